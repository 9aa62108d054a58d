import { expect, it } from 'vitest'
import { photoKindOf } from './photo-prepare.ts'

const bytes = (text: string) => Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0)

it.each([
  ['jpeg', '\xff\xd8\xff\xe1\0\x18Exif\0\0'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\r'],
  ['heic', '\0\0\0\x18ftypheic'],
  ['heic', '\0\0\0\x18ftypmif1'],
  ['avif', '\0\0\0\x18ftypavif'],
  ['webp', 'RIFF\x01\x02\x03\nWEBPVP8 '],
  [null, '\0\0\0\x18ftypmp42'],
  [null, 'GIF89a\0\0\0\0\0\0'],
  [null, '%PDF-1.7'],
  [null, '\xff\xd8'],
  [null, ''],
])('knows %s by its first bytes', (kind, head) => {
  expect(photoKindOf(bytes(head))).toBe(kind)
})
