import { PHOTO_MAX_PIXELS, PHOTO_MIN_SIDE_PX } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { PHOTO_HEADER_BYTES, readPhotoHeader } from './photo-header.ts'

/** Long side of what leaves the device: more than a full A4 page needs, a tenth of a camera's bytes. */
export const PHOTO_SEND_SIDE_PX = 2048
/** What a weak network still carries in seconds. */
const SEND_BYTES = 600_000
/** The first is hardly told from the original; leaves, lace and noise need the next ones to stay light enough. */
const JPEG_QUALITIES = [0.85, 0.72, 0.6] as const

export interface PreparedPhoto {
  blob: Blob
  width: number
  height: number
}

/**
 * Makes a chosen file light enough for a phone's network: upright (the EXIF turn applied), at most 2048 px, JPEG.
 * Refuses, with a Problem the person can read, what the server would refuse anyway.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const header = readPhotoHeader(await file.slice(0, PHOTO_HEADER_BYTES).arrayBuffer())
  if (!header) throw new Problem('photo-not-image')
  if (header.width * header.height > PHOTO_MAX_PIXELS) throw new Problem('photo-too-many-pixels')
  if (Math.min(header.width, header.height) < PHOTO_MIN_SIDE_PX) throw new Problem('photo-too-small')

  const small = await shrink(file, header.type)
  const upright = header.orientation === 1
  const fits = Math.max(header.width, header.height) <= PHOTO_SEND_SIDE_PX
  const blob = upright && fits && header.type === 'image/jpeg' && file.size <= small.size ? asJpeg(file) : small
  const { width, height } = sizeOf(await headerOf(blob), header)
  return { blob, width, height }
}

/** Fetched before a photo needs it: the network may be gone by then. */
export const loadPhotoPreparing = () => import('browser-image-compression')

async function shrink(file: Blob, type: string): Promise<Blob> {
  const { default: imageCompression } = await loadPhotoPreparing().catch(() => {
    throw new Problem('offline')
  })
  const encode = (quality: number) =>
    imageCompression(new File([file], 'foto', { type }), {
      maxWidthOrHeight: PHOTO_SEND_SIDE_PX,
      initialQuality: quality,
      fileType: 'image/jpeg',
      // Its worker is loaded from a public CDN: a stranger's script, and nothing at all without a network.
      useWebWorker: false,
      // Without a second pass: it would degrade an already small photo to get below the original's size.
      maxIteration: 1,
    })
  try {
    let small = await encode(JPEG_QUALITIES[0])
    // Always from the original: a copy of a copy loses twice.
    for (const quality of JPEG_QUALITIES.slice(1)) if (small.size > SEND_BYTES) small = await encode(quality)
    return small
  } catch {
    throw new Problem('photo-broken')
  }
}

const headerOf = async (blob: Blob) => readPhotoHeader(await blob.slice(0, PHOTO_HEADER_BYTES).arrayBuffer())
const sizeOf = <T>(made: T | null, original: T): T => made ?? original
const asJpeg = (file: Blob) => (file.type === 'image/jpeg' ? file : new Blob([file], { type: 'image/jpeg' }))
