import { configApi } from '#contract/config.ts'
import { call } from '#pwa/platform/api.ts'
import { faceLandmarks } from '#pwa/photos/face-landmarks.ts'
import { pointsFromLandmarks } from '#pwa/marking/landmarks.ts'
import type { Propose } from '#pwa/marking/use-proposal.ts'

/** Asks the on-device model, where this installation has one. Without it, offline, or with no face found: null, and the hand marks. */
export const proposePoints: Propose = async (src, photo) => {
  try {
    const { faceLandmarkerUrl } = await call(configApi.read)
    if (!faceLandmarkerUrl) return null
    return pointsFromLandmarks(await faceLandmarks(src, faceLandmarkerUrl), photo)
  } catch {
    return null
  }
}
