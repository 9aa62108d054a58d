/** Square plates with a photo or a drawn portrait in them. */
import type { Portrait } from '#visagism/portrait/portrait.ts'
import type { PlateTone } from './ink.ts'
import { PLATES } from './ink.ts'
import { paintItems } from './paint-portrait.ts'
import type { Box, Crop, PrintPhoto } from './photos.ts'
import type { Pen, Sheet, Tag } from './sheet.ts'

/** How much of a person a plate shows. */
export type Framing = 'above' | 'bust' | 'drape' | 'neck' | 'head' | 'face' | 'eyes'

/** Where drawing units fall on the page: page = unit × scale + offset. */
export type Placement = { readonly scale: number; readonly dx: number; readonly dy: number }

/** Top and bottom of what is shown, in drawing units from the landmarks of the portrait. */
export function placePortrait({ landmarks }: Portrait, box: Box, framing: Framing): Placement {
  const { top, bottom } = {
    above: { top: landmarks.crown - 15, bottom: landmarks.chin + 15 },
    bust: { top: landmarks.crown - 62, bottom: landmarks.chin + 88 },
    drape: { top: landmarks.crown - 34, bottom: landmarks.chin + 106 },
    neck: { top: landmarks.hair + 24, bottom: landmarks.chin + 104 },
    head: { top: landmarks.crown - 40, bottom: landmarks.chin + 56 },
    face: { top: landmarks.hair - 22, bottom: landmarks.chin + 30 },
    eyes: { top: landmarks.brow - 26, bottom: landmarks.eye + 30 },
  }[framing]
  // A plate wider than this comes closer rather than show much ground on both sides.
  const widest = { above: 420, bust: 520, drape: 520, neck: 420, head: 400, face: 270, eyes: 190 }[framing]
  const scale = Math.max(box.height / (bottom - top), box.width / widest)
  const spare = box.height / scale - (bottom - top)
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
  widenPhoto(pen, photo, box, crop)
  // A hair larger than the plate, so that no ground shines through at the page's edge.
  const [width, height] = [photo.width * crop.scale, photo.height * crop.scale]
  pen.image(photo.source, crop.dx - 0.5, crop.dy - 0.5, { width: width + 1, height: height + 1 })
  pen.restore()
}

/** Where the plate is wider than the photo, its background runs on: the photo mirrored at its edge, fading into its own ground. */
function widenPhoto(pen: Pen, photo: PrintPhoto, box: Box, { scale, dx, dy }: Crop): void {
  const [width, height] = [photo.width * scale, photo.height * scale]
  for (const { seam, edge, room } of [
    { seam: dx, edge: box.x, room: dx - box.x },
    { seam: dx + width, edge: box.x + box.width, room: box.x + box.width - dx - width },
  ]) {
    if (room < 0.5) continue
    const from = Math.min(seam, edge)
    pen.save().rect(from, box.y, room, box.height).clip()
    pen
      .save()
      .translate(2 * seam, 0)
      .scale(-1, 1)
    pen.image(photo.source, dx, dy, { width, height })
    pen.restore()
    const fading = pen.linearGradient(seam, 0, edge, 0).stop(0, photo.ground, 0).stop(1, photo.ground, 1)
    pen.rect(from, box.y, room, box.height).fill(fading)
    pen.restore()
  }
}

export function portraitPlate(
  sheet: Sheet,
  tag: Tag,
  portrait: Portrait,
  box: Box,
  options: { readonly tone: PlateTone; readonly framing: Framing },
): Placement {
  const at = placePortrait(portrait, box, options.framing)
  sheet.content(tag, (pen) => drawPortraitPlate(pen, portrait, box, at, options.tone))
  return at
}
