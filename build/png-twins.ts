import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Of the palette: enough for print on paper, in a third of the bytes. */
const COLOURS = 64

/**
 * Writes a `.png` beside every whole `.webp` of the output that has none, for the browser or the broken file that makes
 * `platform/picture-fallback` ask for it. Made at each build instead of committed: forty pages of a guide are megabytes.
 */
export function pngTwins(): Plugin {
  let root = ''
  return {
    name: 'png-twins',
    apply: 'build',
    configResolved(config) {
      root = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (!error) await writeTwins(root)
      },
    },
  }
}

/** The same for one folder and its subfolders. */
export async function writeTwins(root: string): Promise<void> {
  const names = await readdir(root, { recursive: true })
  // The small ones stand in a `srcset` alone, and give way to the whole.
  const whole = names.filter((name) => name.endsWith('.webp') && !name.endsWith('-p.webp'))
  for (const name of whole) {
    const twin = join(root, name.replace(/\.webp$/, '.png'))
    if (!existsSync(twin))
      await sharp(join(root, name)).png({ palette: true, colours: COLOURS, effort: 4 }).toFile(twin)
  }
}
