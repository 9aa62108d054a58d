/**
 * Shares of the shapes: deviations from people's mean, then a Gaussian distance to one prototype each (P; docs/visagism.md
 * §4, simulated there and in face-shape.test.ts). Ratios alone are right 36–82 % of the time (§3), so show the second shape too.
 */
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import type { Basis } from '../knowledge/sources.ts'

export type ShapeRatios = {
  readonly lengthRatio: number
  readonly foreheadRatio: number
  readonly jawRatio: number
  /** degrees */
  readonly jawAngle: number
}
export const RATIOS = ['lengthRatio', 'foreheadRatio', 'jawRatio', 'jawAngle'] as const satisfies (keyof ShapeRatios)[]

/** In standard deviations; positive angle = more angular. */
export type ZScores = {
  readonly length: number
  readonly forehead: number
  readonly jaw: number
  readonly angle: number
}

/**
 * One ruler, whoever put the points (docs/visagism.md §2, §4). Means: a face mesh on 22 adults, the jaw brought to the mouth's height.
 * Deviations: people's, from the caliper table; a mesh's own are smaller, as it averages.
 */
export const NORM: { readonly mean: ShapeRatios; readonly sigma: ShapeRatios; readonly basis: Basis } = {
  mean: { lengthRatio: 1.34, foreheadRatio: 0.88, jawRatio: 0.87, jawAngle: 136 },
  sigma: { lengthRatio: 0.07, foreheadRatio: 0.03, jawRatio: 0.039, jawAngle: 7 },
  basis: { certainty: 'P', sources: ['mediapipe', 'caliper', 'engine'] },
}

/** Deviations from the mean. */
export const PROTOTYPES: Readonly<Record<FaceShape, ZScores>> = {
  oval: { length: 0.25, forehead: 0.25, jaw: -0.25, angle: -0.45 },
  redondo: { length: -1.3, forehead: -0.05, jaw: 0.15, angle: -0.9 },
  quadrado: { length: -0.9, forehead: 0.4, jaw: 1, angle: 1.1 },
  coracao: { length: 0.1, forehead: 1.1, jaw: -1.1, angle: -0.1 },
  triangulo: { length: 0, forehead: -1, jaw: 1.2, angle: 0.3 },
  diamante: { length: 0.4, forehead: -1.1, jaw: -1.1, angle: 0.2 },
  retangular: { length: 1.3, forehead: 0.35, jaw: 0.8, angle: 0.8 },
}
const SPREAD = 0.9
const ANGLE_WEIGHT = 0.7

export type ShapeShares = Readonly<Record<FaceShape, number>>
export type ShapeReading = {
  readonly z: ZScores
  /** Adding up to 1. */
  readonly shares: ShapeShares
  readonly primary: FaceShape
  readonly secondary: FaceShape
  /** 0–1. Under `SHOW_SECOND_BELOW` the second shape belongs in the headline. */
  readonly confidence: number
}

/** Applies to 42 % of people (X, docs/visagism.md §4). */
export const SHOW_SECOND_BELOW = 0.45

/** Ratios must be finite. */
export function readShape(ratios: ShapeRatios): ShapeReading {
  const z = zScores(ratios)
  const shares = normaliseLogScores(mapShapes((shape) => -squaredDistance(z, PROTOTYPES[shape]) / (2 * SPREAD ** 2)))
  return { z, shares, ...rankShapes(shares) }
}

export function zScores(ratios: ShapeRatios): ZScores {
  const { mean, sigma } = NORM
  return {
    length: (ratios.lengthRatio - mean.lengthRatio) / sigma.lengthRatio,
    forehead: (ratios.foreheadRatio - mean.foreheadRatio) / sigma.foreheadRatio,
    jaw: (ratios.jawRatio - mean.jawRatio) / sigma.jawRatio,
    angle: (mean.jawAngle - ratios.jawAngle) / sigma.jawAngle,
  }
}

/** From, to; null when nobody saw it. */
export type Interval = readonly [from: number, to: number]
export type Intervals = { readonly [R in keyof ShapeRatios]: Interval | null }

/** Shares over the whole intervals: ends and middle of each measure, the middle counting twice. An unseen one is a person's like any other. */
export function sharesWithin(ratios: ShapeRatios, intervals: Intervals): ShapeShares {
  const places = combinations(ratios, intervals, (from, middle, to) => [from, middle, middle, to])
  const sums = mapShapes(() => 0)
  const shares = places.map((place) => readShape(place).shares)
  return mapShapes((shape) => shares.reduce((sum, one) => sum + one[shape], sums[shape]) / places.length)
}

/** How many corners of the intervals have this shape first: 16, whether a measure was seen or not. */
export function cornersOf(shape: FaceShape, ratios: ShapeRatios, intervals: Intervals): { kept: number; of: number } {
  const corners = combinations(ratios, intervals, (from, _, to) => [from, to])
  return { kept: corners.filter((corner) => readShape(corner).primary === shape).length, of: corners.length }
}

function combinations(
  ratios: ShapeRatios,
  intervals: Intervals,
  choose: (from: number, middle: number, to: number) => readonly number[],
): ShapeRatios[] {
  const { mean, sigma } = NORM
  return RATIOS.reduce<ShapeRatios[]>(
    (places, key) => {
      const [from, to] = intervals[key] ?? [mean[key] - sigma[key], mean[key] + sigma[key]]
      const middle = intervals[key] ? ratios[key] : mean[key]
      return choose(from, middle, to).flatMap((value) => places.map((place) => ({ ...place, [key]: value })))
    },
    [ratios],
  )
}

/** The quiz knows six shapes: `retangular` is a long oval there. */
export function foldForQuiz(shape: FaceShape): Exclude<FaceShape, 'retangular'> {
  return shape === 'retangular' ? 'oval' : shape
}

/** Softmax. */
export function normaliseLogScores(logs: ShapeShares): ShapeShares {
  const top = Math.max(...FACE_SHAPES.map((shape) => logs[shape]))
  const raw = mapShapes((shape) => Math.exp(logs[shape] - top))
  const sum = FACE_SHAPES.reduce((total, shape) => total + raw[shape], 0)
  return mapShapes((shape) => raw[shape] / sum)
}

/** Ties follow the order of `FACE_SHAPES`. */
export function rankShapes(shares: ShapeShares): { primary: FaceShape; secondary: FaceShape; confidence: number } {
  const [primary = 'oval', secondary = 'redondo'] = [...FACE_SHAPES].sort((a, b) => shares[b] - shares[a])
  return { primary, secondary, confidence: shares[primary] }
}

export function mapShapes(value: (shape: FaceShape) => number): ShapeShares {
  return {
    oval: value('oval'),
    redondo: value('redondo'),
    quadrado: value('quadrado'),
    coracao: value('coracao'),
    triangulo: value('triangulo'),
    diamante: value('diamante'),
    retangular: value('retangular'),
  }
}

function squaredDistance(z: ZScores, p: ZScores): number {
  return (
    (z.length - p.length) ** 2 +
    (z.forehead - p.forehead) ** 2 +
    (z.jaw - p.jaw) ** 2 +
    ANGLE_WEIGHT * (z.angle - p.angle) ** 2
  )
}
