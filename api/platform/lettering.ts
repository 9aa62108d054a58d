import sharp from 'sharp'
import { staticFont } from './static-font.ts'

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'

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
  const fontfile = await staticFont({ file: FRAUNCES, axes: { opsz: 72, wght: weight } })
  const text = `<span foreground="${colour}">${escape(words)}</span>`
  const wrapped = width === undefined ? {} : { width, wrap: 'word' as const }
  return await sharp({
    text: { text, font: `Fraunces ${size}`, fontfile, rgba: true, dpi: 72, spacing, ...wrapped },
  })
    .png()
    .toBuffer()
}

const escape = (words: string) => words.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)
