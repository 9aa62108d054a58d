import sharp from 'sharp'
import type { Plugin } from 'vite'
import { mark } from '#api/platform/brand-mark.ts'
import { letter } from '#api/platform/lettering.ts'
import { BRAND } from '#contract/brand.ts'
import { painted } from './web-painted.ts'

/** Ink on light grounds, paper on dark ones. */
const COLOURS = { light: '#231A17', dark: '#FCF8F3' } as const
/** Height of the mark in pixels: the logo's five sizes, doubled for dense screens. */
const HEIGHTS = { sm: 46, md: 54, lg: 62, xl: 82, '2xl': 108 } as const

/** The whole logo as an image, for those who cannot take the drawn one: mails, profiles, the press. */
async function paintLogo(ground: keyof typeof COLOURS, size: keyof typeof HEIGHTS, format: 'webp' | 'png') {
  const height = HEIGHTS[size]
  const colour = COLOURS[ground]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 0 26 32" width="${height * 0.8125}" height="${height}">${mark(colour)}</svg>`
  return await painted([svg, BRAND.name, format, 'logo'], async () => {
    const words = await letter(BRAND.name, { size: Math.round(height * 0.74), weight: 480, colour })
    const { width: wordsWidth, height: wordsHeight } = await sharp(words).metadata()
    const left = Math.round(height * 1.12)
    const image = sharp({
      create: { width: left + wordsWidth, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    }).composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: words, left, top: Math.round((height - wordsHeight) / 2) },
    ])
    return format === 'webp' ? image.webp({ lossless: true }).toBuffer() : image.png().toBuffer()
  })
}

/** Paints `/assets/logo-{light,dark}-{size}.{webp,png}` into the build. */
export function paintLogos(): Plugin {
  return {
    name: 'paint-logos',
    apply: 'build',
    async generateBundle() {
      for (const ground of ['light', 'dark'] as const)
        for (const size of ['sm', 'md', 'lg', 'xl', '2xl'] as const)
          for (const format of ['webp', 'png'] as const)
            this.emitFile({
              type: 'asset',
              fileName: `assets/logo-${ground}-${size}.${format}`,
              source: await paintLogo(ground, size, format),
            })
    },
  }
}
