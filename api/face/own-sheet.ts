import { SheetMeasure } from '#contract/face/sheet.ts'
import { skinDepthOf } from '#visagism/colour/measured.ts'
import { keepWords } from './observed-record.ts'
import { announceOrder } from '../orders/order-status.ts'
import { requireOwnOrder } from '../orders/own-order.ts'
import { db, transact } from '../platform/db.ts'
import { lockUndelivered } from './face-order.ts'
import type { ColourMeasureRow } from './colour-measures.ts'

const OF_SHEET = 'folha'

/** Null if missing or unreadable. */
function present(row: ColourMeasureRow | null): SheetMeasure | null {
  if (!row) return null
  const { typologyAngle, hueAngle, contrast, measuredAt } = row
  return SheetMeasure.safeParse({ typologyAngle, hueAngle, contrast, at: measuredAt.toISOString() }).data ?? null
}

/** @throws Problem order-not-found */
export async function findOwnSheet(userId: string, orderId: string): Promise<SheetMeasure | null> {
  await requireOwnOrder(userId, orderId)
  return present(await db.colourMeasure.findUnique({ where: { orderId_means: { orderId, means: OF_SHEET } } }))
}

/**
 * Needs consent, before delivery. The skin depth enters the record as the device's value, below person and visagist. The newer measure
 * wins, whatever the arrival order; future times are clamped.
 * @returns the stored measure
 * @throws Problem order-not-found, order-ended, order-closed, consent-missing
 */
export async function keepOwnSheet(
  userId: string,
  orderId: string,
  measure: SheetMeasure,
): Promise<SheetMeasure | null> {
  return transact(async (tx) => {
    const order = await lockUndelivered(
      tx,
      userId,
      orderId,
      'Para guardar a medida, autorize antes o uso do seu rosto neste pedido.',
    )
    const where = { orderId_means: { orderId, means: OF_SHEET } } as const
    const measuredAt = new Date(Math.min(new Date(measure.at).getTime(), Date.now()))
    const before = await tx.colourMeasure.findUnique({ where })
    if (before && before.measuredAt >= measuredAt) return present(before)
    const { typologyAngle, hueAngle, contrast } = measure
    const data = { light: 'even', typologyAngle, hueAngle, contrast, measuredAt }
    const row = await tx.colourMeasure.upsert({ where, create: { orderId, means: OF_SHEET, ...data }, update: data })
    await keepWords(tx, {
      orderId,
      by: 'aparelho',
      byUserId: userId,
      values: { skin: skinDepthOf(typologyAngle) },
      saidAt: { skin: measuredAt.toISOString() },
      isAnew: true,
    })
    await announceOrder(tx, order)
    return present(row)
  })
}
