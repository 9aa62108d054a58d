import type { DraftFormData, FaceMarking, PhotoReceipt, PhotoSlot } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { sendInBackground } from '#pwa/platform/background-sync.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { startOutbox } from '#pwa/platform/outbox.ts'
import { whenLeaving } from '#pwa/platform/sign-out.ts'
import type { MarkingView } from './marking-keeper.ts'
import { openOrderSender } from './order-sender.ts'
import type { PhotoEntry } from './photo-entry.ts'
import { type Intake, photoIntake, type Prepare } from './photo-intake.ts'
import { photoPreviews } from './photo-previews.ts'
import type { PhotoWarning } from './photo-verdict.ts'
import type { Submission } from './submission.ts'
import type { OrderWire } from './wire.ts'

export interface SlotView {
  state: 'empty' | 'queued' | 'sending' | 'sent' | 'refused'
  size: number
  percent: number
  reason: string | null
  warning: string | null
  preview: string | null
}

export interface SubmissionView {
  state: 'none' | 'waiting' | 'sending' | 'refused' | 'delivered'
  percent: number
  problem: Problem | null
}

export interface OrderOutbox {
  ready: Promise<void>
  slot: (slot: PhotoSlot) => SlotView
  submission: () => SubmissionView
  /** The points marked on the front photo that is here now. */
  marking: () => MarkingView
  /** Why the last try stopped, while something still waits and no new try has worked. */
  trouble: () => Problem | null
  /** A number that changes whenever anything above does. */
  version: () => number
  subscribe: (listener: () => void) => () => void
  adopt: (receipts: readonly PhotoReceipt[], askedAt: number) => Promise<void>
  /** A file on its way into the queue, or why it was not taken. */
  intake: (slot: PhotoSlot) => Intake
  /** Keeps a chosen file, then prepares and sends it. Resolves when it waits to be sent, or was refused. */
  takePhoto: (slot: PhotoSlot, file: Blob, warning?: PhotoWarning) => Promise<void>
  removePhoto: (slot: PhotoSlot) => Promise<void>
  retryPhoto: (slot: PhotoSlot) => Promise<void>
  mark: (marking: FaceMarking) => Promise<void>
  submit: (formData: DraftFormData) => Promise<void>
  /** Back to editing: a refused or still waiting press is taken back. */
  withdraw: () => Promise<void>
  /** Something waits that closing this page would lose: the device had no room for it. */
  isOnlyInPage: () => boolean
  /** The session or the network is back: try now. */
  wake: () => void
  /** The order ended: nothing is sent, and what shows a face goes. The answers stay, should it be opened again. */
  abandon: () => Promise<void>
  stop: () => void
}

/** An order's sender for the screens: it sends by itself, now or when there is a network, and tells how far it is. */
export function openOrderOutbox({
  userId,
  orderId,
  store,
  wire,
  onDelivered = () => undefined,
  prepare,
}: {
  userId: string
  orderId: string
  store: DeviceStore
  wire: OrderWire
  onDelivered?: () => void
  prepare?: Prepare
}): OrderOutbox {
  const listeners = new Set<() => void>()
  let version = 0
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  const previews = photoPreviews(orderId)
  const sender = openOrderSender({
    userId,
    orderId,
    store,
    wire,
    changed,
    onDelivered() {
      outbox.stop()
      onDelivered()
    },
  })
  const { name, flush, photos, marking } = sender
  const intake = photoIntake({
    name,
    orderId,
    store: sender.store,
    photos,
    changed,
    onQueued: () => wakeAll(),
    ...(prepare && { prepare }),
  })
  const outbox = startOutbox({ name, flush, onWaiting: () => void sendInBackground() })
  const wakeAll = () => {
    sender.tellOthers()
    outbox.wake()
  }
  const stop = () => {
    stopListening()
    outbox.stop()
    intake.stop()
    sender.stop()
    previews.drop()
    listeners.clear()
  }
  const stopListening = whenLeaving(stop)

  const ready = sender
    .load()
    .then(intake.load)
    .then(() => outbox.wake())

  return {
    ready,
    slot(slot) {
      const entry = photos.entry(slot)
      return slotView(entry, photos.percent(slot), previews.of(slot, entry))
    },
    submission: () => submissionView(sender.submission(), sender.percent(), sender.isDelivered()),
    marking: marking.view,
    trouble: sender.trouble,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async adopt(receipts, askedAt) {
      await ready
      await photos.adopt(receipts, askedAt)
      await marking.adopt()
    },
    intake: intake.view,
    takePhoto: intake.take,
    async removePhoto(slot) {
      await intake.drop(slot)
      await photos.remove(slot)
      wakeAll()
    },
    async retryPhoto(slot) {
      await photos.retry(slot)
      wakeAll()
    },
    async mark(points) {
      await marking.keep(points)
      wakeAll()
    },
    async submit(formData) {
      await sender.keepSubmission({
        formId: crypto.randomUUID(),
        formData,
        pressedAt: new Date().toISOString(),
        state: 'waiting',
        problem: null,
      })
      wakeAll()
    },
    withdraw: sender.dropSubmission,
    isOnlyInPage: sender.isOnlyInPage,
    wake: outbox.wake,
    async abandon() {
      stop()
      await sender.forgetFace()
    },
    stop,
  }
}

function slotView(entry: PhotoEntry | undefined, percent: number | null, preview: string | null): SlotView {
  if (!entry || entry.state === 'removing') {
    return { state: 'empty', size: 0, percent: 0, reason: null, warning: null, preview: null }
  }
  const isSending = entry.state === 'queued' && percent !== null
  return {
    state: isSending ? 'sending' : entry.state,
    size: entry.size,
    percent: percent ?? 0,
    reason: entry.reason,
    warning: entry.warning,
    preview,
  }
}

function submissionView(
  submission: Submission | undefined,
  percent: number | null,
  delivered: boolean,
): SubmissionView {
  if (delivered) return { state: 'delivered', percent: 100, problem: null }
  if (!submission) return { state: 'none', percent: 0, problem: null }
  if (submission.state === 'refused') {
    const { problem } = submission
    const told = problem ? new Problem(problem.code, { text: problem.text, fields: problem.fields }) : null
    return { state: 'refused', percent: 0, problem: told }
  }
  return { state: percent === null ? 'waiting' : 'sending', percent: percent ?? 0, problem: null }
}
