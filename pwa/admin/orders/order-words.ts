import type { AdminOrder } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { isTerminal, ORDER_STATUSES, type OrderStatus } from '#contract/orders.ts'
import { paths } from '#pwa/paths.ts'

export const nameOf = (order: AdminOrder) => order.customerName?.trim() || 'Sem nome'

/** `Pedido 7D12F0AA, de Beatriz Yamamoto.` */
export const orderWords = (order: AdminOrder) => `Pedido ${shortId(order.id)}, de ${nameOf(order)}.`

/** Its place at the desk: photos, marking, the engine's reading. */
export const deskHref = (orderId: string) => `${paths.admin}?view=desk&order=${orderId}`

/** As the specification has it: a report is seen and saved once its order is done. */
export const mayHavePdf = (order: AdminOrder) => order.status === 'CONCLUIDO'
export const downloadPdfHref = (order: AdminOrder) => `/api/admin/orders/${order.id}/pdf/download`

/** What an order of this state may be set to: to and from an ending only by who owns the shop. */
export function statusesFor(now: OrderStatus | undefined, isOwner: boolean): readonly OrderStatus[] {
  if (isOwner) return ORDER_STATUSES
  if (now && isTerminal(now)) return [now]
  return ORDER_STATUSES.filter((status) => !isTerminal(status))
}
