import sharp, { type Sharp } from 'sharp'
import { mark } from '#api/platform/brand-mark.ts'
import { letter } from '#api/platform/lettering.ts'
import { BRAND } from '#contract/brand.ts'
import type { DrawnFile } from './picture-files.ts'

const COLOURS = { light: '#231A17', dark: '#FCF8F3' } as const
/** Of the mark, in pixels: five sizes, doubled for dense screens. */
const HEIGHTS = { sm: 46, md: 54, lg: 62, xl: 82, '2xl': 108 } as const

async function drawLogo(colour: string, height: number): Promise<Sharp> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 0 26 32" width="${height * 0.8125}" height="${height}">${mark(colour)}</svg>`
  const words = await letter(BRAND.name, { size: Math.round(height * 0.74), weight: 480, colour })
  const { width: wordsWidth, height: wordsHeight } = await sharp(words).metadata()
  const left = Math.round(height * 1.12)
  return sharp({
    create: { width: left + wordsWidth, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite([
    { input: Buffer.from(svg), left: 0, top: 0 },
    { input: words, left, top: Math.round((height - wordsHeight) / 2) },
  ])
}

/** As images, for mails, profiles and the press. */
export const logos: readonly DrawnFile[] = Object.entries(COLOURS).flatMap(([ground, colour]) =>
  Object.entries(HEIGHTS).flatMap(([size, height]) => [
    {
      path: `public/assets/logo-${ground}-${size}.webp`,
      draw: async () => (await drawLogo(colour, height)).webp({ lossless: true }).toBuffer(),
    },
    {
      path: `public/assets/logo-${ground}-${size}.png`,
      draw: async () => (await drawLogo(colour, height)).png().toBuffer(),
    },
  ]),
)
