import type { AdminOrder } from '#contract/admin.ts'
import { shortId } from '#contract/format.ts'

export const nameOf = (order: AdminOrder) => order.customerName?.trim() || 'Sem nome'

/** `Pedido 7D12F0AA, de Beatriz Yamamoto.` */
export const orderWords = (order: AdminOrder) => `Pedido ${shortId(order.id)}, de ${nameOf(order)}.`

export const viewPdfHref = (order: AdminOrder) => `/api/admin/orders/${order.id}/pdf`
export const downloadPdfHref = (order: AdminOrder) => `/api/admin/orders/${order.id}/pdf/download`
