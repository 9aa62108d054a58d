import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem } from '#pwa/platform/failures.ts'
import { withLock } from '#pwa/platform/lock.ts'
import type { OrderPhotos } from './order-photos.ts'
import {
  originalKey,
  originalKeys,
  type PhotoEntry,
  PhotoOriginal,
  pictureOf,
  PreparingTries,
  triesKey,
} from './outbox-records.ts'

/** A chosen file before it can be sent. */
export interface Intake {
  /** 'storing' until the device has the file, 'preparing' across page loads, 'waiting' while the code that prepares cannot be fetched. */
  state: 'none' | 'storing' | 'preparing' | 'waiting'
  /** Why the last file was refused; the slot keeps what it held. */
  refusal: string | null
}

export interface PreparedPhoto {
  photo: Blob
  doubts: readonly SeenDoubt[]
  /** Detects the same picture in another slot; null if unknown. */
  likeness: string | null
}

/** Makes a file ready to send, and looks for doubts when none are given. @throws Problem when it is not accepted */
export type Prepare = (file: Blob, slot: PhotoSlot, doubts?: readonly SeenDoubt[]) => Promise<PreparedPhoto>

interface Options {
  readonly orderId: string
  /** One picture at a time in all tabs. */
  readonly lock: string
  readonly store: DeviceStore
  readonly photos: OrderPhotos
  /** Absent in the service worker. */
  readonly prepare: Prepare | undefined
  readonly isStopped: () => boolean
  /** Another photo takes the slot: cancel its upload. */
  readonly replacing: (slot: PhotoSlot) => void
  readonly queued: () => void
  readonly changed: () => void
}

const NO_INTAKE: Intake = { state: 'none', refusal: null }
/** A picture too large for memory kills the page at each try. */
const MOST_TRIES = 4
const TRIED_IN_VAIN = 'Não conseguimos preparar esta foto neste celular. Escolha outra ou tire uma nova.'

/** Prepares chosen files one by one. */
export class PhotoPreparer {
  readonly #options: Options
  readonly #intakes = new Map<PhotoSlot, Intake>()
  #preparing = Promise.resolve()

  constructor(options: Options) {
    this.#options = options
  }

  intake(slot: PhotoSlot): Intake {
    return this.#intakes.get(slot) ?? NO_INTAKE
  }

  isWaiting(): boolean {
    return [...this.#intakes.values()].some(({ state }) => state === 'waiting')
  }

  /** Continues with what an earlier page left. */
  async resume(): Promise<void> {
    for (const slot of PHOTO_SLOTS) if (await this.#unprepared(slot)) this.#setIntake(slot, 'preparing')
    void this.prepareAll()
  }

  /** @returns whether this picture is now the slot's */
  async take(slot: PhotoSlot, file: Blob, doubts?: readonly SeenDoubt[]): Promise<boolean> {
    const { orderId, store, photos, isStopped } = this.#options
    const id = crypto.randomUUID()
    // First of all, before rendering: a phone short of memory may kill this page.
    const storing = store.write(originalKey(orderId, slot), { id, slot, file, doubts })
    this.#setIntake(slot, 'storing')
    await storing
    if (isStopped()) return false
    this.#setIntake(slot, 'preparing')
    await this.prepareAll()
    const entry = photos.get(slot)
    return entry !== undefined && pictureOf(entry) === id
  }

  async drop(slot: PhotoSlot): Promise<void> {
    this.#setIntake(slot, 'none')
    await this.#options.store.erase(...originalKeys(this.#options.orderId, slot))
  }

  /** Clears the memory of this page only. */
  clear(): void {
    this.#intakes.clear()
  }

  /** An original is left only where the disk had no room for the photo; it would be prepared and sent again. */
  async forgetOriginalOf({ id, slot }: PhotoEntry): Promise<void> {
    if ((await this.#original(slot))?.id !== id) return
    await this.#options.store.erase(...originalKeys(this.#options.orderId, slot))
  }

  /** One at a time in all tabs: each takes some fifty megabytes. */
  prepareAll(): Promise<void> {
    const { prepare, lock } = this.#options
    if (!prepare) return Promise.resolve()
    const all = async () => {
      for (const slot of PHOTO_SLOTS) await this.#prepareSlot(slot, prepare)
    }
    this.#preparing = this.#preparing.then(() => withLock(lock, all)).catch(() => undefined)
    return this.#preparing
  }

  async #prepareSlot(slot: PhotoSlot, prepare: Prepare): Promise<void> {
    const { orderId, store, photos, isStopped, replacing, queued } = this.#options
    const original = isStopped() ? null : await this.#unprepared(slot)
    if (!original) {
      if (this.intake(slot).state === 'preparing') this.#setIntake(slot, 'none')
      return
    }
    const made = await this.#tryPreparing(original, prepare)
    if (isStopped() || (await this.#original(slot))?.id !== original.id) return
    if (!made) {
      // A try that could not begin does not count.
      await store.erase(triesKey(orderId, slot))
      this.#setIntake(slot, 'waiting')
    } else if ('refusal' in made) {
      await store.erase(...originalKeys(orderId, slot))
      this.#setIntake(slot, 'none', made.refusal)
    } else {
      const { bytes, likeness, doubts } = made
      replacing(slot)
      const { id } = original
      const entry = { id, slot, state: 'queued', size: bytes.byteLength, bytes, reason: null } as const
      const found = { doubts: [...doubts], ...(likeness && { likeness }) }
      await photos.put({ ...entry, ...found }, ...originalKeys(orderId, slot))
      this.#setIntake(slot, 'none')
      queued()
    }
  }

  /** The photo or a refusal; null when it has to wait for the network. */
  async #tryPreparing({ id, slot, file, doubts }: PhotoOriginal, prepare: Prepare) {
    const { orderId, store } = this.#options
    const key = triesKey(orderId, slot)
    const before = await store.read(key, PreparingTries)
    const count = (before?.id === id ? before.count : 0) + 1
    await store.write(key, { id, count })
    if (count > MOST_TRIES) return { refusal: TRIED_IN_VAIN }
    try {
      const made = await prepare(file, slot, doubts)
      return { ...made, bytes: await made.photo.arrayBuffer() }
    } catch (error) {
      const problem = asProblem(error)
      return problem.code === 'offline' ? null : { refusal: problem.text }
    }
  }

  #original(slot: PhotoSlot): Promise<PhotoOriginal | undefined> {
    const { orderId, store } = this.#options
    return store.read(originalKey(orderId, slot), PhotoOriginal)
  }

  /** Null also when a full disk refused the prepared photo, which then waits in memory. */
  async #unprepared(slot: PhotoSlot): Promise<PhotoOriginal | null> {
    const found = await this.#original(slot)
    return found && this.#options.photos.get(slot)?.id !== found.id ? found : null
  }

  #setIntake(slot: PhotoSlot, state: Intake['state'], refusal: string | null = null): void {
    this.#intakes.set(slot, { state, refusal })
    this.#options.changed()
  }
}
