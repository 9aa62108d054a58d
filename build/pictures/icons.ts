import sharp from 'sharp'
import { mark } from '#api/platform/brand-mark.ts'
import type { DrawnFile } from './picture-files.ts'

const INK = '#231a17'
const PAPER = '#fcf8f3'

/** The mark on paper at `share` of its height. */
function square(share: number): string {
  const side = 32 / share
  const left = 16 - side / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${16 - side / 2} ${side} ${side}">` +
    `<rect x="${left}" y="${16 - side / 2}" width="${side}" height="${side}" fill="${PAPER}"/>${mark(INK)}</svg>`
  )
}

/** Follows the browser's colour scheme. */
const tab =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>g{color:${INK}}` +
  `@media(prefers-color-scheme:dark){g{color:${PAPER}}}</style><g transform="translate(.6 0)">${mark('currentColor')}</g></svg>`

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: 1200 }).resize(side, side).png().toBuffer()

const ICO_SIDE = 32

/** For clients that request `/favicon.ico` without reading a page. */
function ico(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // count
  head.writeUInt8(ICO_SIDE, 6)
  head.writeUInt8(ICO_SIDE, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

/** A maskable icon keeps the mark inside the safe circle. */
export const icons: readonly DrawnFile[] = [
  { path: 'public/favicon.ico', draw: async () => ico(await png(square(0.8), ICO_SIDE)) },
  { path: 'public/icons/mark.svg', draw: async () => Buffer.from(tab) },
  { path: 'public/icons/icon-192.png', draw: () => png(square(0.62), 192) },
  { path: 'public/icons/icon-512.png', draw: () => png(square(0.62), 512) },
  { path: 'public/icons/maskable-512.png', draw: () => png(square(0.5), 512) },
  { path: 'public/icons/apple-touch-180.png', draw: () => png(square(0.58), 180) },
]
