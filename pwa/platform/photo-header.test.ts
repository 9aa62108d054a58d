import { expect, it } from 'vitest'
import { otherPictureOf, photoHeaderOf, readPhotoHeader } from './photo-header.ts'

const codes = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? codes(part) : part))).buffer

const FRAME = [0xff, 0xc0, 0x00, 0x11, 0x08, 0x0b, 0xb8, 0x0f, 0xa0, 0x03, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
/** An EXIF block in either byte order, holding one entry: the orientation. */
function exif(orientation: number, order: 'II' | 'MM'): number[] {
  const word = (n: number) => (order === 'II' ? [n, 0] : [0, n])
  const long = (n: number) => (order === 'II' ? [n, 0, 0, 0] : [0, 0, 0, n])
  const body = [
    ...codes('Exif'),
    0,
    0,
    ...codes(order),
    ...word(42),
    ...long(8),
    ...word(1),
    ...(order === 'II' ? [0x12, 0x01] : [0x01, 0x12]),
    ...word(3),
    ...long(1),
    ...word(orientation),
    0,
    0,
    ...long(0),
  ]
  return [0xff, 0xe1, 0, body.length + 2, ...body]
}

it.each([
  ['little-endian', exif(6, 'II')],
  ['big-endian', exif(6, 'MM')],
])("reads a camera's size and turn from a %s JPEG", (_, block) => {
  expect(readPhotoHeader(bytes([0xff, 0xd8], block, FRAME))).toEqual({
    type: 'image/jpeg',
    width: 4000,
    height: 3000,
    orientation: 6,
  })
})

it('takes a JPEG without EXIF as upright', () => {
  expect(readPhotoHeader(bytes([0xff, 0xd8], FRAME))).toMatchObject({ orientation: 1, width: 4000 })
})

it('reads a PNG', () => {
  const png = bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [0, 0, 0, 13],
    'IHDR',
    [0, 0, 2, 0, 0, 0, 1, 0x90],
  )
  expect(readPhotoHeader(png)).toEqual({ type: 'image/png', width: 512, height: 400, orientation: 1 })
})

it.each([
  ['a GIF called .jpg', bytes('GIF89a', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18])],
  ['an iPhone HEIC', bytes([0, 0, 0, 0x18], 'ftypheic', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['a text', bytes('não é uma foto, é um texto')],
  ['nothing', bytes()],
  ['a JPEG cut before its frame', bytes([0xff, 0xd8], exif(6, 'II'))],
  ['a JPEG of rubbish', bytes([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3])],
])('knows that %s is no photo to send', (_, file) => {
  expect(readPhotoHeader(file)).toBeNull()
})

it('does not trip over a directory that points outside', () => {
  const wild = exif(6, 'II')
  wild[14] = 0xff
  wild[15] = 0xff
  expect(readPhotoHeader(bytes([0xff, 0xd8], wild, FRAME))).toMatchObject({ orientation: 1 })
})

it('finds the frame header behind a megabyte of what a portrait mode writes before it', async () => {
  const segment = [0xff, 0xe2, 0xff, 0xff, ...Array.from({ length: 0xffff - 2 }, () => 7)]
  const depth = Array.from({ length: 20 }, () => segment).flat()
  const file = new Blob([bytes([0xff, 0xd8], exif(6, 'II'), depth, FRAME)])
  expect(file.size).toBeGreaterThan(1_000_000)
  expect(await photoHeaderOf(file)).toMatchObject({ width: 4000, height: 3000, orientation: 6 })
})

it.each([
  ['heic', bytes([0, 0, 0, 0x18], 'ftypheic', [0, 0, 0, 0])],
  ['heic', bytes([0, 0, 0, 0x18], 'ftypmif1', [0, 0, 0, 0])],
  ['avif', bytes([0, 0, 0, 0x18], 'ftypavif', [0, 0, 0, 0])],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  [null, bytes([0, 0, 0, 0x18], 'ftypmp42', [0, 0, 0, 0])],
  [null, bytes('%PDF-1.7')],
])('knows %s by its first bytes', async (kind, file) => {
  expect(await otherPictureOf(new Blob([file]))).toBe(kind)
})
