import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import subsetFont from 'subset-font'

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
const FOLDER = fileURLToPath(new URL('../../.cache/fonts', import.meta.url))

const fonts = new Map<number, Promise<string>>()

interface Lettering {
  /** In pixels. */
  readonly size: number
  readonly weight: number
  readonly colour: string
  /** Pixels between lines, more or less than the face's own. */
  readonly spacing?: number
  /** Lines break before they are this many pixels wide; only a word wider than that is wider. */
  readonly width?: number
}

/** Words in the display face as a PNG, cut to the ink, on nothing. Lines are parted by `\n`. */
export async function letter(words: string, { size, weight, colour, spacing = 0, width }: Lettering): Promise<Buffer> {
  const font = fonts.get(weight) ?? writeFont(weight)
  fonts.set(weight, font)
  const text = `<span foreground="${colour}">${escape(words)}</span>`
  const wrapped = width === undefined ? {} : { width, wrap: 'word' as const }
  return await sharp({
    text: { text, font: `Fraunces ${size}`, fontfile: await font, rgba: true, dpi: 72, spacing, ...wrapped },
  })
    .png()
    .toBuffer()
}

const escape = (words: string) => words.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)

/** The face as one plain file of one weight: what letters images knows no variable woff2. */
async function writeFont(weight: number): Promise<string> {
  try {
    const path = join(FOLDER, `fraunces-72-${weight}.ttf`)
    const variable = await readFile(createRequire(import.meta.url).resolve(FRAUNCES))
    const font = await subsetFont(variable, '', {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { opsz: 72, wght: weight },
    })
    await mkdir(FOLDER, { recursive: true })
    // Another process may be reading it.
    const partial = `${path}.${process.pid}`
    await writeFile(partial, font)
    await rename(partial, path)
    return path
  } catch (error) {
    fonts.delete(weight)
    throw error
  }
}
