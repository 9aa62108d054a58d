import { studyPhoto } from '#pwa/face/study-photo.ts'
import type { ProposePoints } from '#pwa/marking/use-proposal.ts'
import type { ProposeSide } from '#pwa/side/use-side-proposal.ts'

/** The points of the only face, found on this device. Null without a finder or such a face. */
export const findPoints: ProposePoints = async (photo) => (await studyPhoto(photo))?.proposal ?? null

/** The same from the side. */
export const findSide: ProposeSide = async (photo) => (await studyPhoto(photo))?.side ?? null
