import type { SheetMeasure } from '#contract/colours/sheet.ts'
import { skinDepthOf } from '#visagism/colour/measured.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed.ts'

/**
 * The record with the tone a sheet suggests, where nobody has said one: at once, before the server knows of it.
 * @param emptied taken back by the person: only a measure from after that fills them again
 */
export function withSuggestedSkin(
  record: ObservedRecord,
  measure: SheetMeasure | undefined,
  emptied: readonly ObservedField[],
): ObservedRecord {
  const { skin } = record
  if (!measure || emptied.includes('skin') || (skin && skin.by !== 'aparelho')) return record
  if (skin && skin.at >= measure.at) return record
  return { ...record, skin: { value: skinDepthOf(measure.typologyAngle), by: 'aparelho', at: measure.at } }
}
