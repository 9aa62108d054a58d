import type { AgeMark } from './age.ts'
import { curve } from '../pen/curves.ts'
import type { DisplayItem } from '../pen/display.ts'
import type { Face } from './face.ts'
import { EXACT } from '../pen/pen.ts'
import { type Line, SIDES } from '../pen/points.ts'
import type { SkinTones } from './skin.ts'

export const LIP_TYPES = ['medios', 'finos', 'cheios', 'coracao', 'largos'] as const
export type LipType = (typeof LIP_TYPES)[number]

interface LipForm {
  readonly upper: number
  readonly lower: number
  readonly width: number
  /** Depth of the cupid's bow, 1 as drawn. */
  readonly bow: number
}

const FORMS: Readonly<Record<LipType, LipForm>> = {
  medios: { upper: 1, lower: 1, width: 1, bow: 1 },
  finos: { upper: 0.74, lower: 0.8, width: 1.02, bow: 0.7 },
  cheios: { upper: 1.26, lower: 1.2, width: 1, bow: 0.9 },
  coracao: { upper: 1.14, lower: 1.08, width: 0.9, bow: 1.5 },
  largos: { upper: 0.98, lower: 1.02, width: 1.12, bow: 0.8 },
}

export interface LipOptions {
  readonly type: LipType
  /** 0 serious, 1 resting, 2 open-hearted. */
  readonly smile: number
  /** Omits the shadow under the lower lip. */
  readonly bearded?: boolean
}

/** Older faces need lifted corners: mouth folds look stern. */
export const restingSmile = (age: AgeMark): number => 0.9 + 0.2 * age

/** Heights above and below the mouth line, and half-width. */
export function mouthMeasures(face: Face, type: LipType): { upper: number; lower: number; half: number } {
  const form = FORMS[type]
  return {
    upper: (face.masculine ? 5.2 : 7.4) * form.upper * face.upperLip,
    lower: (face.masculine ? 8 : 10.6) * form.lower * face.lowerLip,
    half: face.mouthHalf * form.width,
  }
}

export function drawLips(face: Face, skin: SkinTones, { type, smile, bearded = false }: LipOptions): DisplayItem[] {
  const { upper: up, lower: lo, half } = mouthMeasures(face, type)
  const w = half * (1 + 0.05 * Math.max(0, smile - 1))
  const y = face.yMouth
  const corner = y - smile * 2.1
  const bow = FORMS[type].bow
  const line: Line = [
    [-w, corner],
    [-w * 0.64, y + 0.3 - smile * 0.35],
    [-w * 0.3, y + 0.3],
    [-w * 0.12, y + 0.75],
    [0, y + 1.15],
    [w * 0.12, y + 0.75],
    [w * 0.3, y + 0.3],
    [w * 0.64, y + 0.3 - smile * 0.35],
    [w, corner],
  ]
  const top: Line = [
    [-w, corner],
    [-w * 0.66, y - up * 0.46],
    [-w * 0.3, y - up * 0.96],
    [-w * 0.15, y - up * 1.02],
    [0, y - up * (1 - 0.26 * bow)],
    [w * 0.15, y - up * 1.02],
    [w * 0.3, y - up * 0.96],
    [w * 0.66, y - up * 0.46],
    [w, corner],
  ]
  const bottom: Line = [
    [w, corner],
    [w * 0.72, y + lo * 0.55],
    [w * 0.38, y + lo * 0.98],
    [0, y + lo * 1.07],
    [-w * 0.38, y + lo * 0.98],
    [-w * 0.72, y + lo * 0.55],
    [-w, corner],
  ]
  const middle = curve(line, 33)
  return [
    { d: EXACT.smooth([...curve(top, 33), ...[...middle].reverse().slice(1, -1)], true), fill: skin.lipUpper },
    { d: EXACT.smooth([...middle, ...curve(bottom, 27).slice(1, -1)], true), fill: skin.lipLower },
    { d: EXACT.smooth(lowerLipLight(w, y, lo), true), fill: skin.lipLight },
    {
      d: EXACT.taper(
        [[-w - 1, corner - 0.2], ...line.slice(1, -1), [w + 1, corner - 0.2]],
        [0.5, 1.5, 1.1, 1.7, 1.1, 1.5, 0.5],
      ),
      fill: skin.mouth,
    },
    ...SIDES.map((s) => ({
      d: EXACT.taper(
        [
          [s * (w - 1.6), corner + 0.5],
          [s * (w + 0.6), corner],
          [s * (w + 2), corner - 1],
        ],
        [0.3, 1, 0.1],
      ),
      fill: skin.crease,
    })),
    ...(bearded ? [] : [{ d: EXACT.smooth(underLip(w, y, lo), true), fill: skin.shade }]),
    {
      d: EXACT.taper(
        [
          [2.6, y - up - 8.4],
          [2.9, y - up - 4.4],
          [3.6, y - up - 1.2],
        ],
        [0.2, 1.6, 0.4],
      ),
      fill: skin.shade,
    },
  ]
}

function lowerLipLight(w: number, y: number, lo: number): Line {
  return [
    [-w * 0.5, y + lo * 0.42],
    [-w * 0.2, y + lo * 0.36],
    [w * 0.14, y + lo * 0.42],
    [w * 0.28, y + lo * 0.52],
    [-w * 0.04, y + lo * 0.62],
    [-w * 0.34, y + lo * 0.56],
  ]
}

function underLip(w: number, y: number, lo: number): Line {
  return [
    [-w * 0.5, y + lo * 1.2],
    [-w * 0.2, y + lo * 1.3],
    [w * 0.06, y + lo * 1.3],
    [w * 0.52, y + lo * 1.18],
    [w * 0.28, y + lo * 1.56],
    [0, y + lo * 1.68],
    [-w * 0.26, y + lo * 1.54],
  ]
}
