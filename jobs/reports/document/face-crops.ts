/**
 * Details of a face for a plate, chosen by its points: a crop bites above the brow, between nose and lip or under the eyes, never
 * through eyes, lenses or mouth. The same three places on a photo and on the drawn portrait.
 */
import type { SeenPlace } from '#visagism/chapter.ts'
import type { MarkedPoints } from '#visagism/face/measure.ts'
import type { Portrait } from '#visagism/portrait/portrait.ts'
import type { Box, Crop, PrintPhoto } from './photos.ts'
import type { Placement } from './plate.ts'

/** Heights and sides of a face in any unit, downwards. */
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
  /** No hair on top: what is seen there is the outline of the head, from side to side. */
  readonly isTopBare?: boolean
}

/** A stretch of the face that must be seen, and which of its ends a taller plate leaves alone. */
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

/** Half the width of a drawn face at its cheekbones, drawing units. */
const DRAWN_HALF = 76

export function levelsOfPortrait({ landmarks }: Portrait): FaceLevels {
  const { crown, hair, brow, nose, mouth, chin } = landmarks
  return { crown, hair, brow, nose, mouth, chin, middle: 0, half: DRAWN_HALF }
}

/** Ends well above the brow, between nose and lip, and between lens and nose's base. */
function bandOf(place: SeenPlace, f: FaceLevels): Band {
  const underEyes = f.brow + (f.nose - f.brow) * 0.8
  if (place === 'cabelo')
    return {
      top: f.crown,
      bottom: f.hair + (f.brow - f.hair) * 0.42,
      held: 'bottom',
      left: f.middle - f.half * (f.isTopBare ? 1.15 : 1.5),
      right: f.middle + f.half * (f.isTopBare ? 1.15 : 0.1),
    }
  if (place === 'olhos')
    return {
      top: f.hair + (f.brow - f.hair) * 0.3,
      bottom: f.nose + (f.mouth - f.nose) * 0.3,
      held: 'bottom',
      left: f.middle - f.half * 1.02,
      right: f.middle + f.half * 1.02,
    }
  return {
    top: underEyes,
    bottom: f.chin + (f.chin - f.nose) * 0.2,
    held: 'top',
    left: f.middle - f.half,
    right: f.middle + f.half,
  }
}

/** Unit × scale + offset = page: the whole band inside the box, the held end on the box's own edge. */
export function placeDetail(place: SeenPlace, face: FaceLevels, box: Box): Placement {
  const band = bandOf(place, face)
  const scale = Math.min(box.width / (band.right - band.left), box.height / (band.bottom - band.top))
  return {
    scale,
    dx: box.x + box.width / 2 - ((band.left + band.right) / 2) * scale,
    dy: band.held === 'bottom' ? box.y + box.height - band.bottom * scale : box.y - band.top * scale,
  }
}

/** The same on a photo; null where the photo ends before the plate does. */
export function cropDetail(
  place: SeenPlace,
  photo: PrintPhoto,
  points: MarkedPoints,
  box: Box,
  isTopBare = false,
): Crop | null {
  const { scale, dx, dy } = placeDetail(place, { ...levelsOfPhoto(points), isTopBare }, box)
  const covers =
    dx <= box.x + 1 &&
    dy <= box.y + 1 &&
    dx + photo.width * scale >= box.x + box.width - 1 &&
    dy + photo.height * scale >= box.y + box.height - 1
  return covers ? { scale, dx, dy } : null
}
