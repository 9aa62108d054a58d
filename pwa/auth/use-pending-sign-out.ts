import { useSyncExternalStore } from 'react'
import { sendInBackground } from '#pwa/platform/background-sync.ts'
import { withLock } from '#pwa/platform/lock.ts'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'
import { startOutbox, type Outbox } from '#pwa/platform/outbox.ts'
import { Departure, DEPARTURE_TURN, keepDeparture, settleDeparture } from './pending-sign-out.ts'

/** Read before anything is drawn, which the other store cannot be. */
const MARK = 'rosto-ideal:saida'

const listeners = new Set<() => void>()
let outbox: Outbox | undefined

/** Somebody left here without a network, and their session still opens doors: nobody is signed in until it is ended. */
export const isDeparted = (): boolean => readMark() !== null

/** The same, for screens. */
export const useDeparted = (): boolean => useSyncExternalStore(subscribe, isDeparted)

/** From here on this device counts as signed out, also after a reload; the session ends as soon as there is a network. */
export async function depart(everywhere: boolean): Promise<void> {
  const departure: Departure = { everywhere, pushEndpoint: await pushEndpoint() }
  await keepDeparture(departure)
  writeMark(departure)
  finishDeparting()
}

/**
 * Ends the session that was left, if there is one.
 * @throws Problem when the server could not be asked: nobody may sign in before
 */
export const endDeparted = (): Promise<void> => withLock(DEPARTURE_TURN, settle)

/** On opening the app: what an earlier visit left is ended when there is a network. */
export function finishDeparting(): void {
  if (!isDeparted()) return
  outbox ??= startOutbox({
    name: DEPARTURE_TURN,
    flush: () =>
      settle().then(
        () => 'empty',
        () => 'waiting',
      ),
    onWaiting: () => void sendInBackground(),
  })
  outbox.wake()
}

async function settle(): Promise<void> {
  const departure = readMark()
  if (!departure) return
  await settleDeparture(departure)
  writeMark(null)
}

async function pushEndpoint(): Promise<string | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription().catch(() => null)
  return subscription?.endpoint ?? null
}

function readMark(): Departure | null {
  const mark = Departure.safeParse(readLocal(MARK))
  return mark.success ? mark.data : null
}

function writeMark(departure: Departure | null): void {
  writeLocal(MARK, departure)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Left in another tab.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
