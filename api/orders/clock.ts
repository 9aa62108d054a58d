/** The delivery time, which stands still while the buyer owes a photo that was asked for. */
import type { OrderStatus } from '#contract/orders.ts'
import type { Prisma, Tx } from '../platform/db.ts'
import { businessTimeBetween, deliveryDue } from './business-time.ts'

const HOUR_MS = 3_600_000

interface Clock {
  readonly status: OrderStatus
  readonly dueAt: Date | null
  readonly dueStoppedAt: Date | null
  readonly revisionDueAt: Date | null
}

/** Of the first report, or of the version that follows a photo asked for after delivery. */
export const runningDue = ({ status, dueAt, revisionDueAt }: Omit<Clock, 'dueStoppedAt'>): Date | null =>
  status === 'CONCLUIDO' ? revisionDueAt : dueAt

/** In milliseconds; negative once late. Null before it started. */
export function businessTimeLeft(clock: Clock, now: Date): number | null {
  const due = runningDue(clock)
  return due && businessTimeBetween(clock.dueStoppedAt ?? now, due)
}

/** Asked by a visagist, and not come. */
export const photoOwed = (now = new Date()) =>
  ({ reason: { not: null }, usedAt: null, expiresAt: { gt: now } }) satisfies Prisma.PhotoRequestWhereInput

/** A version that is owed, or the first report. */
export const CLOCK_RUNS = {
  dueStoppedAt: null,
  OR: [{ status: 'EM_PROCESSAMENTO' }, { status: 'CONCLUIDO', revisionDueAt: { not: null } }],
} satisfies Prisma.OrderWhereInput

/** A photo was asked for. Idempotent. */
export async function stopClock(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  await tx.order.updateMany({ where: { id: orderId, ...CLOCK_RUNS }, data: { dueStoppedAt: now } })
}

/** Business time that stood still is given back, unless another photo is owed. Idempotent. */
export async function restartClock(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } })
  const { dueStoppedAt } = order
  if (!dueStoppedAt || (await tx.photoRequest.count({ where: { orderId, ...photoOwed(now) } })) > 0) return
  await tx.order.update({ where: { id: orderId }, data: { ...timeGivenBack(order, now), dueStoppedAt: null } })
}

/** The due time moved on by the business time that stood still. */
export function timeGivenBack(order: Clock, now: Date): Partial<Pick<Clock, 'dueAt' | 'revisionDueAt'>> {
  const [due, stopped] = [runningDue(order), order.dueStoppedAt]
  if (!due || !stopped) return {}
  const left = businessTimeBetween(stopped, due)
  const again =
    left > 0 ? deliveryDue(now, left / HOUR_MS) : new Date(due.getTime() + now.getTime() - stopped.getTime())
  return order.status === 'CONCLUIDO' ? { revisionDueAt: again } : { dueAt: again }
}

/** A photo asked for after delivery has come: a new version is owed, and its time starts anew. */
export async function startRevision(tx: Tx, orderId: string, now = new Date()): Promise<void> {
  const owed = await tx.photoRequest.count({ where: { orderId, ...photoOwed(now) } })
  await tx.order.update({
    where: { id: orderId },
    data: { revisionDueAt: deliveryDue(now), dueStoppedAt: owed > 0 ? now : null, deadlineNotified: 0 },
  })
}

/** Requests that ran out, or went, hold nobody's clock. */
export async function restartForgotten(tx: Tx, now: Date): Promise<void> {
  const orders = await tx.order.findMany({
    where: { dueStoppedAt: { not: null }, eraseAt: null, photoRequests: { none: photoOwed(now) } },
    select: { id: true },
  })
  for (const { id } of orders) await restartClock(tx, id, now)
}
