import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { sendInBackground, whenWorkerSends } from '#pwa/platform/background-sync.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { startOutbox } from '#pwa/platform/outbox.ts'
import { preparePhoto } from '#pwa/photos/photo-prepare.ts'
import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { keepStorage } from '#pwa/platform/storage-room.ts'
import { isClosed, orderApi } from './order-api.ts'
import { OrderOutbox, type OutboxPage } from './order-outbox.ts'
import { dropFace } from '#pwa/face/face.ts'
import { lookForDoubts } from '#pwa/photos/photo-doubts.ts'
import { likenessOf } from '#pwa/photos/photo-likeness.ts'
import { setWaitingForms } from '../waiting-forms.ts'

const page: OutboxPage = {
  async prepare(file, slot, found) {
    const photo = await preparePhoto(file)
    // Worth asking once somebody has begun.
    void keepStorage()
    const likeness = await likenessOf(photo)
    if (found) return { photo, likeness, doubts: found }
    return { photo, likeness, doubts: await lookForDoubts(photo, slot) }
  },
  keepSending: (lock, flush) => startOutbox({ name: lock, flush, onWaiting: () => void sendInBackground() }),
}

const open = new Map<string, OrderOutbox>()
const watched = new Set<OrderOutbox>()
const unseenListeners = new Set<() => void>()
const listeners = new Set<() => void>()
const notifyAll = () => {
  const waiting = [...open].filter(([, outbox]) => stateOf(outbox) === 'waiting')
  setWaitingForms(waiting.map(([key]) => key.slice(key.indexOf('/') + 1)))
  for (const listener of listeners) listener()
}

whenSignedOut(() => {
  for (const outbox of open.values()) outbox.stop()
  open.clear()
  notifyAll()
})

/** One outbox an order for the whole page: it keeps sending while the person walks through other screens. */
export function orderOutbox(userId: string, orderId: string): OrderOutbox {
  const key = `${userId}/${orderId}`
  const known = open.get(key)
  if (known) return known
  const outbox: OrderOutbox = new OrderOutbox({
    userId,
    orderId,
    store: deviceStore(userId),
    api: orderApi(orderId),
    page,
    onDelivered() {
      open.delete(key)
      // The photos are sent: nobody here needs the finder any more.
      if (open.size === 0) void dropFace()
      notifyAll()
      if (!watched.has(outbox)) for (const listener of unseenListeners) listener()
    },
  })
  open.set(key, outbox)
  outbox.subscribe(notifyAll)
  return outbox
}

/** A refunded order wants nothing now: its photos leave the device, the answers stay for the case that it is opened again. */
export async function abandonOrder(userId: string, orderId: string): Promise<void> {
  const outbox = orderOutbox(userId, orderId)
  open.delete(`${userId}/${orderId}`)
  await outbox.abandon()
  notifyAll()
}

/** The person took back their yes to the photos of an order: what this device holds of the face goes. */
export async function withdrawFromDevice(userId: string, orderId: string, at: string): Promise<void> {
  await orderOutbox(userId, orderId).withdrawConsent(at)
}

/** Signed in again: what waited for it goes now. */
export function wakeOutboxes(): void {
  for (const outbox of open.values()) outbox.wake()
}

// With the app open its screens show how far an upload is: they go before the worker.
whenWorkerSends(wakeOutboxes)

const noListener = () => () => undefined
const noVersion = () => 0

/**
 * One of an order's records on a screen beside its form, redrawn whenever it changes.
 * @returns null while nobody is known; `isOpen` once the server has answered, or cannot be reached
 */
export function useOrderRecord<K extends 'sheet' | 'cloths'>(userId: string | undefined, orderId: string, name: K) {
  const outbox = useMemo(() => (userId ? orderOutbox(userId, orderId) : null), [userId, orderId])
  useSyncExternalStore(outbox?.subscribe ?? noListener, outbox?.version ?? noVersion)
  const record: OrderOutbox['records'][K] | null = outbox?.records[name] ?? null
  const [opened, setOpened] = useState<typeof record>(null)
  useEffect(() => void record?.adopt().then(() => setOpened(record)), [record])
  return { record, isOpen: record !== null && opened === record }
}

/** The order's outbox for the screen of its form, redrawn whenever something in it moves. */
export function useOrderOutbox(userId: string, orderId: string): OrderOutbox {
  const outbox = useMemo(() => orderOutbox(userId, orderId), [userId, orderId])
  useSyncExternalStore(outbox.subscribe, outbox.version)
  useEffect(() => {
    watched.add(outbox)
    notifyAll()
    return () => {
      watched.delete(outbox)
      notifyAll()
    }
  }, [outbox])
  return outbox
}

/** Calls back when a form reached the server while its own screen was not there to say so. */
export function onDeliveredUnseen(listener: () => void): () => void {
  unseenListeners.add(listener)
  return () => unseenListeners.delete(listener)
}

export type UnseenForm = 'none' | 'waiting' | 'refused' | 'closed'

/**
 * Whether a pressed form waits, came back refused, or came back because its order takes none any more, while its own screen is
 * not there to say so.
 */
export function useUnseenForm(): UnseenForm {
  return useSyncExternalStore(subscribe, unseenForm)
}

/** Read and understood: that it was sent is forgotten, the answers are not. */
export function dismissClosedForm(): void {
  for (const outbox of open.values()) if (stateOf(outbox) === 'closed') void outbox.form.withdraw()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function stateOf(outbox: OrderOutbox): UnseenForm {
  const { state, problem } = outbox.form.view()
  if (state === 'refused') return problem && isClosed(problem) ? 'closed' : 'refused'
  return state === 'waiting' || state === 'sending' ? 'waiting' : 'none'
}

function unseenForm(): UnseenForm {
  const states = [...open.values()].filter((outbox) => !watched.has(outbox)).map(stateOf)
  return (['refused', 'closed', 'waiting'] as const).find((state) => states.includes(state)) ?? 'none'
}

/** False until it is known what the device keeps of this order. */
export function useReady(outbox: OrderOutbox): boolean {
  const [ready, setReady] = useState<OrderOutbox | null>(null)
  useEffect(() => {
    void outbox.ready.then(() => setReady(outbox))
  }, [outbox])
  return ready === outbox
}
