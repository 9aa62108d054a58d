import { useSyncExternalStore } from 'react'
import { sendInBackground } from '#pwa/platform/background-sync.ts'
import { withLock } from '#pwa/platform/lock.ts'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { startOutbox, type Outbox } from '#pwa/platform/outbox.ts'
import { keepPendingSignOut, PendingSignOut, sendSignOut, SIGN_OUT_LOCK } from './pending-sign-out.ts'

/** Read before anything is drawn, which the other store cannot be. */
const MARK = 'rosto-ideal:saida'

const listeners = new Set<() => void>()
let outbox: Outbox | undefined

/** Somebody signed out here without a network, and their cookie still works: nobody counts as signed in until it is ended. */
const isSignOutPending = (): boolean => readMark() !== null

/** The same, for screens. */
export const useSignOutPending = (): boolean => useSyncExternalStore(subscribe, isSignOutPending)

/** From here on this device counts as signed out, also after a reload; the session ends as soon as there is a network. */
export async function signOutLater(everywhere: boolean): Promise<void> {
  const pending: PendingSignOut = { everywhere, pushEndpoint: await pushEndpoint() }
  await keepPendingSignOut(pending)
  writeMark(pending)
  startPendingSignOut()
}

/**
 * Ends the session that somebody signed out of, if one is still open.
 * @throws Problem when the server could not be asked: nobody may sign in before
 */
export const finishSignOut = (): Promise<void> => withLock(SIGN_OUT_LOCK, sendNow)

/** On opening the app: a sign-out of an earlier visit is sent when there is a network. */
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
  // Signed out in another tab.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
