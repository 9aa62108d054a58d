import type { PhotoSize, Point } from '#visagism/face/measure.ts'

/** screen = photo · scale + (x, y), in CSS pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** In photo pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Relative to the whole photo. Small photos: four screen pixels per photo pixel. */
const ZOOM_MAX = 8
const PIXEL_MAX = 4

export const toScreen = (view: View, { x, y }: Point): Point => ({
  x: x * view.scale + view.x,
  y: y * view.scale + view.y,
})
export const toPhoto = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
})

export function wholePhoto(photo: PhotoSize, stage: PhotoSize): View {
  return clampView(centred(containScale(photo, stage), middle(photo), stage), photo, stage)
}

export function frameBox(box: Box, photo: PhotoSize, stage: PhotoSize, air = 0.14): View {
  const room = 1 - 2 * air
  const [width, height] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)]
  const scale = Math.min((stage.width * room) / width, (stage.height * room) / height)
  const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return clampView(centred(limitScale(scale, photo, stage), centre, stage), photo, stage)
}

/** The place at `at` stays, unless a photo edge prevents it. The whole photo is centred. */
export function zoomAt(view: View, factor: number, at: Point, photo: PhotoSize, stage: PhotoSize): View {
  const scale = limitScale(view.scale * factor, photo, stage)
  if (scale === containScale(photo, stage)) return wholePhoto(photo, stage)
  const fixed = toPhoto(view, at)
  return clampView({ scale, x: at.x - fixed.x * scale, y: at.y - fixed.y * scale }, photo, stage)
}

export function panBy(view: View, dx: number, dy: number, photo: PhotoSize, stage: PhotoSize): View {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, photo, stage)
}

/** Pans just enough: a handle reached by Tab may be outside. */
export function bringIn(view: View, point: Point, photo: PhotoSize, stage: PhotoSize, margin = 40): View {
  const { x, y } = toScreen(view, point)
  const missing = (at: number, room: number) => Math.max(0, margin - at) - Math.max(0, at - (room - margin))
  return panBy(view, missing(x, stage.width), missing(y, stage.height), photo, stage)
}

/** Keeps middle and scale after a rotation or resize. */
export function onNewStage(view: View, before: PhotoSize, photo: PhotoSize, stage: PhotoSize): View {
  const centre = toPhoto(view, middle(before))
  return clampView(centred(limitScale(view.scale, photo, stage), centre, stage), photo, stage)
}

/** `t` from 0 to 1. The scale appears to grow evenly. */
export function betweenViews(from: View, to: View, t: number): View {
  if (t >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** t
  // Position follows the scale's progress, or the photo would drift.
  const along = to.scale === from.scale ? t : (scale - from.scale) / (to.scale - from.scale)
  return { scale, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along }
}

/** The photo always covers the stage's middle. */
export function clampView(view: View, photo: PhotoSize, stage: PhotoSize): View {
  const hold = (at: number, length: number, room: number) => Math.min(room / 2, Math.max(room / 2 - length, at))
  return {
    scale: view.scale,
    x: hold(view.x, photo.width * view.scale, stage.width),
    y: hold(view.y, photo.height * view.scale, stage.height),
  }
}

export const containScale = (photo: PhotoSize, stage: PhotoSize) =>
  Math.min(stage.width / photo.width, stage.height / photo.height)

function limitScale(scale: number, photo: PhotoSize, stage: PhotoSize): number {
  const whole = containScale(photo, stage)
  return Math.min(Math.max(whole * ZOOM_MAX, PIXEL_MAX), Math.max(whole, scale))
}

const centred = (scale: number, centre: Point, stage: PhotoSize): View => ({
  scale,
  x: stage.width / 2 - centre.x * scale,
  y: stage.height / 2 - centre.y * scale,
})
const middle = ({ width, height }: PhotoSize): Point => ({ x: width / 2, y: height / 2 })
