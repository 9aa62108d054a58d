import { useSyncExternalStore } from 'react'
import { DeviceSubscription, pushApi } from '#contract/push.ts'
import { call } from './api.ts'
import { isInstalled, platformOf } from './install.ts'
import { beforeSignOut, whenSignedOut } from './sign-out.ts'

export interface PushState {
  /** `install-first`: iPhones give pushes to installed apps only. */
  support: 'unknown' | 'yes' | 'install-first' | 'no'
  permission: NotificationPermission
  isOn: boolean
}

const UNKNOWN: PushState = { support: 'unknown', permission: 'default', isOn: false }
let state: PushState = UNKNOWN
let asked = false
const listeners = new Set<() => void>()

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
 * Call it inside a press, or browsers show no prompt.
 * @returns the person's answer
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

export async function disablePush(): Promise<void> {
  const subscription = await current()
  if (subscription) {
    await call(pushApi.unsubscribe, { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  await look()
}

/** Repairs a subscription that the browser or the server lost. */
export async function refreshPush(): Promise<void> {
  await look()
  const subscription = await current()
  if (state.permission === 'granted' && subscription) await sendSubscription(subscription).catch(() => undefined)
}

// While the session is valid, so that the server forgets the device too. Failing that, the push service will report the endpoint gone.
beforeSignOut(async () => {
  const subscription = await current()
  if (subscription) await call(pushApi.unsubscribe, { body: { endpoint: subscription.endpoint } })
})
whenSignedOut(async () => {
  // Notifications on the lock screen belong to the person who left.
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

/** `ready` never resolves without a worker. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

/** A subscription under another key is useless: cancel it first. */
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
