import { deflateRawSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { PHOTO_KEEP_SIDE_PX, PHOTO_MAX_BYTES } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { preparePhoto } from './photo-file.ts'
import { everyNth } from '#visagism/testing/long-test.ts'

const SCRIPT = '<script>alert(document.cookie)</script>'
const PLACE = {
  IFD0: { ImageDescription: SCRIPT, Make: 'Telefone' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
}

const [width, height] = [900, 800]
/** Detailed, so that its file has something to break. */
const pixels = Buffer.from(
  Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + Math.floor(at / (width * 3)) * 13) % 251),
)
const picture = () => sharp(pixels, { raw: { width, height, channels: 3 } })
const jpeg = await picture().withExif(PLACE).jpeg({ quality: 60 }).toBuffer()
const png = await picture().resize(700).png({ compressionLevel: 9 }).toBuffer()

const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
/** Deterministic by number. */
function broken(bytes: Buffer, number: number): Buffer {
  const copy = Buffer.from(bytes)
  let at = number * 7919 + 17
  for (let flip = 0; flip < 1 + (number % 40); flip++) {
    at = (at * 48271) % 2147483647
    copy[12 + (at % (copy.length - 12))] = at & 255
  }
  return copy
}
/** A false size in the header. */
function pngSaying(w: number, h: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(w, 16)
  copy.writeUInt32BE(h, 20)
  return copy
}
function jpegSaying(w: number, h: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(h, frame + 5)
  copy.writeUInt16BE(w, frame + 7)
  return copy
}
const turned = (orientation: number) => picture().withMetadata({ orientation }).jpeg().toBuffer()
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(1 << 20))])
const box = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(400)])
const JPEG_BEGIN = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

const FILES: [name: string, bytes: Buffer][] = [
  ...Array.from(
    { length: 19 },
    (_, at) => [`a JPEG that ends at ${(at + 1) * 5} %`, part(jpeg, (at + 1) / 20)] as [string, Buffer],
  ),
  ...Array.from(
    { length: 19 },
    (_, at) => [`a PNG that ends at ${(at + 1) * 5} %`, part(png, (at + 1) / 20)] as [string, Buffer],
  ),
  ...Array.from({ length: 30 }, (_, at) => [`a JPEG with bytes changed, ${at}`, broken(jpeg, at)] as [string, Buffer]),
  ...Array.from({ length: 20 }, (_, at) => [`a PNG with bytes changed, ${at}`, broken(png, at)] as [string, Buffer]),
  ...[0, 1, 2, 3, 4, 8, 16, 64].map(
    (size) => [`the first ${size} bytes of a JPEG`, jpeg.subarray(0, size)] as [string, Buffer],
  ),
  ...[8, 12, 24, 33].map((size) => [`the first ${size} bytes of a PNG`, png.subarray(0, size)] as [string, Buffer]),
  ...['heic', 'heix', 'hevc', 'mif1', 'msf1', 'isom', 'avif', 'qt  '].map(
    (brand) => [`a box of ${brand}`, box(brand)] as [string, Buffer],
  ),
  ['a GIF', await picture().gif().toBuffer()],
  ['a WebP', await picture().webp().toBuffer()],
  ['a TIFF', await picture().tiff().toBuffer()],
  [
    'an SVG with a script',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${SCRIPT}</svg>`),
  ],
  [
    'an SVG that asks for a file',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  ],
  ['a page', Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj')],
  ['an archive', zip],
  ['something packed', gzipSync(Buffer.alloc(1 << 20))],
  ['a program', Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(4000)])],
  ['a bitmap', Buffer.concat([Buffer.from('BM'), Buffer.alloc(4000)])],
  ['words', Buffer.from('isto não é uma foto '.repeat(500))],
  ['zeros', Buffer.alloc(100_000)],
  ['more than may be', Buffer.concat([jpeg, Buffer.alloc(PHOTO_MAX_BYTES)])],
  ['a page that begins as a JPEG', Buffer.concat([JPEG_BEGIN, Buffer.from(SCRIPT.repeat(50))])],
  ['an archive that begins as a PNG', Buffer.concat([png.subarray(0, 8), zip])],
  ['a PNG that says 100,000 by 100,000', pngSaying(100_000, 100_000)],
  ['a PNG that says 2 thousand million wide', pngSaying(0x7fffffff, 1)],
  ['a PNG of no width', pngSaying(0, 800)],
  ['a JPEG that says 65,500 by 65,500', jpegSaying(65_500, 65_500)],
  ['a JPEG of no height', jpegSaying(900, 0)],
  ['one point', await picture().resize(1, 1).png().toBuffer()],
  ['a strip', await picture().resize(9000, 8, { fit: 'fill' }).jpeg().toBuffer()],
  ['a JPEG with an archive behind it', Buffer.concat([jpeg, zip])],
  ['a JPEG with a page behind it', Buffer.concat([jpeg, Buffer.from(SCRIPT.repeat(20))])],
  ['two JPEGs in one file', Buffer.concat([jpeg, jpeg])],
  ['a JPEG turned by 0', await turned(1)],
  ['a JPEG turned on its side', await turned(6)],
  ['a JPEG mirrored', await turned(5)],
  ['a progressive JPEG', await picture().jpeg({ progressive: true }).toBuffer()],
  ['a grey JPEG', await picture().greyscale().jpeg().toBuffer()],
  ['a JPEG for printers', await picture().toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG of 16 bits', await picture().toColourspace('rgb16').png().toBuffer()],
  ['a PNG one sees through', await picture().ensureAlpha(0.3).png().toBuffer()],
  ['a PNG of few colours', await picture().png({ palette: true }).toBuffer()],
]

it('there are more than a hundred and twenty of them', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(120)
})

/** Empty if refused with a sentence, or stored as a plain JPEG. */
async function faultsOf(bytes: Buffer): Promise<string[]> {
  const outcome: unknown = await preparePhoto(bytes, 'front').catch((error: unknown) => error)
  if (outcome instanceof Problem) {
    const said = outcome.fields['front'] ?? ''
    return outcome.code.startsWith('photo-') && /^[A-ZÀ-Ú].*\.$/.test(said) ? [] : [`${outcome.code}: ${said}`]
  }
  if (typeof outcome !== 'object' || outcome === null || !('bytes' in outcome) || !Buffer.isBuffer(outcome.bytes))
    return [String(outcome)]
  const stored = outcome.bytes
  const { format, width: w, height: h, exif, icc, xmp, iptc, orientation } = await sharp(stored).metadata()
  const faults = {
    'no JPEG': format !== 'jpeg',
    'too large': Math.max(w, h) > PHOTO_KEEP_SIDE_PX,
    'says where it comes from': [exif, icc, xmp, iptc, orientation].some((one) => one !== undefined),
    'carries something': stored.includes('<script') || stored.includes('PK\u0003\u0004'),
    'does not end as a JPEG': !stored.subarray(-2).equals(Buffer.from([0xff, 0xd9])),
    'cannot be read': await sharp(stored, { failOn: 'warning' })
      .stats()
      .then(
        () => false,
        () => true,
      ),
  }
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [fault] : []))
}

it.each(everyNth(5, FILES))('%s is refused with a sentence, or becomes a plain JPEG', async (_, bytes) => {
  expect(await faultsOf(bytes)).toEqual([])
})

it('a good photo is taken', async () => {
  expect(await preparePhoto(jpeg, 'front')).toMatchObject({ width, height })
})
