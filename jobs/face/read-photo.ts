import sharp from 'sharp'
import type { Pixels } from '#visagism/finder/pixels.ts'

/** More detail than this moves no point. */
const LONGEST_SIDE = 1200

export interface ReadPhoto {
  /** Upright, as people see it. */
  readonly pixels: Pixels
  /** Pixels of the photo for one of these. */
  readonly scale: number
}

/** A photo's pixels, turned as its EXIF says and reduced. @throws Error when it is no picture. */
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
