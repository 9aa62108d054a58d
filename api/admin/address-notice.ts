import { isTerminal, ORDER_STATUS_WORDS } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import type { Actor } from '../orders/order-status.ts'
import { applyWithAddress } from '../payments/apply.ts'
import { db } from '../platform/db.ts'
import { journal } from './journal.ts'

/**
 * An owner enters the missing address of a purchase, which opens the order. Idempotent.
 * @returns the outcome
 * @throws Problem not-found, notice-settled, changed-meanwhile, repair-failed (still no order, and why)
 */
export async function addressNotice(id: string, email: string, actor: Actor): Promise<string> {
  const { orderId, reason } = await applyWithAddress(id, email, (tx) =>
    journal(tx, actor, { action: 'webhook.addressed', subject: 'webhook', subjectId: id }),
  )
  const order = orderId && (await db.order.findUnique({ where: { id: orderId } }))
  if (!order)
    throw new Problem('repair-failed', { text: `O pedido não foi aberto: ${reason ?? 'o aviso não diz de quem é'}.` })
  if (isTerminal(order.status))
    return `Esta compra já terminou na Kiwify. O pedido ficou registrado como ${ORDER_STATUS_WORDS[order.status].label}, sem acesso e sem e-mail.`
  return `Pedido aberto. O acesso vai para ${email}.`
}
