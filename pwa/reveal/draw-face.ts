import type { Reading } from '#contract/reading.ts'
import { portraitOf, sitterOf } from '#visagism/portrait-of.ts'
import type { Landmarks } from '#visagism/portrait/portrait.ts'
import { toSvg } from '#visagism/portrait/to-svg.ts'

/** A drawn face as it fills a plate's height, and the measuring lines over it. */
export interface FacePlate {
  readonly svg: string
  /** From the plate's top, 0 to 1. */
  readonly lines: readonly { readonly name: string; readonly at: number }[]
}

type Sitter = Pick<Reading, 'person' | 'evidence' | 'observed' | 'face'>

/** Of the drawing; what lies beside it overflows the picture until the plate cuts it off. */
const WIDTH = 200
const LINES = { hair: 'cabelo', brow: 'sobrancelha', nose: 'base do nariz', chin: 'queixo' } as const

/** The middle of the face between the halves of the tape: from the brows to the base of the nose, and room round them. */
export function drawBand(sitter: Sitter): FacePlate {
  return drawPlate(sitter, ['brow', 'nose'], ({ brow, nose }) => ({ from: brow, to: nose, at: 0.377, share: 0.321 }))
}

/** The whole head. Where the hair is covered nobody sees its line, and none is drawn. */
export function drawHead(sitter: Sitter): FacePlate {
  const isCovered = sitterOf(sitter).covering !== undefined
  return drawPlate(sitter, [...(isCovered ? [] : (['hair'] as const)), 'brow', 'nose', 'chin'], ({ hair, chin }) => ({
    from: hair,
    to: chin,
    at: 0.297,
    share: 0.6,
  }))
}

interface Crop {
  /** Heights of the drawing; the first lies `at` that share of the plate, both together fill `share` of it. */
  from: number
  to: number
  at: number
  share: number
}

/** The person as they are seen, with no cut tried on. */
function drawPlate(
  sitter: Sitter,
  lines: readonly (keyof typeof LINES)[],
  cropOf: (landmarks: Landmarks) => Crop,
): FacePlate {
  const portrait = portraitOf(sitter, { shape: sitter.face.primary })
  const { landmarks } = portrait
  const { from, to, at, share } = cropOf(landmarks)
  const height = (to - from) / share
  const top = from - at * height
  return {
    svg: toSvg(portrait, { viewBox: [-WIDTH / 2, top, WIDTH, height], idPrefix: 'reveal-' }),
    lines: lines.map((line) => ({ name: LINES[line], at: (landmarks[line] - top) / height })),
  }
}
