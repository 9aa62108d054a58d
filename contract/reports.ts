import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id } from './fields.ts'
import { shortId } from './format.ts'

/** Same words, different pages. */
export const REPORT_EDITIONS = ['a4', 'phone'] as const
export const ReportEdition = z.enum(REPORT_EDITIONS, 'Escolha uma edição da lista.')
export type ReportEdition = z.infer<typeof ReportEdition>

/** `rosto-ideal-analise-7F3A9C21.pdf`, `…-celular.pdf`. */
export const reportFileName = (orderId: string, edition: ReportEdition = 'a4') =>
  `rosto-ideal-analise-${shortId(orderId)}${edition === 'phone' ? '-celular' : ''}.pdf`

export const reportsApi = endpoints({
  download: {
    method: 'GET',
    path: '/api/orders/:id/pdf/download',
    audience: 'customer',
    says: 'O relatório em PDF do pedido, em A4 ou na edição para celular.',
    params: z.object({ id: Id }),
    query: z.object({ edition: z.optional(ReportEdition) }),
    reply: 'file',
  },
})
