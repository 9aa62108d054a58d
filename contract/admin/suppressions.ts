import * as z from 'zod/mini'
import { pageFields, pageOf } from './page.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message, requiredText } from '../fields.ts'

/** `marketing`: unsubscribed; `bounce`: permanently refused by the server. */
export const SuppressionList = z.enum(['marketing', 'bounce'])
export type SuppressionList = z.infer<typeof SuppressionList>

export const AdminSuppression = z.object({
  id: Id,
  /** Null: only a hash is stored, matching no known account. */
  email: z.nullable(z.string()),
  userId: z.nullable(Id),
  list: SuppressionList,
  reason: z.nullable(z.string()),
  createdAt: IsoDateTime,
})
export type AdminSuppression = z.infer<typeof AdminSuppression>

export const adminSuppressionsApi = endpoints({
  suppressions: {
    method: 'GET',
    path: '/api/admin/suppressions',
    audience: 'admin',
    permission: 'messages',
    says: 'Os endereços a que não mandamos e-mails de divulgação, do mais novo ao mais antigo.',
    query: z.object({ ...pageFields, list: z.optional(SuppressionList) }),
    reply: pageOf(AdminSuppression),
  },
  liftSuppression: {
    method: 'POST',
    path: '/api/admin/suppressions/:id/lift',
    audience: 'admin',
    permission: 'messages',
    says: 'Tira um endereço da lista, com o motivo no registro.',
    params: z.object({ id: Id }),
    body: z.object({ reason: requiredText(300, 'Diga por quê: o motivo fica no registro.') }),
    reply: Message,
  },
})
