import type { AdminOrder } from '#contract/admin/orders.ts'
import { shortId } from '#contract/format.ts'
import { paths } from '#pwa/paths.ts'

export const nameOf = (order: AdminOrder) => order.customerName?.trim() || 'Sem nome'

/** `Pedido 7D12F0AA, de Beatriz Yamamoto.` */
export const orderWords = (order: AdminOrder) => `Pedido ${shortId(order.id)}, de ${nameOf(order)}.`

/** Its place at the desk: photos, marking, the engine's reading. */
export const deskHref = (orderId: string) => `${paths.admin}?view=desk&order=${orderId}`

/** As the specification has it: a report is seen and saved once its order is done. */
export const mayHavePdf = (order: AdminOrder) => order.status === 'CONCLUIDO'
export const downloadPdfHref = (order: AdminOrder) => `/api/admin/orders/${order.id}/pdf/download`

/** A status moves no money: said wherever an order is marked as refunded. */
export const REFUND_WORDS =
  'O dinheiro é devolvido na Kiwify; aqui só muda o pedido: as fotos são apagadas e a pessoa recebe um e-mail.'
