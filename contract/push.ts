import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Message } from './fields.ts'
import { shortId } from './format.ts'

/** Before encryption; push services accept 4096 after it. */
export const PUSH_MAX_BYTES = 3000
/** A new one replaces the longest unused. */
export const PUSH_DEVICES_MAX = 20

const Base64Url = (bytes: number) =>
  z.string('Falta a chave do navegador.').check(
    z.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'Chave inválida.'),
    z.refine((value) => Math.floor((value.replace(/=+$/, '').length * 3) / 4) === bytes, 'Chave inválida.'),
  )

/** Its target is checked on sending. */
const PushEndpoint = z.url('Endereço inválido.').check(
  z.maxLength(1000, 'Endereço longo demais.'),
  z.refine((value) => value.startsWith('https://') && !/^https:\/\/[^/]*@/.test(value), 'Endereço inválido.'),
)

/** The shape of PushSubscription.toJSON(). */
export const DeviceSubscription = z.object({
  endpoint: PushEndpoint,
  keys: z.object({ p256dh: Base64Url(65), auth: Base64Url(16) }),
})
export type DeviceSubscription = z.infer<typeof DeviceSubscription>

export const NotificationPreferences = z.object({
  orders: z.boolean(),
  /** If off, neither shown nor mailed. */
  reminders: z.boolean(),
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

/** The setting controlling this type. */
export const topicOf = (type: string): NotificationTopic => TOPICS[type] ?? 'news'

/** The form with the requested slot open. */
export const askedPhotoPath = (orderId: string, slot = 'pedida') => `/onboarding/${orderId}?foto=${slot}`

/** The reveal the first time, the dashboard afterwards. */
export const readyPath = (orderId: string) => `/dashboard/pronto/${orderId}`

/** `aviso` lets opening mark it read. */
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
 * Shown by Safari itself (declarative web push), elsewhere by our service worker. https://www.w3.org/TR/push-api/#declarative-push-message
 */
export const PushMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    lang: z.string(),
    tag: z.string(),
    /** Absolute address. */
    navigate: z.string(),
    /** Digits, by the standard. */
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
