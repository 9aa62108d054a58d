import type { PhotoSize, Point } from '#visagism/face/measure.ts'
import { buildFace } from '#visagism/portrait/head/face.ts'
import { visibleWidthAt } from '#visagism/portrait/head/outline.ts'
import { type HandlePoints, mapPoints } from './handles.ts'

/** Where the camera shows its outline, in CSS pixels. Keep in step with camera.css. */
const CAMERA = { above: 136, below: 210, drawing: { width: 320, height: 400, eyes: 180 } } as const
/** Typical screens for upright and other photos. */
const PHONE: PhotoSize = { width: 390, height: 844 }
const DESK: PhotoSize = { width: 1440, height: 900 }

// Any other face fits into the oval.
const FACE = buildFace({ shape: 'oval' })
const TEMPLE_Y = (FACE.yHair + FACE.yBrow) / 2 + 8

/** The points of a face that filled the camera's outline. */
export function startPoints(photo: PhotoSize): HandlePoints {
  const place = outlineOn(photo)
  const half = (y: number) => visibleWidthAt(FACE, 'redonda', y)
  const { yHair, yBrow, yNose, yMouth, yChin, measures } = FACE
  const drawn = {
    hairline: [0, yHair],
    browLine: [0, yBrow],
    noseBase: [0, yNose],
    chin: [0, yChin],
    templeLeft: [-half(TEMPLE_Y), TEMPLE_Y],
    templeRight: [half(TEMPLE_Y), TEMPLE_Y],
    cheekboneLeft: [-half(measures.yCheek), measures.yCheek],
    cheekboneRight: [half(measures.yCheek), measures.yCheek],
    jawLeft: [-half(yMouth), yMouth],
    jawRight: [half(yMouth), yMouth],
  } as const
  return mapPoints((name) => {
    const [x, y] = drawn[name]
    return place(x, y)
  })
}

/** Drawing units to photo pixels, like the layout in camera.css. */
export function outlineOn(photo: PhotoSize): (x: number, y: number) => Point {
  const screen = photo.height >= photo.width ? PHONE : DESK
  const cover = Math.max(screen.width / photo.width, screen.height / photo.height)
  const room = screen.height - CAMERA.above - CAMERA.below
  const unit = Math.min(screen.width / CAMERA.drawing.width, room / CAMERA.drawing.height)
  const top = CAMERA.above + (room - CAMERA.drawing.height * unit) / 2
  const eyes = top + CAMERA.drawing.eyes * unit
  return (x, y) => ({
    x: photo.width / 2 + (x * unit) / cover,
    y: photo.height / 2 + (eyes + y * unit - screen.height / 2) / cover,
  })
}
