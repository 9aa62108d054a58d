import type { PhotoSlot } from '#contract/onboarding.ts'
import type { PhotoEntry } from './photo-entry.ts'
import { photoAddress } from './wire.ts'

export interface PhotoPreviews {
  /** An address an `<img>` can show: this device's own picture while this page lives, else the server's. */
  of: (slot: PhotoSlot, entry: PhotoEntry | undefined) => string | null
  drop: () => void
}

/** Keeps one object URL a slot, also after the bytes were let go: a photo just sent must not blink or be fetched back. */
export function photoPreviews(orderId: string): PhotoPreviews {
  const shown = new Map<PhotoSlot, { id: string; url: string }>()
  const dropOne = (slot: PhotoSlot) => {
    const old = shown.get(slot)
    if (old) URL.revokeObjectURL(old.url)
    shown.delete(slot)
  }
  return {
    of(slot, entry) {
      if (!entry || entry.state === 'removing') {
        dropOne(slot)
        return null
      }
      if (entry.bytes && shown.get(slot)?.id !== entry.id) {
        dropOne(slot)
        const url = URL.createObjectURL(new Blob([entry.bytes], { type: 'image/jpeg' }))
        shown.set(slot, { id: entry.id, url })
      }
      return shown.get(slot)?.url ?? photoAddress(orderId, slot, entry.id)
    },
    drop() {
      for (const slot of shown.keys()) dropOne(slot)
    },
  }
}
