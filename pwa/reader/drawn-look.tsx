import { useId, useMemo } from 'react'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { drawOnce, portraitOf, traitsOf, type PortraitSubject } from '#visagism/looks/portrait-of.ts'
import type { Portrait, ViewBox } from '#visagism/portrait/views/portrait.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'

export interface Look {
  shape: FaceShape
  cut?: string | undefined
}

export interface DrawnLookProps {
  subject: PortraitSubject
  look: Look
  view?: 'front' | 'profile' | 'back' | 'above'
  /** Measuring lines, or lines and contour. */
  overlay?: 'linhas' | 'tudo' | undefined
  /** Extends the lines across the plate. */
  crossed?: boolean
  /** Width over height. */
  aspect: number
}

/** Load it lazily: the drawing code weighs some 40 kB. */
export default function DrawnLook({ subject, look, view = 'front', overlay, crossed = false, aspect }: DrawnLookProps) {
  const idPrefix = `g${useId().replace(/\W/g, '')}-`
  const svg = useMemo(() => {
    const portrait = overlay
      ? drawOnce({ ...traitsOf(subject), shape: look.shape, cut: 'preso', overlay })
      : portraitOf(subject, look, view)
    const svgText = toSvg(portrait, { viewBox: bust(portrait, aspect), idPrefix })
    return crossed ? svgText.replace(/<\/svg>$/, `${crossing(portrait)}</svg>`) : svgText
  }, [subject, look, view, overlay, crossed, aspect, idPrefix])
  return <span className="drawn-look" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}

function crossing({ landmarks: { hair, brow, nose, chin } }: Portrait): string {
  const lines = [hair, brow, nose, chin].map((y) => `M-400 ${y}H400`).join('')
  return `<path d="${lines}" fill="none" stroke="#231a17" stroke-opacity=".3" vector-effect="non-scaling-stroke"/>`
}

/** Hair to shoulders, closer on wide plates. */
function bust({ landmarks }: Portrait, aspect: number): ViewBox {
  const top = landmarks.crown - 50
  const height = Math.min(landmarks.chin + 92 - top, 330 / aspect)
  const width = height * aspect
  return [-width / 2, top, width, height]
}
