import { type PhotoDoubt, seenDoubtsOf } from '#contract/photo-doubts.ts'
import { isSamePicture } from '#visagism/finder/same-photo.ts'
import type { Prisma } from '../platform/db.ts'

/** What tells of a photo's doubts. */
export const DOUBTS_SELECT = {
  id: true,
  orderId: true,
  sourceHash: true,
  likeness: true,
  doubts: true,
  purgedAt: true,
} satisfies Prisma.CustomerPhotoSelect
type Judged = Prisma.CustomerPhotoGetPayload<{ select: typeof DOUBTS_SELECT }>

/** Clears what is stored about a photo whose file is deleted, with the hash by which the file could be recognised. */
export const NOTHING_SAID = {
  sourceHash: '',
  likeness: null,
  doubts: [],
} satisfies Prisma.CustomerPhotoUpdateManyMutationInput

/**
 * What is doubtful about a photo that was used all the same: what its device found, and whether another slot of its order holds
 * the same picture now. Whatever the device said of that, the server looks itself.
 */
export function doubtsOf(photo: Judged, all: readonly Judged[]): PhotoDoubt[] {
  const isTwin = (other: Judged) =>
    other.id !== photo.id &&
    other.orderId === photo.orderId &&
    other.purgedAt === null &&
    (other.sourceHash === photo.sourceHash || isSamePicture(other.likeness, photo.likeness))
  const seen = seenDoubtsOf(photo.doubts)
  return photo.purgedAt === null && all.some(isTwin) ? [...seen, 'same-picture'] : seen
}
