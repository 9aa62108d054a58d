/**
 * Does the back office answer at a million orders as it does at a thousand? Makes both shops in databases of their own,
 * asks everything an administrator's screens ask, through the real API, and holds the times against the targets. Each
 * question goes to one shop and then to the other, again and again: whatever else the machine does, it does to both.
 * `npm run bench:admin -- --orders 100000 --rounds 30`; BENCH_ONLY=dashboard measures what has that in its name,
 * BENCH_DATA=<folder> keeps the shops for the next run.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { ROOT } from '#scripts/root.ts'

const SMALL = 1000
/** Below this a ratio tells the machine's mood, not the number of orders. Milliseconds. */
const NOISE_MS = 15

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '30' } },
})
const many = Number(values.orders)
const rounds = Number(values.rounds)
const only = process.env['BENCH_ONLY'] ?? ''

const Ready = z.object({ calls: z.array(z.object({ name: z.string(), path: z.string(), target: z.number() })) })
const Timed = z.object({ ms: z.number(), cpu: z.number() })
const Csv = z.object({
  csv: z.object({ rows: z.number(), bytes: z.number(), ms: z.number(), rss: z.array(z.number()) }),
})

async function openShop(orders: number) {
  const child = fork(join(ROOT, 'bench/admin-shop.ts'), [String(orders)], {
    // Without a bound the collector waits for memory it need not have; with one, what stays flat is what is used.
    execArgv: ['--max-semi-space-size=8', '--max-old-space-size=256'],
  })
  const gone = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`the shop of ${orders} orders ended with ${code}`))),
  )
  gone.catch(() => {})
  const next = () => Promise.race([new Promise<unknown>((resolve) => child.once('message', resolve)), gone])
  const ask = (question: object) => {
    const answer = next()
    child.send(question)
    return answer
  }
  const { calls } = Ready.parse(await next())
  return {
    calls: new Map(calls.map((call) => [call.name, call])),
    time: async (path: string) => Timed.parse(await ask({ path })),
    download: async (path: string) => Csv.parse(await ask({ download: path })).csv,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.send({ end: true })
      await ended
    },
  }
}
type Shop = Awaited<ReturnType<typeof openShop>>

interface Times {
  readonly p50: number
  readonly p95: number
  readonly cpu: number
}

/** One call each to warm up, then turn about: an administrator is one person. */
async function measure(name: string, shops: readonly Shop[]): Promise<Times[]> {
  const taken = shops.map((): z.infer<typeof Timed>[] => [])
  for (let round = 0; round <= rounds; round++)
    for (const [i, shop] of shops.entries()) {
      const timed = await shop.time(shop.calls.get(name)?.path ?? '/')
      if (round > 0) taken[i]?.push(timed)
    }
  return taken.map((all) => ({
    p50: at(
      0.5,
      all.map(({ ms }) => ms),
    ),
    p95: at(
      0.95,
      all.map(({ ms }) => ms),
    ),
    cpu: at(
      0.5,
      all.map(({ cpu }) => cpu),
    ),
  }))
}

function at(share: number, numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const mega = (bytes: number) => Math.round(bytes / 1_048_576)
const csvWords = ({ rows, bytes, ms, rss }: z.infer<typeof Csv>['csv']) =>
  `CSV: ${rows} rows, ${mega(bytes)} MB in ${(ms / 1000).toFixed(1)} s (${Math.round((rows / ms) * 1000)} rows/s); ` +
  `memory before and in each quarter of the way: ${rss.map((size) => `${mega(size)} MB`).join(', ')}`

const small = await openShop(SMALL)
const big = await openShop(many)
const misses: string[] = []
let measured = 0
const heads = ['p50', 'p95', 'CPU'].flatMap((what) => [`${what}, ${SMALL}`, `${what}, ${many}`])
console.log(`| call | ${heads.join(' | ')} | ratio of p50 | of CPU | |`)
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|---|')
for (const { name, target } of big.calls.values()) {
  if (!name.includes(only) || !small.calls.has(name)) continue
  measured++
  const [before, after] = await measure(name, [small, big])
  if (!before || !after) continue
  const ratio = after.p50 / before.p50
  const miss = after.p95 > target ? `above ${target} ms` : ratio > 2 && after.p50 > NOISE_MS ? 'above 2 ×' : ''
  if (miss) misses.push(name)
  const cells = (['p50', 'p95', 'cpu'] as const).flatMap((what) => [before[what], after[what]])
  const words = [...cells, ratio, after.cpu / before.cpu].map((number) => number.toFixed(1))
  console.log(`| ${[name, ...words, miss].join(' | ')} |`)
}
if ('csv'.includes(only))
  for (const shop of [small, big]) console.log(`\n${csvWords(await shop.download('/api/admin/export/orders'))}`)
console.log(`\n${misses.length} of ${measured} calls miss their target`)
for (const shop of [small, big]) await shop.close()
