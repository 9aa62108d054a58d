import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Message } from './fields.ts'
import { shortId } from './format.ts'

/** Bytes of a push's text before it is sealed; the services take 4096 after. */
export const PUSH_MAX_BYTES = 3000
/** Devices of one person; the one unused for longest leaves for a new one. */
export const PUSH_DEVICES_MAX = 20

const Base64Url = (bytes: number) =>
  z.string('Falta a chave do navegador.').check(
    z.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'Chave inválida.'),
    z.refine((value) => Math.floor((value.replace(/=+$/, '').length * 3) / 4) === bytes, 'Chave inválida.'),
  )

/** An address at a push service: https, a name, no port or password of its own. Where it leads is checked on sending. */
const PushEndpoint = z.url('Endereço inválido.').check(
  z.maxLength(1000, 'Endereço longo demais.'),
  z.refine((value) => value.startsWith('https://') && !/^https:\/\/[^/]*@/.test(value), 'Endereço inválido.'),
)

/** As a browser's PushSubscription.toJSON() gives it. */
export const DeviceSubscription = z.object({
  endpoint: PushEndpoint,
  keys: z.object({ p256dh: Base64Url(65), auth: Base64Url(16) }),
})
export type DeviceSubscription = z.infer<typeof DeviceSubscription>

export const NotificationPreferences = z.object({
  /** The course of an order: received, ready, refunded. */
  orders: z.boolean(),
  /** A form half filled, photos missing. Off, they are not sent at all: neither shown nor mailed. */
  reminders: z.boolean(),
  /** Everything else. */
  news: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>
export type NotificationTopic = keyof NotificationPreferences

export const DEFAULT_PREFERENCES: NotificationPreferences = { orders: true, reminders: true, news: false }

const TOPICS: Readonly<Record<string, NotificationTopic>> = {
  order_update: 'orders',
  order_status: 'orders',
  order_complete: 'orders',
  pdf_ready: 'orders',
  photo_wanted: 'orders',
  desk_deadline: 'orders',
  desk_photo: 'orders',
  desk_undelivered: 'orders',
  alarm: 'orders',
  desk_alarm: 'orders',
  orders_alarm: 'orders',
  welcome: 'orders',
  form_reminder: 'reminders',
}

/** What a person switches on and off, of which this type is one. */
export const topicOf = (type: string): NotificationTopic => TOPICS[type] ?? 'news'

/** Where a customer answers a visagist who asked for another photo: the form, with that slot open. */
export const askedPhotoPath = (orderId: string, slot = 'pedida') => `/onboarding/${orderId}?foto=${slot}`

/** Where a ready guide is announced to lead: to its reveal the first time, to the dashboard afterwards. */
export const readyPath = (orderId: string) => `/dashboard/pronto/${orderId}`

/** Where a notification leads, on the screen or from the lock screen. `aviso` names it, so that opening marks it read. */
export function notificationPath(notification: { id: string; type: string; orderId: string | null }): string {
  const { id, type, orderId } = notification
  if (type.startsWith('desk_')) return orderId ? `/admin?view=desk&order=${orderId}` : '/admin?view=desk'
  if (type === 'alarm') return '/admin?view=health'
  if (type === 'orders_alarm') return `/admin?view=orders${orderId ? `&search=${shortId(orderId)}` : ''}`
  if (type === 'photo_wanted' && orderId) return `${askedPhotoPath(orderId)}&aviso=${id}`
  if (type === 'order_complete' && orderId) return `${readyPath(orderId)}?aviso=${id}`
  const opens = type === 'welcome' || type === 'form_reminder' ? 'form' : 'details'
  if (orderId && opens === 'form') return `/onboarding/${orderId}?aviso=${id}`
  return orderId ? `/dashboard?pedido=${orderId}&aviso=${id}` : `/dashboard?aviso=${id}`
}

/**
 * What travels to a device: Safari shows it by itself (declarative web push), others hand it to our service worker.
 * https://www.w3.org/TR/push-api/#declarative-push-message
 */
export const PushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: z.string(),
    tag: z.string(),
    /** A whole address. */
    navigate: z.string(),
    /** Digits, as the standard has it. */
    app_badge: z.string(),
  }),
})
export type PushMessage = z.infer<typeof PushMessage>

export const pushApi = endpoints({
  key: {
    method: 'GET',
    path: '/api/push/key',
    audience: 'customer',
    says: 'A chave pública com que um navegador aceita avisos nossos.',
    reply: z.object({ publicKey: z.string() }),
  },
  subscribe: {
    method: 'PUT',
    path: '/api/push/subscription',
    audience: 'customer',
    says: 'Liga os avisos neste aparelho, ou confirma que continuam ligados.',
    body: z.object({ ...DeviceSubscription.shape, replaces: z.optional(PushEndpoint) }),
    reply: Message,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/push/unsubscribe',
    audience: 'customer',
    says: 'Desliga os avisos neste aparelho.',
    body: z.object({ endpoint: PushEndpoint }),
    reply: Message,
  },
  preferences: {
    method: 'GET',
    path: '/api/notification-preferences',
    audience: 'customer',
    says: 'Sobre o que a pessoa quer ser avisada, e em quantos aparelhos.',
    reply: z.object({ ...NotificationPreferences.shape, devices: z.int() }),
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/notification-preferences',
    audience: 'customer',
    says: 'Muda sobre o que a pessoa quer ser avisada.',
    body: NotificationPreferences,
    reply: NotificationPreferences,
  },
})
