import type { Reading } from '#contract/reader/reading.ts'
import { portraitOf, traitsOf } from '#visagism/looks/portrait-of.ts'
import type { Landmarks } from '#visagism/portrait/views/portrait.ts'
import { toSvg } from '#visagism/portrait/views/to-svg.ts'

export interface FacePlate {
  readonly svg: string
  /** From the plate's top, 0 to 1. */
  readonly lines: readonly { readonly name: string; readonly at: number }[]
}

type RevealSubject = Pick<Reading, 'person' | 'evidence' | 'observed' | 'face'>

/** Drawing units. Wider parts overflow until the plate clips them. */
const WIDTH = 200
const LINES = { hair: 'cabelo', brow: 'sobrancelha', nose: 'base do nariz', chin: 'queixo' } as const

/** From the brows to the base of the nose. */
export function drawBand(subject: RevealSubject): FacePlate {
  return drawPlate(subject, ['brow', 'nose'], ({ brow, nose }) => ({ from: brow, to: nose, at: 0.377, share: 0.321 }))
}

/** Without a hairline where the hair is covered. */
export function drawHead(subject: RevealSubject): FacePlate {
  const isCovered = traitsOf(subject).covering !== undefined
  return drawPlate(subject, [...(isCovered ? [] : (['hair'] as const)), 'brow', 'nose', 'chin'], ({ hair, chin }) => ({
    from: hair,
    to: chin,
    at: 0.297,
    share: 0.6,
  }))
}

interface Crop {
  /** `from` is at share `at` of the plate's height; `from` to `to` fills `share` of it. */
  from: number
  to: number
  at: number
  share: number
}

function drawPlate(
  subject: RevealSubject,
  lines: readonly (keyof typeof LINES)[],
  cropOf: (landmarks: Landmarks) => Crop,
): FacePlate {
  const portrait = portraitOf(subject, { shape: subject.face.primary })
  const { landmarks } = portrait
  const { from, to, at, share } = cropOf(landmarks)
  const height = (to - from) / share
  const top = from - at * height
  return {
    svg: toSvg(portrait, { viewBox: [-WIDTH / 2, top, WIDTH, height], idPrefix: 'reveal-' }),
    lines: lines.map((line) => ({ name: LINES[line], at: (landmarks[line] - top) / height })),
  }
}
