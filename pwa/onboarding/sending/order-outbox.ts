import type { ObservedValues } from '#contract/observed.ts'
import {
  AUTOSAVE_MS,
  type BiometricsVersion,
  type DraftFormData,
  type FaceConsent,
  FaceMarking,
  PHOTO_SLOTS,
  type PhotoReceipt,
  type PhotoSlot,
} from '#contract/onboarding.ts'
import type { DoubtsBySlot, SeenDoubt } from '#contract/photo-doubts.ts'
import { Problem, type ProblemCode, sentenceOf } from '#contract/problem.ts'
import { SideMarking } from '#contract/side/side-marking.ts'
import { isSamePicture } from '#visagism/finder/same-photo.ts'
import { SIDE_SLOTS } from '#visagism/side/side-points.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import { type Left, withLock } from '#pwa/platform/lock.ts'
import { LOCK_PREFIX, whenSigningOut } from '#pwa/platform/sign-out.ts'
import { type ConsentKeeper, consentKeeper, type ConsentView } from './consent-keeper.ts'
import { draftKey } from './draft.ts'
import { exchangeSlots } from './exchange-slots.ts'
import { type ObservedKeeper, observedKeeper, type ObservedView } from './observed-keeper.ts'
import { markingKeeper, type MarkingKeeper, type MarkingView } from './marking-keeper.ts'
import { type Agreement, type OrderApi, photoAddress, type SlotFiles } from './order-api.ts'
import {
  consentKey,
  faceKeys,
  markingKey,
  originalKey,
  originalKeys,
  outboxKeys,
  PhotoEntry,
  photoKey,
  PhotoOriginal,
  pictureOf,
  PreparingTries,
  sideKey,
  Submission,
  submissionKey,
  triesKey,
} from './outbox-records.ts'

export interface SlotView {
  state: 'empty' | 'queued' | 'sending' | 'sent' | 'refused'
  size: number
  percent: number
  reason: string | null
  /** What was found doubtful about it before it was used all the same. */
  doubts: readonly SeenDoubt[]
  /** The slot that holds the same picture. */
  twin: PhotoSlot | null
  preview: string | null
}

/** A chosen file on its way into the outbox. */
export interface Intake {
  /**
   * 'storing' until the device has the file; 'preparing' from then on, across page loads; 'waiting' while what prepares it
   * cannot be fetched.
   */
  state: 'none' | 'storing' | 'preparing' | 'waiting'
  /** Why the last file was not taken; whatever the slot held before stays. */
  refusal: string | null
}

export interface SubmissionView {
  state: 'none' | 'waiting' | 'sending' | 'refused' | 'delivered'
  percent: number
  problem: Problem | null
}

/** What a page does for an outbox; the service worker only sends what is ready. */
/** What the page made of a chosen file. */
export interface PreparedPhoto {
  photo: Blob
  doubts: readonly SeenDoubt[]
  /** Tells whether another slot holds the same picture; null where that cannot be said. */
  likeness: string | null
}

export interface OutboxPage {
  /** Makes a file ready to be sent, and looks at it when nobody has. @throws Problem when it is none we take */
  prepare: (file: Blob, slot: PhotoSlot, doubts?: readonly SeenDoubt[]) => Promise<PreparedPhoto>
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

interface Upload {
  percent: number
  cancel: AbortController
}

const NO_INTAKE: Intake = { state: 'none', refusal: null }
const EMPTY_SLOT: SlotView = {
  state: 'empty',
  size: 0,
  percent: 0,
  reason: null,
  doubts: [],
  twin: null,
  preview: null,
}
/** Nothing after it could arrive. */
const ENDS_THE_ROUND = new Set<ProblemCode | undefined>(['unauthenticated', 'consent-missing'])
/** A picture too large for the phone's memory kills the page each time it is tried: it must not do so for ever. */
const MOST_TRIES = 4
const TRIED_IN_VAIN = 'Não conseguimos preparar esta foto neste celular. Escolha outra ou tire uma nova.'

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
  readonly #orderId: string
  readonly #store: DeviceStore
  readonly #api: OrderApi
  readonly #page: OutboxPage | undefined
  readonly #onDelivered: () => void
  readonly #consent: ConsentKeeper
  readonly #marking: MarkingKeeper<FaceMarking>
  readonly #side: MarkingKeeper<SideMarking>
  readonly #observed: ObservedKeeper
  readonly #listeners = new Set<() => void>()
  readonly #entries = new Map<PhotoSlot, PhotoEntry>()
  readonly #uploads = new Map<PhotoSlot, Upload>()
  readonly #intakes = new Map<PhotoSlot, Intake>()
  readonly #previews = new Map<PhotoSlot, { picture: string; url: string; photo: Blob }>()
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
  #preparing = Promise.resolve()
  #sayTimer: ReturnType<typeof setTimeout> | undefined
  #version = 0

  constructor({ userId, orderId, store, api, page, onDelivered = () => undefined }: Options) {
    this.#orderId = orderId
    this.#store = store
    this.#api = api
    this.#page = page
    this.#onDelivered = onDelivered
    const ownStore = { ...store, write: (key: string, value: unknown) => this.#write(key, value) }
    this.#consent = consentKeeper({
      orderId,
      api,
      store: ownStore,
      onWithdrawn: () => this.#forgetFace(),
      changed: () => this.#changed(),
    })
    const photos = {
      store: ownStore,
      photo: (slot: PhotoSlot) => this.#entries.get(slot),
      changed: () => this.#changed(),
    }
    this.#marking = markingKeeper({
      ...photos,
      key: markingKey(orderId),
      schema: FaceMarking,
      send: (marking) => api.mark(marking),
      read: () => api.marking(),
      slots: ['front'],
      slotOf: () => 'front',
    })
    this.#side = markingKeeper({
      ...photos,
      key: sideKey(orderId),
      schema: SideMarking,
      send: (marking) => api.markSide(marking),
      read: () => api.sideMarking(),
      slots: SIDE_SLOTS,
      slotOf: ({ slot }) => slot,
    })
    this.#observed = observedKeeper({
      orderId,
      api,
      store: ownStore,
      changed: () => this.#changed(),
    })
    this.lock = `${LOCK_PREFIX}${userId}/${orderId}`
    this.#others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(this.lock)
    this.#others?.addEventListener('message', ({ data }) => {
      void this.#load()
      if (data === 'delivered') this.#deliver()
    })
    this.#stopListening = whenSigningOut(() => this.stop())
    this.#sending = page?.keepSending(this.lock, () => this.flush())
    this.ready = this.#open()
  }

  // What the screens see.

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A number that changes whenever anything that can be seen does. */
  readonly version = (): number => this.#version

  slot(slot: PhotoSlot): SlotView {
    const entry = this.#entries.get(slot)
    if (!entry || entry.state === 'removing') {
      this.#dropPreview(slot)
      return EMPTY_SLOT
    }
    const upload = this.#uploads.get(slot)
    const { size, reason, doubts = [] } = entry
    const state = entry.state === 'moving' ? 'sent' : entry.state
    const percent = upload?.percent ?? 0
    const preview = this.#previewOf(entry)
    const twin = this.#twinOf(entry)
    return { state: upload && state === 'queued' ? 'sending' : state, size, percent, reason, doubts, twin, preview }
  }

  /** The picture that `slot` shows, to be looked at on this device. @throws when it lies on the server and cannot be had now */
  async photo(slot: PhotoSlot): Promise<Blob | null> {
    const { preview } = this.slot(slot)
    const here = this.#previews.get(slot)
    if (!preview || here) return here?.photo ?? null
    const answer = await fetch(preview)
    return answer.ok ? await answer.blob() : null
  }

  intake(slot: PhotoSlot): Intake {
    return this.#intakes.get(slot) ?? NO_INTAKE
  }

  /** Whether the person has said yes to the use of their face in this order. */
  consent(): ConsentView {
    return this.#consent.view()
  }

  /** What a form of this order says of that yes. */
  agreement(): Agreement {
    return this.#consent.agreement()
  }

  /** The points marked on the front photo that is here now. */
  marking(): MarkingView {
    return this.#marking.view()
  }

  /** The points marked on one of the side photos that are here now. */
  side(): MarkingView<SideMarking> {
    return this.#side.view()
  }

  /** What is seen of the person, as far as anybody has said. */
  observed(): ObservedView {
    return this.#observed.view()
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
    const hasBytes = (slot: PhotoSlot) => this.#entries.get(slot)?.bytes !== undefined
    return (
      isUnsaved(submissionKey(this.#orderId)) ||
      (this.consent().state === 'waiting' && isUnsaved(consentKey(this.#orderId))) ||
      PHOTO_SLOTS.some((slot) => isUnsaved(originalKey(this.#orderId, slot))) ||
      PHOTO_SLOTS.some((slot) => hasBytes(slot) && isUnsaved(photoKey(this.#orderId, slot)))
    )
  }

  // What a person does.

  /** The yes to this text. It counts at once; the server hears of it before any photo. */
  async agree(version: BiometricsVersion): Promise<void> {
    await this.#consent.agree(version)
    this.#wakeAll()
  }

  /**
   * Stores a chosen file or a frame, then prepares and sends it. Resolves when that is settled: true when this very photo is the
   * slot's now, false when it was refused, replaced, or waits to be prepared.
   * @param doubts what was found doubtful about it; undefined when nobody has looked
   */
  async takePhoto(slot: PhotoSlot, file: Blob, doubts?: readonly SeenDoubt[]): Promise<boolean> {
    const id = crypto.randomUUID()
    // Before anything else, even the next drawing: a phone short of memory may kill this page at any moment.
    const storing = this.#write(originalKey(this.#orderId, slot), { id, slot, file, doubts })
    this.#setIntake(slot, 'storing')
    await storing
    if (this.#isStopped) return false
    this.#setIntake(slot, 'preparing')
    await this.#prepareAll()
    const entry = this.#entries.get(slot)
    return entry !== undefined && pictureOf(entry) === id
  }

  async removePhoto(slot: PhotoSlot): Promise<void> {
    this.#setIntake(slot, 'none')
    await this.#store.erase(...originalKeys(this.#orderId, slot))
    const entry = this.#entries.get(slot)
    if (entry) {
      this.#uploads.get(slot)?.cancel.abort()
      // Even one that never finished going up may have arrived: the server is asked to forget it too.
      const { bytes: _bytes, ...rest } = entry
      await this.#keep({ ...rest, id: crypto.randomUUID(), state: 'removing', reason: null, doubts: [] })
    }
    this.#wakeAll()
  }

  /**
   * Exchanges what two slots hold; one of them may be empty. Under the lock, so that no photo arrives in a slot that another is
   * about to leave: what this page is sending begins again.
   */
  async movePhoto(from: PhotoSlot, to: PhotoSlot): Promise<void> {
    this.#isMoving = true
    for (const { cancel } of this.#uploads.values()) cancel.abort()
    try {
      await withLock(this.lock, () => this.#exchange(from, to))
    } finally {
      this.#isMoving = false
    }
    this.#wakeAll()
  }

  async #exchange(from: PhotoSlot, to: PhotoSlot): Promise<void> {
    const photos = { [from]: await this.#readPhoto(from), [to]: await this.#readPhoto(to) }
    const isOnItsWay = [from, to].some((slot) => this.intake(slot).state !== 'none')
    if (this.#isStopped || isOnItsWay) return
    const next = exchangeSlots(photos, from, to)
    const records: Record<string, PhotoEntry> = {}
    const emptied = [...originalKeys(this.#orderId, from), ...originalKeys(this.#orderId, to)]
    const previews = new Map(this.#previews)
    for (const [slot, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const photo = next[slot]
      if (photo) {
        const entry = { ...photo, at: Date.now() }
        records[photoKey(this.#orderId, slot)] = entry
        this.#entries.set(slot, entry)
      } else {
        emptied.push(photoKey(this.#orderId, slot))
        this.#entries.delete(slot)
      }
      // The picture goes with its photo.
      const shown = previews.get(other)
      if (shown) this.#previews.set(slot, shown)
      else this.#previews.delete(slot)
    }
    this.#changed()
    // Where the disk had no room for a prepared photo, its original would be prepared again for the slot it left.
    if (!(await this.#store.writeAll(records, ...emptied))) await this.#store.erase(...emptied)
    this.#changed()
  }

  async retryPhoto(slot: PhotoSlot): Promise<void> {
    const entry = this.#entries.get(slot)
    if (entry?.state === 'refused') await this.#keep({ ...entry, state: 'queued', reason: null })
    this.#wakeAll()
  }

  async mark(marking: FaceMarking): Promise<void> {
    await this.#marking.keep(marking)
    this.#wakeAll()
  }

  async markSide(marking: SideMarking): Promise<void> {
    await this.#side.keep(marking)
    this.#wakeAll()
  }

  /** Kept at once; sent a moment after the last word, as an answer of the form is. */
  async sayObserved(values: ObservedValues): Promise<void> {
    await this.#observed.say(values)
    clearTimeout(this.#sayTimer)
    this.#sayTimer = setTimeout(() => this.#wakeAll(), AUTOSAVE_MS)
  }

  /** The screen that asks what is seen was left by its end. */
  async finishObserved(values: ObservedValues): Promise<void> {
    await this.#observed.say(values)
    await this.#observed.finish()
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
    const moving = this.#moving().map(({ id }) => id)
    const settled = PHOTO_SLOTS.map(async (slot) => {
      const entry = this.#entries.get(slot)
      // What waits here is newer than anything the server knows; what changed after the question is too.
      if (entry && (entry.state !== 'sent' || entry.at >= askedAt)) return
      // The server has not heard yet where it belongs now.
      const receipt = receipts.find((received) => received.slot === slot && !moving.includes(received.id))
      if (receipt) await this.#keepSent(receipt, entry?.id === receipt.id ? entry : null)
      else if (entry) await this.#forgetPhoto(slot)
    })
    await Promise.all(settled)
    await Promise.all([this.#marking.adopt(), this.#side.adopt(), this.#observed.adopt()])
  }

  /** The same for the yes to the photos. A withdrawal empties the device of what shows the face. */
  async adoptConsent(word: FaceConsent | null, askedAt: number): Promise<void> {
    await this.ready
    const before = this.consent().state
    await this.#consent.adopt(word, askedAt)
    if (this.consent().state !== before) this.#wakeAll()
  }

  /** The person took their yes back, somewhere else in the app. */
  async withdrawConsent(at: string): Promise<void> {
    await this.ready
    await this.#consent.withdraw(at)
  }

  /** Whether the server's news of a slot is none here: what waits is newer, and what was sent is known from its receipt. */
  knows({ slot, photoId }: { slot?: string | undefined; photoId?: string | null | undefined }): boolean {
    const known = PHOTO_SLOTS.find((one) => one === slot)
    if (!known || photoId === undefined) return false
    const entry = this.#entries.get(known)
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
    for (const { cancel } of this.#uploads.values()) cancel.abort()
    this.#others?.close()
    for (const slot of PHOTO_SLOTS) this.#dropPreview(slot)
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
    if ([...this.#intakes.values()].some(({ state }) => state === 'waiting')) void this.#prepareAll()
    this.#trouble = null
    const left = await this.#sendAll()
    this.#notifyOthers('changed')
    this.#changed()
    return left
  }

  async #sendAll(): Promise<Left> {
    const trouble = await this.#consent.flush()
    if (trouble) {
      this.#trouble = trouble
      return trouble.retryAfterMs === undefined ? 'waiting' : { restMs: trouble.retryAfterMs }
    }
    const photos = await this.#sendPhotos()
    if (typeof photos === 'object' || ENDS_THE_ROUND.has(this.#trouble?.code)) return photos
    // Before the form: a sent form closes the order to them.
    const marking = await this.#marking.flush()
    const side = await this.#side.flush()
    const observed = this.consent().state === 'none' ? 'empty' : await this.#observed.flush()
    this.#submission = await this.#store.read(submissionKey(this.#orderId), Submission)
    // A form would bring photos into slots that others have yet to leave.
    if (this.#moving().length > 0) return photos
    const form = this.#submission?.state === 'waiting' ? await this.#sendForm(this.#submission) : 'empty'
    if (form !== 'empty' || this.#isDelivered) return form
    return [photos, marking, side, observed].find((left) => left !== 'empty') ?? 'empty'
  }

  async #sendPhotos(): Promise<Left> {
    let staying = 0
    let moved = 0
    for (const slot of PHOTO_SLOTS) await this.#readPhoto(slot)
    // Those that leave a slot on the server go before those that come into it.
    const order = PHOTO_SLOTS.toSorted((a, b) => Number(this.#isMovingTo(b)) - Number(this.#isMovingTo(a)))
    for (const slot of order) {
      const entry = this.#isStopped || this.#isMoving ? undefined : await this.#readPhoto(slot)
      if (!entry || entry.state === 'sent' || entry.state === 'refused') continue
      if (entry.state !== 'moving' && this.#moving().some(({ heldAt }) => heldAt === slot)) {
        staying += 1
        continue
      }
      // It stays until the person has said yes; the form alone may still bring its own.
      if (entry.state === 'queued' && this.#consent.view().state === 'none') continue
      const trouble = await this.#settlePhoto(entry)
      if (!trouble) moved += 1
      else {
        this.#trouble = trouble
        staying += 1
        if (trouble.retryAfterMs !== undefined) return { restMs: trouble.retryAfterMs }
        if (ENDS_THE_ROUND.has(trouble.code)) break
      }
    }
    return staying === 0 ? 'empty' : moved > 0 ? 'moved' : 'waiting'
  }

  /** Why it has to wait; null once it is settled. */
  #settlePhoto(entry: PhotoEntry): Promise<Problem | null> {
    if (entry.state === 'moving') return this.#moveOnServer(entry)
    return entry.state === 'queued' ? this.#sendPhoto(entry) : this.#removeFromServer(entry)
  }

  async #moveOnServer(entry: PhotoEntry): Promise<Problem | null> {
    try {
      const receipt = await this.#api.movePhoto(entry.slot, entry.id)
      if (this.#isCurrent(entry)) await this.#keepSent(receipt, entry)
    } catch (error) {
      const problem = asProblem(error)
      if (isPassing(problem)) return problem
      if (problem.code === 'consent-missing') {
        await this.#consent.forget()
        return problem
      }
      // Replaced from another device, or the order takes none any more: the server's news say what is there.
      if (this.#isCurrent(entry)) await this.#forgetPhoto(entry.slot)
    }
    return null
  }

  #moving(): PhotoEntry[] {
    return [...this.#entries.values()].filter(({ state }) => state === 'moving')
  }

  #isMovingTo(slot: PhotoSlot): boolean {
    return this.#entries.get(slot)?.state === 'moving'
  }

  async #sendPhoto(entry: PhotoEntry): Promise<Problem | null> {
    const { slot, bytes, doubts = [] } = entry
    if (!bytes) {
      await this.#forgetPhoto(slot)
      return null
    }
    const upload: Upload = { percent: 0, cancel: new AbortController() }
    this.#uploads.set(slot, upload)
    this.#changed()
    try {
      const receipt = await this.#api.putPhoto(slot, jpegOf(bytes), doubts, {
        signal: upload.cancel.signal,
        onProgress: (percent) => {
          upload.percent = percent
          this.#changed()
        },
      })
      await this.#forgetOriginalOf(entry)
      if (this.#isCurrent(entry)) await this.#keepSent(receipt, entry)
    } catch (error) {
      if (!this.#isCurrent(entry)) return null
      const problem = asProblem(error)
      if (isPassing(problem)) return problem
      if (problem.code === 'consent-missing') {
        await this.#consent.forget()
        return problem
      }
      // Refunded: a face that nobody waits for does not stay here. Any other refusal leaves the only copy where it is.
      if (problem.code === 'order-ended') await this.#forgetPhoto(slot)
      else await this.#keep({ ...entry, state: 'refused', reason: sentenceOf(problem) })
    } finally {
      if (this.#uploads.get(slot) === upload) this.#uploads.delete(slot)
      this.#changed()
    }
    return null
  }

  async #removeFromServer(entry: PhotoEntry): Promise<Problem | null> {
    try {
      await this.#api.removePhoto(entry.slot)
    } catch (error) {
      const problem = asProblem(error)
      if (isPassing(problem)) return problem
    }
    if (this.#isCurrent(entry)) await this.#forgetPhoto(entry.slot)
    return null
  }

  async #sendForm(waiting: Submission): Promise<Left> {
    const showProgress = (percent: number | null) => {
      this.#percent = percent
      this.#changed()
    }
    showProgress(0)
    try {
      const formData = { ...waiting.formData, ...this.#consent.agreement() }
      const form = { ...waiting, formData, doubts: this.#queuedDoubts() }
      const held = await this.#api.submit(form, this.#queuedFiles(), { onProgress: showProgress })
      // An answer that is not about this form is none: it is sent again.
      if (held.formId !== waiting.formId) throw new Problem('bug')
      await this.#forgetAll()
      await this.#store.erase(draftKey(this.#orderId))
      this.#notifyOthers('delivered')
      this.#deliver()
      // The server forgets its draft with the submission; asking again is only a courtesy to older ones.
      await this.#api.deleteDraft().catch(() => undefined)
    } catch (error) {
      const problem = asProblem(error)
      if (isPassing(problem)) {
        this.#trouble = problem
        return problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
      }
      if (problem.code === 'order-ended') await this.#forgetAll()
      const { code, text, fields } = problem
      await this.#keepSubmission({ ...waiting, state: 'refused', problem: { code, text, fields } })
    } finally {
      showProgress(null)
    }
    return 'empty'
  }

  /** The photos that could not go alone go with the form. */
  #queuedFiles(): SlotFiles {
    const files: SlotFiles = {}
    for (const [slot, { state, bytes }] of this.#entries) if (state === 'queued' && bytes) files[slot] = jpegOf(bytes)
    return files
  }

  #queuedDoubts(): DoubtsBySlot {
    const queued = [...this.#entries].filter(([, { state, bytes }]) => state === 'queued' && bytes)
    return Object.fromEntries(queued.flatMap(([slot, { doubts }]) => (doubts?.length ? [[slot, doubts]] : [])))
  }

  #deliver(): void {
    if (this.#isDelivered) return
    this.#submission = undefined
    this.#isDelivered = true
    this.#changed()
    this.#sending?.stop()
    this.#onDelivered()
  }

  // Preparing: the way of a chosen file into the queue.

  /** One picture at a time, in all tabs: each takes some fifty megabytes while it is unfolded. */
  #prepareAll(): Promise<void> {
    const page = this.#page
    if (!page) return Promise.resolve()
    const prepare = async () => {
      for (const slot of PHOTO_SLOTS) await this.#prepareSlot(slot, page)
    }
    // A lock of its own: on a weak network the next photo must not wait for the one that is on its way.
    this.#preparing = this.#preparing.then(() => withLock(`${this.lock}/preparing`, prepare)).catch(() => undefined)
    return this.#preparing
  }

  async #prepareSlot(slot: PhotoSlot, page: OutboxPage): Promise<void> {
    const original = this.#isStopped ? null : await this.#unprepared(slot)
    if (!original) {
      // Another tab may have prepared it.
      if (this.intake(slot).state === 'preparing') this.#setIntake(slot, 'none')
      return
    }
    const made = await this.#tryPreparing(original, page)
    // Meanwhile another file may have been chosen, the slot emptied, or the person gone.
    if (this.#isStopped || (await this.#original(slot))?.id !== original.id) return
    if (!made) {
      // A try that could not begin is none.
      await this.#store.erase(triesKey(this.#orderId, slot))
      this.#setIntake(slot, 'waiting')
    } else if ('refusal' in made) {
      await this.#store.erase(...originalKeys(this.#orderId, slot))
      this.#setIntake(slot, 'none', made.refusal)
    } else {
      const { bytes, likeness, doubts } = made
      this.#uploads.get(slot)?.cancel.abort()
      const { id } = original
      const entry = { id, slot, state: 'queued', size: bytes.byteLength, bytes, reason: null } as const
      const found = { doubts: [...doubts], ...(likeness && { likeness }) }
      await this.#keep({ ...entry, ...found }, ...originalKeys(this.#orderId, slot))
      this.#setIntake(slot, 'none')
      this.#wakeAll()
    }
  }

  /** The photo, or why there is none; null when it has to wait for the network. */
  async #tryPreparing({ id, slot, file, doubts }: PhotoOriginal, page: OutboxPage) {
    const key = triesKey(this.#orderId, slot)
    const before = await this.#store.read(key, PreparingTries)
    const count = (before?.id === id ? before.count : 0) + 1
    await this.#write(key, { id, count })
    if (count > MOST_TRIES) return { refusal: TRIED_IN_VAIN }
    try {
      const made = await page.prepare(file, slot, doubts)
      return { ...made, bytes: await made.photo.arrayBuffer() }
    } catch (error) {
      return error instanceof Problem && error.code === 'offline' ? null : { refusal: sentenceOf(error) }
    }
  }

  /** The same picture chosen for two slots: said, and taken all the same. */
  #twinOf({ slot, likeness }: PhotoEntry): PhotoSlot | null {
    const twin = [...this.#entries.values()].find(
      (other) => other.slot !== slot && other.state !== 'removing' && isSamePicture(other.likeness, likeness),
    )
    return twin?.slot ?? null
  }

  #original(slot: PhotoSlot): Promise<PhotoOriginal | undefined> {
    return this.#store.read(originalKey(this.#orderId, slot), PhotoOriginal)
  }

  /** Null also when the disk would not take the prepared photo: then it waits in memory, and the original stays for later. */
  async #unprepared(slot: PhotoSlot): Promise<PhotoOriginal | null> {
    const found = await this.#original(slot)
    return found && this.#entries.get(slot)?.id !== found.id ? found : null
  }

  /** Left behind only where the disk had no room for the prepared photo: sent, it would be prepared and sent again. */
  async #forgetOriginalOf({ id, slot }: PhotoEntry): Promise<void> {
    if ((await this.#original(slot))?.id !== id) return
    await this.#store.erase(...originalKeys(this.#orderId, slot))
  }

  #setIntake(slot: PhotoSlot, state: Intake['state'], refusal: string | null = null): void {
    this.#intakes.set(slot, { state, refusal })
    this.#changed()
  }

  // The store, and this page's memory of it.

  async #open(): Promise<void> {
    await this.#load()
    if (!this.#page) return
    for (const slot of PHOTO_SLOTS) if (await this.#unprepared(slot)) this.#setIntake(slot, 'preparing')
    void this.#prepareAll()
    this.wake()
  }

  async #load(): Promise<void> {
    this.#submission = await this.#store.read(submissionKey(this.#orderId), Submission)
    await this.#consent.load()
    await this.#marking.load()
    await this.#side.load()
    await this.#observed.load()
    for (const slot of PHOTO_SLOTS) await this.#readPhoto(slot)
    this.#changed()
  }

  async #readPhoto(slot: PhotoSlot): Promise<PhotoEntry | undefined> {
    const stored = await this.#store.read(photoKey(this.#orderId, slot), PhotoEntry)
    if (stored) this.#entries.set(slot, stored)
    else this.#entries.delete(slot)
    return stored
  }

  /** Whoever signed out was promised that nothing stays: an answer that arrives after that writes nothing. */
  async #write(key: string, value: unknown, ...instead: string[]): Promise<boolean> {
    if (this.#isStopped) return false
    const isOnDisk = await this.#store.write(key, value, ...instead)
    this.#changed()
    return isOnDisk
  }

  async #keep(photo: Omit<PhotoEntry, 'at'>, ...instead: string[]): Promise<void> {
    const entry = { ...photo, at: Date.now() }
    this.#entries.set(entry.slot, entry)
    this.#changed()
    await this.#write(photoKey(this.#orderId, entry.slot), entry, ...instead)
  }

  /** @param known what the device knew of this very picture */
  #keepSent({ id, slot, size }: PhotoReceipt, known: PhotoEntry | null): Promise<void> {
    const picture = known ? pictureOf(known) : id
    const { likeness, doubts } = known ?? {}
    const sent = { id, slot, picture, state: 'sent', size, reason: null } as const
    return this.#keep({ ...sent, ...(likeness && { likeness }), ...(doubts && { doubts }) })
  }

  #isCurrent(entry: PhotoEntry): boolean {
    return this.#entries.get(entry.slot)?.id === entry.id
  }

  async #forgetPhoto(slot: PhotoSlot): Promise<void> {
    this.#entries.delete(slot)
    this.#changed()
    await this.#store.erase(photoKey(this.#orderId, slot))
  }

  async #keepSubmission(next: Submission): Promise<void> {
    this.#submission = next
    this.#changed()
    await this.#write(submissionKey(this.#orderId), next)
  }

  /** The person took their yes back: nothing that shows or measures their face stays here, sent or not. The answers do. */
  async #forgetFace(): Promise<void> {
    for (const { cancel } of this.#uploads.values()) cancel.abort()
    this.#entries.clear()
    this.#intakes.clear()
    this.#submission = undefined
    this.#changed()
    await this.#store.erase(...faceKeys(this.#orderId))
    await this.#marking.load()
    await this.#side.load()
    await this.#observed.load()
    this.#notifyOthers('changed')
  }

  #forgetAll(): Promise<void> {
    return this.#store.erase(...outboxKeys(this.#orderId))
  }

  /** The server's address, or one object URL a picture, also after its bytes were let go: a photo just sent must not blink. */
  #previewOf(entry: PhotoEntry): string {
    const { slot, bytes } = entry
    const picture = pictureOf(entry)
    if (this.#previews.get(slot)?.picture !== picture) {
      this.#dropPreview(slot)
      if (bytes) {
        const photo = jpegOf(bytes)
        this.#previews.set(slot, { picture, url: URL.createObjectURL(photo), photo })
      }
    }
    return this.#previews.get(slot)?.url ?? photoAddress(this.#orderId, entry.heldAt ?? slot, entry.id)
  }

  #dropPreview(slot: PhotoSlot): void {
    const shown = this.#previews.get(slot)
    if (shown) URL.revokeObjectURL(shown.url)
    this.#previews.delete(slot)
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

const jpegOf = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/jpeg' })
