import { type Landmark, LONG_LANDMARKS, SHORT_LANDMARKS } from '#visagism/observed/landmarks.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'

/** `y` in drawing units. */
export interface DrawnLandmark extends Landmark {
  readonly y: number
}

const ROOT_Y = -89
const FALLS_TO: Readonly<Record<(typeof LONG_LANDMARKS)[number]['words'], number>> = {
  sobrancelha: -22,
  orelha: 46,
  queixo: 119,
  pescoço: 147,
  ombro: 176,
  peito: 218,
  cintura: 252,
}
const LONG: readonly DrawnLandmark[] = LONG_LANDMARKS.map((mark) => ({ ...mark, y: FALLS_TO[mark.words] }))

/** Top of the skull, and drawing units a centimetre of hair stands over it. */
const SKULL_Y = -132
const UNITS_PER_CM = 11
const standing = (cm: number) => SKULL_Y - cm * UNITS_PER_CM
/** What sticks out of the head, in fingers. */
const SHORT: readonly DrawnLandmark[] = SHORT_LANDMARKS.map((mark) => ({ ...mark, y: standing(mark.cm) }))

export type Scale = 'short' | 'long'
/** Below the ear hair is measured where it falls, above it where it stands. */
export const TURN_CM = 12
const LONGEST_CM = 70

interface ScaleForm {
  readonly landmarks: readonly DrawnLandmark[]
  readonly box: ViewBox
  readonly from: number
  readonly to: number
  /** Of the buttons and arrow keys. */
  readonly step: number
  /** Points of the rule, root first. */
  readonly points: readonly (readonly [cm: number, y: number])[]
}

export const SCALES: Readonly<Record<Scale, ScaleForm>> = {
  long: {
    landmarks: LONG.slice(1),
    box: [-150, -184, 300, 452],
    from: TURN_CM,
    to: LONGEST_CM,
    step: 1,
    points: [[0, ROOT_Y], ...LONG.map(({ cm, y }) => [cm, y] as const), [LONGEST_CM, 262]],
  },
  short: {
    landmarks: SHORT,
    box: [-140, -272, 280, 312],
    from: 0,
    to: TURN_CM - 0.5,
    step: 0.5,
    points: [
      [0, SKULL_Y],
      [TURN_CM - 0.5, standing(TURN_CM - 0.5)],
    ],
  },
}

export const scaleOf = (cm: number): Scale => (cm < TURN_CM ? 'short' : 'long')

/** The nearest value a scale shows. */
export function onScale(scale: Scale, cm: number): number {
  const { from, to, step } = SCALES[scale]
  return Math.min(to, Math.max(from, Math.round(cm / step) * step))
}

/** Share of the picture's height, from its top. */
export function shareAt(scale: Scale, cm: number): number {
  const { box, points } = SCALES[scale]
  return (between(points, cm) - box[1]) / box[3]
}

/** Where a finger points; a landmark nearby is meant. */
export function centimetresAt(scale: Scale, share: number): number {
  const { box, points, landmarks } = SCALES[scale]
  const y = box[1] + share * box[3]
  const turned = points.map(([cm, at]) => [at, cm] as const).sort(([a], [b]) => a - b)
  const cm = onScale(scale, between(turned, y))
  const near = landmarks.find((mark) => Math.abs(mark.y - y) < SNAP_UNITS)
  return near ? near.cm : cm
}
const SNAP_UNITS = 5

/** Straight lines between points, by the first number; the ends go on flat. */
function between(points: readonly (readonly [number, number])[], x: number): number {
  const at = points.findIndex(([from]) => from >= x)
  const [x1, y1] = points[at < 0 ? points.length - 1 : at] ?? [0, 0]
  const [x0, y0] = points[at < 1 ? 0 : at - 1] ?? [0, 0]
  return at < 0 ? y1 : x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
}

/** The next landmark in a direction, else the end of the scale. */
export function nextLandmark(scale: Scale, cm: number, by: 1 | -1): number {
  const { landmarks, from, to } = SCALES[scale]
  const marks = landmarks.map((mark) => mark.cm)
  return by > 0 ? (marks.find((mark) => mark > cm) ?? to) : ([...marks].reverse().find((mark) => mark < cm) ?? from)
}

/** “27”, “1,5” */
export const centimetres = (cm: number): string => String(cm).replace('.', ',')

/** “no pescoço”, “perto do ombro”; “entre o queixo e o pescoço” would say more than anybody knows. */
export function placeWords(cm: number): string {
  if (cm === 0) return 'rente'
  const marks = scaleOf(cm) === 'short' ? SHORT_LANDMARKS : LONG_LANDMARKS
  const nearest = marks.reduce((best, mark) => (Math.abs(mark.cm - cm) < Math.abs(best.cm - cm) ? mark : best))
  if (nearest.cm === cm) return nearest.at
  if (nearest.at === 'rente') return 'quase rente'
  return nearest.at.startsWith('n') ? `perto d${nearest.at.slice(1)}` : `perto de ${nearest.at}`
}

/** For a screen reader: “27 centímetros, mais ou menos no pescoço”. */
export function spokenLength(cm: number): string {
  const place = placeWords(cm)
  const isNear = place.startsWith('perto') || place.startsWith('quase')
  return `${centimetres(cm)} ${cm === 1 ? 'centímetro' : 'centímetros'}, ${isNear ? place : `mais ou menos ${place}`}`
}
