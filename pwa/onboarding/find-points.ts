import { studyPhoto } from '#pwa/face/finder/study-photo.ts'
import type { ProposePoints } from '#pwa/face/marking/use-proposal.ts'
import type { ProposeSide } from '#pwa/face/side/use-side-proposal.ts'

/** Null without a finder, or without exactly one face. */
export const findPoints: ProposePoints = async (photo) => (await studyPhoto(photo))?.proposal ?? null

/** Null without a finder, or without exactly one face. */
export const findSide: ProposeSide = async (photo) => (await studyPhoto(photo))?.side ?? null
