import { isTerminal, type OrderStatus } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'

/**
 * On `order-ended` phones delete their photos; while undoing is possible they keep them.
 * @throws Problem order-ended, order-on-hold
 */
export function refuseEnded(order: {
  readonly status: OrderStatus
  readonly endedFrom: OrderStatus | null
  readonly eraseAt: Date | null
}): void {
  if (!isTerminal(order.status)) return
  if (order.eraseAt) throw new Problem('order-on-hold')
  const what = order.endedFrom ? 'encerrado' : order.status === 'REEMBOLSADO' ? 'reembolsado' : 'contestado'
  throw new Problem('order-ended', { text: `Nenhum pedido pendente encontrado: este pedido foi ${what}.` })
}
