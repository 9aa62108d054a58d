import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withLock } from './lock.mjs'

export interface Product {
  /** Names its stamp and its lock under `.cache`. */
  readonly name: string
  /** Files and folders it is made from; those that do not exist count as empty. */
  readonly inputs: readonly string[]
  readonly output: string
  readonly make: () => Promise<void>
  readonly onWait?: () => void
}

/**
 * Makes something derived from sources, unless it was made from exactly these sources before. Two instances of one checkout
 * do not make it at once. Answers whether work was done.
 */
export async function makeUnlessFresh(root: string, product: Product): Promise<boolean> {
  const stampPath = join(root, '.cache', `${product.name}.stamp`)
  const isFresh = async () =>
    existsSync(join(root, product.output)) &&
    (await readFile(stampPath, 'utf8').catch(() => '')) === (await digest(root, product.inputs))
  if (await isFresh()) return false
  return await withLock(
    join(root, '.cache', `${product.name}.lock`),
    async () => {
      if (await isFresh()) return false
      // Taken before the work: a source saved meanwhile must make the next start work again.
      const sources = await digest(root, product.inputs)
      await product.make()
      await mkdir(dirname(stampPath), { recursive: true })
      await writeFile(stampPath, sources)
      return true
    },
    product.onWait,
  )
}

async function digest(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesOf(root, input)))).flat().toSorted()
  const hash = createHash('sha256')
  for (const file of files) {
    const content = await readFile(join(root, file))
    hash.update(`${file}\0${content.byteLength}\0`).update(content)
  }
  return hash.digest('hex')
}

async function filesOf(root: string, input: string): Promise<string[]> {
  const found = await stat(join(root, input)).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [input]
  const entries = await readdir(join(root, input), { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\/+/, ''))
}
