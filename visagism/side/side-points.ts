/**
 * Four points on a side photo, in photo pixels (y downwards), facing either way. Definitions: docs/visagism.md §1 (soft-tissue glabella,
 * pronasale, subnasale, pogonion).
 */
import type { PhotoSize, Point } from '../face/measure.ts'

export const SIDE_POINTS = ['glabella', 'noseTip', 'noseBase', 'chin'] as const
export type SidePointName = (typeof SIDE_POINTS)[number]
export type SidePoints = Readonly<Record<SidePointName, Point>>

export const SIDE_POINT_LABELS: Readonly<Record<SidePointName, string>> = {
  glabella: 'testa, entre as sobrancelhas',
  noseTip: 'ponta do nariz',
  noseBase: 'base do nariz',
  chin: 'frente do queixo',
}

/** Contract names: the visible side of the person. */
export const SIDE_SLOTS = ['side_left', 'side_right'] as const
export type SideSlot = (typeof SIDE_SLOTS)[number]

/** Confirmed, moved, by hand, or unknown to the person. */
export const SIDE_ORIGINS = ['checked', 'moved', 'hand', 'unsure'] as const
export type SideOrigin = (typeof SIDE_ORIGINS)[number]
export type SideOrigins = Readonly<Record<SidePointName, SideOrigin>>

export type Facing = 'left' | 'right'

export type SideProblem = { readonly point: SidePointName; readonly message: string }

/** Beyond: misplaced points (M). Lengths in shares of glabella to chin, along and forward; angles in degrees, wide enough for any adult. */
const SIDE_PLAUSIBLE = {
  tilt: 40,
  noseTipAlong: [0.2, 0.75],
  noseTipForward: [0.06, 0.5],
  noseBaseAlong: [0.34, 0.78],
  convexity: [-25, 50],
} as const

/** Coordinates along and across glabella to chin; `forward` is the nose's side. */
export type SideFrame = {
  readonly facing: Facing
  /** Against the photo's vertical, degrees; positive: chin forward, head raised. */
  readonly tilt: number
  readonly noseTip: { readonly along: number; readonly forward: number }
  readonly noseBase: { readonly along: number; readonly forward: number }
  /** Glabella–subnasale–pogonion bend, degrees; negative bends inwards. */
  readonly convexity: number
}

/** One Portuguese sentence for each point to move; empty when readable. */
export function checkSide(points: SidePoints, photo?: PhotoSize): SideProblem[] {
  const lost = findLostOfSide(points, photo)
  if (lost.length > 0) return lost
  const { glabella, chin } = points
  if (chin.y - glabella.y <= 0)
    return [
      { point: 'chin', message: 'O queixo precisa ficar abaixo da testa: arraste o ponto até a frente do queixo.' },
    ]
  const frame = frameOf(points)
  if (Math.abs(frame.tilt) > SIDE_PLAUSIBLE.tilt)
    return [{ point: 'chin', message: 'A cabeça parece muito inclinada: confira o ponto da testa e o do queixo.' }]
  if (
    isOutside(frame.noseTip.forward, SIDE_PLAUSIBLE.noseTipForward) ||
    isOutside(frame.noseTip.along, SIDE_PLAUSIBLE.noseTipAlong)
  )
    return [{ point: 'noseTip', message: 'A ponta do nariz precisa ser o lugar mais à frente do rosto.' }]
  // A tip may hang slightly below the base.
  const isLow = frame.noseTip.along - frame.noseBase.along > 0.1
  if (isOutside(frame.noseBase.along, SIDE_PLAUSIBLE.noseBaseAlong) || isLow)
    return [
      {
        point: 'noseBase',
        message: 'A base do nariz fica entre a ponta dele e o queixo, onde o nariz encontra o lábio.',
      },
    ]
  if (frame.noseBase.forward > frame.noseTip.forward - 0.02 || isOutside(frame.convexity, SIDE_PLAUSIBLE.convexity))
    return [
      {
        point: 'noseBase',
        message: 'A base do nariz ficou longe do contorno: traga-a para onde o nariz encontra o lábio.',
      },
    ]
  return []
}

/** Independent of direction, distance and lean. Only for points that pass `checkSide`. */
export function frameOf({ glabella, noseTip, noseBase, chin }: SidePoints): SideFrame {
  const length = Math.hypot(chin.x - glabella.x, chin.y - glabella.y)
  const down = { x: (chin.x - glabella.x) / length, y: (chin.y - glabella.y) / length }
  // Clockwise of "down" is the photo's left.
  const aside = ({ x, y }: Point) => ((x - glabella.x) * -down.y + (y - glabella.y) * down.x) / length
  const along = ({ x, y }: Point) => ((x - glabella.x) * down.x + (y - glabella.y) * down.y) / length
  const facing: Facing = aside(noseTip) >= 0 ? 'left' : 'right'
  const sign = facing === 'left' ? 1 : -1
  const place = (point: Point) => ({ along: along(point), forward: aside(point) * sign })
  const base = place(noseBase)
  return {
    facing,
    tilt: degreesOf(Math.atan2(-down.x * sign, down.y)),
    noseTip: place(noseTip),
    noseBase: base,
    convexity: degreesOf(Math.atan2(base.forward, base.along) + Math.atan2(base.forward, 1 - base.along)),
  }
}

/** Points that are not finite or outside the photo. */
export function findLostOfSide(points: SidePoints, photo: PhotoSize | undefined): SideProblem[] {
  return SIDE_POINTS.flatMap((point): SideProblem[] => {
    const { x, y } = points[point]
    const name = SIDE_POINT_LABELS[point]
    if (!isPlace(x) || !isPlace(y))
      return [{ point, message: `O ponto “${name}” está sem posição: toque na foto para marcá-lo.` }]
    if (photo && (x < 0 || y < 0 || x > photo.width || y > photo.height))
      return [{ point, message: `O ponto “${name}” ficou fora da foto: traga-o de volta para o contorno do rosto.` }]
    return []
  })
}

/** Larger numbers would overflow the arithmetic. */
const isPlace = (n: number) => Number.isFinite(n) && Math.abs(n) <= 1e6
const isOutside = (value: number, [low, high]: readonly [number, number]) => !(value >= low && value <= high)
const degreesOf = (radians: number) => (radians * 180) / Math.PI
