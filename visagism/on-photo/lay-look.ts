/** Lays a look over a marked photo, for page, screen and desk. */
import type { MarkedPoints, PhotoSize } from '../face/measure.ts'
import { SIDE_PLACES, type SidePlace } from '../cuts/drawings.ts'
import { optionsTrying, type PortraitSubject } from '../looks/portrait-of.ts'
import { drawGlasses } from '../portrait/wear/adornments.ts'
import type { DisplayItem } from '../portrait/pen/display.ts'
import type { Face } from '../portrait/head/face.ts'
import { widthAt } from '../portrait/head/face.ts'
import { FINE } from '../portrait/pen/pen.ts'
import { type DrawnPoint, type Line, mirror } from '../portrait/pen/points.ts'
import { resolvePerson } from '../portrait/person/person.ts'
import type { PortraitOptions } from '../portrait/views/portrait.ts'
import { hairLines, hairSilhouette, type HairOutline } from '../portrait/tracing/hair-outline.ts'
import { doubtsOfFit, fitPortrait, transformPoint, type FitDoubt, type Nudge, type PhotoFit } from './fit.ts'

export type LaidLook = {
  readonly fit: PhotoFit | null
  readonly doubts: readonly FitDoubt[]
  readonly face: Face
  readonly outline: HairOutline
  /** In drawing units; paint through the fit's matrix. */
  readonly items: readonly DisplayItem[]
  /** Front, sides, ends or beard, in drawing units. No third when the nape is hidden. */
  readonly dots: readonly DrawnPoint[]
}

export type MarkedPhoto = {
  readonly points: MarkedPoints
  readonly photo: PhotoSize
  readonly yaw?: number | undefined
  readonly nudge?: Nudge | undefined
  /** Current hair on the forehead: under a cut without fringe, paper hides it. */
  readonly hasFringe?: boolean | undefined
}

type Tried = Parameters<typeof optionsTrying>[1]

export function layLook(
  subject: PortraitSubject,
  look: Tried,
  { points, photo, yaw, nudge, hasFringe = false }: MarkedPhoto,
): LaidLook {
  const options = optionsTrying(subject, look)
  const { face } = resolvePerson(options)
  const drawing = drawingOf(options, { hasFringe, sideAt: SIDE_PLACES[look.cut ?? ''] })
  const fit = fitPortrait({ points, face, yaw, nudge })
  const isCovered = options.covering !== undefined
  return { ...drawing, face, fit, doubts: doubtsOfFit(fit, { reach: drawing.outline.bounds, photo, isCovered }) }
}

/** Drawing is slow and independent of position. */
const drawn = new Map<string, Pick<LaidLook, 'outline' | 'items' | 'dots'>>()
const MOST_DRAWN = 8

function drawingOf(
  options: PortraitOptions,
  { hasFringe, sideAt }: { readonly hasFringe: boolean; readonly sideAt: SidePlace | undefined },
) {
  const key = JSON.stringify([options, hasFringe, sideAt])
  const known = drawn.get(key)
  if (known) return known
  const { face } = resolvePerson(options)
  const beard = beardUnderPaper(options.beard)
  const hair = hairSilhouette(options)
  const outline =
    beard === 'outlined' ? withoutMouth(hairSilhouette(options, { withBeard: true }), face) : withoutMouth(hair, face)
  const made = {
    outline,
    items: itemsOf(face, outline, hairLines(options, 50, outline), { beard, hasFringe }),
    dots: dotsOf(face, { outline, hair, beard, sideAt }),
  }
  const [oldest] = drawn.keys()
  if (drawn.size >= MOST_DRAWN && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, made)
  return made
}

/** Stubble has no clear edge, so the lower face stays uncovered. */
type BeardUnderPaper = 'none' | 'outlined' | 'edgeless'
const beardUnderPaper = (beard: PortraitOptions['beard']): BeardUnderPaper =>
  beard === undefined ? 'none' : beard === 'por-fazer' ? 'edgeless' : 'outlined'

/** Lips and the bare place under them belong to the photo. */
function withoutMouth(outline: HairOutline, { yMouth, yChin, mouthHalf }: Face): HairOutline {
  const under = Math.max(24, (yChin - yMouth) * 0.8)
  const isLips = ([x, y]: DrawnPoint) => Math.abs(x) < mouthHalf + 12 && y > yMouth - 24 && y < yMouth + under
  const lines = outline.lines.filter((line) => !line.every(isLips))
  return { ...outline, lines, d: lines.map((line) => FINE.smooth(line, true)).join('') }
}

const PAPER = '#F7F0E4'
const WINE = '#5B1F2E'
/** Opacity: one sheet over all but the face, a second where no new hair is. */
const SHEETS = { first: 0.6, second: 0.36 } as const
export const PAPER_SHARE = 1 - (1 - SHEETS.first) * (1 - SHEETS.second)
/** Width of the window's soft edge in drawing units. */
const SOFT = { width: 6, veils: 8 } as const
const EVERYWHERE = 'M-1500 -1500L1500 -1500L1500 1500L-1500 1500Z'

function itemsOf(
  face: Face,
  { d }: HairOutline,
  strands: readonly Line[],
  { beard, hasFringe }: { readonly beard: BeardUnderPaper; readonly hasFringe: boolean },
): DisplayItem[] {
  const clear = (growth: number) => windowOf(face, growth, hasFringe)
  const paper: DisplayItem[] = [
    { clip: EVERYWHERE + d, evenOdd: true, items: veils(PAPER_SHARE, clear) },
    // A beard needs no paper: it is a line and a tint.
    {
      clip: d,
      items: beard === 'outlined' ? veils(SHEETS.first, (growth) => beardOf(face, growth)) : [sheet(SHEETS.first)],
    },
  ]
  if (d === '') return paper.slice(0, 1)
  const flow = strands.map((line) => FINE.smooth(line)).join('')
  return [
    ...paper,
    { d, fill: WINE, op: 0.05 },
    ...(flow === '' ? [] : [{ d: flow, stroke: WINE, sw: 0.5, op: 0.5 }]),
    { d, stroke: WINE, sw: 1.5 },
  ]
}

const sheet = (op: number): DisplayItem => ({ d: EVERYWHERE, fill: PAPER, op })

/** Nested sheets, together `share` opaque. */
function veils(share: number, window: (growth: number) => string): DisplayItem[] {
  const each = 1 - (1 - share) ** (1 / SOFT.veils)
  return Array.from({ length: SOFT.veils }, (_, i) => ({
    clip: EVERYWHERE + window(SOFT.width * (i / (SOFT.veils - 1) - 0.5)),
    evenOdd: true as const,
    items: [sheet(each)],
  }))
}

/** Where the window begins over a current fringe. */
const OVER_BROW = 12
/** Extra softness: a line across the forehead would be one more feature. */
const OVER_FRINGE = 3
/** A smaller window would leave a pale rim around dark skin. */
const SHOWN = 0.985

/** From the hairline, or from above the brow with a current fringe. */
function windowOf(face: Face, growth: number, hasFringe: boolean): string {
  const [top, bottom] = [
    hasFringe ? face.yBrow - OVER_BROW - OVER_FRINGE * growth : face.yHair - growth,
    face.yChin + growth,
  ]
  const forehead = widthAt(face.half, top + 22) * (hasFringe ? SHOWN : 0.95) + growth
  const half = face.half.filter(([, y]) => y > top + (hasFringe ? 16 : 26) && y < bottom)
  const side: Line = [
    [0, top],
    [forehead * 0.5, top + 3],
    [forehead * 0.84, top + 13],
    ...half.filter((_, i) => i % 3 === 0).map(([x, y]): DrawnPoint => [x * SHOWN + growth, y]),
    [0, bottom],
  ]
  return FINE.smooth([...side, ...[...mirror(side.slice(1, -1))].reverse()], true)
}

function beardOf(face: Face, growth: number): string {
  const top = face.yNose - 26 - growth
  const half = face.half.filter(([, y]) => y > top + 8 && y < face.yChin - 4)
  const side: Line = [
    [widthAt(face.half, top) * 0.7, top],
    ...half.filter((_, i) => i % 3 === 0).map(([x, y]): DrawnPoint => [x + 6 + growth, y]),
    [30, face.yChin + 40 + growth],
  ]
  return FINE.smooth([...side, ...[...mirror(side)].reverse()], true)
}

const heightOf = (place: SidePlace, { yNose, yMouth, yChin, yShoulder, measures }: Face): number =>
  ({ nariz: yNose, maçã: measures.yCheek, boca: yMouth, queixo: yChin + 6, peito: yShoulder + 12 })[place]

/** Numbers are in the hair; the beard's is in the beard. */
function dotsOf(
  face: Face,
  {
    outline,
    hair,
    beard,
    sideAt,
  }: {
    readonly outline: HairOutline
    readonly hair: HairOutline
    readonly beard: BeardUnderPaper
    readonly sideAt: SidePlace | undefined
  },
): LaidLook['dots'] {
  const { cheek } = face.measures
  const bottom = hair.bounds?.bottom ?? face.yNose
  const front = nearestInside(hair, [cheek * 0.34, face.yHair - 4])
  const sideHeight = sideAt ? Math.min(bottom - 12, heightOf(sideAt, face)) : Math.min(bottom - 40, face.yNose * 0.4)
  const side = nearestInside(hair, [cheek + 6, sideHeight])
  if (beard === 'edgeless') return [front, side, [cheek * 0.22, face.yChin - 8]]
  const isBearded = beard === 'outlined'
  // Hanging hair ends beside the collar, not in front of it.
  const end: DrawnPoint = isBearded
    ? [cheek * 0.22, face.yChin]
    : [(hair.bounds?.right ?? cheek) - 12, Math.min(bottom - 10, face.yShoulder + 14)]
  const last = nearestInside(outline, end)
  // The nape is hidden: its number would be on a temple.
  if (!isBearded && bottom < face.yMouth) return [front, side]
  const isFree = [front, side].every(([x, y]) => Math.hypot(x - last[0], y - last[1]) > 36)
  return [front, side, isFree ? last : nearestInside(outline, [-end[0], end[1]])]
}

/** `target` without hair. */
function nearestInside({ holds }: HairOutline, target: DrawnPoint): DrawnPoint {
  for (let radius = 0; radius < 160; radius += 3)
    for (let angle = 0; angle < 24; angle++) {
      const turn = (angle / 24) * 2 * Math.PI
      const point: DrawnPoint = [target[0] + radius * Math.cos(turn), target[1] + radius * Math.sin(turn)]
      if (holds(point) && NEAR_ALL.every(([dx, dy]) => holds([point[0] + dx, point[1] + dy]))) return point
    }
  return target
}

const NEAR_ALL = [
  [5, 0],
  [-5, 0],
  [0, 5],
  [0, -5],
] as const

/** Left and right, on the photo. */
export function contourAt({ fit, face }: LaidLook, y: number) {
  if (!fit) return null
  const half = widthAt(face.half, y)
  return { left: transformPoint(fit.matrix, [-half, y]), right: transformPoint(fit.matrix, [half, y]) }
}

/** Drawing units. */
export function frameLines(subject: PortraitSubject, look: Tried): DisplayItem[] {
  const options = optionsTrying(subject, look)
  if (!options.glasses) return []
  // The photo has its own glare.
  return drawGlasses(resolvePerson(options).face, options.glasses, WINE, { underHair: false, toCheeks: true }).flatMap(
    (item): DisplayItem[] => {
      if ('clip' in item) return []
      if ('stroke' in item) return [{ ...item, sw: Math.min(item.sw, 1.8) }]
      return item.fill === WINE ? [item] : []
    },
  )
}

export function layFace(subject: PortraitSubject, look: Tried, { points, photo, yaw, nudge }: MarkedPhoto) {
  const options = optionsTrying(subject, look)
  const fit = fitPortrait({ points, face: resolvePerson(options).face, yaw, nudge })
  return { fit, doubts: doubtsOfFit(fit, { reach: null, photo, isCovered: false }) }
}
