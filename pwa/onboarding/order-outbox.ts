import type { DraftFormData, FaceMarking, PhotoReceipt, PhotoSlot } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { type Left, startOutbox } from '#pwa/platform/outbox.ts'
import { draftKey } from './draft.ts'
import { markingKey, markingKeeper, type MarkingView } from './marking-keeper.ts'
import { photoKeys, type PhotoEntry } from './photo-entry.ts'
import { photoPreviews } from './photo-previews.ts'
import { photoQueue } from './photo-queue.ts'
import { isPassing, refusedBy, Submission, SUBMISSION_PREFIX, submissionKey } from './submission.ts'
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
  putPhoto: (slot: PhotoSlot, photo: Blob, warning: string | null) => Promise<void>
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
  /** The order takes nothing any more: what is here of it goes, and nothing is sent. */
  abandon: () => Promise<void>
  stop: () => void
}

/** Everything of one order that leaves this device, now or when there is a network: photos first, then the form, once. */
export function openOrderOutbox({
  userId,
  orderId,
  store: device,
  wire,
  onDelivered = () => undefined,
}: {
  userId: string
  orderId: string
  store: DeviceStore
  wire: OrderWire
  onDelivered?: () => void
}): OrderOutbox {
  const listeners = new Set<() => void>()
  let version = 0
  let submission: Submission | undefined
  let delivered = false
  let percent: number | null = null
  let trouble: Problem | null = null

  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  let isStopped = false
  /** What the disk would not take, and nobody else has. */
  const onlyHere = new Set<string>()
  // Whoever signed out was promised that nothing stays: an answer that arrives after that writes nothing.
  const store: DeviceStore = {
    ...device,
    async write(key, value) {
      if (isStopped) return false
      const onDisk = await device.write(key, value)
      if (onDisk || !isPost(key, value)) onlyHere.delete(key)
      else onlyHere.add(key)
      changed()
      return onDisk
    },
    async erase(...keys) {
      for (const key of keys) onlyHere.delete(key)
      await device.erase(...keys)
    },
  }
  const previews = photoPreviews(orderId)
  const photos = photoQueue({ orderId, store, wire, changed, onTrouble: (problem) => (trouble = problem) })
  const marking = markingKeeper({ orderId, store, wire, changed, front: () => photos.entry('front') })
  const name = `rosto-ideal/${userId}/${orderId}`
  // Other tabs of the same person learn that something changed and read it again.
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  const reread = async () => {
    submission = await store.read(submissionKey(orderId), Submission)
    await marking.load()
    await photos.load()
  }
  tabs?.addEventListener('message', ({ data }) => {
    if (data === 'delivered') delivered = true
    void reread()
  })

  const keepSubmission = async (next: Submission) => {
    submission = next
    changed()
    await store.write(submissionKey(orderId), next)
  }

  const sendForm = async (waiting: Submission): Promise<Left> => {
    percent = 0
    changed()
    try {
      await wire.submit(waiting.formData, photos.unsent(), {
        onProgress(value) {
          percent = value
          changed()
        },
      })
      await finish()
      return 'empty'
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('bug')
      if (isPassing(problem)) {
        trouble = problem
        return problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
      }
      await keepSubmission(refusedBy(waiting, problem))
      return 'empty'
    } finally {
      percent = null
      changed()
    }
  }

  const forgetAll = () =>
    store.erase(submissionKey(orderId), draftKey(orderId), markingKey(orderId), ...photoKeys(orderId))

  /** Nothing of a sent form stays on the device. */
  const finish = async () => {
    await forgetAll()
    submission = undefined
    delivered = true
    tabs?.postMessage('delivered')
    outbox.stop()
    onDelivered()
    // The server forgets its draft with the submission; asking again is only a courtesy to older ones.
    await wire.deleteDraft().catch(() => undefined)
  }

  const flush = async (): Promise<Left> => {
    trouble = null
    const left = await flushAll()
    tabs?.postMessage('changed')
    changed()
    return left
  }
  const flushAll = async (): Promise<Left> => {
    const leftPhotos = await photos.flush()
    if (typeof leftPhotos === 'object') return leftPhotos
    // Before the form: a sent form closes the order to them.
    const leftMarking = await marking.flush()
    submission = await store.read(submissionKey(orderId), Submission)
    const leftForm = submission?.state === 'waiting' ? await sendForm(submission) : 'empty'
    if (leftForm !== 'empty' || delivered) return leftForm
    return leftPhotos === 'empty' ? leftMarking : leftPhotos
  }
  const outbox = startOutbox({ name, flush })
  const wakeAll = () => {
    tabs?.postMessage('changed')
    outbox.wake()
  }

  const ready = reread().then(() => outbox.wake())

  return {
    ready,
    slot(slot) {
      const entry = photos.entry(slot)
      return slotView(entry, photos.percent(slot), previews.of(slot, entry))
    },
    submission: () => submissionView(submission, percent, delivered),
    marking: marking.view,
    trouble: () => trouble,
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
    async putPhoto(slot, photo, warning) {
      await photos.put(slot, photo, warning)
      wakeAll()
    },
    async removePhoto(slot) {
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
      await keepSubmission({
        formData,
        pressedAt: new Date().toISOString(),
        state: 'waiting',
        problem: null,
      })
      wakeAll()
    },
    async withdraw() {
      submission = undefined
      changed()
      await store.erase(submissionKey(orderId))
    },
    isOnlyInPage: () => onlyHere.size > 0,
    wake: outbox.wake,
    async abandon() {
      this.stop()
      await forgetAll()
    },
    stop() {
      isStopped = true
      outbox.stop()
      photos.stop()
      previews.drop()
      tabs?.close()
      listeners.clear()
    },
  }
}

/** A photo's bytes, or the form: what nobody else holds until it was sent. */
function isPost(key: string, value: unknown): boolean {
  return key.startsWith(SUBMISSION_PREFIX) || (typeof value === 'object' && value !== null && 'bytes' in value)
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
