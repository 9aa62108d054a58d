import type { PhotoSlot } from '#contract/onboarding.ts'
import { buildFace } from '#visagism/portrait/head/face.ts'
import { cameraOutline } from '#visagism/portrait/views/silhouettes.ts'

// Any other face fits into the oval.
const { yHair, yBrow, yNose, yChin } = buildFace({ shape: 'oval' })
const TICKS = [yHair, yBrow, yNose, yChin].map((y) => `M134 ${y.toFixed(1)}h19`).join('')

export function SlotOutline({ slot }: { slot: PhotoSlot }) {
  return (
    <svg
      className="slot-outline"
      viewBox={slot === 'front' ? '-96 -104 192 232' : '-140 -146 280 336'}
      aria-hidden="true"
    >
      <path d={cameraOutline(slot)} />
    </svg>
  )
}

export function CameraOutline({ slot, mirrored }: { slot: PhotoSlot; mirrored: boolean }) {
  const path = cameraOutline(slot)
  return (
    <svg className="camera-outline" viewBox="-160 -180 320 400" aria-hidden="true">
      {(['shade', 'line'] as const).map((layer) => (
        <g key={layer} className={`camera-outline-${layer}`}>
          <path d={path} transform={mirrored ? 'scale(-1 1)' : undefined} />
          <path d={TICKS} />
        </g>
      ))}
    </svg>
  )
}
