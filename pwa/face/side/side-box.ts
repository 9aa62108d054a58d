import type { SidePoints } from '#visagism/side/side-points.ts'
import { boundsOf, inflate } from '#pwa/face/marking/face-box.ts'
import type { Box } from '#pwa/face/marking/view.ts'

/** The front of a profile, with context. */
export const boxOfSide = ({ glabella, noseTip, noseBase, chin }: SidePoints): Box =>
  inflate(boundsOf([glabella, noseTip, noseBase, chin]), 0.3)
