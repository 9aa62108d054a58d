/**
 * How long a signed-in buyer waits for the list of orders, beside the least that can be done: bare Express and `pg`, one
 * statement for the session and one for the orders. Same database, same run, by turns. Loopback only, bounded.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import pg from 'pg'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'

const REQUESTS = 2000
const ROUNDS = 3
const CONNECTIONS = 10

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
const postgres = await startPostgres(dataDir)
await migrate(postgres.url)
Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const [{ createApp }, { openQueue, closeQueue }, { db }] = await Promise.all([
  import('#api/app.ts'),
  import('#api/platform/queue.ts'),
  import('#api/platform/db.ts'),
])
await openQueue()

const token = randomBytes(32).toString('base64url')
const tokenHash = createHash('sha256').update(token).digest('hex')
const user = await db.user.create({ data: { email: 'ana@example.com', fullName: 'Ana' } })
await db.session.create({ data: { userId: user.id, tokenHash, expiresAt: new Date(Date.now() + 86_400_000) } })
for (let i = 0; i < 3; i++)
  await db.order.create({ data: { userId: user.id, providerOrderId: randomUUID(), amountCents: 7990 } })

const pool = new pg.Pool({ connectionString: postgres.url, max: 12 })
const bare = express()
bare.get('/api/orders', async (request, response) => {
  const cookie = /rosto_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const hash = createHash('sha256').update(cookie).digest('hex')
  const session = await pool.query(
    'SELECT u.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1 AND s.revoked_at IS NULL',
    [hash],
  )
  const { rows } = await pool.query('SELECT * FROM orders WHERE user_id = $1 ORDER BY created_at DESC LIMIT 100', [
    session.rows[0]?.id,
  ])
  response.json(rows)
})

async function listen(handler: Parameters<typeof createServer>[1]): Promise<{ server: Server; base: string }> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { server, base: `http://127.0.0.1:${address.port}` }
}

const ours = await listen(createApp())
const rival = await listen(bare)

async function measure(base: string): Promise<{ perSecond: number; p99: number }> {
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let i = 0; i < REQUESTS / CONNECTIONS; i++) {
        const at = performance.now()
        const answer = await fetch(`${base}/api/orders`, { headers: { cookie: `rosto_session=${token}` } })
        const rows = (await answer.json()) as unknown[]
        if (!answer.ok || rows.length !== 3) throw new Error(`answered ${answer.status}`)
        times.push(performance.now() - at)
      }
    }),
  )
  const total = performance.now() - started
  times.sort((a, b) => a - b)
  return { perSecond: (times.length / total) * 1000, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

await measure(ours.base)
await measure(rival.base)
const rounds: { ours: Awaited<ReturnType<typeof measure>>; rival: Awaited<ReturnType<typeof measure>> }[] = []
for (let i = 0; i < ROUNDS; i++) rounds.push({ ours: await measure(ours.base), rival: await measure(rival.base) })
const of = (who: 'ours' | 'rival') => ({
  'per second': Math.round(middle(rounds.map((round) => round[who].perSecond))),
  'p99 ms': middle(rounds.map((round) => round[who].p99)).toFixed(1),
})
console.table({ 'GET /api/orders': of('ours'), 'bare Express and pg': of('rival') })
const ratio = middle(rounds.map((round) => round.ours.perSecond / round.rival.perSecond))
console.log(`ratio: ${ratio.toFixed(2)} (median of ${ROUNDS} rounds)`)

for (const { server } of [ours, rival]) {
  server.close()
  server.closeAllConnections()
}
await pool.end()
await closeQueue()
await db.$disconnect()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
