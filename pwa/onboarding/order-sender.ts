import { Problem } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import type { Left } from '#pwa/platform/flusher.ts'
import { TURN_PREFIX } from '#pwa/platform/sign-out.ts'
import { draftKey } from './draft.ts'
import { markingKey, markingKeeper, type MarkingKeeper } from './marking-keeper.ts'
import { photoKeys } from './photo-entry.ts'
import { ORIGINAL_PREFIX, originalKeys } from './photo-original.ts'
import { photoQueue, type PhotoQueue } from './photo-queue.ts'
import { isPassing, refusedBy, Submission, SUBMISSION_PREFIX, submissionKey } from './submission.ts'
import type { OrderWire } from './wire.ts'

export interface OrderSender {
  /** Whoever flushes this order has the turn of this name. */
  readonly name: string
  /** What the device keeps of this person. Writes nothing once this has stopped. */
  readonly store: DeviceStore
  readonly photos: PhotoQueue
  readonly marking: MarkingKeeper
  /** Reads anew what the device keeps of this order. */
  load: () => Promise<void>
  /** Sends what waits: photos first, then their points, then the form, once. Never throws. */
  flush: () => Promise<Left>
  submission: () => Submission | undefined
  /** Of the form, while it is on its way. */
  percent: () => number | null
  isDelivered: () => boolean
  /** Why the last try stopped, while something still waits and no new try has worked. */
  trouble: () => Problem | null
  keepSubmission: (next: Submission) => Promise<void>
  dropSubmission: () => Promise<void>
  /** Something waits that closing this page would lose: the device had no room for it. */
  isOnlyInPage: () => boolean
  /** Others of this device read again what changed here. */
  tellOthers: () => void
  /** The order ended: photos, their points and the pressing go. The answers stay, should it be opened again. */
  forgetFace: () => Promise<void>
  /** Nothing is sent or written any more, not even what is on its way. */
  stop: () => void
}

interface Options {
  userId: string
  orderId: string
  store: DeviceStore
  wire: OrderWire
  changed?: () => void
  /** The form has reached the server, from here or from another tab or the worker. */
  onDelivered?: () => void
}

/** Everything of one order that leaves this device. It knows neither screen nor timer: an app and its worker both flush with it. */
export function openOrderSender({
  userId,
  orderId,
  store: device,
  wire,
  changed = () => undefined,
  onDelivered = () => undefined,
}: Options): OrderSender {
  let submission: Submission | undefined
  let delivered = false
  let percent: number | null = null
  let trouble: Problem | null = null
  let isStopped = false
  /** What the disk would not take, and nobody else has. */
  const onlyHere = new Set<string>()
  // Whoever signed out was promised that nothing stays: an answer that arrives after that writes nothing.
  const store: DeviceStore = {
    ...device,
    async write(key, value, ...instead) {
      if (isStopped) return false
      const onDisk = await device.write(key, value, ...instead)
      for (const gone of instead) onlyHere.delete(gone)
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
  const photos = photoQueue({ orderId, store, wire, changed, onTrouble: (problem) => (trouble = problem) })
  const marking = markingKeeper({ orderId, store, wire, changed, front: () => photos.entry('front') })
  const name = `${TURN_PREFIX}${userId}/${orderId}`
  // Other tabs of the same person, and the worker, learn that something changed and read it again.
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  const tellOthers = (what: 'changed' | 'delivered' = 'changed') => {
    if (!isStopped) others?.postMessage(what)
  }
  const load = async () => {
    submission = await store.read(submissionKey(orderId), Submission)
    await marking.load()
    await photos.load()
  }
  const deliver = () => {
    if (delivered) return
    submission = undefined
    delivered = true
    changed()
    onDelivered()
  }
  others?.addEventListener('message', ({ data }) => {
    void load()
    if (data === 'delivered') deliver()
  })

  const keepSubmission = async (next: Submission) => {
    submission = next
    changed()
    await store.write(submissionKey(orderId), next)
  }
  const forgetFace = () =>
    store.erase(submissionKey(orderId), markingKey(orderId), ...photoKeys(orderId), ...originalKeys(orderId))
  /** Only once the server holds the form. */
  const forget = async () => {
    await forgetFace()
    await store.erase(draftKey(orderId))
  }

  const sendForm = async (waiting: Submission): Promise<Left> => {
    percent = 0
    changed()
    try {
      const held = await wire.submit(waiting, photos.unsent(), {
        onProgress(value) {
          percent = value
          changed()
        },
      })
      // An answer that is not about this form is none: it is sent again.
      if (held.formId !== waiting.formId) throw new Problem('bug')
      await forget()
      tellOthers('delivered')
      deliver()
      // The server forgets its draft with the submission; asking again is only a courtesy to older ones.
      await wire.deleteDraft().catch(() => undefined)
      return 'empty'
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem('bug')
      if (isPassing(problem)) {
        trouble = problem
        return problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
      }
      if (problem.code === 'order-ended') await forgetFace()
      await keepSubmission(refusedBy(waiting, problem))
      return 'empty'
    } finally {
      percent = null
      changed()
    }
  }

  const flushAll = async (): Promise<Left> => {
    const leftPhotos = await photos.flush()
    if (typeof leftPhotos === 'object' || trouble?.code === 'unauthenticated') return leftPhotos
    // Before the form: a sent form closes the order to them.
    const leftMarking = await marking.flush()
    submission = await store.read(submissionKey(orderId), Submission)
    const leftForm = submission?.state === 'waiting' ? await sendForm(submission) : 'empty'
    if (leftForm !== 'empty' || delivered) return leftForm
    return leftPhotos === 'empty' ? leftMarking : leftPhotos
  }

  return {
    name,
    store,
    photos,
    marking,
    load,
    async flush() {
      if (isStopped) return 'empty'
      trouble = null
      const left = await flushAll()
      tellOthers()
      changed()
      return left
    },
    submission: () => submission,
    percent: () => percent,
    isDelivered: () => delivered,
    trouble: () => trouble,
    keepSubmission,
    async dropSubmission() {
      submission = undefined
      changed()
      await store.erase(submissionKey(orderId))
    },
    isOnlyInPage: () => onlyHere.size > 0,
    tellOthers: () => tellOthers(),
    forgetFace,
    stop() {
      isStopped = true
      photos.stop()
      others?.close()
    },
  }
}

/** A chosen file, a photo's bytes, or the form: what nobody else holds until it was sent. */
function isPost(key: string, value: unknown): boolean {
  if (key.startsWith(SUBMISSION_PREFIX) || key.startsWith(ORIGINAL_PREFIX)) return true
  return typeof value === 'object' && value !== null && 'bytes' in value
}
