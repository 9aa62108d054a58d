import type { PhotoSlot } from '#contract/onboarding.ts'
import { type SeenDoubt, writeDoubts } from '#contract/photo-doubts.ts'
import { lookForDoubts } from './photo-doubts.ts'
import { preparePhoto } from './photo-prepare.ts'

interface UsedShot {
  readonly photo: Blob
  /** Undefined when not examined yet. */
  readonly doubts?: readonly SeenDoubt[] | undefined
}

/** For the one slot sent without the outbox. */
export async function shotToSend(slot: PhotoSlot, shot: UsedShot) {
  const photo = await preparePhoto(shot.photo)
  const doubts = shot.doubts ?? (await lookForDoubts(photo, slot))
  return { body: { doubts: writeDoubts(doubts) }, files: { photo } }
}
