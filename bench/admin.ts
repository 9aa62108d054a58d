/**
 * Does the back office answer at a million orders as it does at a thousand? Makes both shops in databases of their own,
 * asks everything an administrator's screens ask, through the real API, and holds the times against the targets.
 * `npm run bench:admin -- --orders 100000 --rounds 30`; BENCH_ONLY=dashboard measures what has that in its name.
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
const Timed = z.object({ name: z.string(), target: z.number(), p50: z.number(), p95: z.number(), cpu: z.number() })
const Csv = z.object({
  csv: z.object({ rows: z.number(), bytes: z.number(), ms: z.number(), rss: z.array(z.number()) }),
})
type Timed = z.infer<typeof Timed>

async function measureShop(orders: number): Promise<{ calls: Map<string, Timed>; csv: string }> {
  const calls = new Map<string, Timed>()
  let csv = ''
  const child = fork(join(ROOT, 'bench/admin-shop.ts'), [String(orders), values.rounds], {
    // Without a bound the collector waits for memory it need not have; with one, what stays flat is what is used.
    execArgv: ['--max-semi-space-size=8', '--max-old-space-size=256'],
  })
  child.on('message', (message) => {
    const timed = Timed.safeParse(message)
    if (timed.success) calls.set(timed.data.name, timed.data)
    const taken = Csv.safeParse(message)
    if (taken.success) csv = csvWords(taken.data.csv)
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`the shop of ${orders} orders ended with ${code}`)
  return { calls, csv }
}

const mega = (bytes: number) => Math.round(bytes / 1_048_576)
const csvWords = ({ rows, bytes, ms, rss }: z.infer<typeof Csv>['csv']) =>
  `CSV: ${rows} rows, ${mega(bytes)} MB in ${(ms / 1000).toFixed(1)} s (${Math.round((rows / ms) * 1000)} rows/s); ` +
  `memory before and in each quarter of the way: ${rss.map((size) => `${mega(size)} MB`).join(', ')}`

const many = Number(values.orders)
const small = await measureShop(SMALL)
const big = await measureShop(many)
const misses: string[] = []
console.log(
  `| call | p50, ${SMALL} | p95, ${SMALL} | p50, ${many} | p95, ${many} | ratio of p50 | CPU, ${SMALL} | CPU, ${many} | |`,
)
console.log('|---|--:|--:|--:|--:|--:|--:|--:|---|')
for (const [name, { p50, p95, cpu, target }] of big.calls) {
  const before = small.calls.get(name)
  const ratio = before ? p50 / before.p50 : 1
  const miss = p95 > target ? `above ${target} ms` : ratio > 2 && p50 > NOISE_MS ? 'above 2 ×' : ''
  if (miss) misses.push(name)
  const cells = [before?.p50, before?.p95, p50, p95].map((ms) => ms?.toFixed(1) ?? '')
  console.log(
    `| ${[name, ...cells, ratio.toFixed(1), before?.cpu.toFixed(1) ?? '', cpu.toFixed(1), miss].join(' | ')} |`,
  )
}
console.log(`\n${SMALL}: ${small.csv}\n${many}: ${big.csv}`)
console.log(`${misses.length} of ${big.calls.size} calls miss their target`)
