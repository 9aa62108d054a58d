import type { PhotoSlot } from '#contract/onboarding.ts'
import { doubtsElsewhere } from '#contract/photo-doubts.ts'
import { type PhotoEntry, pictureOf } from './outbox-records.ts'

type Moved = Omit<PhotoEntry, 'at'>

/**
 * What two slots hold once their photos are exchanged. A waiting photo is sent to its new slot, a sent one is moved on the server. A slot
 * left empty by an upload that may have arrived is emptied on the server too.
 */
export function exchangeSlots(
  photos: Readonly<Partial<Record<PhotoSlot, PhotoEntry>>>,
  from: PhotoSlot,
  to: PhotoSlot,
): Readonly<Partial<Record<PhotoSlot, Moved>>> {
  const [a, b] = [held(photos[from]), held(photos[to])]
  return {
    ...into(to, a, b, photos[from]),
    ...into(from, b, a, photos[to]),
  }
}

const held = (entry: PhotoEntry | undefined) => (entry && entry.state !== 'removing' ? entry : undefined)

function into(
  slot: PhotoSlot,
  arriving: PhotoEntry | undefined,
  leaving: PhotoEntry | undefined,
  other: PhotoEntry | undefined,
) {
  if (arriving) return { [slot]: moved(arriving, slot) }
  const mayBeFilled = leaving && (leaving.bytes !== undefined || other?.state === 'removing')
  return mayBeFilled ? { [slot]: emptied(slot) } : {}
}

function moved(entry: PhotoEntry, slot: PhotoSlot): Moved {
  const { at: _at, ...photo } = entry
  const common = {
    ...photo,
    slot,
    picture: pictureOf(entry),
    reason: null,
    doubts: doubtsElsewhere(entry.doubts ?? []),
  }
  // A new id: an upload still under way belongs to the old slot.
  if (entry.bytes) return { ...common, id: crypto.randomUUID(), state: 'queued' }
  return { ...common, state: 'moving', heldAt: entry.heldAt ?? entry.slot }
}

const emptied = (slot: PhotoSlot): Moved => ({
  id: crypto.randomUUID(),
  slot,
  state: 'removing',
  size: 0,
  reason: null,
})
