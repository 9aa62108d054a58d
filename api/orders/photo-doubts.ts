import { type PhotoDoubt, seenDoubtsOf } from '#contract/photo-doubts.ts'
import { isSamePicture } from '#visagism/finder/same-photo.ts'
import type { Prisma } from '../platform/db.ts'

export const DOUBTS_SELECT = {
  id: true,
  orderId: true,
  sourceHash: true,
  likeness: true,
  doubts: true,
  purgedAt: true,
} satisfies Prisma.CustomerPhotoSelect
export type Judged = Prisma.CustomerPhotoGetPayload<{ select: typeof DOUBTS_SELECT }>

/** For deleted files; clears the hash that identifies them. */
export const NOTHING_SAID = {
  sourceHash: '',
  likeness: null,
  doubts: [],
} satisfies Prisma.CustomerPhotoUpdateManyMutationInput

/** The device's doubts, and the same picture in another slot, which the server checks itself. */
export function doubtsOf(photo: Judged, all: readonly Judged[]): PhotoDoubt[] {
  const isTwin = (other: Judged) =>
    other.id !== photo.id &&
    other.orderId === photo.orderId &&
    other.purgedAt === null &&
    (other.sourceHash === photo.sourceHash || isSamePicture(other.likeness, photo.likeness))
  const seen = seenDoubtsOf(photo.doubts)
  return photo.purgedAt === null && all.some(isTwin) ? [...seen, 'same-picture'] : seen
}
