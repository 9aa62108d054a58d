import type { FaceConsent, PhotoReceipt } from '#contract/onboarding.ts'
import type { Problem } from '#contract/problem.ts'
import type { DeviceStore, StoreTrouble } from '#pwa/platform/device-store.ts'
import { isRetryable } from '#pwa/platform/failures.ts'
import type { FlushResult } from '#pwa/platform/lock.ts'
import { flushResultOf } from '#pwa/platform/pending-record.ts'
import { LOCK_PREFIX, whenSigningOut } from '#pwa/platform/sign-out.ts'
import type { OrderApi } from './order-api.ts'
import { OrderForm } from './order-form.ts'
import { orderRecords } from './order-records.ts'
import { faceKeys, outboxKeys, recordKey, RECORDS, submissionKey } from './outbox-records.ts'
import type { Prepare } from './photo-preparer.ts'
import { PhotoSlots } from './photo-slots.ts'

/** What a page adds; the service worker only sends what is ready. */
export interface OutboxPage {
  prepare: Prepare
  /** Calls `flush` under this lock now, when woken, and again while something waits. */
  keepSending: (lock: string, flush: () => Promise<FlushResult>) => { wake: () => void; stop: () => void }
}

interface Options {
  userId: string
  orderId: string
  store: DeviceStore
  api: OrderApi
  page?: OutboxPage
  /** The server has the form, from here, another tab or the worker. */
  onDelivered?: () => void
}

/**
 * Everything of one order that leaves this device: stored first, sent under one lock for all tabs and the service worker, deleted once the
 * server has it.
 */
export class OrderOutbox {
  readonly lock: string
  /** The store has been read. */
  readonly ready: Promise<void>
  readonly photos: PhotoSlots
  readonly records: ReturnType<typeof orderRecords>
  readonly form: OrderForm
  readonly #orderId: string
  readonly #store: DeviceStore
  readonly #onDelivered: () => void
  readonly #listeners = new Set<() => void>()
  /** To and from other tabs and the worker. */
  readonly #others: BroadcastChannel | null
  readonly #stopListening: () => void
  readonly #sending: ReturnType<OutboxPage['keepSending']> | undefined
  #trouble: Problem | null = null
  #isStopped = false
  #version = 0

  constructor({ userId, orderId, store, api, page, onDelivered = () => undefined }: Options) {
    this.#orderId = orderId
    this.#store = store
    this.#onDelivered = onDelivered
    this.lock = `${LOCK_PREFIX}${userId}/${orderId}`
    const changed = () => this.#changed()
    const wake = () => this.#wakeAll()
    const of = { orderId, api, store: this.#guarded(store), changed, wake }
    this.photos = new PhotoSlots({
      ...of,
      lock: this.lock,
      prepare: page?.prepare,
      consent: () => this.records.consent,
      isStopped: () => this.#isStopped,
    })
    this.records = orderRecords({
      ...of,
      photo: (slot) => this.photos.get(slot),
      onWithdrawn: () => this.#forgetFace(),
    })
    this.form = new OrderForm({
      ...of,
      agreement: () => this.records.consent.agreement(),
      photos: () => this.photos.queued(),
      delivered: () => {
        this.#notifyOthers('delivered')
        this.#deliver()
      },
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes whenever anything visible does. */
  readonly version = (): number => this.#version

  /** Why the last try stopped, until a new one works. */
  trouble(): Problem | null {
    return this.#trouble
  }

  /** Whether closing this page would lose something unsent: the device had no room. */
  isOnlyInPage(): boolean {
    const unsaved = this.#store.unsaved()
    const isUnsaved = (key: string) => unsaved.includes(key)
    return (
      isUnsaved(submissionKey(this.#orderId)) ||
      this.photos.isAmong(unsaved) ||
      RECORDS.some((name) => this.records[name].get()?.state === 'waiting' && isUnsaved(recordKey(name, this.#orderId)))
    )
  }

  storeTrouble(): StoreTrouble | null {
    return this.#store.trouble()
  }

  async withdrawConsent(at: string): Promise<void> {
    await this.ready
    await this.records.consent.withdraw(at)
  }

  /** Takes over the server's answer to a request made at `askedAt`, by the device's clock. */
  async adopt(receipts: readonly PhotoReceipt[], askedAt: number): Promise<void> {
    await this.ready
    await this.photos.adopt(receipts, askedAt)
    const { marking, side, observed } = this.records
    await Promise.all([marking.adopt(), side.adopt(), observed.adopt()])
  }

  /** A withdrawal deletes what shows the face. */
  async adoptConsent(word: FaceConsent | null, askedAt: number): Promise<void> {
    await this.ready
    const { consent } = this.records
    const before = consent.view().state
    await consent.adoptWord(word, askedAt)
    if (consent.view().state !== before) this.#wakeAll()
  }

  wake(): void {
    this.#sending?.wake()
  }

  /** The order ended: only the answers stay, in case it is opened again. */
  async abandon(): Promise<void> {
    this.stop()
    await this.#store.erase(...outboxKeys(this.#orderId))
  }

  /** Nothing is sent or written any more, not even a late answer. */
  stop(): void {
    this.#isStopped = true
    this.#stopListening()
    this.#sending?.stop()
    this.photos.stop()
    this.#others?.close()
    this.#listeners.clear()
  }

  /**
   * Sends what waits: consent, photos, records, then the form. Only under the lock: the store decides, not this page's memory. Never
   * throws.
   */
  async flush(): Promise<FlushResult> {
    await this.ready
    if (this.#isStopped) return 'empty'
    this.#trouble = null
    const result = await this.#sendAll()
    this.#notifyOthers('changed')
    this.#changed()
    return result
  }

  async #sendAll(): Promise<FlushResult> {
    const { consent, marking, side, observed, sheet, cloths, today } = this.records
    const trouble = await consent.flush()
    if (trouble && isRetryable(trouble)) {
      this.#trouble = trouble
      return flushResultOf(trouble)
    }
    const photos = await this.photos.flush()
    this.#trouble = photos.trouble
    if (photos.isOver) return photos.result
    // A sent form closes the order to them.
    const ofForm = await this.#sendRecords(
      consent.view().state === 'none' ? [marking, side] : [marking, side, observed],
    )
    const others = await this.#sendRecords([sheet, cloths, today])
    if (this.#trouble?.code === 'unauthenticated') return 'waiting'
    // The form must not fill a slot that another photo has yet to leave.
    if (this.photos.isAnyMoving()) return photos.result
    const form = await this.form.flush()
    if (form) {
      this.#trouble = form
      return flushResultOf(form)
    }
    const results = this.form.isDelivered() ? others : [photos.result, ...ofForm, ...others]
    return results.find((result) => result !== 'empty') ?? 'empty'
  }

  async #sendRecords(records: readonly { flush: () => Promise<Problem | null> }[]): Promise<FlushResult[]> {
    const results: FlushResult[] = []
    for (const record of records) {
      if (this.#trouble?.code === 'unauthenticated') return ['waiting']
      const problem = await record.flush()
      if (problem?.code === 'unauthenticated') this.#trouble = problem
      results.push(flushResultOf(problem))
    }
    return results
  }

  #deliver(): void {
    if (!this.form.deliver()) return
    this.#sending?.stop()
    this.#onDelivered()
  }

  async #open(isPage: boolean): Promise<void> {
    await this.#load()
    if (!isPage) return
    await this.photos.resume()
    this.wake()
  }

  async #load(): Promise<void> {
    await this.form.load()
    for (const name of RECORDS) await this.records[name].load()
    await this.photos.load()
    this.#changed()
  }

  /** After sign-out even a late answer writes nothing. */
  #guarded(store: DeviceStore): DeviceStore {
    return {
      ...store,
      write: async (key, value, ...instead) => {
        if (this.#isStopped) return false
        const isOnDisk = await store.write(key, value, ...instead)
        this.#changed()
        return isOnDisk
      },
    }
  }

  /** Deletes what shows or measures the face, sent or not; the answers stay. */
  async #forgetFace(): Promise<void> {
    this.photos.clear()
    this.form.clear()
    await this.#store.erase(...faceKeys(this.#orderId))
    for (const name of RECORDS) if (name !== 'consent') await this.records[name].load()
    this.#notifyOthers('changed')
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
