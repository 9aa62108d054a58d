import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const FOLDER = fileURLToPath(new URL('../../.cache/fonts', import.meta.url))

interface StaticFont {
  /** Of a variable font, as an import would name it. */
  readonly file: string
  /** Where each axis is pinned: weight (`wght`), optical size in points (`opsz`). */
  readonly axes: Readonly<Record<string, number>>
  /** All characters and features stay unless these name what to keep. */
  readonly only?: { readonly characters: string; readonly features: readonly string[] }
}

const fonts = new Map<string, Promise<string>>()

/**
 * Path of one static TrueType instance of a variable font, which neither pdfkit nor the image library can read. It is cut on
 * first use; its name changes with the recipe and the source. Safe when several processes start at once.
 */
export function staticFont(recipe: StaticFont): Promise<string> {
  const key = JSON.stringify(recipe)
  const font =
    fonts.get(key) ??
    cut(recipe, key).catch((error: unknown) => {
      fonts.delete(key)
      throw error
    })
  fonts.set(key, font)
  return font
}

async function cut({ file, axes, only }: StaticFont, key: string): Promise<string> {
  const variable = await readFile(createRequire(import.meta.url).resolve(file))
  const path = join(FOLDER, `${createHash('sha256').update(key).update(variable).digest('hex').slice(0, 24)}.ttf`)
  if (existsSync(path)) return path
  const font = await subsetFont(variable, only?.characters ?? '', {
    targetFormat: 'sfnt',
    variationAxes: axes,
    ...(only ? { keepFeatures: only.features, noHinting: true } : { keepAllGlyphs: true }),
  })
  await mkdir(FOLDER, { recursive: true })
  const partial = `${path}.${process.pid}`
  await writeFile(partial, font)
  await rename(partial, path)
  return path
}
