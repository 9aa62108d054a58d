import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ensureBuild, ensureDatabaseClient } from '../ops/build.ts'
import { ROOT } from '../root.ts'

const SOURCES = 'api contract dist jobs prisma public scripts visagism package.json package-lock.json'.split(' ')
/** Production requires company data. */
const COMPANY = `{ name: 'Ensaio Ltda.', cnpj: '12.345.678/0001-90', address: 'Rua do Ensaio, 1, São Paulo, SP, 01000-000' }`

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>>
}

/** What `npm ci && npm run generate && npm run build && npm prune --omit=dev` leaves, with company data. */
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

async function fillInCompany(folder: string): Promise<void> {
  const brand = join(folder, 'contract/brand.ts')
  const text = await readFile(brand, 'utf8')
  const filled = text
    .replace(/const COMPANY: Company = \{.*\}/, `const COMPANY: Company = ${COMPANY}`)
    .replace('SAMPLE_WHATSAPP as string', "'5511912345678' as string")
  if (filled === text) throw new Error('contract/brand.ts já não tem os campos que um dono preenche.')
  await writeFile(brand, filled)
}

/** Nested packages are copied separately. Hard links: nothing writes there. */
async function copyPackage(path: string, folder: string): Promise<void> {
  const from = join(ROOT, path)
  const into = join(folder, path)
  await mkdir(dirname(into), { recursive: true })
  const { status } = spawnSync('cp', ['-al', from, dirname(into)], { stdio: 'ignore' })
  // Not installed on this platform.
  if (status !== 0) return
  spawnSync('rm', ['-rf', join(into, 'node_modules')])
}
