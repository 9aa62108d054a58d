import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

interface Lettering {
  /** In pixels. */
  readonly size: number
  /** The cuts of the display face that lie in `fonts/`. */
  readonly weight: 380 | 480
  readonly colour: string
  /** Pixels between lines, more or less than the face's own. */
  readonly spacing?: number
  /** Lines break before they are this many pixels wide; only a word wider than that is wider. */
  readonly width?: number
}

/** Words in the display face as a PNG, cut to the ink, on nothing. Lines are parted by `\n`. */
export async function letter(words: string, { size, weight, colour, spacing = 0, width }: Lettering): Promise<Buffer> {
  const text = `<span foreground="${colour}">${escape(words)}</span>`
  const wrapped = width === undefined ? {} : { width, wrap: 'word' as const }
  const fontfile = fileURLToPath(new URL(`fonts/fraunces-${weight}.ttf`, import.meta.url))
  // Both cuts have one name: without its weight a word gets whichever file the process met first.
  const font = `Fraunces weight=${weight} ${size}`
  return await sharp({ text: { text, font, fontfile, rgba: true, dpi: 72, spacing, ...wrapped } })
    .png()
    .toBuffer()
}

const escape = (words: string) => words.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)
