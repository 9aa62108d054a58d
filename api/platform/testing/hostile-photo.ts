import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { drawnPhoto } from './drawn-photo.ts'

/** An upload cut half way. */
export async function truncatedJpeg(): Promise<Buffer> {
  const whole = await drawnPhoto({ slot: 'front', megapixels: 2 })
  return whole.subarray(0, Math.floor(whole.length / 2))
}

/** Whatever its name. */
export function gifFile(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 1000, channels: 3, background: '#c68863' } })
    .gif()
    .toBuffer()
}

/** 80 megapixels in a few kilobytes; decoded, a quarter of a gigabyte. The JPEG only claims its size. */
export async function pixelBomb(format: 'jpeg' | 'png' = 'png'): Promise<Buffer> {
  const [width, height] = [10_000, 8_000]
  if (format === 'png') return blackPng(width, height)
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer()
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]))
  small.writeUInt16BE(height, frame + 5)
  small.writeUInt16BE(width, frame + 7)
  return small
}

/** One bit per pixel, all zero: compresses best. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
