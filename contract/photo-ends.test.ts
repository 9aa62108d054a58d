import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isCutOff, isReadInRows } from './photo-ends.ts'

const [width, height] = [640, 480]
/** Noise, so that every part of the file holds part of the picture. */
const pixels = Buffer.from(
  Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 7) * 104_729) % 251),
)
const picture = () => sharp(pixels, { raw: { width, height, channels: 3 } })

const baseline = await picture().jpeg({ quality: 70 }).toBuffer()
const progressive = await picture().jpeg({ progressive: true }).toBuffer()
const withThumbnail = await picture()
  .withExif({ IFD0: { ImageDescription: 'x'.repeat(400) } })
  .jpeg()
  .toBuffer()
const png = await picture().png().toBuffer()
const interlaced = await picture().png({ progressive: true, palette: true }).toBuffer()
const webp = await picture().webp().toBuffer()
const lossless = await picture().webp({ lossless: true }).toBuffer()
const avif = await picture().resize(160).avif({ effort: 0 }).toBuffer()

const FILES: [string, Buffer][] = [
  ['a JPEG', baseline],
  ['a progressive JPEG', progressive],
  ['a JPEG with EXIF', withThumbnail],
  ['a PNG', png],
  ['an interlaced PNG', interlaced],
  ['a WebP', webp],
  ['a lossless WebP', lossless],
  ['an AVIF', avif],
]
const behind: [string, Buffer][] = [
  [
    'a trailer of a phone',
    Buffer.concat([Buffer.from('\0\0\x01\x0aImage_UTC_Data1732612345678SEFHk'), Buffer.from('SEFT')]),
  ],
  ['the video of a moving photo', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(50_000, 0xff)])],
  ['a second picture', baseline],
  ['half of a second picture', baseline.subarray(0, baseline.length / 2)],
  ['zeros', Buffer.alloc(100_000)],
]

describe.each(FILES)('%s', (_, file) => {
  it.each([0.05, 0.3, 0.55, 0.6, 0.9, 0.999])('is cut off where it ends at %d of itself', (share) => {
    expect(isCutOff(file.subarray(0, Math.floor(file.length * share)))).toBe(true)
  })

  it('is whole, whatever lies behind it', () => {
    expect(isCutOff(file)).toBe(false)
    // An AVIF consists of boxes to its end.
    const more = file === avif ? [] : behind
    expect(more.filter(([, after]) => isCutOff(Buffer.concat([file, after])))).toEqual([])
  })
})

const inserted = (...segments: Buffer[]) => Buffer.concat([baseline.subarray(0, 2), ...segments, baseline.subarray(2)])
const segment = (marker: number, body: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body])

it.each<[string, Buffer]>([
  ['the last half filled with zeros', Buffer.concat([baseline.subarray(0, baseline.length / 2), Buffer.alloc(90_000)])],
  ['a whole small picture in its EXIF', inserted(segment(0xe1, baseline.subarray(0, 60_000))).subarray(0, 62_000)],
  ['only its first segments', baseline.subarray(0, 200)],
])('a JPEG with %s is cut off', (_, file) => {
  expect(isCutOff(file)).toBe(true)
})

it.each<[string, Buffer]>([
  [
    'an end of picture in its EXIF',
    inserted(segment(0xe1, Buffer.from([1, 2, 0xff, 0xd9, 0xff, 0xd8, 0xff, 0xda, 3]))),
  ],
  [
    '300 kB of XMP before its frame',
    inserted(...Array.from({ length: 5 }, () => segment(0xe1, Buffer.alloc(65_000, 0xff)))),
  ],
  [
    'fill bytes before a marker',
    Buffer.concat([baseline.subarray(0, 2), Buffer.from([0xff, 0xff]), baseline.subarray(2)]),
  ],
  ['zeros between its segments', inserted(segment(0xe5, Buffer.alloc(10)), Buffer.alloc(7))],
  [
    'the scan header some phones write, its end patched to 0',
    (() => {
      const odd = Buffer.from(baseline)
      const scan = odd.indexOf(Buffer.from([0xff, 0xda]))
      odd[scan + 2 + odd.readUInt16BE(scan + 2) - 2] = 0
      return odd
    })(),
  ],
])('a JPEG with %s is whole', (_, file) => {
  expect(isCutOff(file)).toBe(false)
})

it.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a GIF', await picture().gif().toBuffer()],
  ['words', Buffer.from('isto não é uma foto')],
])('%s is for a decoder to say', (_, file) => {
  expect(isCutOff(file)).toBe(false)
})

it('tells what can be read row by row', () => {
  expect(isReadInRows(baseline)).toBe(true)
  expect(isReadInRows(Buffer.concat([baseline, progressive]))).toBe(true)
  expect(isReadInRows(progressive)).toBe(false)
})
