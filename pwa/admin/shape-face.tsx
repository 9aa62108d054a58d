import type { FaceShape } from '#visagism/axes.ts'
import DrawnPortrait from '#pwa/ui/drawn-portrait.tsx'

/** From above the hair to under the chin: at this size the shoulders would only make the face smaller. */
const FACE_ONLY = [-110, -152, 220, 284] as const

/** The same person with each face's shape, hair tied, its contour traced: only the shape tells them apart. */
export default function ShapeFace({ shape }: { shape: FaceShape }) {
  return (
    <DrawnPortrait options={{ shape, cut: 'preso', overlay: 'contorno' }} viewBox={FACE_ONLY} className="shape-face" />
  )
}
