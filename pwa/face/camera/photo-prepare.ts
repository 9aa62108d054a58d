import workerScript from 'browser-image-compression/dist/browser-image-compression.js?url'
import { PHOTO_MAX_PIXELS, PHOTO_MIN_SIDE_PX } from '#contract/onboarding.ts'
import { isCutOff } from '#contract/photo-ends.ts'
import { Problem } from '#contract/problem.ts'
import { type Decode, DECODERS, isBlack, MOST_CANVAS_PIXELS, type PhotoSize, shrinkPhoto } from './photo-shrink.ts'

/** Longest side sent: more than an A4 page needs. */
export const PHOTO_SEND_SIDE_PX = 2048
/** A weak network sends this in seconds. */
export const PHOTO_SEND_BYTES = 600_000
export const PHOTO_QUALITY = 0.85
/** Detailed photos are re-encoded, each time at 95 % of the quality before, down to 0.6. */
const MOST_ENCODINGS = 7

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const MAGIC: readonly (readonly [PhotoKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['heic', /^[^]{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/],
]

/** By the first bytes, not the name. */
export function photoKindOf(bytes: Uint8Array): PhotoKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  return MAGIC.find(([, pattern]) => pattern.test(head))?.[0] ?? null
}

/** @throws Problem when the file is not on the device, perhaps in the gallery's cloud */
async function readFile(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    throw new Problem('photo-unreadable')
  }
}

/**
 * Pixel size as displayed, without decoding.
 * @throws Problem when it is no photo, broken, or unsupported
 */
export async function openPhoto(file: Blob): Promise<PhotoSize & { kind: PhotoKind }> {
  const bytes = await readFile(file)
  const kind = photoKindOf(bytes)
  if (!kind) throw new Problem('photo-not-image')
  if (isCutOff(bytes)) throw new Problem('photo-cut-off')
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', reject)
      image.src = address
    })
    return { kind, width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    throw new Problem(
      kind === 'heic' ? 'photo-heic' : kind === 'jpeg' || kind === 'png' ? 'photo-broken' : 'photo-not-image',
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * Makes a JPEG of at most 2048 px. A small enough JPEG stays as it is, with its EXIF rotation, which browsers and the server apply. Photos
 * too large for a phone's canvas are shrunk while decoding.
 * @throws Problem for what the server would refuse; `offline` without the encoder
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const { kind, ...size } = await openPhoto(file)
  const pixels = size.width * size.height
  if (pixels > PHOTO_MAX_PIXELS) throw new Problem('photo-too-many-pixels')
  if (Math.min(size.width, size.height) < PHOTO_MIN_SIDE_PX) throw new Problem('photo-too-small')
  const isLight = file.size <= PHOTO_SEND_BYTES
  if (kind === 'jpeg' && isLight && Math.max(size.width, size.height) <= PHOTO_SEND_SIDE_PX) return file
  const { default: imageCompression } = await loadPhotoEncoder().catch(() => {
    throw new Problem('offline')
  })
  const encode = (photo: Blob, type: string) =>
    imageCompression(new File([photo], 'foto', { type }), {
      maxWidthOrHeight: PHOTO_SEND_SIDE_PX,
      maxSizeMB: PHOTO_SEND_BYTES / 2 ** 20,
      alwaysKeepResolution: true,
      initialQuality: PHOTO_QUALITY,
      fileType: 'image/jpeg',
      // It would also iterate until smaller than the source, which spoils a small WebP.
      maxIteration: isLight ? 1 : MOST_ENCODINGS,
      // Browsers rotate while decoding. Otherwise the library reads the whole file for its EXIF.
      exifOrientation: 1,
      // The default is a third-party server.
      libURL: new URL(workerScript, location.href).href,
    })
  const encodeShrunk = async (decode: Decode) =>
    encode(await shrinkPhoto(file, size, { side: PHOTO_SEND_SIDE_PX, decode }), 'image/jpeg')
  const ways = [
    ...(pixels <= MOST_CANVAS_PIXELS ? [() => encode(file, `image/${kind}`)] : []),
    ...Object.values(DECODERS).map((decode) => () => encodeShrunk(decode)),
  ]
  let black: Blob | null = null
  for (const way of ways) {
    const made = await way().catch(() => null)
    if (made && !(await isBlack(made))) return made
    black ??= made
  }
  // A finger over the lens.
  if (black && (await isBlack(file))) return black
  throw new Problem(pixels <= MOST_CANVAS_PIXELS ? 'photo-broken' : 'photo-unshrinkable')
}

/** The network may be gone later. */
export const loadPhotoEncoder = () => import('browser-image-compression')
