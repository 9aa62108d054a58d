/**
 * API memory during a hundred 8 MB uploads stopped one byte before the end. Exits with 1 above the limit. `node bench/uploads.ts`. Loopback
 * only.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'

const PEOPLE = 50
const EACH = 2
const FILE_BYTES = 8_000_000
const LIMIT_MB = 400

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
const postgres = await startPostgres(dataDir)
await migrate(postgres.url)
Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'info' })
const [{ db, transact }, { openSession }] = await Promise.all([
  import('#api/platform/db.ts'),
  import('#api/auth/sessions.ts'),
])
const people = await Promise.all(
  Array.from({ length: PEOPLE }, async () => {
    const user = await db.user.create({ data: { email: `${randomUUID()}@example.com` } })
    const order = await db.order.create({ data: { userId: user.id, providerOrderId: randomUUID() } })
    const { token } = await transact((tx) => openSession(tx, user, { ip: '127.0.0.1', userAgent: null }))
    return { orderId: order.id, cookie: `rosto_session=${token}` }
  }),
)

const api = spawn(process.execPath, ['api/server.ts'], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const port = await new Promise<number>((resolve, reject) => {
  let output = ''
  api.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    const listening = /"port":(\d+)\}[^\n]*api listening/.exec(output)?.[1]
    if (listening) resolve(Number(listening))
  })
  api.once('exit', (code) => reject(new Error(`The API ended with ${code}.`)))
})
const memory = async () => {
  const status = await readFile(`/proc/${api.pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024)
  return { 'resident MB': mb('VmRSS'), 'peak MB': mb('VmHWM') }
}

const BOUNDARY = 'bench-boundary'
const head = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
)
const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)
const file = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(FILE_BYTES - 3)])

/** Sends all but the last byte. */
async function stall({ orderId, cookie }: (typeof people)[number]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(
    `PUT /api/orders/${orderId}/photos/front HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n` +
      `Content-Length: ${head.length + file.length + tail.length}\r\n\r\n`,
  )
  socket.write(head)
  socket.write(file)
  await new Promise((resolve) => socket.write(tail.subarray(0, -1), resolve))
  return socket
}

const before = await memory()
const senders = await Promise.all(people.flatMap((person) => Array.from({ length: EACH }, () => stall(person))))
const waiting = await memory()
for (const socket of senders) socket.destroy()
const after = await memory()
console.table({ before, [`${senders.length} senders waiting`]: waiting, after })
api.kill('SIGTERM')
await once(api, 'exit')
await db.$disconnect()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(waiting['peak MB'] <= LIMIT_MB ? 0 : 1)
