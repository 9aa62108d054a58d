import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { ROOT } from './root.ts'

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
const FOLDER = join(ROOT, '.cache/painted')

const fonts = new Map<number, Promise<string>>()

/** Words in the display face, cut to the ink, on nothing. Lines are parted by `\n`. */
export async function letter(
  words: string,
  { size, weight, colour, spacing = 0 }: { size: number; weight: number; colour: string; spacing?: number },
): Promise<Buffer> {
  const font = fonts.get(weight) ?? writeFont(weight)
  fonts.set(weight, font)
  const text = `<span foreground="${colour}">${words}</span>`
  return await sharp({ text: { text, font: `Fraunces ${size}`, fontfile: await font, rgba: true, dpi: 72, spacing } })
    .png()
    .toBuffer()
}

/** The face as one plain file of one weight: what letters images knows no variable woff2. */
async function writeFont(weight: number): Promise<string> {
  const path = join(FOLDER, `fraunces-72-${weight}.ttf`)
  const variable = await readFile(createRequire(import.meta.url).resolve(FRAUNCES))
  await mkdir(FOLDER, { recursive: true })
  await writeFile(
    path,
    await subsetFont(variable, '', {
      targetFormat: 'sfnt',
      keepAllGlyphs: true,
      variationAxes: { opsz: 72, wght: weight },
    }),
  )
  return path
}
