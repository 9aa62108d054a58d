import type { SidePoints } from '#visagism/side/side-points.ts'
import type { Box } from '#pwa/face/marking/view.ts'

/** The front of a profile, with context. */
export function boxOfSide({ glabella, noseTip, noseBase, chin }: SidePoints): Box {
  const [xs, ys] = [
    [glabella.x, noseTip.x, noseBase.x, chin.x],
    [glabella.y, noseTip.y, noseBase.y, chin.y],
  ]
  const air = (Math.max(...ys) - Math.min(...ys)) * 0.3
  return {
    left: Math.min(...xs) - air,
    right: Math.max(...xs) + air,
    top: Math.min(...ys) - air,
    bottom: Math.max(...ys) + air,
  }
}
