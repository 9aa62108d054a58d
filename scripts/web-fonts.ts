import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { painted } from './web-painted.ts'
import { ROOT } from './root.ts'

const FOLDER = join(ROOT, '.cache/fonts')

const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, i) => 0x20 + i))
/**
 * What Portuguese is written with, its neighbours' accents, and the signs of our pages. A name with other letters falls back
 * to the system's face.
 */
const LETTERS = `${ASCII}ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü\u00a0¡¿§©®ª°º²³·«»¼½¾×±–—‘’“”•…‹›€−≥≤≈→←↑↓\u2009\u202f`
/** Spacing, figures of one width, accents; not the alternates nobody asks for. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'calt']

/** Each face with only the weights and sizes `theme/` sets it in. Italics are always opsz 18 (theme/type.css). */
const FACES = [
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { opsz: { min: 9, max: 72 }, wght: { min: 350, max: 500 } },
  },
  { file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2', axes: { opsz: 18, wght: 400 } },
  { file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 600 } } },
] as const

/** Puts cut-down faces in the place of the packages' own: half the bytes, the same letters. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      const alias = await Promise.all(
        FACES.map(async ({ file, axes }) => ({ find: file, replacement: await cut(file, axes) })),
      )
      return { resolve: { alias } }
    },
  }
}

async function cut(file: string, axes: (typeof FACES)[number]['axes']): Promise<string> {
  const whole = await readFile(createRequire(import.meta.url).resolve(file))
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: axes } as const
  const font = await painted([whole.toString('base64'), LETTERS, JSON.stringify(options)], () =>
    subsetFont(whole, LETTERS, options),
  )
  const path = join(FOLDER, basename(file))
  await mkdir(FOLDER, { recursive: true })
  await writeFile(path, font)
  return path
}
