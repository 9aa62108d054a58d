/** Crops a photo under a look, the same on page and screen. Pure. */
import type { PhotoSize } from '../face/measure.ts'
import { transformPoint } from './fit.ts'
import type { LaidLook } from './lay-look.ts'

/** Plate = pixel × scale + offset. */
export type PhotoCrop = { readonly scale: number; readonly dx: number; readonly dy: number }
export type PlateSize = { readonly width: number; readonly height: number }
/** Pixels: heights of hairline and chin; `x` is the middle of the cheeks. */
export type FaceSpan = { readonly hair: number; readonly chin: number; readonly x: number }

/**
 * Shows all new hair, and the face about half of the height if possible.
 * @param middle of the face, in plate widths
 */
export function cropForLook(
  { fit, outline }: LaidLook,
  face: FaceSpan,
  photo: PhotoSize,
  plate: PlateSize,
  middle = 0.5,
): PhotoCrop {
  const tall = face.chin - face.hair
  const corners =
    fit && outline.bounds
      ? [
          [outline.bounds.left, outline.bounds.top],
          [outline.bounds.right, outline.bounds.top],
          [outline.bounds.left, outline.bounds.bottom],
          [outline.bounds.right, outline.bounds.bottom],
        ].map(([x = 0, y = 0]) => transformPoint(fit.matrix, [x, y]))
      : []
  const air = tall * 0.06
  const top = Math.min(face.hair - tall * 0.22, ...corners.map(({ y }) => y)) - air
  const bottom = Math.max(face.chin + tall * 0.3, ...corners.map(({ y }) => y)) + air
  const reach = Math.max(tall * 0.62, ...corners.map(({ x }) => Math.abs(x - face.x))) + air
  const covering = Math.max(plate.width / photo.width, plate.height / photo.height)
  const fitting = Math.min(plate.height / (bottom - top), (plate.width * Math.min(middle, 1 - middle)) / reach)
  const scale = Math.max(covering, Math.min(fitting, (0.5 * plate.height) / tall))
  const clamp = (offset: number, size: number, length: number) => Math.min(0, Math.max(size - length * scale, offset))
  return {
    scale,
    dx: clamp(plate.width * middle - face.x * scale, plate.width, photo.width),
    dy: clamp(plate.height * 0.46 - ((top + bottom) / 2) * scale, plate.height, photo.height),
  }
}

export function holdsReach({ fit, outline }: LaidLook, crop: PhotoCrop, plate: PlateSize): boolean {
  const { bounds } = outline
  if (!fit || !bounds) return fit !== null
  return [bounds.top, bounds.bottom].every((y) => {
    const onPlate = transformPoint(fit.matrix, [0, y]).y * crop.scale + crop.dy
    return onPlate > 0 && onPlate < plate.height
  })
}
