import type { PointProposal } from '#visagism/finder/proposal.ts'
import { startPoints } from '#pwa/face/marking/start-points.ts'

export const PHOTO = { width: 1200, height: 1600 }

/** Of somebody who smiles. */
export const FEATURES: PointProposal['features'] = {
  eyeGap: { low: 0.27, high: 0.281 },
  eyeOpening: { low: 0.066, high: 0.078 },
  browHeight: { low: 0.16, high: 0.179 },
  noseWidth: null,
  noseLength: { low: 0.461, high: 0.489 },
  mouthWidth: null,
  upperLip: null,
  lowerLip: null,
}

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
    features: FEATURES,
    model: 'face-mesh/1',
  }
}
