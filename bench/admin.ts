/**
 * Compares the back office's response times in a shop of a thousand orders and a big one, on the real API and PostgreSQL. `npm run
 * bench:admin -- --orders 1000000 --rounds 20 --only dashboard`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import * as z from 'zod/mini'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { callsOf } from './admin-calls.ts'
import { fillShop } from './admin-data.ts'

const SMALL = 1000
/** Below this, the ratio is noise. Milliseconds. */
const NOISE_MS = 15

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    /** Set in child processes: the size to measure. */
    shop: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const say = (line: string) => void process.stderr.write(`${line}\n`)

const Times = z.array(z.object({ name: z.string(), target: z.number(), p50: z.number(), p95: z.number() }))
type Times = z.infer<typeof Times>

if (values.shop) process.send?.(await measureShop(Number(values.shop)))
else await compare()

async function compare(): Promise<void> {
  const small = new Map((await timesOf(String(SMALL))).map((row) => [row.name, row]))
  const big = await timesOf(values.orders)
  console.log(
    `| call | p50, ${SMALL} | p95, ${SMALL} | p50, ${values.orders} | p95, ${values.orders} | ratio of p50 | |`,
  )
  console.log('|---|--:|--:|--:|--:|--:|---|')
  let misses = 0
  for (const { name, target, p50, p95 } of big) {
    const before = small.get(name)
    if (!before) continue
    const ratio = p50 / before.p50
    const miss = p95 > target ? `above ${target} ms` : ratio > 2 && p50 > NOISE_MS ? 'above 2 ×' : ''
    if (miss) misses++
    const numbers = [before.p50, before.p95, p50, p95, ratio].map((number) => number.toFixed(1))
    console.log(`| ${[name, ...numbers, miss].join(' | ')} |`)
  }
  console.log(`\n${misses} of ${big.length} calls miss their target`)
}

/** In its own process: the API reads its database address only once. */
async function timesOf(orders: string): Promise<Times> {
  const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--shop', orders], {
    execArgv: ['--max-semi-space-size=8', '--max-old-space-size=256'],
  })
  const measured = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the shop of ${orders} orders ended with ${code}`)))
  })
  return Times.parse(await measured)
}

async function measureShop(orders: number): Promise<Times> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
  try {
    await fill(dataDir, orders)
    return await measureApi(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

/** Filled with fast settings, measured with the product's. */
async function fill(dataDir: string, orders: number): Promise<void> {
  const postgres = await startPostgres(dataDir, { use: 'throwaway' })
  try {
    await migrate(postgres.url)
    await fillShop(() => connectTo(postgres.url), orders, say)
  } finally {
    await postgres.stop()
  }
}

async function measureApi(dataDir: string): Promise<Times> {
  const postgres = await startPostgres(dataDir)
  Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const { createApp } = await import('#api/app.ts')
  const { openQueue, closeQueue } = await import('#api/platform/queue.ts')
  const { db, transact } = await import('#api/platform/db.ts')
  const { openSession } = await import('#api/auth/sessions.ts')
  const { refreshTotals } = await import('#api/admin/refresh-totals.ts')
  await openQueue()
  say(`daily totals stored in ${Math.round(await timed(() => refreshTotals()))} ms`)
  say(`daily totals refreshed in ${Math.round(await timed(() => refreshTotals()))} ms`)
  const server = createServer(createApp()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = await connectTo(postgres.url)
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const { id } = await db.user.findFirstOrThrow({ where: { role: 'admin' } })
    const { token: cookie } = await transact((tx) =>
      openSession(tx, { id, role: 'admin' }, { ip: '127.0.0.1', userAgent: 'bench' }),
    )
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, {
        headers: { cookie: `rosto_session=${cookie}` },
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
    }
    const times: Times = []
    for (const { name, path, target } of await callsOf(client)) {
      if (!name.includes(values.only)) continue
      await ask(path)
      const taken: number[] = []
      for (let round = 0; round < rounds; round++) taken.push(await timed(() => ask(path)))
      times.push({ name, target, p50: shareOf(taken, 0.5), p95: shareOf(taken, 0.95) })
    }
    return times
  } finally {
    await client.end()
    server.close()
    server.closeAllConnections()
    await closeQueue()
    await db.$disconnect()
    await postgres.stop()
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function shareOf(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
