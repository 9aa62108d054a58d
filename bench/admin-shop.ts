/**
 * One size of shop: data made in a PostgreSQL of its own, the real API before it, an administrator signed in. Run by
 * bench/admin.ts with the number of orders; says over its channel what can be asked, then answers one question at a time.
 */
import { fork } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { on } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import * as z from 'zod/mini'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { ROOT } from '#scripts/root.ts'
import { callsOf } from './admin-calls.ts'
import { cpuMs, usedSince } from './admin-cpu.ts'
import { fillShop } from './admin-data.ts'

const orders = Number(process.argv[2] ?? 1000)
const Taken = z.object({ rows: z.number(), bytes: z.number(), ms: z.number() })
const Question = z.union([
  z.object({ path: z.string() }),
  z.object({ download: z.string() }),
  z.object({ end: z.literal(true) }),
])
const tell = (message: object) => void process.send?.(message)
const say = (line: string) => void process.stderr.write(`${line}\n`)

// Nothing else keeps the process up while the database goes down.
const alive = setInterval(() => {}, 1000)
const kept = process.env['BENCH_DATA']
const dataDir = kept ? join(kept, String(orders)) : await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
try {
  await fill()
  await answer()
} finally {
  if (!kept) await rm(dataDir, { recursive: true, force: true })
  clearInterval(alive)
  process.disconnect?.()
}

/** Under settings for speed; what is measured later runs under the product's own. */
async function fill(): Promise<void> {
  await mkdir(dataDir, { recursive: true })
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

async function answer(): Promise<void> {
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
    tell({ calls: await callsOf(client) })
    for await (const [message] of on(process, 'message')) {
      const question = Question.parse(message)
      if ('end' in question) break
      tell(
        'path' in question
          ? await timeOf(postgres.pid, () => fetch(base + question.path, { headers }))
          : { csv: await download(base + question.download, headers.cookie) },
      )
    }
  } finally {
    await client.end()
    server.close()
    server.closeAllConnections()
    await closeQueue()
    await db.$disconnect()
    await postgres.stop()
  }
}

async function timeOf(postgres: number, send: () => Promise<Response>): Promise<{ ms: number; cpu: number }> {
  const before = await cpuMs(postgres)
  const at = performance.now()
  const answered = await send()
  const text = await answered.text()
  const ms = performance.now() - at
  if (!answered.ok) throw new Error(`answered ${answered.status}: ${text.slice(0, 200)}`)
  return { ms, cpu: usedSince(before, await cpuMs(postgres)) }
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
