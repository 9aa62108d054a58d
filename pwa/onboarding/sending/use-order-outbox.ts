import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { sendInBackground, whenWorkerSends } from '#pwa/platform/background-sync.ts'
import { deviceStore } from '#pwa/platform/device-store.ts'
import { startOutbox } from '#pwa/platform/outbox.ts'
import { preparePhoto } from '#pwa/face/camera/photo-prepare.ts'
import { whenSignedOut } from '#pwa/platform/sign-out.ts'
import { keepStorage } from '#pwa/platform/storage-room.ts'
import { isClosed, orderApi } from './order-api.ts'
import { OrderOutbox, type OutboxPage } from './order-outbox.ts'
import { dropFace } from '#pwa/face/finder/face.ts'
import { lookForDoubts } from '#pwa/face/camera/photo-doubts.ts'
import { likenessOf } from '#pwa/face/camera/photo-likeness.ts'
import { noteOutbox, setWaitingForms } from './waiting-forms.ts'

const page: OutboxPage = {
  async prepare(file, slot, found) {
    const photo = await preparePhoto(file)
    // Asked once a person has begun.
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
  if (open.size > 0) noteOutbox()
  const waiting = [...open].filter(([, outbox]) => stateOf(outbox) === 'waiting')
  setWaitingForms(waiting.map(([key]) => key.slice(key.indexOf('/') + 1)))
  for (const listener of listeners) listener()
}

whenSignedOut(() => {
  for (const outbox of open.values()) outbox.stop()
  open.clear()
  notifyAll()
})

/** One outbox an order for the whole page. */
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
      // Nobody needs the face finder any more.
      if (open.size === 0) void dropFace()
      notifyAll()
      if (!watched.has(outbox)) for (const listener of unseenListeners) listener()
    },
  })
  open.set(key, outbox)
  outbox.subscribe(notifyAll)
  return outbox
}

/** After a refund the photos leave the device; the answers stay. */
export async function abandonOrder(userId: string, orderId: string): Promise<void> {
  const outbox = orderOutbox(userId, orderId)
  open.delete(`${userId}/${orderId}`)
  await outbox.abandon()
  notifyAll()
}

/** After a withdrawal nothing of the face stays on this device. */
export async function withdrawFromDevice(userId: string, orderId: string, at: string): Promise<void> {
  await orderOutbox(userId, orderId).withdrawConsent(at)
}

/** After a new sign-in. */
export function wakeOutboxes(): void {
  for (const outbox of open.values()) outbox.wake()
}

// An open app shows progress, so it sends before the worker.
whenWorkerSends(wakeOutboxes)

const noListener = () => () => undefined
const noVersion = () => 0

/**
 * One record on a screen beside the form, rendered again when it changes.
 * @returns null without a person; `isOpen` once the server has answered or cannot be reached
 */
export function useOrderRecord<K extends 'sheet' | 'cloths' | 'today' | 'observed'>(
  userId: string | undefined,
  orderId: string,
  name: K,
) {
  const outbox = useMemo(() => (userId ? orderOutbox(userId, orderId) : null), [userId, orderId])
  useSyncExternalStore(outbox?.subscribe ?? noListener, outbox?.version ?? noVersion)
  const record: OrderOutbox['records'][K] | null = outbox?.records[name] ?? null
  const [opened, setOpened] = useState<typeof record>(null)
  useEffect(() => void record?.adopt().then(() => setOpened(record)), [record])
  return { record, isOpen: record !== null && opened === record }
}

/** The outbox on the form's own screen, rendered again when it changes. */
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

/** Called when a form arrives while its screen is closed. */
export function onDeliveredUnseen(listener: () => void): () => void {
  unseenListeners.add(listener)
  return () => unseenListeners.delete(listener)
}

export type UnseenForm = 'none' | 'waiting' | 'refused' | 'closed'

/** The state of a pressed form whose screen is closed. */
export function useUnseenForm(): UnseenForm {
  return useSyncExternalStore(subscribe, unseenForm)
}

/** Forgets that it was sent, not its answers. */
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

/** False until the device's store has been read. */
export function useReady(outbox: OrderOutbox): boolean {
  const [ready, setReady] = useState<OrderOutbox | null>(null)
  useEffect(() => {
    void outbox.ready.then(() => setReady(outbox))
  }, [outbox])
  return ready === outbox
}
