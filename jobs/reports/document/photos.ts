/** Photos recompressed for print, with the face's place. */
import sharp, { type OutputInfo } from 'sharp'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import type { MarkedPoints, Point } from '#visagism/face/measure.ts'
import { checkSide, type Facing, frameOf, type SidePoints, type SideSlot } from '#visagism/side/side-points.ts'
import type { Nudge } from '#visagism/on-photo/fit.ts'
import { FRINGE_GRID, showsFringe } from '#visagism/on-photo/fringe.ts'
import { INK } from './ink.ts'

export type Photos = Partial<Readonly<Record<PhotoSlot, Buffer>>>

export type PrintPhoto = {
  readonly slot: PhotoSlot
  /** A data URL: pdfkit stores it once for all plates. */
  readonly source: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  /** Printed pixels per given pixel. */
  readonly scale: number
  /** Mean colour of both sides, for wider plates. */
  readonly ground: string
  /** Luminance, 0 to 1, in `GRID` cells, row by row. */
  readonly brightness: readonly number[]
}
export type PrintPhotos = Partial<Readonly<Record<PhotoSlot, PrintPhoto>>>

export type Marking = {
  readonly points: MarkedPoints
  readonly width: number
  readonly height: number
  readonly photoOverlay?: PhotoOverlay
}
export type PhotoOverlay = {
  /** Degrees, if a program saw it. */
  readonly yaw?: number | undefined
  readonly nudge?: Nudge | undefined
  /** False if no visagist approved it. */
  readonly isAllowed?: boolean
}

/** Long edge in pixels and most bytes. */
const PRINT: Readonly<Record<PhotoSlot, { edge: number; bytes: number }>> = {
  front: { edge: 1900, bytes: 760_000 },
  side_left: { edge: 1000, bytes: 240_000 },
  side_right: { edge: 1000, bytes: 240_000 },
  back: { edge: 1000, bytes: 240_000 },
}
/** Until the size fits. */
const QUALITIES = [
  { quality: 80, shrink: 1 },
  { quality: 68, shrink: 1 },
  { quality: 60, shrink: 0.72 },
  { quality: 52, shrink: 0.5 },
] as const

// Each photo is opened only once.
sharp.cache(false)
sharp.concurrency(1)

/** Unreadable photos must not fail the report. */
export async function preparePhotos(photos: Photos): Promise<PrintPhotos> {
  const prepared: { -readonly [K in PhotoSlot]?: PrintPhoto } = {}
  // Four at once would hold memory that the worker never gives back.
  for (const slot of PHOTO_SLOTS) {
    const given = photos[slot]
    if (!given || given.length === 0) continue
    const photo = await prepare(slot, given).catch(() => null)
    if (photo) prepared[slot] = photo
  }
  return prepared
}

async function prepare(slot: PhotoSlot, given: Buffer): Promise<PrintPhoto | null> {
  const { edge, bytes } = PRINT[slot]
  const image = sharp(given, { failOn: 'none' })
  const { width: givenWidth } = await image.metadata()
  let made: { data: Buffer; info: OutputInfo } | null = null
  for (const { quality, shrink } of QUALITIES) {
    const side = Math.round(edge * shrink)
    made = await image
      .clone()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality, mozjpeg: false, chromaSubsampling: '4:2:0' })
      .toBuffer({ resolveWithObject: true })
    if (made.data.length <= bytes) break
  }
  if (!made || givenWidth === 0) return null
  const { width, height } = made.info
  return {
    slot,
    source: `data:image/jpeg;base64,${made.data.toString('base64')}`,
    bytes: made.data.length,
    width,
    height,
    scale: width / givenWidth,
    ...(await tonesOf(made.data)),
  }
}

/** Fine enough to see a curl. */
const GRID = FRINGE_GRID

/** Share of the width. */
const SIDES_SHARE = 1 / 12

/** Both come from one small copy. */
async function tonesOf(jpeg: Buffer): Promise<Pick<PrintPhoto, 'brightness' | 'ground'>> {
  const { columns, rows } = GRID
  const { data } = await sharp(jpeg)
    .resize(columns, rows, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (column: number, row: number, channel: number) => data[(row * columns + column) * 3 + channel] ?? 128
  const brightness = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    return (0.2126 * at(column, row, 0) + 0.7152 * at(column, row, 1) + 0.0722 * at(column, row, 2)) / 255
  })
  const edges = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => Math.min(column, columns - 1 - column) < columns * SIDES_SHARE,
  )
  const side = (channel: number) => {
    const sum = Array.from({ length: rows }, (_, row) =>
      edges.reduce((all, column) => all + at(column, row, channel), 0),
    ).reduce((all, one) => all + one, 0)
    return Math.round(sum / (rows * edges.length))
  }
  return { brightness, ground: `#${[0, 1, 2].map((c) => side(c).toString(16).padStart(2, '0')).join('')}` }
}

export type Ground = { readonly isLight: boolean; readonly spread: number }

export const inkOn = ({ isLight }: Pick<Ground, 'isLight'>): string => (isLight ? INK.ink : INK.paper)

/** Above this, ink is more legible. */
const LIGHT = 0.45

/** The ground under an area of the page. */
export function groundUnder(photo: PrintPhoto, area: Box, { scale, dx, dy }: Crop): Ground {
  const cells = brightnessUnder(photo, {
    x: (area.x - dx) / scale,
    y: (area.y - dy) / scale,
    width: area.width / scale,
    height: area.height / scale,
  }).toSorted((a, b) => a - b)
  // Ignores specks.
  const at = (share: number) => cells[Math.round(share * (cells.length - 1))] ?? 0.5
  return { isLight: at(0.5) > LIGHT, spread: at(0.98) - at(0.02) }
}

export function brightnessUnder(photo: PrintPhoto, area: Box): number[] {
  const column = (x: number) => Math.min(GRID.columns - 1, Math.max(0, Math.floor((x / photo.width) * GRID.columns)))
  const row = (y: number) => Math.min(GRID.rows - 1, Math.max(0, Math.floor((y / photo.height) * GRID.rows)))
  const cells: number[] = []
  for (let r = row(area.y); r <= row(area.y + area.height); r++)
    for (let c = column(area.x); c <= column(area.x + area.width); c++)
      cells.push(photo.brightness[r * GRID.columns + c] ?? 0.5)
  return cells
}

/** Whether hair covers the forehead on the front photo. */
export const hasFringe = (photo: PrintPhoto, points: MarkedPoints): boolean =>
  showsFringe(points, (area) => brightnessUnder(photo, area))

/** In printed pixels. Unmarked photos get a range that holds any accepted face. */
export type FaceBox = {
  readonly hair: number
  readonly chin: number
  readonly x: number
  readonly isMarked: boolean
}

/** Lowest chin of a close face, as a share of the photo. */
const UNMARKED_CHIN = 0.83

export function faceBoxOf(photo: PrintPhoto, points: MarkedPoints | null): FaceBox {
  if (points) {
    const { hairline, chin, cheekboneLeft, cheekboneRight } = points
    if (chin.y - hairline.y > photo.height * 0.05)
      return { hair: hairline.y, chin: chin.y, x: (cheekboneLeft.x + cheekboneRight.x) / 2, isMarked: true }
  }
  const tall = photo.height >= photo.width
  return {
    hair: photo.height * (tall ? 0.22 : 0.16),
    chin: photo.height * (tall ? UNMARKED_CHIN : 0.84),
    x: photo.width / 2,
    isMarked: false,
  }
}

/** In printed pixels; null if for another photo. */
export function pointsOn(photo: PrintPhoto | undefined, marking: Marking | null): MarkedPoints | null {
  if (!photo || !marking || !(marking.width > 0) || !(marking.height > 0)) return null
  const [kx, ky] = [photo.width / marking.width, photo.height / marking.height]
  const on = ({ x, y }: Point): Point => ({ x: x * kx, y: y * ky })
  const { points: p } = marking
  const moved: MarkedPoints = {
    hairline: on(p.hairline),
    chin: on(p.chin),
    templeLeft: on(p.templeLeft),
    templeRight: on(p.templeRight),
    cheekboneLeft: on(p.cheekboneLeft),
    cheekboneRight: on(p.cheekboneRight),
    jawLeft: on(p.jawLeft),
    jawRight: on(p.jawRight),
    ...(p.browLine ? { browLine: on(p.browLine) } : {}),
    ...(p.noseBase ? { noseBase: on(p.noseBase) } : {}),
    ...(p.chinLeft ? { chinLeft: on(p.chinLeft) } : {}),
    ...(p.chinRight ? { chinRight: on(p.chinRight) } : {}),
  }
  const isNear = (at: Point | undefined) =>
    at === undefined ||
    (Math.abs(at.x - photo.width / 2) < photo.width * 1.5 && Math.abs(at.y - photo.height / 2) < photo.height * 1.5)
  return Object.values(moved).every(isNear) ? moved : null
}

/** In the photo's own pixels. */
export type MarkedSide = {
  readonly slot: SideSlot
  readonly points: SidePoints
  readonly photo?: { readonly width: number; readonly height: number } | undefined
}
export type PrintSide = { readonly photo: PrintPhoto; readonly points: SidePoints; readonly facing: Facing }

/** In printed pixels; null without its photo. */
export function sideOn(photos: PrintPhotos, side: MarkedSide | null | undefined): PrintSide | null {
  const photo = side && photos[side.slot]
  if (!photo || !side.photo) return null
  const [kx, ky] = [photo.width / side.photo.width, photo.height / side.photo.height]
  const on = ({ x, y }: Point): Point => ({ x: x * kx, y: y * ky })
  const { glabella, noseTip, noseBase, chin } = side.points
  const points = { glabella: on(glabella), noseTip: on(noseTip), noseBase: on(noseBase), chin: on(chin) }
  return checkSide(points, photo).length === 0 ? { photo, points, facing: frameOf(points).facing } : null
}

/** Covers a box. Page = pixel × scale + offset. */
export type Crop = { readonly scale: number; readonly dx: number; readonly dy: number }
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Largest share of the plate for a whole face. */
const WHOLE_SHARE = 0.72
const NEARLY_WHOLE = 0.84

/** Share of the free height above an unmarked face, whose hair may be tall. */
const OVER_UNMARKED = 0.96

export type Framed = {
  /** Hairline to chin, over box height. */
  readonly share: number
  /** Share of the box. */
  readonly top: number
  /** Share of the box. */
  readonly middle?: number
  /** Never cut the face, even if ground shows beside it. */
  readonly whole?: boolean
}

export function cropFace(
  photo: PrintPhoto,
  face: FaceBox,
  box: Box,
  { share, top, middle = 0.5, whole = false }: Framed,
): Crop {
  const covering = Math.max(box.width / photo.width, box.height / photo.height)
  const wanted = (share * box.height) / Math.max(1, face.chin - face.hair)
  const faceHeight = Math.max(1, face.chin - face.hair)
  // Zoom a little if hair and chin stay inside.
  const isNearlyWhole = covering * faceHeight <= NEARLY_WHOLE * box.height
  const most = whole ? Math.max((WHOLE_SHARE * box.height) / faceHeight, isNearlyWhole ? covering : 0) : covering * 4
  const scale = Math.min(Math.max(covering, wanted), most)
  const clamp = (offset: number, from: number, size: number, length: number) =>
    length * scale < size ? offset : Math.min(from, Math.max(from + size - length * scale, offset))
  const hairAt = whole
    ? Math.min(top, (1 - (faceHeight * scale) / box.height) * (face.isMarked ? 0.68 : OVER_UNMARKED))
    : top
  return {
    scale,
    dx: clamp(box.x + box.width * middle - face.x * scale, box.x, box.width, photo.width),
    dy: clamp(box.y + box.height * hairAt - face.hair * scale, box.y, box.height, photo.height),
  }
}
