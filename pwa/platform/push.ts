import { useSyncExternalStore } from 'react'
import { DeviceSubscription, pushApi } from '#contract/push.ts'
import { call } from './api.ts'
import { isInstalled, platformOf } from './install.ts'
import { beforeSignOut, whenSignedOut } from './sign-out.ts'

export interface PushState {
  /** `install-first`: an iPhone gives pushes to installed apps only. */
  support: 'unknown' | 'yes' | 'install-first' | 'no'
  permission: NotificationPermission
  isOn: boolean
}

const UNKNOWN: PushState = { support: 'unknown', permission: 'default', isOn: false }
let state: PushState = UNKNOWN
let asked = false
const listeners = new Set<() => void>()

/** Whether this device may be told things while the app is closed. */
export function usePush(): PushState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      if (!asked) void look()
      return () => listeners.delete(listener)
    },
    () => state,
    () => UNKNOWN,
  )
}

/**
 * Asks the person and subscribes. Must be called inside a press: browsers show no question otherwise.
 * @returns what they answered
 */
export async function enablePush(): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission()
  if (permission === 'granted') {
    const registration = await navigator.serviceWorker.ready
    const { publicKey } = await call(pushApi.key)
    const subscription = await subscribeWith(registration, publicKey)
    await sendSubscription(subscription)
  }
  await look()
  return permission
}

/** Switches this device off, on the server and here. */
export async function disablePush(): Promise<void> {
  const subscription = await current()
  if (subscription) {
    await call(pushApi.unsubscribe, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  await look()
}

/** On opening the app: a subscription that browsers changed or servers forgot is made good again. */
export async function refreshPush(): Promise<void> {
  await look()
  const subscription = await current()
  if (state.permission === 'granted' && subscription) await sendSubscription(subscription).catch(() => undefined)
}

// While the session still opens doors, so that the server forgets the device too; a network that fails leaves the browser's
// own forgetting, and the push service then calls the address gone.
beforeSignOut(async () => {
  const subscription = await current()
  if (subscription) await call(pushApi.unsubscribe, { body: { endpoint: subscription.endpoint } })
})
whenSignedOut(async () => {
  // What the lock screen still shows was told to the person who left.
  for (const notification of (await (await registered())?.getNotifications()) ?? []) notification.close()
  await (await current())?.unsubscribe()
  await look()
})

async function look(): Promise<void> {
  asked = true
  const support = supportOf()
  const permission = support === 'yes' ? Notification.permission : 'default'
  const isOn = permission === 'granted' && (await current()) !== null
  state = { support, permission, isOn }
  for (const listener of listeners) listener()
}

function supportOf(): PushState['support'] {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'yes'
  return platformOf() === 'ios' && !isInstalled() ? 'install-first' : 'no'
}

async function current(): Promise<PushSubscription | null> {
  return 'PushManager' in window ? ((await (await registered())?.pushManager.getSubscription()) ?? null) : null
}

/** `ready` would wait for ever where no worker is registered. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

/** A subscription under another key (a server set up anew) is useless: it is given back first. */
async function subscribeWith(registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    return await registration.pushManager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(options)
  }
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  await call(pushApi.subscribe, { body: DeviceSubscription.parse(subscription.toJSON()) })
}
