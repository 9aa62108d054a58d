import { isTerminal, type OrderStatus } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'

/** Refunded or contested: said as such, because a phone then lets its photos go. @throws Problem order-ended */
export function refuseEnded(status: OrderStatus): void {
  if (!isTerminal(status)) return
  const what = status === 'REEMBOLSADO' ? 'reembolsado' : 'contestado'
  throw new Problem('order-ended', { text: `Nenhum pedido pendente encontrado: este pedido foi ${what}.` })
}
