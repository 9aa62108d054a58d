import type { Reading } from '#contract/reading.ts'
import { portraitOf, sitterOf } from '#visagism/portrait-of.ts'
import type { Landmarks } from '#visagism/portrait/portrait.ts'
import { toSvg } from '#visagism/portrait/to-svg.ts'

/** A drawn face that fills a plate's height, with its measuring lines. */
export interface FacePlate {
  readonly svg: string
  /** From the plate's top, 0 to 1. */
  readonly lines: readonly { readonly name: string; readonly at: number }[]
}

type Sitter = Pick<Reading, 'person' | 'evidence' | 'observed' | 'face'>

/** Drawing units; wider parts overflow until the plate clips them. */
const WIDTH = 200
const LINES = { hair: 'cabelo', brow: 'sobrancelha', nose: 'base do nariz', chin: 'queixo' } as const

/** The middle of the face, from the brows to the base of the nose, with a margin. */
export function drawBand(sitter: Sitter): FacePlate {
  return drawPlate(sitter, ['brow', 'nose'], ({ brow, nose }) => ({ from: brow, to: nose, at: 0.377, share: 0.321 }))
}

/** The whole head. Without a hairline where the hair is covered. */
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
  /** Heights in the drawing: `from` is at share `at` of the plate, and the span fills `share` of it. */
  from: number
  to: number
  at: number
  share: number
}

/** Draws the person as seen, without a suggested cut. */
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
