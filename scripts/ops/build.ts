import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { runCommand } from '../command.ts'
import { withLock } from '../lock.mjs'
import { ROOT } from '../root.ts'

/** Sources of the pages and of their build. */
export const BUILD_INPUTS: readonly string[] =
  'pwa public contract visagism build scripts vite.config.ts vite.app.config.ts package.json package-lock.json'.split(
    ' ',
  )

interface Reporting {
  readonly say: (sentence: string) => void
  readonly signal?: AbortSignal
}

export interface Product {
  /** Names stamp and lock under `.cache`. */
  readonly name: string
  /** Missing ones count as empty. */
  readonly inputs: readonly string[]
  readonly output: string
  readonly make: () => Promise<unknown>
  readonly onWait?: () => void
}

export function ensureDatabaseClient({ say, signal }: Reporting): Promise<boolean> {
  return makeWhereItCan(ROOT, {
    tool: 'prisma',
    name: 'prisma-client',
    inputs: ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
    output: 'prisma/client/client.ts',
    make: () => {
      say('Gerando o cliente do banco de dados.')
      return runCommand('prisma generate', { env: { CHECKPOINT_DISABLE: '1' }, ...(signal && { signal }) })
    },
  })
}

export function ensureBuild({ say, signal }: Reporting): Promise<boolean> {
  return makeWhereItCan(ROOT, {
    tool: 'vite',
    name: 'build',
    inputs: BUILD_INPUTS,
    output: 'dist/web',
    make: () => {
      say('Montando as páginas e o aplicativo (só quando algo deles mudou).')
      return runCommand('npm run --silent build', { env: { NODE_ENV: 'production' }, ...(signal && { signal }) })
    },
    onWait: () => say('Outra execução está montando as páginas; esperando por ela.'),
  })
}

/**
 * `makeUnlessFresh` if the tool is installed; otherwise (`npm prune --omit=dev`) keeps the existing output. @throws Error when there is
 * none
 */
export async function makeWhereItCan(root: string, { tool, ...product }: Product & { tool: string }): Promise<boolean> {
  if (existsSync(join(root, 'node_modules', tool))) return await makeUnlessFresh(root, product)
  if (existsSync(join(root, product.output))) return false
  throw new Error(
    `Falta ${product.output}, e o que o faz não está instalado. Antes de npm prune --omit=dev: npm run generate && npm run build.`,
  )
}

/** A lock keeps two instances apart. @returns whether it was made */
export async function makeUnlessFresh(root: string, { name, inputs, output, make, onWait }: Product): Promise<boolean> {
  const stampPath = join(root, '.cache', `${name}.stamp`)
  const isFresh = async () =>
    existsSync(join(root, output)) &&
    (await readFile(stampPath, 'utf8').catch(() => '')) === (await digest(root, inputs))
  const makeOnce = async () => {
    if (await isFresh()) return false
    // Before the work: a source saved meanwhile must cause a rebuild.
    const sources = await digest(root, inputs)
    await make()
    await mkdir(dirname(stampPath), { recursive: true })
    await writeFile(stampPath, sources)
    return true
  }
  return !(await isFresh()) && (await withLock(join(root, '.cache', `${name}.lock`), makeOnce, onWait))
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
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
