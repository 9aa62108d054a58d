import type { FaceShape } from '../../knowledge/axes.ts'
import { type OwnFeatures, drawnFeatures } from './own-features.ts'
import { type OwnWidths, withOwnWidths } from './own-widths.ts'
import { contourOf } from './contour.ts'
import { SHAPES, type ShapeMeasures } from './face-shapes.ts'
import { clamp, lerp, type Line } from '../pen/points.ts'

/** Upper, middle and lower third; only their relation counts. */
export type DrawnThirds = readonly [upper: number, middle: number, lower: number]

/** -1 (fine) to 1 (strong). */
export type JawStrength = number

export interface FaceTraits {
  readonly shape: FaceShape
  readonly thirds?: DrawnThirds | undefined
  readonly masculine?: boolean | undefined
  readonly neutral?: boolean | undefined
  readonly jaw?: JawStrength | undefined
  readonly widths?: OwnWidths | undefined
  readonly features?: OwnFeatures | undefined
}

/** Positions in drawing units. */
export interface Face {
  readonly masculine: boolean
  readonly measures: ShapeMeasures
  /** Without the person's own widths, for side views. */
  readonly shapeMeasures: ShapeMeasures
  readonly yCrown: number
  readonly yHair: number
  readonly yBrow: number
  readonly yNose: number
  readonly yMouth: number
  readonly yChin: number
  /** Half-width of the skull. */
  readonly skull: number
  /** Right half, crown to chin. */
  readonly half: Line
  readonly contour: string
  /** Distance from the axis, and relative size. */
  readonly xEye: number
  readonly eyeScale: number
  /** Height of the lids, relative to that size. */
  readonly eyeOpen: number
  /** Of the brows above where they lie at rest, units. */
  readonly browRise: number
  readonly mouthHalf: number
  /** Heights, relative. */
  readonly upperLip: number
  readonly lowerLip: number
  readonly noseHalf: number
  /** Own width over the drawn one, 1 at the mean. */
  readonly noseBreadth: number
  /** Where the fold to the mouth begins. */
  readonly noseFold: number
  readonly neckHalf: number
  readonly shoulderHalf: number
  readonly yShoulder: number
}

const Y_BROW = -22
/** From an eye's middle to its inner corner, units at its own size. */
const TO_CORNER = 15.6
const CROWN = 33

/** Eyes stay at y = 0; thirds move hairline and chin. */
export function buildFace(traits: FaceTraits): Face {
  const masculine = traits.masculine ?? false
  const shape = traits.jaw ? strongerJaw(SHAPES[traits.shape], traits.jaw) : SHAPES[traits.shape]
  const shapeMeasures = masculine ? masculineShape(shape) : shape
  const widened = traits.widths ? withOwnWidths(shapeMeasures, traits.widths) : shapeMeasures
  const measures = withThirds(widened, traits.thirds ?? [1, 1, 1])
  const { yHair, yChin } = measures
  const own = drawnFeatures(traits.features)
  const yNose = yNoseOf(measures, traits.thirds, own.noseLength)
  const yCrown = lerp(SHAPES[traits.shape].yHair, yHair, 0.45) - CROWN
  const contour = contourOf(measures, yCrown)
  const wide = measures.cheek / 73
  const build = masculine ? 1 : traits.neutral ? 0.5 : 0
  // Features scale less than the face, or wide faces look inflated.
  const eyeScale = lerp(0.985, 0.89, build) * lerp(1, wide, 0.6)
  const xEye = 31.6 * lerp(1, wide, 0.85)
  return {
    masculine,
    measures,
    shapeMeasures,
    yCrown,
    yHair,
    yBrow: Y_BROW,
    yNose,
    yMouth: yNose + (yChin - yNose) * lerp(0.345, 0.35, build),
    yChin,
    ...contour,
    xEye: xEye + (xEye - TO_CORNER * eyeScale) * (own.eyeGap - 1),
    eyeScale,
    eyeOpen: own.eyeOpening,
    browRise: -Y_BROW * (own.browHeight - 1),
    mouthHalf: lerp(22.8, 24.5, build) * lerp(1, wide, 0.6) * own.mouthWidth,
    upperLip: own.upperLip,
    lowerLip: own.lowerLip,
    noseHalf: lerp(15, 17, build) * lerp(1, wide, 0.5) * own.noseWidth,
    noseBreadth: own.noseWidth,
    noseFold: 17.5 * own.noseWidth,
    neckHalf: lerp(36, 49, build) * lerp(1, wide, 0.5),
    shoulderHalf: lerp(132, 152, build),
    // Shoulders sink, or a collar would cover the neck under a long chin.
    yShoulder: lerp(176, 167, build) + clamp((yChin - 117) * 0.5, 0, 9),
  }
}

export function widthAt(half: Line, y: number): number {
  let widest = 0
  half.forEach((b, i) => {
    const a = half[i - 1]
    if (!a || (a[1] - y) * (b[1] - y) > 0) return
    widest = Math.max(widest, lerp(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1] || 1e-6))))
  })
  return widest
}

function masculineShape(s: ShapeMeasures): ShapeMeasures {
  return {
    ...s,
    // Wide jaws grow less, or a triangle becomes a bell.
    jaw: s.jaw + 3 * clamp((76 - s.jaw) / 14, 0.2, 1),
    chin: s.chin * 1.16 + 3,
    yJaw: s.yJaw + 4,
    yChin: s.yChin + 5,
    jawSoftness: s.jawSoftness * 0.8,
    chinSoftness: s.chinSoftness * 0.86,
  }
}

function strongerJaw(s: ShapeMeasures, by: JawStrength): ShapeMeasures {
  return {
    ...s,
    jaw: s.jaw + 2.4 * by,
    chin: s.chin + 2 * by,
    yJaw: s.yJaw + 2 * by,
    jawSoftness: s.jawSoftness * (1 - 0.12 * by),
  }
}

function withThirds(s: ShapeMeasures, [upper, middle, lower]: DrawnThirds): ShapeMeasures {
  const height = s.yChin - s.yHair
  const sum = upper + middle + lower
  const yHair = Y_BROW - (height * upper) / sum
  const yChin = Y_BROW + (height * (middle + lower)) / sum
  return { ...s, yHair, yChin, yJaw: s.yJaw + (yChin - s.yChin) * 0.8 }
}

/** Thirds hold the nose's length, marked by hand or looked at. */
function yNoseOf(s: ShapeMeasures, thirds: DrawnThirds | undefined, length: number): number {
  const [upper, middle, lower] = thirds ?? [1, 1, 1]
  return Y_BROW + (((s.yChin - s.yHair) * middle) / (upper + middle + lower)) * (thirds ? 1 : length)
}
