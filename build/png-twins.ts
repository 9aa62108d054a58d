import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Enough for print, at a third of the bytes. */
const COLOURS = 64

/** Writes a `.png` beside full-size `.webp` files for `platform/picture-fallback`. Made at build time: forty guide pages are megabytes. */
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

export async function writeTwins(root: string): Promise<void> {
  const names = await readdir(root, { recursive: true })
  // Small variants fall back to the full size.
  const whole = names.filter((name) => name.endsWith('.webp') && !name.endsWith('-p.webp'))
  for (const name of whole) {
    const twin = join(root, name.replace(/\.webp$/, '.png'))
    if (!existsSync(twin))
      await sharp(join(root, name)).png({ palette: true, colours: COLOURS, effort: 4 }).toFile(twin)
  }
}
