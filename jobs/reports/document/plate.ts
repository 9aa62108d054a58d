import type { Portrait } from '#visagism/portrait/views/portrait.ts'
import type { PlateTone } from './ink.ts'
import { PLATES } from './ink.ts'
import { paintItems } from './paint-portrait.ts'
import type { Box, Crop, PrintPhoto } from './photos.ts'
import type { Pen, Page, Tag } from './page.ts'

export type Framing = 'above' | 'bust' | 'drape' | 'neck' | 'head' | 'face' | 'eyes'

/** Page = drawing unit × scale + offset. */
export type Placement = { readonly scale: number; readonly dx: number; readonly dy: number }

const OVER_HAIR = 10
/** Kept under the chin on a low, wide plate. */
const UNDER_CHIN = 30

const highest = new WeakMap<Portrait, number>()

/** Highest painted point in drawing units, within clips. */
function highestOf(portrait: Portrait): number {
  const known = highest.get(portrait) ?? measuredTop(portrait)
  highest.set(portrait, known)
  return known
}

function measuredTop({ items }: Portrait): number {
  let top = Infinity
  for (const item of items) {
    if ('clip' in item && item.evenOdd) continue
    for (const [, y] of ('clip' in item ? item.clip : item.d).matchAll(/-?[\d.]+[ ,](-?[\d.]+)/g))
      top = Math.min(top, Number(y))
  }
  return top
}

/** Tall hair stays whole with the chin where the top of the head is shown; `lowest` extends the bottom. */
export function placePortrait(portrait: Portrait, box: Box, framing: Framing, lowest = -Infinity): Placement {
  const { landmarks } = portrait
  const usual = {
    above: { top: landmarks.crown - 15, bottom: landmarks.chin + 15 },
    bust: { top: landmarks.crown - 62, bottom: landmarks.chin + 88 },
    drape: { top: landmarks.crown - 34, bottom: landmarks.chin + 106 },
    neck: { top: landmarks.hair + 24, bottom: landmarks.chin + 104 },
    head: { top: landmarks.crown - 40, bottom: landmarks.chin + 56 },
    face: { top: landmarks.hair - 22, bottom: landmarks.chin + 30 },
    eyes: { top: landmarks.brow - 26, bottom: landmarks.eye + 30 },
  }[framing]
  const showsTop = framing === 'bust' || framing === 'head' || framing === 'drape'
  const hairTop = showsTop ? highestOf(portrait) - OVER_HAIR : usual.top
  // Keep the head whole from hair to chin.
  const closest = showsTop ? box.height / (landmarks.chin + UNDER_CHIN - hairTop) : Infinity
  const isTall = hairTop < usual.top
  const [top, bottom] = [Math.min(usual.top, hairTop), Math.max(usual.bottom, lowest)]
  // Wider plates zoom in rather than show much ground.
  const widest = { above: 420, bust: 520, drape: 520, neck: 420, head: 400, face: 270, eyes: 190 }[framing]
  const scale = Math.min(Math.max(box.height / (bottom - top), box.width / widest), closest)
  // Tall hair keeps its top.
  const spare = Math.max(box.height / scale - (bottom - top), isTall ? 0 : -Infinity)
  return { scale, dx: box.x + box.width / 2, dy: box.y - (top - spare / 2) * scale }
}

export function drawPortraitPlate(pen: Pen, portrait: Portrait, box: Box, at: Placement, tone: PlateTone): void {
  pen.save().rect(box.x, box.y, box.width, box.height).clip()
  pen.rect(box.x, box.y, box.width, box.height).fill(PLATES[tone])
  pen.translate(at.dx, at.dy).scale(at.scale)
  paintItems(pen, portrait.items)
  pen.restore()
}

export function drawPhotoPlate(pen: Pen, photo: PrintPhoto, box: Box, crop: Crop): void {
  pen.save().rect(box.x, box.y, box.width, box.height).clip()
  pen.rect(box.x, box.y, box.width, box.height).fill(photo.ground)
  // Bleeds, so that no ground shows at the page's edge.
  const [width, height] = [photo.width * crop.scale, photo.height * crop.scale]
  pen.image(photo.source, crop.dx - 0.5, crop.dy - 0.5, { width: width + 1, height: height + 1 })
  meltPhoto(pen, photo, box, crop)
  pen.restore()
}

/** Share of the photo's width that fades out. */
export const MELTS = 0.16

/** The fading sides, from inside to the edge; page units. */
export function meltsOf(photo: { readonly width: number }, box: Box, { scale, dx }: Crop) {
  const width = photo.width * scale
  const reach = width * MELTS
  return [
    { from: dx + reach, to: dx, room: dx - box.x },
    { from: dx + width - reach, to: dx + width, room: box.x + box.width - dx - width },
  ].filter(({ room }) => room >= 0.5)
}

/** Fades into a plain colour: no seam, nothing mirrored. */
function meltPhoto(pen: Pen, photo: PrintPhoto, box: Box, crop: Crop): void {
  for (const { from, to } of meltsOf(photo, box, crop)) {
    const fading = pen
      .linearGradient(from, 0, to, 0)
      .stop(0, photo.ground, 0)
      .stop(0.85, photo.ground, 0.9)
      .stop(1, photo.ground, 1)
    // Overlaps the photo's edge.
    pen.rect(Math.min(from, to - 1), box.y, Math.abs(from - to) + 1, box.height).fill(fading)
  }
}

export function portraitPlate(
  page: Page,
  tag: Tag,
  portrait: Portrait,
  box: Box,
  options: { readonly tone: PlateTone; readonly framing: Framing },
): Placement {
  const at = placePortrait(portrait, box, options.framing)
  page.content(tag, (pen) => drawPortraitPlate(pen, portrait, box, at, options.tone))
  return at
}
