/**
 * Two thousand sockets on one API process: memory each, broadcast time, delay of requests. Exits with 1 when one is lost. `node
 * bench/sockets.ts [sockets]`. Loopback only.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { migrate } from '#scripts/migrate.ts'
import { freePort } from '#scripts/ports.ts'
import { startPostgres } from '#scripts/postgres.ts'

const SOCKETS = Number(process.argv[2] ?? 2000)
const AT_ONCE = 50

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
const postgres = await startPostgres(dataDir)
await migrate(postgres.url)
const port = await freePort()
Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(port) })
const [{ db, transact }, { ensureLocalSecrets }, { announceAll }, { openSession }] = await Promise.all([
  import('#api/platform/db.ts'),
  import('#api/platform/env.ts'),
  import('#api/platform/announce.ts'),
  import('#api/auth/sessions.ts'),
])
ensureLocalSecrets(dataDir)
const api = fork(fileURLToPath(new URL('../api/server.ts', import.meta.url)), {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
await once(api, 'message')
const base = `127.0.0.1:${port}`
const memory = async () => {
  const status = await readFile(`/proc/${api.pid ?? 0}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

const before = await memory()
const people: string[] = []
const sockets: WebSocket[] = []
let lost = 0
const connect = async () => {
  const user = await db.user.create({ data: { email: `${randomUUID()}@example.com` } })
  const { token } = await transact((tx) => openSession(tx, user, { ip: '127.0.0.1', userAgent: null }))
  const socket = new WebSocket(`ws://${base}/ws`, {
    headers: { cookie: `rosto_session=${token}` },
    origin: `http://${base}`,
  })
  socket.on('close', () => (lost += 1))
  socket.on('error', () => undefined)
  await once(socket, 'open')
  people.push(user.id)
  sockets.push(socket)
}
const opening = performance.now()
let left = SOCKETS
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1
      await connect()
    }
  }),
)
const opened = performance.now() - opening
const held = await memory()

const told = performance.now()
const heard = sockets.map(
  (socket) =>
    new Promise<number>((resolve) =>
      socket.on('message', (data) => {
        if (String(data as Buffer).includes('"notification"')) resolve(performance.now() - told)
      }),
    ),
)
const waits: number[] = []
const asking = (async () => {
  for (let i = 0; i < 40; i++) {
    const at = performance.now()
    await (await fetch(`http://${base}/healthz`)).text()
    waits.push(performance.now() - at)
  }
})()
await transact((tx) =>
  announceAll(
    tx,
    people.map((person) => ({ person, say: { type: 'notification' } })),
  ),
)
const times = (await Promise.all(heard)).toSorted((a, b) => a - b)
await asking
const at = (list: number[], share: number) =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)] ?? 0)
console.table({
  sockets: sockets.length,
  lost,
  'opened a second': Math.round(SOCKETS / (opened / 1000)),
  'MB before': Math.round(before),
  'MB with all': Math.round(held),
  'kB a socket': Math.round(((held - before) * 1024) / SOCKETS),
  'told everybody, half heard after ms': at(times, 0.5),
  'told everybody, last heard after ms': at(times, 1),
  'a call meanwhile, p50 ms': at(waits, 0.5),
  'a call meanwhile, most ms': at(waits, 1),
})
if (lost > 0) process.exitCode = 1

for (const socket of sockets) socket.terminate()
api.kill('SIGTERM')
await once(api, 'exit')
await db.$disconnect()
// Without this timer, Node would exit before the database has stopped.
const awake = setInterval(() => undefined, 1000)
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
clearInterval(awake)
