import { type MeasuredWith, measuredContrast, type MeasuredContrast } from '#visagism/colour/measured.ts'
import type { MeasuredColours } from '#visagism/finder/colours.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import type { Prisma, Tx } from '../platform/db.ts'

export type ColourMeasureRow = Prisma.ColourMeasureGetPayload<object>

/** Null if not measured, or not between skin and hair. */
export function contrastOf(
  rows: readonly Pick<ColourMeasureRow, 'means' | 'contrast'>[],
  observed: ObservedRecord,
): MeasuredContrast | null {
  const value = (means: MeasuredWith) => rows.find((row) => row.means === means)?.contrast ?? null
  return measuredContrast({ folha: value('folha'), foto: value('foto') }, observed)
}

/** Replaces the previous photo's. The caller checks consent. */
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
