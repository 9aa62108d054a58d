/** Cut by `npm run pictures`: pdfkit reads no variable woff2. */
import { readFile } from 'node:fs/promises'

const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-opsz'
const INTER = '@fontsource-variable/inter/files/inter-latin-opsz'

/** Optical size 72 above 30 px, 18 for italics, by design. */
export const REPORT_FONTS = {
  display: { file: `${FRAUNCES}-normal.woff2`, axes: { opsz: 72, wght: 370 } },
  say: { file: `${FRAUNCES}-normal.woff2`, axes: { opsz: 30, wght: 400 } },
  heading: { file: `${FRAUNCES}-normal.woff2`, axes: { opsz: 24, wght: 430 } },
  italic: { file: `${FRAUNCES}-italic.woff2`, axes: { opsz: 18, wght: 400 } },
  pull: { file: `${FRAUNCES}-italic.woff2`, axes: { opsz: 18, wght: 380 } },
  text: { file: `${INTER}-normal.woff2`, axes: { opsz: 14, wght: 400 } },
  medium: { file: `${INTER}-normal.woff2`, axes: { opsz: 14, wght: 500 } },
  strong: { file: `${INTER}-normal.woff2`, axes: { opsz: 14, wght: 600 } },
} as const

export type FontName = keyof typeof REPORT_FONTS
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

/** Others are transliterated or dropped before measuring. */
export const PRINTABLE_CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff).filter((character) => character !== '\u00ad'),
  ...Array.from('ıŒœ–—‘’‚“”„•…‹›€™−'),
].join('')

/** rvrn and rclt replace the italics' wonky letters. */
export const REPORT_FONT_FEATURES = ['rvrn', 'rclt', 'kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

export async function loadFonts(): Promise<ReadonlyMap<FontName, Buffer>> {
  return new Map(await Promise.all(FONT_NAMES.map(readFont)))
}

async function readFont(name: FontName): Promise<[FontName, Buffer]> {
  return [name, await readFile(new URL(`fonts/${name}.ttf`, import.meta.url))]
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
}
