import sharp from 'sharp'
import type { Pixels } from '#visagism/finder/pixels.ts'

/** Pixels; more detail moves no point. */
const LONGEST_SIDE = 1200

export interface ReadPhoto {
  readonly pixels: Pixels
  /** Original pixels per reduced pixel. */
  readonly scale: number
}

/** Turned by EXIF and reduced. @throws Error when it is not an image. */
export async function readPhoto(photo: Uint8Array | string): Promise<ReadPhoto> {
  const upright = sharp(photo).autoOrient()
  const { autoOrient } = await upright.metadata()
  const { data, info } = await upright
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: { data, width: info.width, height: info.height }, scale: autoOrient.width / info.width }
}
