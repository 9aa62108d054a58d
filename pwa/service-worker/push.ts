import { pushApi, PushMessage } from '#contract/push.ts'
import { isAppPath } from '../paths.ts'

declare const self: ServiceWorkerGlobalScope

/** Sent to the page when a notification is pressed. */
export const OPEN_MESSAGE = 'OPEN'

/** Always shows something: browsers revoke the permission of a push that shows nothing. */
export function listenForPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(pathOf(event.notification.data)))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    // Missing in some browsers' types.
    if (event instanceof ExtendableEvent) event.waitUntil(renew(event))
  })
}

async function show(data: PushMessageData | null): Promise<void> {
  const message = PushMessage.safeParse(parsed(data))
  if (!message.success) {
    await self.registration.showNotification('Rosto Ideal', {
      body: 'Há uma novidade no seu painel.',
      icon: '/icons/icon-192.png',
      data: { path: '/dashboard' },
    })
    return
  }
  const { title, body, lang, tag, navigate, app_badge: badge } = message.data.notification
  await Promise.all([
    self.registration.showNotification(title, {
      body,
      lang,
      tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { path: navigate.replace(/^https?:\/\/[^/]+/, '') },
    }),
    setBadge(Number(badge)),
  ])
}

function parsed(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return null
  }
}

async function setBadge(count: number): Promise<void> {
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(count).catch(() => undefined)
}

/** Only paths of this app. */
function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null
  return typeof path === 'string' && isAppPath(path.split('?')[0] ?? '') ? path : '/dashboard'
}

/** In an open window, where nothing under way is lost; else a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const app = windows.find(({ url }) => isAppPath(new URL(url).pathname))
  if (!app) {
    await self.clients.openWindow(path)
    return
  }
  app.postMessage({ type: OPEN_MESSAGE, path })
  await app.focus().catch(() => undefined)
}

/** Reports the device's new push address under the same session. */
async function renew(event: ExtendableEvent): Promise<void> {
  const old = subscriptionIn(event, 'oldSubscription')
  const fresh = subscriptionIn(event, 'newSubscription') ?? (await subscribeAnew(old))
  await fetch(pushApi.subscribe.path, {
    method: pushApi.subscribe.method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fresh.toJSON(), ...(old && { replaces: old.endpoint }) }),
  })
}

/** Some browsers leave one of them out. */
function subscriptionIn(event: Event, name: 'oldSubscription' | 'newSubscription'): PushSubscription | null {
  const found: unknown = Reflect.get(event, name)
  return found instanceof PushSubscription ? found : null
}

async function subscribeAnew(old: PushSubscription | null): Promise<PushSubscription> {
  const kept = old?.options.applicationServerKey
  const key = kept ?? pushApi.key.reply.parse(await (await fetch(pushApi.key.path)).json()).publicKey
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
