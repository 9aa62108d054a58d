import type { PhotoSlot } from '#contract/onboarding.ts'
import { type SeenDoubt, writeDoubts } from '#contract/photo-doubts.ts'
import { lookForDoubts } from './photo-doubts.ts'
import { preparePhoto } from './photo-prepare.ts'

interface UsedShot {
  readonly photo: Blob
  /** What was found doubtful about it; undefined when nobody has looked yet. */
  readonly doubts?: readonly SeenDoubt[] | undefined
}

/** A photo and its doubts as a call carries them, for the one slot that is sent without an outbox. */
export async function shotToSend(slot: PhotoSlot, shot: UsedShot) {
  const photo = await preparePhoto(shot.photo)
  const doubts = shot.doubts ?? (await lookForDoubts(photo, slot))
  return { body: { doubts: writeDoubts(doubts) }, files: { photo } }
}
