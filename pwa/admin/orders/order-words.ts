import type { AdminOrder } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { isTerminal, ORDER_STATUSES, type OrderStatus } from '#contract/orders.ts'
import { paths } from '#pwa/paths.ts'

export const nameOf = (order: AdminOrder) => order.customerName?.trim() || 'Sem nome'

export const orderWords = (order: AdminOrder) => `Pedido ${shortId(order.id)}, de ${nameOf(order)}.`

export const deskHref = (orderId: string) => `${paths.admin}?view=desk&order=${orderId}`

/** As the specification requires. */
export const mayHavePdf = (order: AdminOrder) => order.status === 'CONCLUIDO'
export const downloadPdfHref = (order: AdminOrder) => `/api/admin/orders/${order.id}/pdf/download`

/** Only the owner sets or reverts an ending. */
export function statusesFor(now: OrderStatus | undefined, isOwner: boolean): readonly OrderStatus[] {
  if (isOwner) return ORDER_STATUSES
  if (now && isTerminal(now)) return [now]
  return ORDER_STATUSES.filter((status) => !isTerminal(status))
}
