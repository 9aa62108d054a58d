import { PHOTO_SLOTS, type PhotoReceipt, type PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { withLock } from '#pwa/platform/lock.ts'
import type { ConsentRecord } from './consent-record.ts'
import type { OrderApi } from './order-api.ts'
import { OrderPhotos } from './order-photos.ts'
import { originalKey, type PhotoEntry, photoKey } from './outbox-records.ts'
import { type Intake, PhotoPreparer, type Prepare } from './photo-preparer.ts'
import { PhotoSender } from './photo-sender.ts'

export interface SlotView {
  state: 'empty' | 'queued' | 'sending' | 'sent' | 'refused'
  size: number
  percent: number
  reason: string | null
  /** Only another photo helps. */
  isFinal: boolean
  doubts: readonly SeenDoubt[]
  /** The slot that holds the same picture. */
  twin: PhotoSlot | null
  preview: string | null
}

export const EMPTY_SLOT: SlotView = {
  state: 'empty',
  size: 0,
  percent: 0,
  reason: null,
  isFinal: false,
  doubts: [],
  twin: null,
  preview: null,
}

interface Options {
  orderId: string
  store: DeviceStore
  api: OrderApi
  lock: string
  /** Absent in the service worker. */
  prepare: Prepare | undefined
  consent: () => ConsentRecord
  isStopped: () => boolean
  changed: () => void
  wake: () => void
}

/** The four photos of one order, from file to receipt. */
export class PhotoSlots {
  readonly #options: Options
  readonly #photos: OrderPhotos
  readonly #preparer: PhotoPreparer
  readonly #sender: PhotoSender
  /** While photos change places none is sent. */
  #isMoving = false

  constructor(options: Options) {
    const { orderId, store, api, lock, prepare, consent, isStopped, changed, wake } = options
    this.#options = options
    this.#photos = new OrderPhotos({ orderId, store, changed })
    this.#preparer = new PhotoPreparer({
      orderId,
      // Its own lock: a slow upload must not hold up preparing.
      lock: `${lock}/preparing`,
      store,
      photos: this.#photos,
      prepare,
      isStopped,
      replacing: (slot) => this.#sender.cancel(slot),
      queued: wake,
      changed,
    })
    this.#sender = new PhotoSender({
      api,
      photos: this.#photos,
      consent,
      arrived: (entry) => this.#preparer.forgetOriginalOf(entry),
      isPaused: () => isStopped() || this.#isMoving,
      changed,
    })
  }

  get(slot: PhotoSlot): PhotoEntry | undefined {
    return this.#photos.get(slot)
  }

  view(slot: PhotoSlot): SlotView {
    const entry = this.#photos.get(slot)
    if (!entry || entry.state === 'removing') {
      this.#photos.dropPreview(slot)
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
      twin: this.#photos.twinOf(entry),
      preview: this.#photos.previewOf(entry),
    }
  }

  /** @throws when only the server has it and cannot be reached */
  async picture(slot: PhotoSlot): Promise<Blob | null> {
    const { preview } = this.view(slot)
    const here = this.#photos.shownOf(slot)
    if (!preview || here) return here ?? null
    const answer = await fetch(preview)
    return answer.ok ? await answer.blob() : null
  }

  intake(slot: PhotoSlot): Intake {
    return this.#preparer.intake(slot)
  }

  take(slot: PhotoSlot, file: Blob, doubts?: readonly SeenDoubt[]): Promise<boolean> {
    return this.#preparer.take(slot, file, doubts)
  }

  async remove(slot: PhotoSlot): Promise<void> {
    await this.#preparer.drop(slot)
    const entry = this.#photos.get(slot)
    if (entry) {
      this.#sender.cancel(slot)
      // An unfinished upload may have arrived: the server removes it too.
      const { bytes: _bytes, ...rest } = entry
      await this.#photos.put({ ...rest, id: crypto.randomUUID(), state: 'removing', reason: null, doubts: [] })
    }
    this.#options.wake()
  }

  /** Under the order's lock, so that no photo arrives in a slot another is about to leave. */
  async move(from: PhotoSlot, to: PhotoSlot): Promise<void> {
    const { lock, isStopped, wake } = this.#options
    this.#isMoving = true
    this.#sender.cancelAll()
    try {
      await withLock(lock, async () => {
        await this.#photos.read(from)
        await this.#photos.read(to)
        const isOnItsWay = [from, to].some((slot) => this.intake(slot).state !== 'none')
        if (!isStopped() && !isOnItsWay) await this.#photos.exchange(from, to)
      })
    } finally {
      this.#isMoving = false
    }
    wake()
  }

  async retry(slot: PhotoSlot): Promise<void> {
    const entry = this.#photos.get(slot)
    if (entry?.state === 'refused') await this.#photos.put({ ...entry, state: 'queued', reason: null })
    this.#options.wake()
  }

  /** Takes over the server's answer to a request made at `askedAt`, by the device's clock. */
  async adopt(receipts: readonly PhotoReceipt[], askedAt: number): Promise<void> {
    const photos = this.#photos
    const moving = photos.moving().map(({ id }) => id)
    const settled = PHOTO_SLOTS.map(async (slot) => {
      const entry = photos.get(slot)
      // What waits, or changed after the request, is newer.
      if (entry && (entry.state !== 'sent' || entry.at >= askedAt)) return
      // The server has not moved it yet.
      const receipt = receipts.find((received) => received.slot === slot && !moving.includes(received.id))
      if (receipt) await photos.putSent(receipt, entry?.id === receipt.id ? entry : null)
      else if (entry) await photos.forget(slot)
    })
    await Promise.all(settled)
  }

  /** Whether a server's message about a slot says nothing new. */
  knows({ slot, photoId }: { slot?: string | undefined; photoId?: string | null | undefined }): boolean {
    const known = PHOTO_SLOTS.find((one) => one === slot)
    if (!known || photoId === undefined) return false
    const entry = this.#photos.get(known)
    if (entry && entry.state !== 'sent') return true
    return (entry?.id ?? null) === photoId
  }

  /** Whether these unsaved keys include a photo that exists nowhere else. */
  isAmong(keys: readonly string[]): boolean {
    const { orderId } = this.#options
    const hasBytes = (slot: PhotoSlot) => this.#photos.get(slot)?.bytes !== undefined
    return PHOTO_SLOTS.some(
      (slot) => keys.includes(originalKey(orderId, slot)) || (hasBytes(slot) && keys.includes(photoKey(orderId, slot))),
    )
  }

  async load(): Promise<void> {
    await this.#photos.readAll()
  }

  resume(): Promise<void> {
    return this.#preparer.resume()
  }

  flush() {
    // The code that prepares could not be fetched before.
    if (this.#preparer.isWaiting()) void this.#preparer.prepareAll()
    return this.#sender.flush()
  }

  isAnyMoving(): boolean {
    return this.#photos.moving().length > 0
  }

  queued(): ReturnType<OrderPhotos['queued']> {
    return this.#photos.queued()
  }

  /** Clears the memory of this page only. */
  clear(): void {
    this.#sender.cancelAll()
    this.#photos.clear()
    this.#preparer.clear()
  }

  stop(): void {
    this.#sender.cancelAll()
    this.#photos.dropPreviews()
  }
}
