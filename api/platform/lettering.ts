import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

interface Lettering {
  /** Pixels. */
  readonly size: number
  /** Weights available in `fonts/`. */
  readonly weight: 380 | 480
  readonly colour: string
  /** Extra line spacing in pixels. */
  readonly spacing?: number
  /** Maximum in pixels; only a single longer word exceeds it. */
  readonly width?: number
}

/** Transparent PNG, cropped to the ink. `\n` breaks lines. */
export async function letter(words: string, { size, weight, colour, spacing = 0, width }: Lettering): Promise<Buffer> {
  const text = `<span foreground="${colour}">${escape(words)}</span>`
  const wrapped = width === undefined ? {} : { width, wrap: 'word' as const }
  const fontfile = fileURLToPath(new URL(`fonts/fraunces-${weight}.ttf`, import.meta.url))
  // Both files share a family name: without the weight either may be used.
  const font = `Fraunces weight=${weight} ${size}`
  return await sharp({ text: { text, font, fontfile, rgba: true, dpi: 72, spacing, ...wrapped } })
    .png()
    .toBuffer()
}

const escape = (words: string) => words.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c)
