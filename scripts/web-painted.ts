import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const KEPT = join(ROOT, '.cache/painted')

/** An image painted from exactly this before is taken from the cache: painting is most of a build's time. */
export async function painted(recipe: readonly (string | number)[], paint: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(KEPT, createHash('sha256').update(recipe.join('\0')).digest('hex'))
  const kept = await readFile(path).catch(() => null)
  if (kept) return kept
  const image = await paint()
  await mkdir(KEPT, { recursive: true })
  await writeFile(path, image)
  return image
}
