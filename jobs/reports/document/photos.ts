/** The person's photos, recompressed for print, and where their face is in them. */
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
  /** The JPEG as a data address: pdfkit stores the pixels of one address once, however many plates show it. */
  readonly source: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  /** Of the printed pixels over the given ones. */
  readonly scale: number
  /** Mean colour of the two sides, for the ground where a plate is wider than the photo. */
  readonly ground: string
  /** Luminance of the photo in a grid of `GRID` cells, 0 to 1, row by row: what a label would stand on. */
  readonly brightness: readonly number[]
}
export type PrintPhotos = Partial<Readonly<Record<PhotoSlot, PrintPhoto>>>

export type Marking = {
  readonly points: MarkedPoints
  readonly width: number
  readonly height: number
  readonly photoOverlay?: PhotoOverlay
}
/** What is known of how a drawing lies over the front photo. */
export type PhotoOverlay = {
  /** Degrees the head is turned, where a program saw it. */
  readonly yaw?: number | undefined
  readonly nudge?: Nudge | undefined
  /** False where a visagist has not found that it lies well. */
  readonly isAllowed?: boolean
}

/** Long edge in pixels and most bytes: the front fills the cover, the others a plate. */
const PRINT: Readonly<Record<PhotoSlot, { edge: number; bytes: number }>> = {
  front: { edge: 1900, bytes: 760_000 },
  side_left: { edge: 1000, bytes: 240_000 },
  side_right: { edge: 1000, bytes: 240_000 },
  back: { edge: 1000, bytes: 240_000 },
}
/** Tried in turn until the bytes are kept. */
const QUALITIES = [
  { quality: 80, shrink: 1 },
  { quality: 68, shrink: 1 },
  { quality: 60, shrink: 0.72 },
  { quality: 52, shrink: 0.5 },
] as const

// Every photo is opened once: keeping decoded ones would only make the worker heavy.
sharp.cache(false)
sharp.concurrency(1)

/** Photos that cannot be read are left out: a report is never lost for one of them. */
export async function preparePhotos(photos: Photos): Promise<PrintPhotos> {
  const prepared: { -readonly [K in PhotoSlot]?: PrintPhoto } = {}
  // One after the other: four at once hold four pictures' pixels, which a worker never gives back.
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

/** Fine enough for a curl on the page. */
const GRID = FRINGE_GRID

/** Of the width, what a side is when its colour is asked. */
const SIDES_SHARE = 1 / 12

/** How light each cell of the grid is, and the mean colour of the two sides, both from one small copy. */
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

/** What a label would stand on: light or dark, and how far its darkest part is from its brightest, 0 to 1. */
export type Ground = { readonly isLight: boolean; readonly spread: number }

/** Ink on light, paper on dark. */
export const inkOn = ({ isLight }: Pick<Ground, 'isLight'>): string => (isLight ? INK.ink : INK.paper)

/** Over this, ink is read better than paper. */
const LIGHT = 0.45

/** What lies under a part of the page, where a photo stands as `crop` says. */
export function groundUnder(photo: PrintPhoto, area: Box, { scale, dx, dy }: Crop): Ground {
  const cells = brightnessUnder(photo, {
    x: (area.x - dx) / scale,
    y: (area.y - dy) / scale,
    width: area.width / scale,
    height: area.height / scale,
  }).toSorted((a, b) => a - b)
  // A speck is no ground.
  const at = (share: number) => cells[Math.round(share * (cells.length - 1))] ?? 0.5
  return { isLight: at(0.5) > LIGHT, spread: at(0.98) - at(0.02) }
}

/** The cells under a rectangle given in printed pixels. */
export function brightnessUnder(photo: PrintPhoto, area: Box): number[] {
  const column = (x: number) => Math.min(GRID.columns - 1, Math.max(0, Math.floor((x / photo.width) * GRID.columns)))
  const row = (y: number) => Math.min(GRID.rows - 1, Math.max(0, Math.floor((y / photo.height) * GRID.rows)))
  const cells: number[] = []
  for (let r = row(area.y); r <= row(area.y + area.height); r++)
    for (let c = column(area.x); c <= column(area.x + area.width); c++)
      cells.push(photo.brightness[r * GRID.columns + c] ?? 0.5)
  return cells
}

/** Whether hair lies on the forehead of the front photo. */
export const hasFringe = (photo: PrintPhoto, points: MarkedPoints): boolean =>
  showsFringe(points, (area) => brightnessUnder(photo, area))

/** Heights and middle of a face in printed pixels; where nothing was marked, a stretch that holds any face a photo is kept with. */
export type FaceBox = {
  readonly hair: number
  readonly chin: number
  readonly x: number
  readonly isMarked: boolean
}

/** A face held close fills the photo down to here: no plate cuts above it. */
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

/** The marked points in printed pixels, or null when they do not belong to this photo. */
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

/** Points of a photo from the side, in its own pixels. */
export type MarkedSide = {
  readonly slot: SideSlot
  readonly points: SidePoints
  readonly photo?: { readonly width: number; readonly height: number } | undefined
}
export type PrintSide = { readonly photo: PrintPhoto; readonly points: SidePoints; readonly facing: Facing }

/** A marked profile in printed pixels; null without its photo. */
export function sideOn(photos: PrintPhotos, side: MarkedSide | null | undefined): PrintSide | null {
  const photo = side && photos[side.slot]
  if (!photo || !side.photo) return null
  const [kx, ky] = [photo.width / side.photo.width, photo.height / side.photo.height]
  const on = ({ x, y }: Point): Point => ({ x: x * kx, y: y * ky })
  const { glabella, noseTip, noseBase, chin } = side.points
  const points = { glabella: on(glabella), noseTip: on(noseTip), noseBase: on(noseBase), chin: on(chin) }
  return checkSide(points, photo).length === 0 ? { photo, points, facing: frameOf(points).facing } : null
}

/** Where a photo is put so that it covers a box and the face stands as asked. Page = pixel × scale + offset. */
export type Crop = { readonly scale: number; readonly dx: number; readonly dy: number }
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A face that must be seen whole never takes more of the plate than this. */
const WHOLE_SHARE = 0.72
const NEARLY_WHOLE = 0.84

/** Of what a whole face leaves of its plate, what stands over it: where nobody marked one, hair may reach far up. */
const OVER_UNMARKED = 0.96

export type Framed = {
  /** Height of the face (hairline to chin) over the height of the box. */
  readonly share: number
  /** Where the hairline falls, as a share of the box. */
  readonly top: number
  /** Where the middle of the face falls, as a share of the box. */
  readonly middle?: number
  /** The whole face or nothing: ground may then show beside a narrow photo. */
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
  // A little closer rather than ground beside the photo, as long as hair and chin stay in.
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
