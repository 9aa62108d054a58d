import { isTerminal } from '#contract/orders.ts'
import type { MailKind } from '#contract/mail.ts'
import { db } from '../platform/db.ts'
import { isOnHold } from './ended-by-hand.ts'
import { readReminder } from './form-reminders.ts'

/** Mails that lead into an order, which must be open for that. */
const INTO_ORDER: ReadonlySet<string> = new Set<MailKind>([
  'access',
  'form-received',
  'report-ready',
  'photo-wanted',
  'order-restored',
])

/**
 * Is what a mail says no longer true? Since it was decided on its form may have been sent, its order may have ended, or the ending
 * it reports may have been undone.
 */
export async function isOutdated({ kind, orderId }: { kind: string; orderId: string | null }): Promise<boolean> {
  if (kind === 'form-reminder') return !orderId || (await readReminder(orderId)) === null
  // Ended for good by the payment provider, its own mail says so.
  if (kind === 'order-closed') return !orderId || !(await isOnHold(orderId))
  if (!orderId || !INTO_ORDER.has(kind)) return false
  const order = await db.order.findUnique({ where: { id: orderId }, select: { status: true } })
  return order !== null && isTerminal(order.status)
}
