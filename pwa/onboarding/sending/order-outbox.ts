import type { ObservedValues } from '#contract/observed.ts'
import {
  AUTOSAVE_MS,
  type DraftFormData,
  type FaceConsent,
  PHOTO_SLOTS,
  type PhotoReceipt,
  type PhotoSlot,
} from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import type { DeviceStore, StoreTrouble } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import { type Left, withLock } from '#pwa/platform/lock.ts'
import { leftBy } from '#pwa/platform/pending-record.ts'
import { LOCK_PREFIX, whenSigningOut } from '#pwa/platform/sign-out.ts'
import { draftKey } from './draft.ts'
import type { OrderApi } from './order-api.ts'
import { OrderPhotos } from './order-photos.ts'
import { orderRecords } from './order-records.ts'
import {
  faceKeys,
  formKeys,
  originalKey,
  outboxKeys,
  photoKey,
  recordKey,
  RECORDS,
  Submission,
  submissionKey,
} from './outbox-records.ts'
import { type Intake, PhotoPreparer, type Prepare } from './photo-preparer.ts'
import { PhotoSender } from './photo-sender.ts'

export interface SlotView {
  state: 'empty' | 'queued' | 'sending' | 'sent' | 'refused'
  size: number
  percent: number
  reason: string | null
  /** Refused for what it is: only another one helps. */
  isFinal: boolean
  /** What was found doubtful about it before it was used all the same. */
  doubts: readonly SeenDoubt[]
  /** The slot that holds the same picture. */
  twin: PhotoSlot | null
  preview: string | null
}

export interface SubmissionView {
  state: 'none' | 'waiting' | 'sending' | 'refused' | 'delivered'
  percent: number
  problem: Problem | null
}

/** What a page does for an outbox; the service worker only sends what is ready. */
export interface OutboxPage {
  prepare: Prepare
  /** Calls `flush` under the lock of this name now, whenever woken, and again later while something waits. */
  keepSending: (lock: string, flush: () => Promise<Left>) => { wake: () => void; stop: () => void }
}

interface Options {
  userId: string
  orderId: string
  store: DeviceStore
  api: OrderApi
  page?: OutboxPage
  /** The form has reached the server, from here or from another tab or the worker. */
  onDelivered?: () => void
}

const EMPTY_SLOT: SlotView = {
  state: 'empty',
  size: 0,
  percent: 0,
  reason: null,
  isFinal: false,
  doubts: [],
  twin: null,
  preview: null,
}
/**
 * Everything of one order that leaves this device: the yes to the photos, the photos, the points marked on them, what
 * is seen, the form. Each is stored
 * before anything else is done with it, sent under one lock for all tabs and the service worker, and leaves the device once
 * the server has it.
 */
export class OrderOutbox {
  /** Whoever sends something of this order holds the lock of this name. */
  readonly lock: string
  /** The device has answered what it keeps of this order. */
  readonly ready: Promise<void>
  readonly records: ReturnType<typeof orderRecords>
  readonly #orderId: string
  readonly #store: DeviceStore
  readonly #api: OrderApi
  readonly #onDelivered: () => void
  readonly #listeners = new Set<() => void>()
  readonly #photos: OrderPhotos
  readonly #preparer: PhotoPreparer
  readonly #sender: PhotoSender
  /** Other tabs of the same person, and the worker, learn that something changed and read it again. */
  readonly #others: BroadcastChannel | null
  readonly #stopListening: () => void
  readonly #sending: ReturnType<OutboxPage['keepSending']> | undefined
  #submission: Submission | undefined
  /** Of the form, while it is on its way. */
  #percent: number | null = null
  #trouble: Problem | null = null
  #isDelivered = false
  #isStopped = false
  /** Photos are changing places: nothing of this order leaves meanwhile. */
  #isMoving = false
  #sayTimer: ReturnType<typeof setTimeout> | undefined
  #version = 0

  constructor({ userId, orderId, store, api, page, onDelivered = () => undefined }: Options) {
    this.#orderId = orderId
    this.#store = store
    this.#api = api
    this.#onDelivered = onDelivered
    this.lock = `${LOCK_PREFIX}${userId}/${orderId}`
    const changed = () => this.#changed()
    const ownStore: DeviceStore = { ...store, write: (key, value, ...instead) => this.#write(key, value, ...instead) }
    this.#photos = new OrderPhotos({ orderId, store: ownStore, changed })
    this.records = orderRecords({
      orderId,
      api,
      store: ownStore,
      photo: (slot) => this.#photos.get(slot),
      onWithdrawn: () => this.#forgetFace(),
      changed,
      wake: () => this.#wakeAll(),
    })
    this.#preparer = new PhotoPreparer({
      orderId,
      // A lock of its own: on a weak network the next photo must not wait for the one that is on its way.
      lock: `${this.lock}/preparing`,
      store: ownStore,
      photos: this.#photos,
      prepare: page?.prepare,
      isStopped: () => this.#isStopped,
      replacing: (slot) => this.#sender.cancel(slot),
      queued: () => this.#wakeAll(),
      changed,
    })
    this.#sender = new PhotoSender({
      api,
      photos: this.#photos,
      consent: this.records.consent,
      arrived: (entry) => this.#preparer.forgetOriginalOf(entry),
      isPaused: () => this.#isStopped || this.#isMoving,
      changed,
    })
    this.#others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(this.lock)
    this.#others?.addEventListener('message', ({ data }) => {
      void this.#load()
      if (data === 'delivered') this.#deliver()
    })
    const stops = [whenSigningOut(() => this.stop()), store.watch(changed)]
    this.#stopListening = () => {
      for (const stop of stops) stop()
    }
    this.#sending = page?.keepSending(this.lock, () => this.flush())
    this.ready = this.#open(page !== undefined)
  }

  // What the screens see.

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A number that changes whenever anything that can be seen does. */
  readonly version = (): number => this.#version

  slot(slot: PhotoSlot): SlotView {
    const photos = this.#photos
    const entry = photos.get(slot)
    if (!entry || entry.state === 'removing') {
      photos.dropPreview(slot)
      return EMPTY_SLOT
    }
    const percent = this.#sender.percentOf(slot)
    const { size, reason, isFinal = false, doubts = [] } = entry
    const state = entry.state === 'moving' ? 'sent' : entry.state
    return {
      state: percent !== null && state === 'queued' ? 'sending' : state,
      size,
      percent: percent ?? 0,
      reason,
      isFinal,
      doubts,
      twin: photos.twinOf(entry),
      preview: photos.previewOf(entry),
    }
  }

  /** The picture that `slot` shows, to be looked at on this device. @throws when it lies on the server and cannot be had now */
  async photo(slot: PhotoSlot): Promise<Blob | null> {
    const { preview } = this.slot(slot)
    const here = this.#photos.shownOf(slot)
    if (!preview || here) return here ?? null
    const answer = await fetch(preview)
    return answer.ok ? await answer.blob() : null
  }

  intake(slot: PhotoSlot): Intake {
    return this.#preparer.intake(slot)
  }

  submission(): SubmissionView {
    if (this.#isDelivered) return { state: 'delivered', percent: 100, problem: null }
    if (!this.#submission) return { state: 'none', percent: 0, problem: null }
    const { state, problem } = this.#submission
    if (state === 'refused') return { state, percent: 0, problem: problem && new Problem(problem.code, problem) }
    return { state: this.#percent === null ? 'waiting' : 'sending', percent: this.#percent ?? 0, problem: null }
  }

  /** Why the last try stopped, while something still waits and no new try has worked. */
  trouble(): Problem | null {
    return this.#trouble
  }

  /** Something waits that closing this page would lose: the device had no room for it. */
  isOnlyInPage(): boolean {
    const unsaved = this.#store.unsaved()
    const isUnsaved = (key: string) => unsaved.includes(key)
    const hasBytes = (slot: PhotoSlot) => this.#photos.get(slot)?.bytes !== undefined
    return (
      isUnsaved(submissionKey(this.#orderId)) ||
      RECORDS.some(
        (name) => this.records[name].get()?.state === 'waiting' && isUnsaved(recordKey(name, this.#orderId)),
      ) ||
      PHOTO_SLOTS.some((slot) => isUnsaved(originalKey(this.#orderId, slot))) ||
      PHOTO_SLOTS.some((slot) => hasBytes(slot) && isUnsaved(photoKey(this.#orderId, slot)))
    )
  }

  /** What the device did with what it was to keep. */
  storeTrouble(): StoreTrouble | null {
    return this.#store.trouble()
  }

  // What a person does.

  /**
   * Stores a chosen file or a frame, then prepares and sends it. Resolves when that is settled: true when this very photo is the
   * slot's now, false when it was refused, replaced, or waits to be prepared.
   * @param doubts what was found doubtful about it; undefined when nobody has looked
   */
  takePhoto(slot: PhotoSlot, file: Blob, doubts?: readonly SeenDoubt[]): Promise<boolean> {
    return this.#preparer.take(slot, file, doubts)
  }

  async removePhoto(slot: PhotoSlot): Promise<void> {
    await this.#preparer.drop(slot)
    const entry = this.#photos.get(slot)
    if (entry) {
      this.#sender.cancel(slot)
      // Even one that never finished going up may have arrived: the server is asked to forget it too.
      const { bytes: _bytes, ...rest } = entry
      await this.#photos.put({ ...rest, id: crypto.randomUUID(), state: 'removing', reason: null, doubts: [] })
    }
    this.#wakeAll()
  }

  /**
   * Exchanges what two slots hold; one of them may be empty. Under the lock, so that no photo arrives in a slot that another is
   * about to leave: what this page is sending begins again.
   */
  async movePhoto(from: PhotoSlot, to: PhotoSlot): Promise<void> {
    this.#isMoving = true
    this.#sender.cancelAll()
    try {
      await withLock(this.lock, async () => {
        await this.#photos.read(from)
        await this.#photos.read(to)
        const isOnItsWay = [from, to].some((slot) => this.intake(slot).state !== 'none')
        if (!this.#isStopped && !isOnItsWay) await this.#photos.exchange(from, to)
      })
    } finally {
      this.#isMoving = false
    }
    this.#wakeAll()
  }

  async retryPhoto(slot: PhotoSlot): Promise<void> {
    const entry = this.#photos.get(slot)
    if (entry?.state === 'refused') await this.#photos.put({ ...entry, state: 'queued', reason: null })
    this.#wakeAll()
  }

  /** Kept at once; sent a moment after the last word, as an answer of the form is. */
  async sayObserved(values: ObservedValues): Promise<void> {
    await this.records.observed.say(values)
    clearTimeout(this.#sayTimer)
    this.#sayTimer = setTimeout(() => this.#wakeAll(), AUTOSAVE_MS)
  }

  /** The screen that asks what is seen was left by its end. */
  async finishObserved(values: ObservedValues): Promise<void> {
    await this.records.observed.say(values, true)
    this.#wakeAll()
  }

  async submit(formData: DraftFormData): Promise<void> {
    const pressedAt = new Date().toISOString()
    // The consent is a record of its own: the one that stands when the form leaves goes with it.
    const { agreedToBiometrics: _agreed, biometricsVersion: _version, ...answers } = formData
    await this.#keepSubmission({
      formId: crypto.randomUUID(),
      formData: answers,
      pressedAt,
      state: 'waiting',
      problem: null,
    })
    this.#wakeAll()
  }

  /** Back to editing: a refused or still waiting form is taken back. */
  async withdraw(): Promise<void> {
    this.#submission = undefined
    this.#changed()
    await this.#store.erase(submissionKey(this.#orderId))
  }

  /** Squares the device with what the server said it holds when asked at `askedAt`. */
  async adopt(receipts: readonly PhotoReceipt[], askedAt: number): Promise<void> {
    await this.ready
    const photos = this.#photos
    const moving = photos.moving().map(({ id }) => id)
    const settled = PHOTO_SLOTS.map(async (slot) => {
      const entry = photos.get(slot)
      // What waits here is newer than anything the server knows; what changed after the question is too.
      if (entry && (entry.state !== 'sent' || entry.at >= askedAt)) return
      // The server has not heard yet where it belongs now.
      const receipt = receipts.find((received) => received.slot === slot && !moving.includes(received.id))
      if (receipt) await photos.putSent(receipt, entry?.id === receipt.id ? entry : null)
      else if (entry) await photos.forget(slot)
    })
    await Promise.all(settled)
    const { marking, side, observed } = this.records
    await Promise.all([marking.adopt(), side.adopt(), observed.adopt()])
  }

  /** The same for the yes to the photos. A withdrawal empties the device of what shows the face. */
  async adoptConsent(word: FaceConsent | null, askedAt: number): Promise<void> {
    await this.ready
    const { consent } = this.records
    const before = consent.view().state
    await consent.adoptWord(word, askedAt)
    if (consent.view().state !== before) this.#wakeAll()
  }

  /** The person took their yes back, somewhere else in the app. */
  async withdrawConsent(at: string): Promise<void> {
    await this.ready
    await this.records.consent.withdraw(at)
  }

  /** Whether the server's news of a slot is none here: what waits is newer, and what was sent is known from its receipt. */
  knows({ slot, photoId }: { slot?: string | undefined; photoId?: string | null | undefined }): boolean {
    const known = PHOTO_SLOTS.find((one) => one === slot)
    if (!known || photoId === undefined) return false
    const entry = this.#photos.get(known)
    if (entry && entry.state !== 'sent') return true
    return (entry?.id ?? null) === photoId
  }

  /** The session or the network is back: try now. */
  wake(): void {
    this.#sending?.wake()
  }

  /** The order ended: nothing is sent, and what shows a face goes. The answers stay, should it be opened again. */
  async abandon(): Promise<void> {
    this.stop()
    await this.#forgetAll()
  }

  /** Nothing is sent or written any more, not even what is on its way. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#sayTimer)
    this.#stopListening()
    this.#sending?.stop()
    this.#sender.cancelAll()
    this.#others?.close()
    this.#photos.dropPreviews()
    this.#listeners.clear()
  }

  // Sending. Under the lock, the store says what waits, not this page's memory: another tab may have sent or replaced it.

  /**
   * Sends what waits: the yes to the photos, the photos, then their points and what is seen, then the form, once. To be called
   * under the lock. Never throws.
   */
  async flush(): Promise<Left> {
    await this.ready
    if (this.#isStopped) return 'empty'
    // What prepares photos could not be fetched when they were taken.
    if (this.#preparer.isWaiting()) void this.#preparer.prepareAll()
    this.#trouble = null
    const left = await this.#sendAll()
    this.#notifyOthers('changed')
    this.#changed()
    return left
  }

  async #sendAll(): Promise<Left> {
    const { consent, marking, side, observed, sheet, cloths } = this.records
    const trouble = await consent.flush()
    if (trouble && isPassing(trouble)) {
      this.#trouble = trouble
      return leftBy(trouble)
    }
    const photos = await this.#sender.flush()
    this.#trouble = photos.trouble
    if (photos.isOver) return photos.left
    // Before the form: a sent form closes the order to them.
    const before = consent.view().state === 'none' ? [marking, side] : [marking, side, observed]
    const ofForm = await this.#sendRecords(before)
    const others = await this.#sendRecords([sheet, cloths])
    if (this.#trouble?.code === 'unauthenticated') return 'waiting'
    this.#submission = await this.#store.read(submissionKey(this.#orderId), Submission)
    // A form would bring photos into slots that others have yet to leave.
    if (this.#photos.moving().length > 0) return photos.left
    const form = this.#submission?.state === 'waiting' ? await this.#sendForm(this.#submission) : 'empty'
    if (form !== 'empty') return form
    const lefts = this.#isDelivered ? others : [photos.left, ...ofForm, ...others]
    return lefts.find((left) => left !== 'empty') ?? 'empty'
  }

  async #sendRecords(records: readonly { flush: () => Promise<Problem | null> }[]): Promise<Left[]> {
    const lefts: Left[] = []
    for (const record of records) {
      // A session that ended stops at the first answer.
      if (this.#trouble?.code === 'unauthenticated') return ['waiting']
      const problem = await record.flush()
      if (problem?.code === 'unauthenticated') this.#trouble = problem
      lefts.push(leftBy(problem))
    }
    return lefts
  }

  async #sendForm(waiting: Submission): Promise<Left> {
    const showProgress = (percent: number | null) => {
      this.#percent = percent
      this.#changed()
    }
    showProgress(0)
    try {
      const formData = { ...waiting.formData, ...this.records.consent.agreement() }
      const { files, doubts } = this.#photos.queued()
      const held = await this.#api.submit({ ...waiting, formData, doubts }, files, { onProgress: showProgress })
      // An answer that is not about this form is none: it is sent again.
      if (held.formId !== waiting.formId) throw new Problem('bug')
      await this.#store.erase(...formKeys(this.#orderId), draftKey(this.#orderId))
      this.#notifyOthers('delivered')
      this.#deliver()
      // The server forgets its draft with the submission; asking again is only a courtesy to older ones.
      await this.#api.deleteDraft().catch(() => undefined)
    } catch (error) {
      const problem = asProblem(error)
      if (isPassing(problem)) {
        this.#trouble = problem
        return leftBy(problem)
      }
      if (problem.code === 'order-ended') await this.#forgetAll()
      const { code, text, fields } = problem
      await this.#keepSubmission({ ...waiting, state: 'refused', problem: { code, text, fields } })
    } finally {
      showProgress(null)
    }
    return 'empty'
  }

  #deliver(): void {
    if (this.#isDelivered) return
    this.#submission = undefined
    this.#isDelivered = true
    this.#changed()
    this.#sending?.stop()
    this.#onDelivered()
  }

  // The store, and this page's memory of it.

  async #open(isPage: boolean): Promise<void> {
    await this.#load()
    if (!isPage) return
    await this.#preparer.resume()
    this.wake()
  }

  async #load(): Promise<void> {
    this.#submission = await this.#store.read(submissionKey(this.#orderId), Submission)
    for (const name of RECORDS) await this.records[name].load()
    await this.#photos.readAll()
    this.#changed()
  }

  /** Whoever signed out was promised that nothing stays: an answer that arrives after that writes nothing. */
  async #write(key: string, value: unknown, ...instead: string[]): Promise<boolean> {
    if (this.#isStopped) return false
    const isOnDisk = await this.#store.write(key, value, ...instead)
    this.#changed()
    return isOnDisk
  }

  async #keepSubmission(next: Submission): Promise<void> {
    this.#submission = next
    this.#changed()
    await this.#write(submissionKey(this.#orderId), next)
  }

  /** The person took their yes back: nothing that shows or measures their face stays here, sent or not. The answers do. */
  async #forgetFace(): Promise<void> {
    this.#sender.cancelAll()
    this.#photos.clear()
    this.#preparer.clear()
    this.#submission = undefined
    this.#changed()
    await this.#store.erase(...faceKeys(this.#orderId))
    for (const name of RECORDS) if (name !== 'consent') await this.records[name].load()
    this.#notifyOthers('changed')
  }

  #forgetAll(): Promise<void> {
    return this.#store.erase(...outboxKeys(this.#orderId))
  }

  #changed(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  #notifyOthers(what: 'changed' | 'delivered'): void {
    if (!this.#isStopped) this.#others?.postMessage(what)
  }

  #wakeAll(): void {
    this.#notifyOthers('changed')
    this.wake()
  }
}
