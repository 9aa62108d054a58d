/**
 * Fits the drawn portrait to a marked photo by rotation, translation and two scales. Pure. Weights and bounds were found by eye on one
 * photo (P).
 */
import { rollOf, type MarkedPoints, type PhotoSize, type Point } from '../face/measure.ts'
import { type Face, widthAt } from '../portrait/head/face.ts'

/** Photo = (a·x + c·y + e, b·x + d·y + f), as in SVG and PDF. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const transformPoint = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** A visagist's correction, in hundredths: of brow to chin, and of the size. */
export type Nudge = { readonly x: number; readonly y: number; readonly scale: number }
export const NUDGE_LIMIT = 5
export const NO_NUDGE: Nudge = { x: 0, y: 0, scale: 0 }

export const FIT_DOUBTS = [
  'sem-pontos',
  'resíduo',
  'proporção',
  'virada',
  'inclinada',
  'fora-da-foto',
  'coberto',
] as const
export type FitDoubt = (typeof FIT_DOUBTS)[number]

export type PhotoFit = {
  readonly matrix: Matrix
  /** Misfit over brow to chin; outwards and downwards positive. */
  readonly residuals: Readonly<Record<FittedPlace, number>>
  /** Width to height, fitted over drawn. */
  readonly aspect: number
  /** Degrees. */
  readonly turn: number
  readonly tilt: number
}

/** Without the jaw: it may be the shape's, and hair does not depend on it. */
export const FITTED_PLACES = ['brow', 'nose', 'chin', 'cheekLeft', 'cheekRight'] as const
export type FittedPlace = (typeof FITTED_PLACES)[number]

export type FitInput = {
  readonly points: MarkedPoints
  /** Must be built from the same marks, or the residuals measure the shape. */
  readonly face: Face
  /** Degrees, from a program; else estimated. */
  readonly yaw?: number | undefined
  readonly nudge?: Nudge | undefined
}

/** Part of a tilt is the neck's, and hair falls straight. */
const TILT_FOLLOWED = 0.6
/** Cheekbones' weight in the width; the rest follows the height, to reveal one bad handle. */
const CHEEKS_WEIGHT = 0.6
/** In cheekbone widths (M). */
const NOSE_DEPTH = 0.5

/** Null without brow or nose, or when the points are no face. */
export function fitPortrait({ points, face, yaw, nudge = NO_NUDGE }: FitInput): PhotoFit | null {
  const { browLine, noseBase, chin, cheekboneLeft, cheekboneRight } = points
  if (!browLine || !noseBase) return null
  const tilt = rollOf(points)
  const radians = (TILT_FOLLOWED * tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const down = ({ x, y }: Point) => y * cos - x * sin
  const across = ({ x, y }: Point) => x * cos + y * sin
  const drawn = [face.yBrow, face.yNose, face.yChin] as const
  const height = leastSquares(drawn, [down(browLine), down(noseBase), down(chin)])
  const tall = down(chin) - down(browLine)
  if (!(height.slope > 0) || !(tall > 0)) return null
  const cheeks = across(cheekboneRight) - across(cheekboneLeft)
  const scaleY = height.slope * (1 + nudge.scale / 100)
  const scaleX =
    (CHEEKS_WEIGHT * (cheeks / (2 * face.measures.cheek)) + (1 - CHEEKS_WEIGHT) * height.slope) *
    (1 + nudge.scale / 100)
  // Hair is placed between skull and midline.
  const middle = (across(cheekboneLeft) + across(cheekboneRight)) / 2
  const midline = (across(browLine) + across(noseBase)) / 2
  const x = middle + (midline - middle) / 4 + (nudge.x / 100) * tall
  // Scaling keeps the face's middle in place.
  const centre = (face.yBrow + face.yChin) / 2
  const y = height.at(0) - (scaleY - height.slope) * centre + (nudge.y / 100) * tall
  const matrix: Matrix = [scaleX * cos, scaleX * sin, -scaleY * sin, scaleY * cos, x * cos - y * sin, x * sin + y * cos]
  const heightOf = (unit: number) => y + scaleY * unit
  const edge = (point: Point, side: -1 | 1) => {
    const half = widthAt(face.half, (down(point) - y) / scaleY) * scaleX
    return (half - side * (across(point) - x)) / tall
  }
  return {
    matrix,
    residuals: {
      brow: (heightOf(face.yBrow) - down(browLine)) / tall,
      nose: (heightOf(face.yNose) - down(noseBase)) / tall,
      chin: (heightOf(face.yChin) - down(chin)) / tall,
      cheekLeft: edge(cheekboneLeft, -1),
      cheekRight: edge(cheekboneRight, 1),
    },
    aspect: scaleX / scaleY,
    turn: yaw ?? (Math.asin(clampToOne((across(noseBase) - middle) / (NOSE_DEPTH * cheeks))) * 180) / Math.PI,
    tilt,
  }
}

/** Limits of a valid fit. Ratios, shares of brow to chin, degrees. */
export const FIT_BOUNDS = { residual: 0.05, aspect: [0.9, 1.1], turn: 10, tilt: 8 } as const

/** Bounds of the drawn hair, in drawing units. */
export type HairReach = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Hair may leave the photo at the sides, not at crown or ends. */
export function doubtsOfFit(
  fit: PhotoFit | null,
  {
    reach,
    photo,
    isCovered,
  }: { readonly reach: HairReach | null; readonly photo: PhotoSize; readonly isCovered: boolean },
): FitDoubt[] {
  if (!fit) return ['sem-pontos']
  const { residuals, aspect, turn, tilt, matrix } = fit
  const corners = reach
    ? [reach.left, reach.right].flatMap((x) => [reach.top, reach.bottom].map((y) => transformPoint(matrix, [x, y])))
    : []
  const doubts: readonly (readonly [FitDoubt, boolean])[] = [
    ['resíduo', FITTED_PLACES.some((place) => !(Math.abs(residuals[place]) <= FIT_BOUNDS.residual))],
    ['proporção', !(aspect >= FIT_BOUNDS.aspect[0] && aspect <= FIT_BOUNDS.aspect[1])],
    ['virada', !(Math.abs(turn) <= FIT_BOUNDS.turn)],
    ['inclinada', !(Math.abs(tilt) <= FIT_BOUNDS.tilt)],
    ['fora-da-foto', corners.some(({ x, y }) => !(y >= 0 && y <= photo.height && x >= 0 && x <= photo.width))],
    ['coberto', isCovered],
  ]
  return doubts.flatMap(([doubt, is]) => (is ? [doubt] : []))
}

function leastSquares(xs: readonly number[], ys: readonly number[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const spread = xs.reduce((sum, x) => sum + (x - mx) ** 2, 0)
  const slope = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? my) - my), 0) / spread
  return { slope, at: (x: number) => my + slope * (x - mx) }
}

const clampToOne = (n: number) => Math.max(-1, Math.min(1, n))
