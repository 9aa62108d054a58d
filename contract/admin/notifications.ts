import * as z from 'zod/mini'
import { pageFields, pageOf } from './page.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message } from '../fields.ts'
import { NOTIFICATION_TYPES } from '../notifications.ts'

export const AdminNotification = z.object({
  id: Id,
  userId: Id,
  recipientName: z.nullable(z.string()),
  recipientEmail: z.string(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  orderId: z.nullable(Id),
  read: z.boolean(),
  createdAt: IsoDateTime,
})
export type AdminNotification = z.infer<typeof AdminNotification>

const MISSING = 'Título e mensagem são obrigatórios'
const words = {
  type: z._default(z.enum(NOTIFICATION_TYPES, 'Escolha um tipo da lista.'), 'order_update'),
  title: z.string(MISSING).check(z.trim(), z.minLength(1, MISSING), z.maxLength(120, 'Use no máximo 120 letras.')),
  message: z.string(MISSING).check(z.trim(), z.minLength(1, MISSING), z.maxLength(1000, 'Use no máximo 1.000 letras.')),
}
const WHO_MISSING = 'Selecione um usuário para notificação individual'

export const SingleNotification = z.object({
  ...words,
  userId: z.uuid(WHO_MISSING),
  orderId: z.nullish(Id),
})
export const BroadcastMessage = z.object({
  ...words,
  /** From the form: sending twice starts one broadcast. */
  broadcastId: z.optional(Id),
})
export type BroadcastMessage = z.infer<typeof BroadcastMessage>

export const BROADCAST_STATES = ['sending', 'done', 'cancelled'] as const
export const Broadcast = z.object({
  id: Id,
  title: z.string(),
  message: z.string(),
  state: z.enum(BROADCAST_STATES),
  /** How many have been notified, of the recipients fixed at the start. */
  told: z.int(),
  of: z.int(),
  createdAt: IsoDateTime,
})
export type Broadcast = z.infer<typeof Broadcast>

const one = z.object({ id: Id })

export const adminNotificationsApi = endpoints({
  notifications: {
    method: 'GET',
    path: '/api/admin/notifications',
    audience: 'admin',
    permission: 'messages',
    says: 'As notificações de todas as pessoas.',
    query: z.object(pageFields),
    reply: pageOf(AdminNotification),
  },
  notifyOne: {
    method: 'POST',
    path: '/api/admin/test-notification',
    audience: 'admin',
    permission: 'messages',
    says: 'Notifica uma pessoa.',
    body: SingleNotification,
    reply: z.object({ id: Id, message: z.string() }),
  },
  broadcast: {
    method: 'POST',
    path: '/api/admin/broadcast-notification',
    audience: 'admin',
    permission: 'ownership',
    says: 'Notifica todos os clientes, em lotes, uma vez cada um.',
    body: BroadcastMessage,
    reply: z.object({ broadcast: Broadcast, message: z.string() }),
  },
  broadcastRecipients: {
    method: 'GET',
    path: '/api/admin/broadcast-recipients',
    audience: 'admin',
    permission: 'ownership',
    says: 'Quantos clientes um envio para todos alcança agora, contados um a um.',
    reply: z.object({ count: z.int() }),
  },
  broadcasts: {
    method: 'GET',
    path: '/api/admin/broadcasts',
    audience: 'admin',
    permission: 'messages',
    says: 'Os últimos envios para todos, com o andamento.',
    reply: z.object({ broadcasts: z.array(Broadcast) }),
  },
  cancelBroadcast: {
    method: 'DELETE',
    path: '/api/admin/broadcasts/:id',
    audience: 'admin',
    permission: 'ownership',
    says: 'Interrompe um envio; quem já recebeu continua com a notificação.',
    params: one,
    reply: Message,
  },
})
