import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont, { type Axes, type SubsetOptions } from 'subset-font'
import { FONT_NAMES, PRINTABLE_CHARACTERS, REPORT_FONT_FEATURES, REPORT_FONTS } from '#jobs/reports/document/fonts.ts'
import type { DrawnFile } from './picture-files.ts'

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
const FRAUNCES_ITALIC = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2'
const INTER = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i))
/** Portuguese, neighbouring languages' accents, our signs. Other letters use the system's font. */
const LETTERS = `${ASCII}ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü\u00a0¡¿§©®ª°º²³·«»¼½¾×±–—‘’“”•…‹›€−≥≤≈→←↑↓\u2009\u202f`
/** Stylistic alternates are left out. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'calt']

async function subset(file: string, letters: string, options: SubsetOptions): Promise<Buffer> {
  return await subsetFont(await readFile(createRequire(import.meta.url).resolve(file)), letters, options)
}

/** Only the letters, weights and sizes in use, half the package's bytes. */
const webFont = (file: string, variationAxes: Axes): DrawnFile => ({
  path: `pwa/theme/fonts/${file.replace(/^.*\//, '')}`,
  draw: () => subset(file, LETTERS, { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes }),
})

/** The SVG renderer cannot read variable woff2. */
const letteringFont = (wght: number): DrawnFile => ({
  path: `api/platform/fonts/fraunces-${wght}.ttf`,
  draw: () => subset(FRAUNCES, '', { targetFormat: 'sfnt', keepAllGlyphs: true, variationAxes: { opsz: 72, wght } }),
})

/** The report needs static TrueType. */
const reportFonts = FONT_NAMES.map((name): DrawnFile => {
  const { file, axes } = REPORT_FONTS[name]
  const options = {
    targetFormat: 'sfnt',
    keepFeatures: REPORT_FONT_FEATURES,
    noHinting: true,
    variationAxes: axes,
  } as const
  return {
    path: `jobs/reports/document/fonts/${name}.ttf`,
    draw: () => subset(file, PRINTABLE_CHARACTERS, options),
  }
})

export const fonts: readonly DrawnFile[] = [
  webFont(FRAUNCES, { opsz: { min: 9, max: 72 }, wght: { min: 350, max: 500 } }),
  // Italics always have opsz 18 (pwa/theme/type.css).
  webFont(FRAUNCES_ITALIC, { opsz: 18, wght: 400 }),
  webFont(INTER, { wght: { min: 400, max: 600 } }),
  letteringFont(380),
  letteringFont(480),
  ...reportFonts,
]
