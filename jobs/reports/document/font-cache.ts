/**
 * Static instances of the brand's variable fonts. pdfkit cannot read woff2 nor set variation axes, so each instance is cut
 * once with the characters Portuguese needs and kept under `.cache/fonts`. Safe when several processes start at once.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz'
const INTER = '@fontsource-variable/inter/files/inter-latin-opsz'

type Instance = { readonly file: string; readonly axes: Readonly<Record<string, number>> }

/** Optical size 72 above 30 px, 18 for italics, as the design notes ask. */
export const INSTANCES = {
  display: { file: `${FRAUNCES}-normal.woff2`, axes: { opsz: 72, wght: 370 } },
  say: { file: `${FRAUNCES}-normal.woff2`, axes: { opsz: 30, wght: 400 } },
  heading: { file: `${FRAUNCES}-normal.woff2`, axes: { opsz: 24, wght: 430 } },
  italic: { file: `${FRAUNCES}-italic.woff2`, axes: { opsz: 18, wght: 400 } },
  pull: { file: `${FRAUNCES}-italic.woff2`, axes: { opsz: 18, wght: 380 } },
  text: { file: `${INTER}-normal.woff2`, axes: { opsz: 14, wght: 400 } },
  medium: { file: `${INTER}-normal.woff2`, axes: { opsz: 14, wght: 500 } },
  strong: { file: `${INTER}-normal.woff2`, axes: { opsz: 14, wght: 600 } },
} as const satisfies Record<string, Instance>

export type FontName = keyof typeof INSTANCES
export const FONT_NAMES: readonly FontName[] = [
  'display',
  'say',
  'heading',
  'italic',
  'pull',
  'text',
  'medium',
  'strong',
]

/** Latin-1 letters and the punctuation the document sets; anything else is transliterated or dropped before measuring. */
export const PRINTABLE_CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff).filter((character) => character !== '\u00ad'),
  ...Array.from('ıŒœ–—‘’‚“”„•…‹›€™−'),
].join('')

/** rvrn and rclt swap the wonky letters of the italics out; without them they stay. */
const FEATURES = ['rvrn', 'rclt', 'kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']
/** Part of the file name, so that a changed recipe never meets an old file. */
const RECIPE = 'v3'
const ROOT = resolve(import.meta.dirname, '../../..')

export type FontFiles = Readonly<Record<FontName, Buffer>>

let loading: Promise<FontFiles> | undefined

/** The font files, cut on first use and read once a process. */
export function loadFonts(): Promise<FontFiles> {
  loading ??= readAll().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function readAll(): Promise<FontFiles> {
  const [display, say, heading, italic, pull, text, medium, strong] = await Promise.all([
    readInstance('display'),
    readInstance('say'),
    readInstance('heading'),
    readInstance('italic'),
    readInstance('pull'),
    readInstance('text'),
    readInstance('medium'),
    readInstance('strong'),
  ])
  return { display, say, heading, italic, pull, text, medium, strong }
}

async function readInstance(name: FontName): Promise<Buffer> {
  const directory = join(ROOT, '.cache/fonts')
  const path = join(directory, `${name}-${RECIPE}.ttf`)
  if (existsSync(path)) return readFile(path)
  const { file, axes } = INSTANCES[name]
  const variable = await readFile(createRequire(import.meta.url).resolve(file))
  const cut = await subsetFont(variable, PRINTABLE_CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await mkdir(directory, { recursive: true })
  const partial = `${path}.${process.pid}`
  await writeFile(partial, cut)
  await rename(partial, path)
  return cut
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
