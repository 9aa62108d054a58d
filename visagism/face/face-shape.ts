/**
 * Shares of the shapes: z-scores in the landmark scheme's population, then a Gaussian distance to one prototype each (P; docs/visagism.md
 * §4, simulated there and in face-shape.test.ts). Ratios alone are right 36–82 % of the time (§3), so show the second shape too.
 */
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import type { Basis } from '../knowledge/sources.ts'

/** `bone` corners felt or seen, photo `outline`, or a program's `mesh`, turned to the camera. */
export const LANDMARK_SCHEMES = ['bone', 'outline', 'mesh'] as const
export type LandmarkScheme = (typeof LANDMARK_SCHEMES)[number]

export type ShapeRatios = {
  readonly lengthRatio: number
  readonly foreheadRatio: number
  readonly jawRatio: number
  /** degrees */
  readonly jawAngle: number
}

/** In standard deviations; positive angle = more angular. */
export type ZScores = {
  readonly length: number
  readonly forehead: number
  readonly jaw: number
  readonly angle: number
}

/** A face may mix a program's and a person's points. */
export type MeasureSchemes = Readonly<Record<keyof ZScores, LandmarkScheme>>

export const everyMeasure = (scheme: LandmarkScheme): MeasureSchemes => ({
  length: scheme,
  forehead: scheme,
  jaw: scheme,
  angle: scheme,
})

type Norm = {
  readonly mean: ShapeRatios
  readonly sigma: ShapeRatios
  readonly basis: Basis
}

/** By caliper (X by error propagation on the caliper table; angle M). */
export const SIGMA: ShapeRatios = { lengthRatio: 0.07, foreheadRatio: 0.028, jawRatio: 0.039, jawAngle: 7 }

export const NORMS: Readonly<Record<LandmarkScheme, Norm>> = {
  bone: {
    mean: { lengthRatio: 1.38, foreheadRatio: 0.83, jawRatio: 0.74, jawAngle: 132 },
    sigma: SIGMA,
    basis: { certainty: 'X', sources: ['caliper', 'canons', 'mediapipe'] },
  },
  outline: {
    mean: { lengthRatio: 1.35, foreheadRatio: 0.8, jawRatio: 0.885, jawAngle: 132 },
    sigma: SIGMA,
    basis: { certainty: 'P', sources: ['mediapipe', 'engine'] },
  },
  // A mesh pulls faces to the average, and halves the spread of jaws. Measured by us on 22 adults, few of them men, whose readings were
  // then reviewed: no proof that they are right.
  mesh: {
    mean: { lengthRatio: 1.36, foreheadRatio: 0.88, jawRatio: 0.785, jawAngle: 132.7 },
    sigma: { lengthRatio: 0.07, foreheadRatio: 0.028, jawRatio: 0.018, jawAngle: 2.6 },
    basis: { certainty: 'P', sources: ['mediapipe', 'engine'] },
  },
}

export function normsOf(schemes: MeasureSchemes): { readonly mean: ShapeRatios; readonly sigma: ShapeRatios } {
  const pick = (of: 'mean' | 'sigma'): ShapeRatios => ({
    lengthRatio: NORMS[schemes.length][of].lengthRatio,
    foreheadRatio: NORMS[schemes.forehead][of].foreheadRatio,
    jawRatio: NORMS[schemes.jaw][of].jawRatio,
    jawAngle: NORMS[schemes.angle][of].jawAngle,
  })
  return { mean: pick('mean'), sigma: pick('sigma') }
}

const PROTOTYPES: Readonly<Record<FaceShape, ZScores>> = {
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
export function readShape(ratios: ShapeRatios, schemes: MeasureSchemes): ShapeReading {
  const z = zScores(ratios, schemes)
  const shares = normaliseLogScores(mapShapes((shape) => -squaredDistance(z, PROTOTYPES[shape]) / (2 * SPREAD ** 2)))
  return { z, shares, ...rankShapes(shares) }
}

export function zScores(ratios: ShapeRatios, schemes: MeasureSchemes): ZScores {
  const { mean, sigma } = normsOf(schemes)
  return {
    length: (ratios.lengthRatio - mean.lengthRatio) / sigma.lengthRatio,
    forehead: (ratios.foreheadRatio - mean.foreheadRatio) / sigma.foreheadRatio,
    jaw: (ratios.jawRatio - mean.jawRatio) / sigma.jawRatio,
    angle: (mean.jawAngle - ratios.jawAngle) / sigma.jawAngle,
  }
}

/**
 * How often the first shape survives half a deviation up and down in each measure (home measuring error ≈ one deviation of the jaw;
 * docs/visagism.md §1).
 */
export function steadiness(ratios: ShapeRatios, schemes: MeasureSchemes): { kept: number; of: number } {
  const { primary } = readShape(ratios, schemes)
  const { sigma } = normsOf(schemes)
  const moves = (['lengthRatio', 'foreheadRatio', 'jawRatio', 'jawAngle'] as const).flatMap((key) =>
    [-0.5, 0.5].map((step) => ({ ...ratios, [key]: ratios[key] + step * sigma[key] })),
  )
  return { kept: moves.filter((moved) => readShape(moved, schemes).primary === primary).length, of: moves.length }
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
