import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { inTurn } from '#pwa/platform/flusher.ts'
import { preparePhoto } from '#pwa/platform/photo-prepare.ts'
import { measurePhoto } from '#pwa/platform/photo-quality.ts'
import { keepStorage } from '#pwa/platform/storage-room.ts'
import { originalKey, PhotoOriginal, PreparingTries, slotOriginalKeys, triesKey } from './photo-original.ts'
import type { PhotoQueue } from './photo-queue.ts'
import { judgePhoto, type PhotoWarning } from './photo-verdict.ts'

export interface Intake {
  /**
   * 'storing' until the device has the file; 'preparing' from then on, across page loads; 'waiting' while what prepares it
   * cannot be fetched.
   */
  state: 'none' | 'storing' | 'preparing' | 'waiting'
  /** Why the last file was not taken; whatever the slot held before stays. */
  refusal: string | null
}

export interface PhotoIntake {
  /** Takes up what an earlier page could not prepare any more. */
  load: () => Promise<void>
  view: (slot: PhotoSlot) => Intake
  /** Takes a file or a frame: kept first, then made upright and light, judged, and queued. Resolves when that is done. */
  take: (slot: PhotoSlot, file: Blob, warning?: PhotoWarning) => Promise<void>
  /** The slot is to be empty: a file still being prepared for it goes, too. */
  drop: (slot: PhotoSlot) => Promise<void>
  stop: () => void
}

/** Makes a file ready for the queue, and measures it when nobody has. @throws Problem when it is none we take */
export type Prepare = (file: Blob, warning?: PhotoWarning) => Promise<{ photo: Blob; warning: PhotoWarning }>

interface Options {
  /** Its turn is nobody else's: two tabs do not prepare the same files. */
  name: string
  orderId: string
  store: DeviceStore
  photos: Pick<PhotoQueue, 'put' | 'entry'>
  changed: () => void
  /** A photo has come into the queue. */
  onQueued: () => void
  prepare?: Prepare
}

const NONE: Intake = { state: 'none', refusal: null }
/** A picture too large for the phone's memory kills the page each time it is tried: it must not do so for ever. */
const MOST_TRIES = 4
const TRIED_IN_VAIN = 'Não conseguimos preparar esta foto neste celular. Escolha outra ou tire uma nova.'

/** The way from a chosen file to the queue. The file is on the device before anything is done with it. */
export function photoIntake({
  name,
  orderId,
  store,
  photos,
  changed,
  onQueued,
  prepare = prepareAndJudge,
}: Options): PhotoIntake {
  const intakes = new Map<PhotoSlot, Intake>()
  let isStopped = false
  let running = Promise.resolve()

  const say = (slot: PhotoSlot, state: Intake['state'], refusal: string | null = null) => {
    intakes.set(slot, { state, refusal })
    changed()
  }
  const original = (slot: PhotoSlot) => store.read(originalKey(orderId, slot), PhotoOriginal)
  /** Null also when the disk would not take the prepared photo: then it waits in memory, and the original stays for later. */
  const unprepared = async (slot: PhotoSlot) => {
    const found = await original(slot)
    return found && photos.entry(slot)?.id !== found.id ? found : null
  }
  const forget = (slot: PhotoSlot) => store.erase(...slotOriginalKeys(orderId, slot))

  const countTry = async ({ id, slot }: PhotoOriginal) => {
    const before = await store.read(triesKey(orderId, slot), PreparingTries)
    const count = (before?.id === id ? before.count : 0) + 1
    await store.write(triesKey(orderId, slot), { id, count })
    return count
  }
  /** The photo, or why there is none; null when it has to wait for the network. */
  const tryPreparing = async (found: PhotoOriginal) => {
    if ((await countTry(found)) > MOST_TRIES) return { refusal: TRIED_IN_VAIN }
    try {
      const { photo, warning } = await prepare(found.file, found.warning)
      return { bytes: await photo.arrayBuffer(), warning }
    } catch (error) {
      return error instanceof Problem && error.code === 'offline' ? null : { refusal: sentenceOf(error) }
    }
  }
  const prepareSlot = async (slot: PhotoSlot) => {
    const found = isStopped ? null : await unprepared(slot)
    if (!found) {
      // Another tab may have prepared it.
      if (intakes.get(slot)?.state === 'preparing') say(slot, 'none')
      return
    }
    const made = await tryPreparing(found)
    // Meanwhile another file may have been chosen, the slot emptied, or the person gone.
    if (isStopped || (await original(slot))?.id !== found.id) return
    if (!made) {
      // A try that could not begin is none.
      await store.erase(triesKey(orderId, slot))
      say(slot, 'waiting')
    } else if ('refusal' in made) {
      await forget(slot)
      say(slot, 'none', made.refusal)
    } else {
      await photos.put(slot, made.bytes, { id: found.id, warning: made.warning })
      say(slot, 'none')
      void keepStorage()
      onQueued()
    }
  }
  /** One picture at a time: each takes some fifty megabytes while it is unfolded. */
  const prepareAll = () => {
    running = running
      .then(() =>
        inTurn(`${name}/preparing`, async () => {
          for (const slot of PHOTO_SLOTS) await prepareSlot(slot)
        }),
      )
      .catch(() => undefined)
    return running
  }
  const onOnline = () => void prepareAll()
  window.addEventListener('online', onOnline)

  return {
    async load() {
      for (const slot of PHOTO_SLOTS) if (await unprepared(slot)) say(slot, 'preparing')
      void prepareAll()
    },
    view: (slot) => intakes.get(slot) ?? NONE,
    async take(slot, file, measured) {
      const id = crypto.randomUUID()
      // Before anything else, even the next drawing: a phone short of memory may kill this page at any moment.
      const storing = store.write(originalKey(orderId, slot), { id, slot, file, warning: measured })
      say(slot, 'storing')
      await storing
      if (isStopped) return
      say(slot, 'preparing')
      await prepareAll()
    },
    async drop(slot) {
      say(slot, 'none')
      await forget(slot)
    },
    stop() {
      isStopped = true
      window.removeEventListener('online', onOnline)
    },
  }
}

async function prepareAndJudge(file: Blob, measured?: PhotoWarning) {
  const photo = await preparePhoto(file)
  if (measured !== undefined) return { photo, warning: measured }
  const quality = await measurePhoto(photo)
  return { photo, warning: quality ? judgePhoto(quality).warning : null }
}
