import { PHOTO_SLOTS, type PhotoReceipt, type PhotoSlot } from '#contract/onboarding.ts'
import type { DoubtsBySlot } from '#contract/photo-doubts.ts'
import { isSamePicture } from '#visagism/finder/same-photo.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { exchangeSlots } from './exchange-slots.ts'
import { photoAddress, type SlotFiles } from './order-api.ts'
import { originalKeys, PhotoEntry, photoKey, pictureOf } from './outbox-records.ts'

interface Options {
  readonly orderId: string
  readonly store: DeviceStore
  readonly changed: () => void
}

/** The photos of one order on this device, and their previews. */
export class OrderPhotos {
  readonly #orderId: string
  readonly #store: DeviceStore
  readonly #changed: () => void
  readonly #entries = new Map<PhotoSlot, PhotoEntry>()
  readonly #previews = new Map<PhotoSlot, { picture: string; url: string; photo: Blob }>()

  constructor({ orderId, store, changed }: Options) {
    this.#orderId = orderId
    this.#store = store
    this.#changed = changed
  }

  get(slot: PhotoSlot): PhotoEntry | undefined {
    return this.#entries.get(slot)
  }

  /** Another tab may have sent or replaced it. */
  async read(slot: PhotoSlot): Promise<PhotoEntry | undefined> {
    const stored = await this.#store.read(photoKey(this.#orderId, slot), PhotoEntry)
    if (stored) this.#entries.set(slot, stored)
    else this.#entries.delete(slot)
    return stored
  }

  async readAll(): Promise<void> {
    for (const slot of PHOTO_SLOTS) await this.read(slot)
  }

  /** @param instead keys deleted in the same step */
  async put(photo: Omit<PhotoEntry, 'at'>, ...instead: string[]): Promise<void> {
    const entry = { ...photo, at: Date.now() }
    this.#entries.set(entry.slot, entry)
    this.#changed()
    await this.#store.write(photoKey(this.#orderId, entry.slot), entry, ...instead)
  }

  /** @param known this device's entry of the same picture */
  putSent({ id, slot, size }: PhotoReceipt, known: PhotoEntry | null): Promise<void> {
    const picture = known ? pictureOf(known) : id
    const { likeness, doubts } = known ?? {}
    const sent = { id, slot, picture, state: 'sent', size, reason: null } as const
    return this.put({ ...sent, ...(likeness && { likeness }), ...(doubts && { doubts }) })
  }

  async forget(slot: PhotoSlot): Promise<void> {
    this.#entries.delete(slot)
    this.#changed()
    await this.#store.erase(photoKey(this.#orderId, slot))
  }

  /** Clears the memory of this page only. */
  clear(): void {
    this.#entries.clear()
  }

  isCurrent({ slot, id }: PhotoEntry): boolean {
    return this.#entries.get(slot)?.id === id
  }

  /** Photos the server has in a slot they are to leave. */
  moving(): PhotoEntry[] {
    return [...this.#entries.values()].filter(({ state }) => state === 'moving')
  }

  /** Exchanges two slots, of which one may be empty. Only under the order's lock. */
  async exchange(from: PhotoSlot, to: PhotoSlot): Promise<void> {
    const next = exchangeSlots({ [from]: this.get(from), [to]: this.get(to) }, from, to)
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
      const shown = previews.get(other)
      if (shown) this.#previews.set(slot, shown)
      else this.#previews.delete(slot)
    }
    this.#changed()
    // With a full disk the original would be prepared again for the slot it left.
    if (!(await this.#store.writeAll(records, ...emptied))) await this.#store.erase(...emptied)
    this.#changed()
  }

  /** Photos that could not be sent alone go with the form. */
  queued(): { readonly files: SlotFiles; readonly doubts: DoubtsBySlot } {
    const entries = [...this.#entries].flatMap(([slot, { state, bytes, doubts }]) =>
      state === 'queued' && bytes ? [{ slot, bytes, doubts }] : [],
    )
    const files = Object.fromEntries(entries.map(({ slot, bytes }) => [slot, jpegOf(bytes)]))
    const doubts = Object.fromEntries(entries.flatMap(({ slot, doubts }) => (doubts?.length ? [[slot, doubts]] : [])))
    return { files, doubts }
  }

  /** The slot that holds the same picture. */
  twinOf({ slot, likeness }: PhotoEntry): PhotoSlot | null {
    const twin = [...this.#entries.values()].find(
      (other) => other.slot !== slot && other.state !== 'removing' && isSamePicture(other.likeness, likeness),
    )
    return twin?.slot ?? null
  }

  /** One object URL a picture, kept after sending so that the photo does not blink; else the server's address. */
  previewOf(entry: PhotoEntry): string {
    const { slot, bytes } = entry
    const picture = pictureOf(entry)
    if (this.#previews.get(slot)?.picture !== picture) {
      this.dropPreview(slot)
      if (bytes) {
        const photo = jpegOf(bytes)
        this.#previews.set(slot, { picture, url: URL.createObjectURL(photo), photo })
      }
    }
    return this.#previews.get(slot)?.url ?? photoAddress(this.#orderId, entry.heldAt ?? slot, entry.id)
  }

  shownOf(slot: PhotoSlot): Blob | undefined {
    return this.#previews.get(slot)?.photo
  }

  dropPreview(slot: PhotoSlot): void {
    const shown = this.#previews.get(slot)
    if (shown) URL.revokeObjectURL(shown.url)
    this.#previews.delete(slot)
  }

  dropPreviews(): void {
    for (const slot of PHOTO_SLOTS) this.dropPreview(slot)
  }
}

export const jpegOf = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/jpeg' })
