import { PHOTO_SLOTS, type PhotoReceipt, type PhotoSlot } from '#contract/onboarding.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import type { Left } from '#pwa/platform/flusher.ts'
import { PhotoEntry, photoKey, pictureOf } from './photo-entry.ts'
import { originalKey, PhotoOriginal, slotOriginalKeys } from './photo-original.ts'
import { isPassing } from './submission.ts'
import type { OrderWire, SlotFiles } from './wire.ts'

interface Sending {
  id: string
  percent: number
  cancel: AbortController
}

export interface PhotoQueue {
  load: () => Promise<void>
  /** Squares the device with what the server said it holds when asked at `askedAt`. */
  adopt: (receipts: readonly PhotoReceipt[], askedAt: number) => Promise<void>
  /** Queues a prepared photo in place of its original, of which it takes the id. */
  put: (slot: PhotoSlot, bytes: ArrayBuffer, of: { id: string; warning: string | null }) => Promise<void>
  remove: (slot: PhotoSlot) => Promise<void>
  retry: (slot: PhotoSlot) => Promise<void>
  /** Sends what waits, one after the other. */
  flush: () => Promise<Left>
  /** The photos the server still lacks, for the final call. */
  unsent: () => SlotFiles
  /** Nothing is sent any more, not even what is on its way. */
  stop: () => void
  entry: (slot: PhotoSlot) => PhotoEntry | undefined
  percent: (slot: PhotoSlot) => number | null
}

/** The four photos of one order on their way up: kept on the device until received, one at a time, once each. */
export function photoQueue({
  orderId,
  store,
  wire,
  changed,
  onTrouble = () => undefined,
}: {
  orderId: string
  store: DeviceStore
  wire: OrderWire
  changed: () => void
  /** Told why something has to wait. */
  onTrouble?: (problem: Problem) => void
}): PhotoQueue {
  const entries = new Map<PhotoSlot, PhotoEntry>()
  const sending = new Map<PhotoSlot, Sending>()

  const keep = async (entry: PhotoEntry, ...instead: string[]) => {
    entries.set(entry.slot, entry)
    changed()
    await store.write(photoKey(orderId, entry.slot), entry, ...instead)
  }
  const forget = async (slot: PhotoSlot) => {
    entries.delete(slot)
    changed()
    await store.erase(photoKey(orderId, slot))
  }
  /** Another tab may have sent or replaced it meanwhile: the store, not this page's memory, says what waits. */
  const reread = async (slot: PhotoSlot) => {
    const stored = await store.read(photoKey(orderId, slot), PhotoEntry)
    if (stored) entries.set(slot, stored)
    else entries.delete(slot)
    return stored
  }
  /** Left behind only where the disk had no room for the prepared photo: sent, it would be prepared and sent again. */
  const forgetOriginal = async ({ id, slot }: PhotoEntry) => {
    const original = await store.read(originalKey(orderId, slot), PhotoOriginal)
    if (original?.id === id) await store.erase(...slotOriginalKeys(orderId, slot))
  }
  const isStill = (entry: PhotoEntry) => entries.get(entry.slot)?.id === entry.id

  let restMs: number | undefined
  /** Nothing more is taken now, whichever photo it is. */
  let isShut = false
  const hold = (error: unknown) => {
    const problem = error instanceof Problem ? error : new Problem('bug')
    restMs = problem.retryAfterMs
    isShut = restMs !== undefined || problem.code === 'unauthenticated'
    onTrouble(problem)
  }

  const send = async (entry: PhotoEntry): Promise<boolean> => {
    const { slot, bytes } = entry
    if (!bytes) return forget(slot).then(() => true)
    const way: Sending = { id: entry.id, percent: 0, cancel: new AbortController() }
    sending.set(slot, way)
    changed()
    try {
      const receipt = await wire.putPhoto(slot, new Blob([bytes], { type: 'image/jpeg' }), {
        signal: way.cancel.signal,
        onProgress(percent) {
          way.percent = percent
          changed()
        },
      })
      await forgetOriginal(entry)
      if (isStill(entry)) await keep(sentEntry(receipt, entry))
      return true
    } catch (error) {
      if (!isStill(entry)) return true
      if (isPassing(error)) {
        hold(error)
        return false
      }
      // Refunded: a face that nobody waits for does not stay here. Any other refusal leaves the only copy where it is.
      if (error instanceof Problem && error.code === 'order-ended') await forget(slot)
      else await keep({ ...entry, state: 'refused', reason: sentenceOf(error), at: Date.now() })
      return true
    } finally {
      if (sending.get(slot) === way) sending.delete(slot)
      changed()
    }
  }

  const takeAway = async (entry: PhotoEntry): Promise<boolean> => {
    try {
      await wire.removePhoto(entry.slot)
    } catch (error) {
      if (isPassing(error)) {
        hold(error)
        return false
      }
    }
    if (isStill(entry)) await forget(entry.slot)
    return true
  }

  return {
    async load() {
      for (const slot of PHOTO_SLOTS) await reread(slot)
      changed()
    },
    async adopt(receipts, askedAt) {
      const settled = PHOTO_SLOTS.map(async (slot) => {
        const entry = entries.get(slot)
        // What waits here is newer than anything the server knows; what changed after the question is too.
        if (entry && (entry.state !== 'sent' || entry.at >= askedAt)) return
        const receipt = receipts.find((received) => received.slot === slot)
        if (receipt) await keep(sentEntry(receipt, entry?.id === receipt.id ? entry : null))
        else if (entry) await forget(slot)
      })
      await Promise.all(settled)
    },
    async put(slot, bytes, { id, warning }) {
      sending.get(slot)?.cancel.abort()
      const size = bytes.byteLength
      const entry: PhotoEntry = { id, slot, state: 'queued', size, bytes, reason: null, warning, at: Date.now() }
      await keep(entry, ...slotOriginalKeys(orderId, slot))
    },
    async remove(slot) {
      const entry = entries.get(slot)
      if (!entry) return
      sending.get(slot)?.cancel.abort()
      // Even one that never finished going up may have arrived: the server is asked to forget it too.
      const { bytes: _bytes, ...rest } = entry
      await keep({ ...rest, id: crypto.randomUUID(), state: 'removing', reason: null, warning: null, at: Date.now() })
    },
    async retry(slot) {
      const entry = entries.get(slot)
      if (entry?.state === 'refused') await keep({ ...entry, state: 'queued', reason: null, at: Date.now() })
    },
    async flush() {
      restMs = undefined
      isShut = false
      let stays = 0
      let moved = 0
      for (const slot of PHOTO_SLOTS) {
        const entry = await reread(slot)
        if (entry?.state !== 'queued' && entry?.state !== 'removing') continue
        const isGone = await (entry.state === 'queued' ? send(entry) : takeAway(entry))
        if (isGone) moved += 1
        else stays += 1
        if (isShut) break
      }
      changed()
      if (restMs !== undefined) return { restMs }
      return stays === 0 ? 'empty' : moved > 0 ? 'moved' : 'waiting'
    },
    unsent() {
      const files: SlotFiles = {}
      for (const [slot, { state, bytes }] of entries) {
        if (state === 'queued' && bytes) files[slot] = new Blob([bytes], { type: 'image/jpeg' })
      }
      return files
    },
    stop() {
      for (const { cancel } of sending.values()) cancel.abort()
    },
    entry: (slot) => entries.get(slot),
    percent: (slot) => sending.get(slot)?.percent ?? null,
  }
}

/** @param known what the device knew of this very picture */
function sentEntry(receipt: PhotoReceipt, known: PhotoEntry | null): PhotoEntry {
  return {
    id: receipt.id,
    slot: receipt.slot,
    state: 'sent',
    size: receipt.size,
    picture: known ? pictureOf(known) : receipt.id,
    reason: null,
    warning: known?.warning ?? null,
    at: Date.now(),
  }
}
