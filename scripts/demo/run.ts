// The main path without a screen; PostgreSQL, HTTP, signatures, mails, queue and PDF are real.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { ROOT } from '../root.ts'
import { runProduct, tail } from '../ops/run-product.ts'
import { storedPhotos, traces } from './inspect.ts'
import { drawPhotos, fromTestToReport } from './journey.ts'

const TOKEN = 'token-da-demonstracao'

const undo: (() => Promise<void>)[] = []
const startedAt = Date.now()
let lastOutput: (() => string) | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void leave(130))

try {
  await demonstrate()
  await leave(0)
} catch (error) {
  console.error(`\nA demonstração falhou: ${error instanceof Error ? error.message : String(error)}`)
  if (lastOutput) console.error(`\nO que o produto disse por último:\n${tail(lastOutput())}`)
  await leave(1)
}

async function demonstrate(): Promise<void> {
  console.log('Demonstração: do teste gratuito ao guia em PDF\n')
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-demo-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  await chmod(dataDir, 0o711)

  const photos = await step('Quatro fotos de 12 megapixels desenhadas, com rotação e GPS no EXIF', drawPhotos)
  const product = await step('Produto no ar, com banco de dados novo', () =>
    runProduct(dataDir, { KIWIFY_TOKEN: TOKEN }),
  )
  undo.push(product.stop)
  lastOutput = product.output
  const { pdf, pages } = await fromTestToReport({ address: product.address, dataDir, kiwifyToken: TOKEN }, photos, step)
  const target = join(ROOT, 'relatorio.pdf')
  await writeFile(target, pdf)
  await step('Fotos guardadas conferidas: em pé, sem EXIF e sem GPS', () => checkStoredPhotos(dataDir))

  const megabytes = (pdf.length / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  console.log(`\nTudo certo em ${seconds(Date.now() - startedAt)}.`)
  console.log(`${target}: ${pages} páginas, ${megabytes} MB.`)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = Date.now()
  try {
    const result = await work()
    console.log(`  ✓ ${name.padEnd(72)} ${seconds(Date.now() - before).padStart(8)}`)
    return result
  } catch (error) {
    console.log(`  ✗ ${name}`)
    throw error
  }
}

async function checkStoredPhotos(dataDir: string): Promise<void> {
  const photos = await storedPhotos(dataDir)
  if (photos.length !== PHOTO_SLOTS.length) throw new Error(`Há ${photos.length} fotos guardadas; deveriam ser quatro.`)
  for (const photo of photos) {
    const { hasExif, orientation } = await traces(photo)
    if (hasExif || orientation !== 1) throw new Error('Uma foto guardada ainda traz metadados.')
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
}

async function leave(code: number): Promise<never> {
  for (const one of undo.splice(0).toReversed()) await one().catch(() => {})
  process.exit(code)
}
