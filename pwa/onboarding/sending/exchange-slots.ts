import type { PhotoSlot } from '#contract/onboarding.ts'
import { doubtsElsewhere } from '#contract/photo-doubts.ts'
import { type PhotoEntry, pictureOf } from './outbox-records.ts'

type Moved = Omit<PhotoEntry, 'at'>

/**
 * What each of two slots holds once their photos have changed places. One that waits here is sent to its new slot; one the
 * server has is moved there, where nothing of it is left on the device. A slot left empty by a photo that may have arrived under
 * way is emptied on the server too.
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
  // What the other slot was to lose comes here as soon as the server exchanges the two.
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
  // A name of its own: what is still under way to its old slot is not about it.
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
