/**
 * How the drawn portrait is laid over a marked photo: one turn, one place, two scales, and how far the drawn face then misses the
 * marked one. Pure: points in, matrix and verdict out. The weights and bounds were found by eye on one photo (P).
 */
import { rollOf, type MarkedPoints, type PhotoSize, type Point } from '../face/measure.ts'
import { type Face, widthAt } from '../portrait/face.ts'

/** Photo = (a·x + c·y + e, b·x + d·y + f), as in SVG and PDF. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const transformPoint = ([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
})

/** What a visagist moves by hand, in hundredths: of the height from brow to chin, and of the size. */
export type Nudge = { readonly x: number; readonly y: number; readonly scale: number }
export const NUDGE_LIMIT = 5
export const NO_NUDGE: Nudge = { x: 0, y: 0, scale: 0 }

/** What does not lie well; empty where the drawing may be laid over the photo. */
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
  /** How far the drawing misses each place, over the height from brow to chin; outwards and downwards positive. */
  readonly residuals: Readonly<Record<FittedPlace, number>>
  /** Width over height of the drawing as it is laid, against the drawn one. */
  readonly aspect: number
  /** Degrees. */
  readonly turn: number
  readonly tilt: number
}

/** The jaw is none of them: it may be the shape's in the drawing, and no hair hangs by it. */
export const FITTED_PLACES = ['brow', 'nose', 'chin', 'cheekLeft', 'cheekRight'] as const
export type FittedPlace = (typeof FITTED_PLACES)[number]

export type FitInput = {
  readonly points: MarkedPoints
  /** The drawn face of this person: what is fitted must be built from the same marks, or the residuals are the shape's. */
  readonly face: Face
  /** Degrees to one side, where a program saw it; else it is read from the midline. */
  readonly yaw?: number | undefined
  readonly nudge?: Nudge | undefined
}

/** Part of a head's tilt is the neck's, and hair falls straight. */
const TILT_FOLLOWED = 0.6
/** Of the width: the cheekbones' own, the rest follows the height, so that one bad handle is seen in the residuals. */
const CHEEKS_WEIGHT = 0.6
/** How far the base of the nose stands before the axis of the head, over the cheekbones' width (M). */
const NOSE_DEPTH = 0.5

/** Null where brow or nose are not marked, or the points are no face: nothing then says how high the eyes stand. */
export function fitPortrait({ points, face, yaw, nudge = NO_NUDGE }: FitInput): PhotoFit | null {
  const { browLine, noseBase, chin, cheekboneLeft, cheekboneRight } = points
  if (!browLine || !noseBase) return null
  const tilt = rollOf(points)
  const radians = (TILT_FOLLOWED * tilt * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  // Along and across the axis of the drawing as it will lie.
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
  // Skull and midline part a little where the head is turned; hair stands between them.
  const middle = (across(cheekboneLeft) + across(cheekboneRight)) / 2
  const midline = (across(browLine) + across(noseBase)) / 2
  const x = middle + (midline - middle) / 4 + (nudge.x / 100) * tall
  // A larger or smaller drawing keeps the middle of the face where it was.
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

/** All of them at most this, or the drawing is not this face. Ratios, shares of brow to chin, degrees. */
export const FIT_BOUNDS = { residual: 0.05, aspect: [0.9, 1.1], turn: 10, tilt: 8 } as const

/** What the drawn hair reaches, in drawing units; null where there is none. */
export type HairReach = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/**
 * Whether the drawing may be laid over the photo. Hair at the sides may leave it; the crown and the ends may not.
 * @param fit null where nothing could be fitted
 */
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

/** The straight line nearest to some points. */
function leastSquares(xs: readonly number[], ys: readonly number[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const spread = xs.reduce((sum, x) => sum + (x - mx) ** 2, 0)
  const slope = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? my) - my), 0) / spread
  return { slope, at: (x: number) => my + slope * (x - mx) }
}

const clampToOne = (n: number) => Math.max(-1, Math.min(1, n))
