import { isTerminal } from '#contract/orders.ts'
import type { MailKind } from '#contract/mail.ts'
import { db } from '../platform/db.ts'
import { isOnHold } from './ended-by-hand.ts'
import { readReminder } from './form-reminders.ts'

/** Require an open order. */
const INTO_ORDER: ReadonlySet<string> = new Set<MailKind>([
  'access',
  'form-received',
  'report-ready',
  'photo-wanted',
  'order-restored',
])

/** True if the form was sent, the order ended or the ending undone since. */
export async function isOutdated({ kind, orderId }: { kind: string; orderId: string | null }): Promise<boolean> {
  if (kind === 'form-reminder') return !orderId || (await readReminder(orderId)) === null
  // A final ending has its own mail.
  if (kind === 'order-closed') return !orderId || !(await isOnHold(orderId))
  if (!orderId || !INTO_ORDER.has(kind)) return false
  const order = await db.order.findUnique({ where: { id: orderId }, select: { status: true } })
  return order !== null && isTerminal(order.status)
}
