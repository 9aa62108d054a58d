import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runCommand } from '../command.ts'
import { RELEASED } from '../release-before.ts'
import { ensureBuild, ensureDatabaseClient } from '../build.ts'
import { ROOT } from '../root.ts'

const SOURCES = 'api contract dist jobs prisma public scripts visagism package.json package-lock.json'.split(' ')
/** A company as an owner fills it in: production does not start without. */
const COMPANY = `{ name: 'Ensaio Ltda.', cnpj: '12.345.678/0001-90', address: 'Rua do Ensaio, 1, São Paulo, SP, 01000-000' }`

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>>
}

/**
 * What `npm ci && npm run generate && npm run build && npm prune --omit=dev` leaves, and the company filled in: sources, pages and
 * the packages that serve, nothing that builds or tests.
 */
export async function makeProductionFolder(folder: string): Promise<void> {
  await ensureDatabaseClient({ say: () => {} })
  await ensureBuild({ say: () => {} })
  await mkdir(folder, { recursive: true })
  for (const source of SOURCES) {
    const filter = (path: string) => !/\.test\.tsx?$/.test(path)
    await cp(join(ROOT, source), join(folder, source), { recursive: true, filter })
  }
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const serving = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  for (const [path] of serving) await copyPackage(path, folder)
  await fillInCompany(folder)
}

/**
 * The release before as it served, beside a folder made by `makeProductionFolder`, with whose pages and packages it runs: the last
 * commit without the migration that follows `RELEASED`. Without that migration, or in a clone without its history, it is the
 * present one.
 */
export async function makeReleasedFolder(folder: string, product: string): Promise<void> {
  const next = (await readdir(join(ROOT, 'prisma/migrations')))
    .toSorted()
    .find((name) => /^\d/.test(name) && name > RELEASED)
  const added = next ? git('log', '--diff-filter=A', '--format=%H', '--', `prisma/migrations/${next}`) : ''
  await mkdir(folder, { recursive: true })
  // The first commit of a clone without its history adds every file, and has none before it.
  const before = added ? git('rev-parse', '--verify', '--quiet', `${added}^`) : null
  const archived = git('archive', '--format=tar', `--output=${folder}.tar`, before ?? 'HEAD')
  if (archived === null || spawnSync('tar', ['-xf', `${folder}.tar`, '-C', folder]).status !== 0)
    throw new Error('The release before is not in this clone.')
  await runCommand(`prisma generate --schema ${join(folder, 'prisma/schema.prisma')}`, {
    env: { CHECKPOINT_DISABLE: '1' },
  })
  for (const shared of ['dist', 'node_modules']) spawnSync('cp', ['-al', join(product, shared), join(folder, shared)])
  await fillInCompany(folder)
}

/** What git prints, or null where it fails. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

async function fillInCompany(folder: string): Promise<void> {
  const brand = join(folder, 'contract/brand.ts')
  const text = await readFile(brand, 'utf8')
  const filled = text
    .replace(/const COMPANY: Company = \{.*\}/, `const COMPANY: Company = ${COMPANY}`)
    .replace('SAMPLE_WHATSAPP as string', "'5511912345678' as string")
  if (filled === text) throw new Error('contract/brand.ts já não tem os campos que um dono preenche.')
  await writeFile(brand, filled)
}

/** One package without those below it, which come by themselves when they serve. Hard links: nothing is written there. */
async function copyPackage(path: string, folder: string): Promise<void> {
  const from = join(ROOT, path)
  const into = join(folder, path)
  await mkdir(dirname(into), { recursive: true })
  const { status } = spawnSync('cp', ['-al', from, dirname(into)], { stdio: 'ignore' })
  // What this platform does not install is not there.
  if (status !== 0) return
  spawnSync('rm', ['-rf', join(into, 'node_modules')])
}
