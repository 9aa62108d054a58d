/**
 * Face details for plates, on photos and portraits. A crop cuts above the brow, between nose and lip or under the eyes, never through eyes,
 * glasses or mouth.
 */
import type { SeenPlace } from '#visagism/observed/seen-places.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import type { Portrait } from '#visagism/portrait/views/portrait.ts'
import type { Box, Crop, PrintPhoto } from './photos.ts'
import { MELTS, type Placement } from './plate.ts'

/** In any unit, downwards. */
export type FaceLevels = {
  readonly crown: number
  readonly hair: number
  readonly brow: number
  readonly nose: number
  readonly mouth: number
  readonly chin: number
  readonly middle: number
  /** Half the width at the cheekbones. */
  readonly half: number
  /** No hair on top: show the head's outline. */
  readonly isTopBare?: boolean
}

/** What must be seen, and the end that stays fixed on a taller plate. */
type Band = {
  readonly top: number
  readonly bottom: number
  readonly held: 'top' | 'bottom'
  readonly left: number
  readonly right: number
}

const MOUTH = 0.345

export function levelsOfPhoto(p: MarkedPoints): FaceLevels {
  const height = p.chin.y - p.hairline.y
  const brow = p.browLine?.y ?? p.hairline.y + height * 0.31
  const nose = p.noseBase?.y ?? p.hairline.y + height * 0.64
  return {
    crown: p.hairline.y - height * 0.28,
    hair: p.hairline.y,
    brow,
    nose,
    mouth: nose + (p.chin.y - nose) * MOUTH,
    chin: p.chin.y,
    middle: (p.cheekboneLeft.x + p.cheekboneRight.x) / 2,
    half: Math.abs(p.cheekboneRight.x - p.cheekboneLeft.x) / 2,
  }
}

const DRAWN_HALF = 76

export function levelsOfPortrait({ landmarks }: Portrait): FaceLevels {
  const { crown, hair, brow, nose, mouth, chin } = landmarks
  return { crown, hair, brow, nose, mouth, chin, middle: 0, half: DRAWN_HALF }
}

/** Ends well above the brow, between nose and lip, or between lens and nose base. */
function bandOf(place: Exclude<SeenPlace, 'cabelo'>, f: FaceLevels, down: number): Band {
  const underEyes = f.brow + (f.nose - f.brow) * 0.86
  if (place === 'olhos')
    return {
      top: f.hair + (f.brow - f.hair) * down,
      bottom: f.nose + (f.mouth - f.nose) * 0.3,
      held: 'bottom',
      left: f.middle - f.half * 1.02,
      right: f.middle + f.half * 1.02,
    }
  return {
    top: underEyes,
    bottom: f.chin + (f.chin - f.nose) * 0.08,
    held: 'top',
    left: f.middle - f.half,
    right: f.middle + f.half,
  }
}

/** Unit × scale + offset = page. The fixed end is on the box's edge. */
export function placeDetail(place: SeenPlace, face: FaceLevels, box: Box): Placement {
  if (place === 'cabelo') return placeTop(face, box)
  const placed = (down: number) => placeBand(bandOf(place, face, down), box)
  return FOREHEAD.map(placed).find((one) => headShare(face, box, one) > LEAST_HEAD) ?? placed(FOREHEAD[2])
}

/** Top of an eye crop, in forehead heights, best first. */
const FOREHEAD = [0.3, 0.45, 0.6] as const

function placeBand(band: Band, box: Box): Placement {
  const scale = Math.min(box.width / (band.right - band.left), box.height / (band.bottom - band.top))
  return {
    scale,
    dx: box.x + box.width / 2 - ((band.left + band.right) / 2) * scale,
    dy: band.held === 'bottom' ? box.y + box.height - band.bottom * scale : box.y - band.top * scale,
  }
}

/** Room for hair above the crown, as a share of the height. */
const OVER_CROWN = 0.14
/** Without hair: the arch down to the brow, more ground above. */
const BARE = { down: 0.76, over: 0.27 } as const
/** Widest view of a low, wide plate, in half faces. */
const WIDEST = 2.2
/** Least share of head in a crop, not counting hair. */
const LEAST_HEAD = 0.52
/** Sideways offset in half faces, best first. */
const ASIDE = [0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0] as const

/** Off centre, or centred on a bald head. */
function placeTop(face: FaceLevels, box: Box): Placement {
  const bottom = face.hair + (face.brow - face.hair) * (face.isTopBare ? BARE.down : 0.42)
  const over = face.isTopBare ? BARE.over : OVER_CROWN
  const scale = Math.max((box.height * (1 - over)) / (bottom - face.crown), box.width / (WIDEST * face.half))
  const at = (aside: number): Placement => ({
    scale,
    dx: box.x + box.width / 2 - (face.middle - aside * face.half) * scale,
    dy: box.y + box.height - bottom * scale,
  })
  if (face.isTopBare) {
    const whole = placeBand(bareHead(face), box)
    return headShare(face, box, whole) >= 0.5 ? whole : at(0)
  }
  return ASIDE.map(at).find((one) => headShare(face, box, one) >= LEAST_HEAD) ?? at(0)
}

/** A bald arch says little: show eyes and nose too. */
const bareHead = (face: FaceLevels): Band => ({
  top: face.crown - (face.hair - face.crown) * 0.3,
  bottom: face.nose + (face.mouth - face.nose) * 0.3,
  held: 'bottom',
  left: face.middle - face.half,
  right: face.middle + face.half,
})

/** Neck width over face width. */
const NECK = 0.6

/** Computed from the points: an arch at the top, straight to the mouth, an arch to the chin, then the neck. */
export function headShare(face: FaceLevels, box: Box, { scale, dx, dy }: Placement): number {
  const widest = face.hair + (face.brow - face.hair) * 0.5
  const halfAt = (y: number) => {
    const from = y < widest ? (widest - y) / (widest - face.crown) : (y - face.mouth) / (face.chin - face.mouth)
    const arch = from >= 1 ? 0 : Math.sqrt(1 - Math.max(0, from) ** 2)
    return face.half * (y > face.mouth ? Math.max(NECK, arch) : arch)
  }
  const steps = Array.from({ length: 40 }, (_, n) => (n + 0.5) / 40)
  const inside = steps.map((step) => {
    const half = halfAt((box.y + box.height * step - dy) / scale)
    const [left, right] = [(face.middle - half) * scale + dx, (face.middle + half) * scale + dx]
    return Math.max(0, Math.min(box.x + box.width, right) - Math.max(box.x, left)) / box.width
  })
  return inside.reduce((sum, one) => sum + one, 0) / steps.length
}

/** Zoom factors for photos that end too soon. */
const CLOSER = [1, 1.06, 1.12, 1.19, 1.26, 1.34, 1.42, 1.5] as const
/** Least visible width beside the middle, in half faces. */
const LEAST_HALF = 0.7

/**
 * The same on a photo; if smaller than the plate, it is zoomed or fades into its ground. Null if that would cut eyes or mouth or leave the
 * head less than half.
 */
export function cropDetail(
  place: SeenPlace,
  photo: PrintPhoto,
  points: MarkedPoints,
  box: Box,
  isTopBare = false,
): Crop | null {
  const face = { ...levelsOfPhoto(points), isTopBare }
  const tried = CLOSER.flatMap((closer) => closerDetails(place, face, box, closer)).map((one) =>
    shiftedOnto(photo, box, one),
  )
  const good = tried.filter((one) => isWholeDetail(place, face, box, one) && coversHeight(photo, box, one))
  return good.find((one) => coversWidth(photo, box, one)) ?? (standsFree(photo, face) ? good[0] : undefined) ?? null
}

/** For hair, also tries crops less far to the side. */
function closerDetails(place: SeenPlace, face: FaceLevels, box: Box, closer: number): Placement[] {
  const placed = placeDetail(place, face, box)
  const scale = placed.scale * closer
  // The fixed end: the plate's foot, or its top for the base.
  const held = place === 'base' ? box.y : box.y + box.height
  const dy = held - ((held - placed.dy) / placed.scale) * scale
  const middle = (box.x + box.width / 2 - placed.dx) / placed.scale
  const middles = place === 'cabelo' ? [middle, ...ASIDE.map((aside) => face.middle - aside * face.half)] : [middle]
  return middles.map((at) => ({ scale, dx: box.x + box.width / 2 - at * scale, dy }))
}

function shiftedOnto(photo: PrintPhoto, box: Box, { scale, dx, dy }: Placement): Placement {
  const least = box.x + box.width - photo.width * scale
  return { scale, dx: least > box.x ? dx : Math.min(box.x, Math.max(least, dx)), dy }
}

function isWholeDetail(place: SeenPlace, face: FaceLevels, box: Box, at: Placement): boolean {
  if (headShare(face, box, at) < 0.5) return false
  if (place === 'cabelo') return true
  const [top, bottom] = [box.y, box.y + box.height].map((y) => (y - at.dy) / at.scale)
  const [left, right] = [box.x, box.x + box.width].map((x) => (x - at.dx) / at.scale)
  const { hair, brow, chin, middle, half } = face
  const isHigh = place === 'base' || (top ?? 0) <= hair + (brow - hair) * 0.61
  const isLow = place === 'olhos' || (bottom ?? 0) >= chin
  return isHigh && isLow && Math.min(middle - (left ?? 0), (right ?? 0) - middle) >= half * LEAST_HALF
}

const coversHeight = (photo: PrintPhoto, box: Box, { scale, dy }: Placement) =>
  dy <= box.y + 1 && dy + photo.height * scale >= box.y + box.height - 1
const coversWidth = (photo: PrintPhoto, box: Box, { scale, dx }: Placement) =>
  dx <= box.x + 1 && dx + photo.width * scale >= box.x + box.width - 1

/** Whether the fading sides spare the face. */
const standsFree = (photo: PrintPhoto, { middle, half }: FaceLevels) =>
  Math.min(middle - half, photo.width - middle - half) >= photo.width * MELTS
