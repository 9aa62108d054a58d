import { Router } from 'express'
import { notificationsApi } from '#contract/notifications.ts'
import { pushApi } from '#contract/push.ts'
import { env } from '../platform/env.ts'
import { serve } from '../platform/http.ts'
import { countUnread, listNotifications, markRead, removeNotification } from './notifications.ts'
import { dropSubscription, keepSubscription, readPreferences, savePreferences } from './subscriptions.ts'

export const notificationRoutes = Router()

serve(notificationRoutes, notificationsApi, {
  list: ({ viewer }) => listNotifications(viewer.id),
  unreadCount: async ({ viewer }) => ({ count: await countUnread(viewer.id) }),
  async read({ viewer, params }) {
    await markRead(viewer.id, params.id)
    return { message: 'Notificação lida' }
  },
  async remove({ viewer, params, client }) {
    await removeNotification({ ...viewer, ip: client.ip }, params.id)
    return { message: 'A notificação foi excluída com sucesso.' }
  },
})

serve(notificationRoutes, pushApi, {
  key: async () => ({ publicKey: env.VAPID_PUBLIC_KEY }),
  async subscribe({ viewer, body, client }) {
    await keepSubscription(viewer.id, { ...body, userAgent: client.userAgent })
    return { message: 'Avisos ligados neste aparelho.' }
  },
  async unsubscribe({ viewer, body }) {
    await dropSubscription(viewer.id, body.endpoint)
    return { message: 'Avisos desligados neste aparelho.' }
  },
  preferences: ({ viewer }) => readPreferences(viewer.id),
  savePreferences: ({ viewer, body }) => savePreferences(viewer.id, body),
})
