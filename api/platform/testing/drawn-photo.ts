import sharp, { type Sharp } from 'sharp'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import { drawPerson } from './drawn-person.ts'

/** EXIF's own numbers; 6 is a phone held upright whose sensor lies on its side. */
export type Orientation = 1 | 3 | 6 | 8

export interface DrawnPhoto {
  readonly slot: PhotoSlot
  /** 12 when absent, as most phones. */
  readonly megapixels?: number
  readonly orientation?: Orientation
  /** Where it was taken, in the file. Present unless refused. */
  readonly gps?: boolean
  readonly format?: 'jpeg' | 'png'
}

/** How far the stored pixels are turned from what is seen. */
const STORED_TURN: Readonly<Record<Orientation, number>> = { 1: 0, 3: 180, 6: 270, 8: 90 }

/**
 * A photo as a phone's camera writes it, drawn by us so that nobody's face lies in the repository: 3:4, a person before a
 * textured wall, sensor noise, stored turned, with device, time and place in its EXIF.
 */
export async function drawnPhoto(photo: DrawnPhoto): Promise<Buffer> {
  const { slot, megapixels = 12, orientation = 6, gps = true, format = 'jpeg' } = photo
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 3) / 4))
  const height = Math.round((width * 4) / 3)
  // Drawn small, then enlarged; the noise comes after, as fine as the pixels.
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

/** Plaster lit from the left: coarse grains of light, blurred into each other. Another piece of it behind each view. */
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

/** Every pixel's own error, the same for the three colours save a little: what makes a photo's file as large as it is. */
function addSensorNoise(pixels: Buffer): void {
  const next = randomBits(0)
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const bits = next()
    // The sum of two even dice is nearly a bell, -15 to 15.
    const light = (bits & 15) + ((bits >>> 4) & 15) - 15
    for (let colour = 0; colour < 3; colour++) {
      const tint = ((bits >>> (8 + 3 * colour)) & 7) - 3
      const value = (pixels[at + colour] ?? 0) + light + tint
      pixels[at + colour] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
}

/** The same photo every time: xorshift from a fixed start. */
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
