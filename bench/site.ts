/**
 * The public site against its targets, on the production build. A cross marks a miss. Scores and times depend on the machine's load; sizes
 * do not.
 * `npm run bench -- site [grade|weigh|press|start|offline|keep]`
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '#scripts/gate/chromium.ts'
import { runProduct } from '#scripts/ops/run-product.ts'
import { gradePage } from './site/lighthouse.ts'
import { weighStored } from './site/stored.ts'
import { timeOffline } from './site/offline.ts'
import { GRADED, PUBLIC } from './site/pages.ts'
import { timePresses } from './site/press.ts'
import { timeStart } from './site/start.ts'
import { kilobytes, millis, TARGETS } from './site/targets.ts'
import { paths } from '#pwa/paths.ts'
import { weighPage } from './site/weigh.ts'

/** Runs behind each median. */
const RUNS = Number(process.env['RUNS'] ?? 3)

const asked = process.argv.slice(2)
const does = (part: string) => asked.length === 0 || asked.includes(part)

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
// The database's user must be able to enter.
await chmod(dataDir, 0o711)
const product = await runProduct(dataDir)
const port = await freePort()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    `--remote-debugging-port=${port}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const base = product.address
/** The worst public page beside its budget. */
const budgets: Record<string, { readonly worst: string; readonly budget: string }> = {}
try {
  // Warms the server up.
  for (const path of PUBLIC) await (await fetch(base + path)).arrayBuffer()
  if (does('grade')) await grade()
  if (does('weigh')) await weigh()
  if (does('press')) await press()
  if (does('start')) console.table(await timeStart(browser, base, RUNS))
  if (does('keep')) console.table(await weighStored(browser, base))
  if (does('offline')) {
    const rows: Record<string, object> = {}
    for (const path of GRADED) rows[path] = await timeOffline(browser, base, path)
    console.table(rows)
  }
  console.table(budgets)
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function grade(): Promise<void> {
  const rows: Record<string, object> = {}
  const complaints: Record<string, readonly string[]> = {}
  for (const path of GRADED) {
    const graded = await gradePage(base + path, port, RUNS)
    rows[path] = graded.row
    console.log(path, graded.row)
    if (graded.complaints.length > 0) complaints[path] = graded.complaints
  }
  console.table(rows)
  if (Object.keys(complaints).length > 0) console.log(complaints)
}

async function weigh(): Promise<void> {
  const rows: Record<string, object> = {}
  const worst = { gz: 0, total: 0, lcp: 0 }
  for (const path of PUBLIC) {
    const { row, gz, total, lcp } = await weighPage(browser, base, path)
    rows[path] = row
    worst.gz = Math.max(worst.gz, gz)
    worst.total = Math.max(worst.total, total)
    worst.lcp = Math.max(worst.lcp, lcp)
  }
  // On another device the head is drawn anew; its engine is outside the page's budget.
  rows[`${paths.quizResult}, from a mail`] = (await weighPage(browser, base, paths.quizResult, false)).row
  console.table(rows)
  budgets['scripts of a page, gzip'] = sizes(worst.gz, TARGETS.scripts)
  budgets['first load of a page'] = sizes(worst.total, TARGETS.firstLoad)
  budgets['LCP of a page'] = { worst: millis(worst.lcp, TARGETS.lcp), budget: millis(TARGETS.lcp) }
}

async function press(): Promise<void> {
  const { rows, slowest } = await timePresses(browser, base)
  console.table(rows)
  budgets['slowest press'] = { worst: millis(slowest, TARGETS.inp), budget: millis(TARGETS.inp) }
}

function sizes(worst: number, budget: number) {
  return { worst: kilobytes(worst, budget), budget: kilobytes(budget) }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
