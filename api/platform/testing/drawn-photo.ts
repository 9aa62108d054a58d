import sharp, { type Sharp } from 'sharp'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { drawPerson } from './drawn-person.ts'

/** EXIF values; 6: an upright phone with a sideways sensor. */
export type Orientation = 1 | 3 | 6 | 8

export interface DrawnPhoto {
  readonly slot: PhotoSlot
  /** Default 12. */
  readonly megapixels?: number
  readonly orientation?: Orientation
  /** In EXIF; default true. */
  readonly gps?: boolean
  readonly format?: 'jpeg' | 'png'
}

/** Rotation of stored pixels. */
const STORED_TURN: Readonly<Record<Orientation, number>> = { 1: 0, 3: 180, 6: 270, 8: 90 }

/**
 * Synthetic, so that the repository holds no real face: 3:4, a person before a textured wall, sensor noise, stored rotated, with EXIF
 * device, time and place.
 */
export async function drawnPhoto(photo: DrawnPhoto): Promise<Buffer> {
  const { slot, megapixels = 12, orientation = 6, gps = true, format = 'jpeg' } = photo
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 3) / 4))
  const height = Math.round((width * 4) / 3)
  // Drawn small and enlarged; noise is added at full size.
  const sketch = await (
    await wall(slot)
  )
    .composite([{ input: Buffer.from(drawPerson(slot)) }])
    .png()
    .toBuffer()
  const scene = await sharp(sketch).resize(width, height).removeAlpha().raw().toBuffer()
  addSensorNoise(scene)
  const stored = sharp(scene, { raw: { width, height, channels: 3 } })
    .rotate(STORED_TURN[orientation])
    .withExif({ IFD0: DEVICE, IFD2: EXPOSURE, ...(gps && { IFD3: PLACE }) })
    .withMetadata({ orientation })
  return await (format === 'jpeg' ? stored.jpeg({ quality: 92 }) : stored.png({ compressionLevel: 3 })).toBuffer()
}

/** Blurred grain lit from the left, different per view. */
async function wall(slot: PhotoSlot): Promise<Sharp> {
  const [columns, rows] = [30, 40]
  const next = randomBits(PHOTO_SLOTS.indexOf(slot) + 1)
  const grains = Buffer.alloc(columns * rows * 3)
  for (let at = 0; at < columns * rows; at++) {
    const light = 40 - 2.6 * (at % columns) + (next() & 15) - 8
    for (const [colour, tone] of [196, 178, 158].entries()) grains[at * 3 + colour] = Math.max(0, tone + light)
  }
  const raw = { width: columns, height: rows, channels: 3 as const }
  const blurred = await sharp(grains, { raw }).resize(900, 1200, { kernel: 'cubic' }).blur(12).png().toBuffer()
  return sharp(blurred)
}

/** Per-pixel noise, nearly equal across colours, gives realistic file sizes. */
function addSensorNoise(pixels: Buffer): void {
  const next = randomBits(0)
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const bits = next()
    // Sum of two dice: roughly normal, -15 to 15.
    const light = (bits & 15) + ((bits >>> 4) & 15) - 15
    for (let colour = 0; colour < 3; colour++) {
      const tint = ((bits >>> (8 + 3 * colour)) & 7) - 3
      const value = (pixels[at + colour] ?? 0) + light + tint
      pixels[at + colour] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
}

/** Reproducible xorshift. */
function randomBits(seed: number): () => number {
  let state = 0x2545f491 + seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state
  }
}

const DEVICE = {
  Make: 'Rosto Ideal',
  Model: 'Camera de desenho',
  Software: 'drawn-photo.ts',
  DateTime: '2026:11:20 14:31:00',
}
const EXPOSURE = {
  DateTimeOriginal: '2026:11:20 14:31:00',
  FNumber: '18/10',
  ExposureTime: '1/120',
  ISOSpeedRatings: '64',
}
/** Praça da Sé, São Paulo. */
const PLACE = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '23/1 33/1 10/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '46/1 38/1 2/1',
  GPSAltitude: '760/1',
}
