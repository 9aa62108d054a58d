import { BRAND } from '#contract/brand.ts'
import { DEFAULT_PREFERENCES, notificationPath, PUSH_MAX_BYTES, type PushMessage, topicOf } from '#contract/push.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { record } from '../platform/log.ts'
import type { PushParcel, PushTarget } from '../platform/web-push.ts'

const DAY_S = 24 * 60 * 60
/** Still relevant after days offline. */
const LASTING: ReadonlySet<string> = new Set(['order_complete', 'pdf_ready'])
const TITLE_MAX = 120
const BODY_MAX = 400

export interface DuePush {
  readonly target: PushTarget
  readonly parcel: PushParcel
}

/** Null when no longer wanted. */
export async function readPush(notificationId: string, subscriptionId: string): Promise<DuePush | null> {
  const notification = await db.notification.findUnique({
    where: { id: notificationId },
    include: { user: { select: { erasedAt: true, notificationPreferences: true } } },
  })
  // Read or deleted meanwhile.
  if (!notification || notification.readAt || notification.user.erasedAt) return null
  const wants = notification.user.notificationPreferences ?? DEFAULT_PREFERENCES
  if (!wants[topicOf(notification.type)]) return null
  const { userId } = notification
  const target = await db.pushSubscription.findFirst({ where: { id: subscriptionId, userId } })
  if (!target) return null
  const unread = await db.notification.count({ where: { userId, readAt: null } })
  const message: PushMessage = {
    web_push: 8030,
    notification: {
      title: shortened(notification.title, TITLE_MAX),
      body: shortened(notification.message, BODY_MAX),
      lang: 'pt-BR',
      tag: notification.id,
      navigate: env.appUrl + notificationPath(notification),
      app_badge: String(unread),
    },
  }
  const payload = JSON.stringify(message)
  if (Buffer.byteLength(payload) > PUSH_MAX_BYTES) throw new Error('push payload too large')
  return {
    target,
    parcel: {
      payload,
      ttl: LASTING.has(notification.type) ? 7 * DAY_S : DAY_S,
      urgency: topicOf(notification.type) === 'orders' ? 'high' : 'normal',
      // A repeat replaces the pending push.
      topic: notification.id.replaceAll('-', ''),
      subject: `mailto:${BRAND.supportEmail}`,
    },
  }
}

/** At a word, with an ellipsis. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`
}

export async function notePushed(subscriptionId: string): Promise<void> {
  await db.pushSubscription.updateMany({ where: { id: subscriptionId, failures: { gt: 0 } }, data: { failures: 0 } })
}

export async function forgetDevice(subscriptionId: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { id: subscriptionId } })
}

/** Permanently refused: retrying is useless, so alarm. */
export async function alarmRefusedPush(subscriptionId: string, status: number): Promise<void> {
  const row = await db.pushSubscription.update({
    where: { id: subscriptionId },
    data: { failures: { increment: 1 } },
    select: { endpoint: true, userId: true },
  })
  const isOurKey = status === 401 || status === 403
  await record({
    level: 'error',
    category: 'api_request',
    action: isOurKey ? 'push_keys_refused' : 'push_refused',
    message: isOurKey
      ? `O serviço de avisos recusou a nossa chave (${status}). Confira VAPID_PUBLIC_KEY e VAPID_PRIVATE_KEY.`
      : `O serviço de avisos recusou o envio (${status}).`,
    errorCode: String(status),
    // Host only: the full address would allow writing to the device.
    details: { service: new URL(row.endpoint).hostname },
    userId: row.userId,
  })
}
