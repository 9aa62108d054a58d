import type { ShapeMeasures } from './face-shapes.ts'
import { clamp } from '../pen/points.ts'

/** Length is hairline to chin; forehead where skin meets hair, half-way up. */
export const OWN_WIDTHS = ['length', 'forehead', 'jaw'] as const
/** Over cheekbone width; absent when unreliable. */
export type OwnWidths = { readonly [Width in (typeof OWN_WIDTHS)[number]]?: number | undefined }

/** Range of the drawn faces: hair, frames and cloths fit only these. Length, forehead and jaw over cheekbones. */
export const SPAN = { length: [1.14, 1.63], forehead: [0.73, 1.03], jaw: [0.7, 1.04] } as const
/** Beyond this, the shape loses its character. */
export const ROOM = { length: 0.25, forehead: 0.07, jaw: 0.07 } as const

/** Only a triangle's jaw reaches the cheekbones; other cheeks would bulge. */
const JAW_INSIDE = 0.97

/** Applies measured widths. The rest, corners, tangents and chin are the shape's; a longer face becomes narrower. */
export function withOwnWidths(s: ShapeMeasures, own: OwnWidths): ShapeMeasures {
  const height = s.yChin - s.yHair
  const shape = { length: height / (2 * s.cheek), forehead: s.forehead / s.cheek, jaw: s.jaw / s.cheek }
  const longer = Math.sqrt(drawn('length', own.length, shape.length) / shape.length)
  const cheek = s.cheek / longer
  const taller = height * (longer - 1)
  return {
    ...s,
    cheek,
    forehead: cheek * drawn('forehead', own.forehead, shape.forehead),
    jaw: cheek * drawn('jaw', own.jaw, shape.jaw),
    chin: s.chin / longer,
    yHair: s.yHair - taller / 3,
    yChin: s.yChin + (taller * 2) / 3,
    yJaw: s.yJaw + (taller * 2 * 0.8) / 3,
  }
}

function drawn(of: keyof typeof SPAN, own: number | undefined, shape: number): number {
  if (own === undefined) return shape
  const [least, widest] = SPAN[of]
  const most = of === 'jaw' && shape < 1 ? JAW_INSIDE : widest
  return clamp(own, Math.max(least, shape - ROOM[of]), Math.min(most, shape + ROOM[of]))
}
