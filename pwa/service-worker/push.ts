import { pushApi, PushMessage } from '#contract/push.ts'
import { isAppPath } from '../paths.ts'

declare const self: ServiceWorkerGlobalScope

/** What a page hears when a notification was pressed. */
export const OPEN_MESSAGE = 'OPEN'

/** Shows what was pushed. A browser that shows nothing for a push takes the permission away, so there is always something. */
export function listenForPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(pathOf(event.notification.data)))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    // Not in every browser's types yet; ExtendableEvent is what all of them send.
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

/** Only addresses of our own app: whatever a notification carries, it opens no other site. */
function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : null
  return typeof path === 'string' && isAppPath(path.split('?')[0] ?? '') ? path : '/dashboard'
}

/** In the app that is open already, where nothing under way is lost; else in a new window. */
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

/** The browser changed the device's address by itself: the server learns the new one, under the same session. */
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

/** Not every browser tells the old one or the new one. */
function subscriptionIn(event: Event, name: 'oldSubscription' | 'newSubscription'): PushSubscription | null {
  const found: unknown = Reflect.get(event, name)
  return found instanceof PushSubscription ? found : null
}

/** With the key of before, or the server's. */
async function subscribeAnew(old: PushSubscription | null): Promise<PushSubscription> {
  const kept = old?.options.applicationServerKey
  const key = kept ?? pushApi.key.reply.parse(await (await fetch(pushApi.key.path)).json()).publicKey
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
