import { configApi } from '#contract/config.ts'
import { call } from '#pwa/platform/api.ts'
import { faceLandmarks } from '#pwa/platform/face-landmarks.ts'
import { pointsFromLandmarks } from '#pwa/ui/face-marker/landmarks.ts'
import type { Propose } from '#pwa/ui/face-marker/use-proposal.ts'

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
