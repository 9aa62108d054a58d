/**
 * One size of shop, measured: data made in a PostgreSQL of its own, the real API before it, an administrator signed in. Run
 * by bench/admin.ts with the number of orders; answers over its channel.
 */
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import * as z from 'zod/mini'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { ROOT } from '#scripts/root.ts'
import { callsOf } from './admin-calls.ts'
import { cpuMs } from './admin-cpu.ts'
import { fillShop } from './admin-data.ts'

const [orders = 1000, rounds = 30] = process.argv.slice(2).map(Number)
const Taken = z.object({ rows: z.number(), bytes: z.number(), ms: z.number() })
const only = process.env['BENCH_ONLY']
const tell = (message: object) => (process.send ? process.send(message) : say(JSON.stringify(message)))
const say = (line: string) => void process.stderr.write(`${line}\n`)

// Nothing else keeps the process up while the database goes down.
const alive = setInterval(() => {}, 1000)
const kept = process.env['BENCH_DATA']
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-')))
try {
  await fill()
  await measure()
} finally {
  if (!kept) await rm(dataDir, { recursive: true, force: true })
  clearInterval(alive)
}

/** Under settings for speed; what is measured later runs under the product's own. */
async function fill(): Promise<void> {
  const postgres = await startPostgres(dataDir, { use: 'throwaway' })
  const connect = async () => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return client
  }
  try {
    const isKept = (await migrate(postgres.url)) === 0
    const client = await connect()
    const started = performance.now()
    const { rowCount } = await client.query('SELECT 1 FROM orders LIMIT 1')
    if (isKept && rowCount) return await client.end()
    if (rowCount) await client.query('VACUUM (ANALYZE)')
    else await fillShop(connect, orders, say)
    const { rows } = await client.query<{ size: string }>(
      'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
    )
    await client.end()
    say(
      `${orders} orders and the rest: ${rows[0]?.size}, made in ${Math.round((performance.now() - started) / 1000)} s`,
    )
  } finally {
    await postgres.stop()
  }
}

async function measure(): Promise<void> {
  const postgres = await startPostgres(dataDir)
  Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const [{ createApp }, { openQueue, closeQueue }, { db, transact }, { openSession }, { keepDays }] = await Promise.all(
    [
      import('#api/app.ts'),
      import('#api/platform/queue.ts'),
      import('#api/platform/db.ts'),
      import('#api/auth/sessions.ts'),
      import('#api/admin/keep-days.ts'),
    ],
  )
  await openQueue()
  const started = performance.now()
  await keepDays()
  say(`days that are over counted in ${Math.round(performance.now() - started)} ms`)
  const server = createServer(createApp()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const base = `http://127.0.0.1:${address.port}`
    const { rows } = await client.query<{ id: string }>(`SELECT id FROM users WHERE role = 'admin' ORDER BY id LIMIT 1`)
    const cookie = await transact((tx) => openSession(tx, rows[0]?.id ?? '', { ip: '127.0.0.1', userAgent: 'bench' }))
    const headers = { cookie: `rosto_session=${cookie}` }
    for (const call of await callsOf(client)) {
      if (only && !call.name.includes(only)) continue
      tell({ ...call, ...(await timesOf(postgres.pid, () => fetch(base + call.path, { headers }))) })
    }
    if (!only || 'csv'.includes(only)) tell({ csv: await download(`${base}/api/admin/export/orders`, headers.cookie) })
  } finally {
    await client.end()
    server.close()
    server.closeAllConnections()
    await closeQueue()
    await db.$disconnect()
    await postgres.stop()
  }
}

/** One call to warm up, then one after another: an administrator is one person. */
async function timesOf(postgres: number, send: () => Promise<Response>) {
  const times: number[] = []
  let worked = 0
  for (let round = 0; round <= rounds; round++) {
    const at = performance.now()
    const answer = await send()
    const text = await answer.text()
    if (!answer.ok) throw new Error(`answered ${answer.status}: ${text.slice(0, 200)}`)
    if (round > 0) times.push(performance.now() - at)
    else worked = await cpuMs(postgres)
  }
  const cpu = ((await cpuMs(postgres)) - worked) / rounds
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), cpu }
}

/** Another process takes the whole list away, as a browser would; this one's memory is looked at meanwhile. */
async function download(url: string, cookie: string) {
  globalThis.gc?.()
  const rss = [process.memoryUsage().rss]
  const watch = setInterval(() => rss.push(process.memoryUsage().rss), 50)
  const child = fork(join(ROOT, 'bench/admin-download.ts'), [url, cookie])
  const told = new Promise<unknown>((resolve) => child.once('message', resolve))
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`the download ended with ${code}`)
  const quarter = (n: number) =>
    Math.max(...rss.slice(Math.floor((rss.length * n) / 4), Math.floor((rss.length * (n + 1)) / 4)))
  return { ...Taken.parse(await told), rss: [rss[0], quarter(0), quarter(1), quarter(2), quarter(3)] }
}
