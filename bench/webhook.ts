/**
 * How long the payment door takes: verify, store, enqueue, commit, answer. Held against /healthz of the same process in the
 * same run, because a millisecond says nothing about another machine. Loopback only, bounded.
 */
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'

const REQUESTS = 2000
const CONNECTIONS = 10

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
const postgres = await startPostgres(dataDir)
await migrate(postgres.url)
Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const [{ createApp }, { openQueue, closeQueue }, { env }, { db }] = await Promise.all([
  import('#api/app.ts'),
  import('#api/platform/queue.ts'),
  import('#api/platform/env.ts'),
  import('#api/platform/db.ts'),
])
await openQueue()
const server = createServer(createApp()).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('no port')
const base = `http://127.0.0.1:${address.port}`

async function measure(send: () => Promise<Response>): Promise<{ perSecond: number; p50: number; p99: number }> {
  const times: number[] = []
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let i = 0; i < REQUESTS / CONNECTIONS; i++) {
        const at = performance.now()
        const answer = await send()
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`answered ${answer.status}`)
        times.push(performance.now() - at)
      }
    }),
  )
  const total = performance.now() - started
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: (times.length / total) * 1000, p50: at(0.5), p99: at(0.99) }
}

const health = () => fetch(`${base}/healthz`)
const webhook = (orderId: string = randomUUID()) => {
  const body = JSON.stringify({
    order_id: orderId,
    webhook_event_type: 'order_approved',
    Customer: { email: `${orderId}@example.com`, full_name: 'Ana' },
    Commissions: { charge_amount: 7990 },
  })
  const signature = createHmac('sha1', env.KIWIFY_TOKEN).update(body).digest('hex')
  return fetch(`${base}/api/webhooks/kiwify?signature=${signature}`, { method: 'POST', body })
}

const same = randomUUID()
await measure(health)
await measure(() => webhook())
const rows = {
  '/healthz': await measure(health),
  'webhook, new': await measure(() => webhook()),
  'webhook, repeated': await measure(() => webhook(same)),
}
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, { perSecond, p50, p99 }]) => [
      name,
      { 'per second': Math.round(perSecond), 'p50 ms': p50.toFixed(1), 'p99 ms': p99.toFixed(1) },
    ]),
  ),
)
console.log(`webhook ÷ /healthz, median: ${(rows['webhook, new'].p50 / rows['/healthz'].p50).toFixed(1)}`)

server.close()
server.closeAllConnections()
await closeQueue()
await db.$disconnect()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
