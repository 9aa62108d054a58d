import { PHOTO_MAX_PIXELS, PHOTO_MIN_SIDE_PX } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { otherPictureOf, type PhotoHeader, photoHeaderOf } from './photo-header.ts'

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
  const header = await photoHeaderOf(file)
  if (!header) return prepareOther(file)
  checkSize(header)
  const small = await shrink(file, header.type)
  const upright = header.orientation === 1
  const fits = Math.max(header.width, header.height) <= PHOTO_SEND_SIDE_PX
  const blob = upright && fits && header.type === 'image/jpeg' && file.size <= small.size ? asJpeg(file) : small
  const { width, height } = (await photoHeaderOf(blob)) ?? header
  return { blob, width, height }
}

/** Whether the file is a photo this browser can open. @throws Problem with the reason when it is none */
export async function checkPhoto(file: Blob): Promise<void> {
  if (!(await photoHeaderOf(file))) (await openOther(file)).close()
}

function checkSize({ width, height }: Pick<PhotoHeader, 'width' | 'height'>): void {
  if (width * height > PHOTO_MAX_PIXELS) throw new Problem('photo-too-many-pixels')
  if (Math.min(width, height) < PHOTO_MIN_SIDE_PX) throw new Problem('photo-too-small')
}

/** A format the browser may know (WebP, on Apple's devices HEIC): drawn, and from then on a JPEG like any other. */
async function prepareOther(file: Blob): Promise<PreparedPhoto> {
  const picture = await openOther(file)
  try {
    checkSize(picture)
    const scale = Math.min(1, PHOTO_SEND_SIDE_PX / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')
    if (!context) throw new Problem('photo-broken')
    // Where the picture is see-through, a JPEG would be black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const blob = await lightest((quality) => drawnJpeg(canvas, quality))
    return { blob, width: canvas.width, height: canvas.height }
  } finally {
    picture.close()
  }
}

async function openOther(file: Blob): Promise<ImageBitmap> {
  const kind = await otherPictureOf(file)
  if (!kind) throw new Problem('photo-not-image')
  return createImageBitmap(file).catch(() => {
    throw new Problem(kind === 'heic' ? 'photo-heic' : 'photo-not-image')
  })
}

function drawnJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Problem('photo-broken'))), 'image/jpeg', quality),
  )
}

/** The first of the qualities that is light enough, else the lightest. Each from the original: a copy of a copy loses twice. */
async function lightest(encode: (quality: number) => Promise<Blob>): Promise<Blob> {
  let small = await encode(JPEG_QUALITIES[0])
  for (const quality of JPEG_QUALITIES.slice(1)) if (small.size > SEND_BYTES) small = await encode(quality)
  return small
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
    return await lightest(encode)
  } catch {
    throw new Problem('photo-broken')
  }
}

const asJpeg = (file: Blob) => (file.type === 'image/jpeg' ? file : new Blob([file], { type: 'image/jpeg' }))
