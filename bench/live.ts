/**
 * How long from the start of a write to the moment another process's listener holds the message: two API doors on one
 * PostgreSQL, the write in one, the ear in the other. Loopback only.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'

const ROUNDS = 500

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
const postgres = await startPostgres(dataDir)
await migrate(postgres.url)
Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
const [{ db, transact }, { notify }, { openLiveDoor }, { openSession }, { openQueue, closeQueue }] = await Promise.all([
  import('#api/platform/db.ts'),
  import('#api/notifications/notifications.ts'),
  import('#api/notifications/live.ts'),
  import('#api/auth/sessions.ts'),
  import('#api/platform/queue.ts'),
])
await openQueue()
const user = await db.user.create({ data: { email: `${randomUUID()}@example.com` } })
const cookie = await transact((tx) => openSession(tx, user.id, { ip: '127.0.0.1', userAgent: null }))
const server = createServer().listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const door = openLiveDoor(server)
await door.ready
const { port } = server.address() as AddressInfo
const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
  headers: { cookie: `rosto_session=${cookie}` },
  origin: `http://127.0.0.1:${port}`,
})
await new Promise((resolve) => socket.once('open', resolve))

const fromStart: number[] = []
const fromCommit: number[] = []
for (let i = 0; i < ROUNDS; i++) {
  const heard = new Promise<number>((resolve) => socket.once('message', () => resolve(performance.now())))
  const started = performance.now()
  await transact((tx) => notify(tx, { userId: user.id, type: 'order_update', title: 'Título', message: 'Texto' }))
  const committed = performance.now()
  const at = await heard
  fromStart.push(at - started)
  fromCommit.push(at - committed)
}
const row = (times: number[]) => {
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'most ms': at(0.9999) }
}
console.table({ 'write begun → heard': row(fromStart), 'commit answered → heard': row(fromCommit) })

socket.terminate()
await door.close()
server.close()
await closeQueue()
await db.$disconnect()
// The database's end is awaited on a process that keeps nothing running by itself.
const awake = setInterval(() => undefined, 1000)
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
clearInterval(awake)
