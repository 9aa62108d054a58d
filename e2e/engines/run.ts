// node e2e/engines/run.ts [webkit] [firefox] [--report=file]: the main path in the engines that are not Chromium, all by default.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { PhotoSlot } from '#contract/onboarding.ts'
import type { Shop } from '#scripts/demo/journey.ts'
import { type EngineName, ENGINES, ensureEngine } from '#scripts/gate/engines.ts'
import { runProduct, tail } from '#scripts/ops/run-product.ts'
import { ROOT } from '#scripts/root.ts'
import { writePhotoFiles } from '#scripts/studio/photo-files.ts'
import { openFirefox } from './firefox.ts'
import { mainPath } from './main-path.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

const OPEN: Readonly<Record<EngineName, (programs: readonly string[]) => Promise<Tab>>> = {
  webkit: openWebKit,
  firefox: openFirefox,
}
/** What a failure looked like. */
const PICTURES = join(ROOT, '.cache', 'engines')
/** Actions of the product's log. */
const REPORTED = /script_failure|policy_violation/
const TOKEN = 'token-dos-outros-motores'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } })
const names = Object.keys(ENGINES).filter(
  (name): name is EngineName => positionals.length === 0 || positionals.includes(name),
)
const undo: (() => Promise<void>)[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(130))

/** What the pages reported of themselves to the product, also before the engine could be asked. */
const reported: string[] = []
const counts = { passed: 0, failed: 0, missing: 0 }
try {
  await play()
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  counts.failed++
}
if (values.report) await writeFile(values.report, JSON.stringify(counts))
await leave(counts.failed === 0 ? 0 : 1)

async function play(): Promise<void> {
  const installed = names.map((name) => [name, ensureEngine(name)] as const)
  const found = installed.filter((one): one is [EngineName, readonly string[]] => typeof one[1] !== 'string')
  for (const [name, why] of installed) {
    if (typeof why !== 'string') continue
    console.log(`não rodou: ${ENGINES[name].title} (${why})`)
    counts.missing++
  }
  if (found.length === 0) return

  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-engines-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  await chmod(dataDir, 0o711)
  const photos = await writePhotoFiles(dataDir, { megapixels: 1 })
  const product = await runProduct(dataDir, { KIWIFY_TOKEN: TOKEN, REPORT_REVIEW: 'auto' }, (line) => {
    if (REPORTED.test(line)) reported.push(line)
  })
  undo.push(product.stop)
  const shop = { address: product.address, dataDir, kiwifyToken: TOKEN }
  for (const [name, programs] of found) {
    const before = counts.failed
    reported.length = 0
    await playIn(name, programs, shop, photos)
    if (counts.failed > before) console.log(`O que o produto disse por último:\n${tail(product.output())}`)
  }
}

/** Its steps, until one fails. */
async function playIn(
  name: EngineName,
  programs: readonly string[],
  shop: Shop,
  photos: Readonly<Record<PhotoSlot, string>>,
): Promise<void> {
  const startedAt = Date.now()
  const tab = await OPEN[name](programs)
  undo.push(tab.close)
  const title = `${ENGINES[name].title} ${tab.version}`
  console.log(title)
  for (const { name: step, work } of mainPath(tab, shop, `marina.${name}@example.com`, photos)) {
    const before = Date.now()
    try {
      await work()
      const errors = [...(await tab.errors()), ...reported]
      if (errors.length > 0) throw new Error(`A página errou:\n${errors.join('\n')}`)
    } catch (error) {
      console.log(`  ✗ ${step}\n${error instanceof Error ? error.message : String(error)}`)
      counts.failed++
      await show(name, tab)
      break
    }
    console.log(`  ✓ ${step} (${seconds(before)})`)
    counts.passed++
  }
  console.log(`${title}: ${seconds(startedAt)}`)
  undo.splice(undo.indexOf(tab.close), 1)
  await tab.close()
}

async function show(name: EngineName, tab: Tab): Promise<void> {
  const path = join(PICTURES, `${name}.png`)
  await mkdir(PICTURES, { recursive: true })
  await writeFile(path, await tab.picture())
  console.log(`${await tab.read(() => location.href)}, fotografada em ${path}:`)
  console.log((await tab.read(() => document.body.innerText)).slice(0, 2000))
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`
}

async function leave(code: number): Promise<never> {
  for (const one of undo.splice(0).toReversed()) await one().catch(() => {})
  process.exit(code)
}
