import { type MeasuredWith, measuredContrast, type MeasuredContrast } from '#visagism/colour/measured.ts'
import type { MeasuredColours } from '#visagism/finder/colours.ts'
import type { ObservedRecord } from '#visagism/observed.ts'
import type { Prisma, Tx } from '../platform/db.ts'

export type ColourMeasureRow = Prisma.ColourMeasureGetPayload<object>

/** The contrast that counts for an order; null where none was measured, or the record says that it is none of skin and hair. */
export function contrastOf(
  rows: readonly Pick<ColourMeasureRow, 'means' | 'contrast'>[],
  observed: ObservedRecord,
): MeasuredContrast | null {
  const value = (means: MeasuredWith) => rows.find((row) => row.means === means)?.contrast ?? null
  return measuredContrast({ folha: value('folha'), foto: value('foto') }, observed)
}

/**
 * Writes what our own program measured on an order's front photo, in place of what it measured on the one before. The caller has
 * asked for the standing consent.
 */
export async function keepPhotoColours(
  tx: Tx,
  { orderId, photoId, colours }: { orderId: string; photoId: string; colours: MeasuredColours },
): Promise<void> {
  const { light, contrast } = colours
  const data = { photoId, light, contrast, measuredAt: new Date() }
  await tx.colourMeasure.upsert({
    where: { orderId_means: { orderId, means: 'foto' } },
    create: { orderId, means: 'foto', ...data },
    update: data,
  })
}
