import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id } from './fields.ts'
import { shortId } from './format.ts'

/** `rosto-ideal-analise-7F3A9C21.pdf`. */
export const reportFileName = (orderId: string) => `rosto-ideal-analise-${shortId(orderId)}.pdf`

export const reportsApi = endpoints({
  download: {
    method: 'GET',
    path: '/api/orders/:id/pdf/download',
    audience: 'customer',
    says: 'O relatório em PDF do pedido.',
    params: z.object({ id: Id }),
    reply: 'file',
  },
})
