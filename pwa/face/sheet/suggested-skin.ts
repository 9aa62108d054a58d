import type { SheetMeasure } from '#contract/face/sheet.ts'
import { skinDepthOf } from '#visagism/colour/measured.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed/observed.ts'

/**
 * Fills the tone from a sheet's measure where no person gave one.
 * @param emptied taken back by the person, so not filled
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
