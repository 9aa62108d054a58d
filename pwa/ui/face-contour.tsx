import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { buildFace } from '#visagism/portrait/head/face.ts'
import { faceOutline } from '#visagism/portrait/head/outline.ts'
import './portrait-plate.css'

export function FaceContour({ shape }: { shape: FaceShape }) {
  const face = buildFace({ shape })
  return (
    <svg className="face-contour" viewBox="-110 -135 220 300" aria-hidden="true">
      {[face.yHair, face.yBrow, face.yNose, face.yChin].map((y) => (
        <path key={y} className="face-contour-line" d={`M-400 ${y}H400`} />
      ))}
      <path className="face-contour-outline" d={faceOutline(shape)} />
    </svg>
  )
}
