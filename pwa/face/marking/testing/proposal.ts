import type { PointProposal } from '#visagism/finder/proposal.ts'
import { startPoints } from '#pwa/face/marking/start-points.ts'

export const PHOTO = { width: 1200, height: 1600 }

/** For a face that fills the camera's outline. */
export function proposal(hairline: PointProposal['hairline'] = 'seen'): PointProposal {
  const points = startPoints(PHOTO)
  return {
    points,
    straight: points,
    toCheck: [
      'templeLeft',
      'templeRight',
      'jawLeft',
      'jawRight',
      ...(hairline === 'seen' ? [] : (['hairline'] as const)),
    ],
    hairline,
    pose: { yaw: 2, pitch: 7, roll: -1 },
    hidden: [],
    model: 'face-mesh/1',
  }
}
