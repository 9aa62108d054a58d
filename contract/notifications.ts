import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime, Message } from './fields.ts'

export const POLL_MS = 30_000
export const UNREAD_CAP = 9

/** Types with their own icon. */
export const NOTIFICATION_TYPES = [
  'order_update',
  'order_status',
  'order_complete',
  'pdf_ready',
  'welcome',
  'form_reminder',
] as const

export const Notification = z.object({
  id: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  orderId: z.nullable(Id),
  read: z.boolean(),
  createdAt: IsoDateTime,
})
export type Notification = z.infer<typeof Notification>

const one = z.object({ id: Id })

export const notificationsApi = endpoints({
  list: {
    method: 'GET',
    path: '/api/notifications',
    audience: 'customer',
    says: 'As notificações, da mais nova à mais antiga.',
    reply: z.array(Notification),
  },
  unreadCount: {
    method: 'GET',
    path: '/api/notifications/unread-count',
    audience: 'customer',
    says: 'Quantas notificações não foram lidas.',
    reply: z.object({ count: z.int() }),
  },
  read: {
    method: 'PUT',
    path: '/api/notifications/:id/read',
    audience: 'customer',
    says: 'Marca uma notificação como lida.',
    params: one,
    reply: Message,
  },
  remove: {
    method: 'DELETE',
    path: '/api/notifications/:id',
    audience: 'customer',
    says: 'Exclui uma notificação.',
    params: one,
    reply: Message,
  },
})
