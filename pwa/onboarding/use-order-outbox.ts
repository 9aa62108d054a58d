import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { whenWorkerSends } from '#pwa/platform/background-sync.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { openOrderOutbox, type OrderOutbox } from './order-outbox.ts'
import { isClosed } from './submission.ts'
import { setWaitingForms } from './waiting-forms.ts'
import { orderWire } from './wire.ts'

const open = new Map<string, OrderOutbox>()
const watched = new Set<OrderOutbox>()
const unseenListeners = new Set<() => void>()
const anyListeners = new Set<() => void>()
const tellAny = () => {
  const waiting = [...open].filter(([, outbox]) => stateOf(outbox) === 'waiting')
  setWaitingForms(waiting.map(([key]) => key.slice(key.indexOf('/') + 1)))
  for (const listener of anyListeners) listener()
}

whenSignedOut(() => {
  for (const outbox of open.values()) outbox.stop()
  open.clear()
  tellAny()
})

/** One outbox an order for the whole page: it keeps sending while the person walks through other screens. */
export function orderOutbox(userId: string, orderId: string): OrderOutbox {
  const key = `${userId}/${orderId}`
  const known = open.get(key)
  if (known) return known
  const outbox: OrderOutbox = openOrderOutbox({
    userId,
    orderId,
    store: deviceStore(userId),
    wire: orderWire(orderId),
    onDelivered() {
      open.delete(key)
      tellAny()
      if (!watched.has(outbox)) for (const listener of unseenListeners) listener()
    },
  })
  open.set(key, outbox)
  outbox.subscribe(tellAny)
  return outbox
}

/** A refunded order wants nothing now: its photos leave the device, the answers stay for the case that it is opened again. */
export async function abandonOrder(userId: string, orderId: string): Promise<void> {
  const outbox = orderOutbox(userId, orderId)
  open.delete(`${userId}/${orderId}`)
  await outbox.abandon()
  tellAny()
}

/** Signed in again: what waited for it goes now. */
export function wakeOutboxes(): void {
  for (const outbox of open.values()) outbox.wake()
}

// With the app open its screens show how far an upload is: they go before the worker.
whenWorkerSends(wakeOutboxes)

/** The order's outbox, redrawing the screen whenever something in it moves. */
export function useOrderOutbox(userId: string, orderId: string): OrderOutbox {
  const outbox = useMemo(() => orderOutbox(userId, orderId), [userId, orderId])
  useSyncExternalStore(outbox.subscribe, outbox.version)
  useEffect(() => {
    watched.add(outbox)
    tellAny()
    return () => {
      watched.delete(outbox)
      tellAny()
    }
  }, [outbox])
  return outbox
}

/** Calls back when a form reached the server while its own screen was not there to say so. */
export function onDeliveredUnseen(listener: () => void): () => void {
  unseenListeners.add(listener)
  return () => unseenListeners.delete(listener)
}

export type UnseenPost = 'none' | 'waiting' | 'refused' | 'closed'

/**
 * Whether a pressed form waits, came back refused, or came back because its order takes none any more, while its own screen is
 * not there to say so.
 */
export function useUnseenPost(): UnseenPost {
  return useSyncExternalStore(subscribeAny, unseenPost)
}

/** Read and understood: the pressing is forgotten, the answers are not. */
export function settleClosedPost(): void {
  for (const outbox of open.values()) if (stateOf(outbox) === 'closed') void outbox.withdraw()
}

function subscribeAny(listener: () => void): () => void {
  anyListeners.add(listener)
  return () => anyListeners.delete(listener)
}

function stateOf(outbox: OrderOutbox): UnseenPost {
  const { state, problem } = outbox.submission()
  if (state === 'refused') return problem && isClosed(problem) ? 'closed' : 'refused'
  return state === 'waiting' || state === 'sending' ? 'waiting' : 'none'
}

function unseenPost(): UnseenPost {
  const states = [...open.values()].filter((outbox) => !watched.has(outbox)).map(stateOf)
  return (['refused', 'closed', 'waiting'] as const).find((state) => states.includes(state)) ?? 'none'
}

/** False until the device has told what it keeps of this order. */
export function useReady(outbox: OrderOutbox): boolean {
  const [ready, setReady] = useState<OrderOutbox | null>(null)
  useEffect(() => {
    void outbox.ready.then(() => setReady(outbox))
  }, [outbox])
  return ready === outbox
}
