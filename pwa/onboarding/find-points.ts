import { studyPhoto } from '#pwa/face/study-photo.ts'
import type { ProposePoints } from '#pwa/marking/use-proposal.ts'
import type { ProposeSide } from '#pwa/side/use-side-proposal.ts'

/** The points of the one face on a photo, found on this device; null without a finder, or without such a face. */
export const findPoints: ProposePoints = async (photo) => (await studyPhoto(photo))?.proposal ?? null

/** The points of the one face seen from the side; null without a finder, or without such a face. */
export const findSide: ProposeSide = async (photo) => (await studyPhoto(photo))?.side ?? null
