import { createHash } from 'node:crypto'
import sharp from 'sharp'
import {
  PHOTO_KEEP_SIDE_PX,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_MAX_WHOLE_PIXELS,
  PHOTO_MIN_SIDE_PX,
} from '#contract/onboarding.ts'
import { isCutOff, isReadInRows } from '#contract/photo-ends.ts'
import { Problem, type ProblemCode } from '#contract/problem.ts'
import { LIKENESS_COLUMNS, LIKENESS_ROWS, likenessOfPixels } from '#visagism/finder/same-photo.ts'

// One thread: four phones must not take every core from the payment webhook.
sharp.concurrency(1)
sharp.cache(false)

export interface PhotoFile {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** SHA-256 of the upload. */
  readonly sourceHash: string
  readonly likeness: string
}

const isJpeg = (b: Buffer) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff
const isPng = (b: Buffer) => b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
/** The brand follows `ftyp`. */
const isHeic = (b: Buffer) => /^ftyp(he[iv][cxms]|mif1|msf1)$/.test(b.toString('latin1', 4, 12))

const TOO_MANY_TO_HOLD =
  'Em PNG ou JPG progressivo, a foto pode ter até 50 megapixels. Salve a foto como JPG comum, ou use uma versão menor.'

export const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * Upright sRGB JPEG, at most 2400 px, without metadata. Judges first bytes, not name or type.
 * @throws Problem on the field `slot`: photo-not-image, photo-heic, photo-cut-off, photo-broken, photo-too-large, photo-too-many-pixels,
 * photo-too-small
 */
export async function preparePhoto(source: Buffer, slot: string): Promise<PhotoFile> {
  const refuse = (code: ProblemCode, text = new Problem(code).text) =>
    new Problem(code, { text, fields: { [slot]: text } })
  if (source.length > PHOTO_MAX_BYTES) throw refuse('photo-too-large')
  if (isHeic(source)) throw refuse('photo-heic')
  if (!isJpeg(source) && !isPng(source)) throw refuse('photo-not-image')
  if (isCutOff(source)) throw refuse('photo-cut-off')
  const header = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('photo-broken')
    })
  // From the header: refuses decompression bombs before decoding.
  const pixels = header.width * header.height
  if (pixels > PHOTO_MAX_PIXELS) throw refuse('photo-too-many-pixels')
  // 200 megapixels of baseline JPEG, shrunk while reading, need 114 MB; progressive, 685 MB.
  if (pixels > PHOTO_MAX_WHOLE_PIXELS && !(isJpeg(source) && isReadInRows(source)))
    throw refuse('photo-too-many-pixels', TOO_MANY_TO_HOLD)
  if (Math.min(header.width, header.height) < PHOTO_MIN_SIDE_PX) throw refuse('photo-too-small')
  try {
    const { data, info } = await sharp(source, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: PHOTO_KEEP_SIDE_PX, height: PHOTO_KEEP_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { bytes: data, width, height, sourceHash: hashBytes(source), likeness: await likenessOf(data) }
  } catch {
    throw refuse('photo-broken')
  }
}

async function likenessOf(photo: Buffer): Promise<string> {
  const pixels = await sharp(photo)
    .resize(LIKENESS_COLUMNS, LIKENESS_ROWS, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return likenessOfPixels(pixels)
}
