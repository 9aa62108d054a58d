import { useSyncExternalStore } from 'react'
import { sendInBackground } from '#pwa/platform/background-sync.ts'
import { withLock } from '#pwa/platform/lock.ts'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { startOutbox, type Outbox } from '#pwa/platform/outbox.ts'
import { keepPendingSignOut, PendingSignOut, sendSignOut, SIGN_OUT_LOCK } from './pending-sign-out.ts'

/** In localStorage, to be read before the first render. */
const MARK = 'rosto-ideal:saida'

const listeners = new Set<() => void>()
let outbox: Outbox | undefined

/** After an offline sign-out the cookie still works, but the person counts as signed out. */
const isSignOutPending = (): boolean => readMark() !== null

export const useSignOutPending = (): boolean => useSyncExternalStore(subscribe, isSignOutPending)

/** Signs out at once on this device, on the server when online. */
export async function signOutLater(everywhere: boolean): Promise<void> {
  const pending: PendingSignOut = { everywhere, pushEndpoint: await pushEndpoint() }
  await keepPendingSignOut(pending)
  writeMark(pending)
  startPendingSignOut()
}

/**
 * Ends the session of an offline sign-out.
 * @throws Problem when the server is unreachable: then no sign-in may happen
 */
export const finishSignOut = (): Promise<void> => withLock(SIGN_OUT_LOCK, sendNow)

export function startPendingSignOut(): void {
  if (!isSignOutPending()) return
  outbox ??= startOutbox({
    name: SIGN_OUT_LOCK,
    flush: () =>
      sendNow().then(
        () => 'empty',
        () => 'waiting',
      ),
    onWaiting: () => void sendInBackground(),
  })
  outbox.wake()
}

async function sendNow(): Promise<void> {
  const pending = readMark()
  if (!pending) return
  await sendSignOut(pending)
  writeMark(null)
}

async function pushEndpoint(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription().catch(() => null)
  return subscription?.endpoint ?? null
}

function readMark(): PendingSignOut | null {
  const mark = PendingSignOut.safeParse(readLocal(MARK))
  return mark.success ? mark.data : null
}

function writeMark(pending: PendingSignOut | null): void {
  writeLocal(MARK, pending)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
