import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LIVE_PATH } from '#contract/live.ts'
import { serveApi } from './testing/api.ts'
import { visitLive } from './testing/live-visitor.ts'
import { newBuyer } from './testing/people.ts'

// Raw socket, so that no client cleans up. Ten thousand reproducible messages.
const SEED = 20_261_122
const REQUESTS = 9_000
const FRAMES = 1_000
const AT_ONCE = 50

const api = serveApi()
let server: ChildProcess
let port: number
let cookie: string

beforeAll(async () => {
  const buyer = await newBuyer(api.caller())
  cookie = buyer.caller.cookie()
  server = spawn(process.execPath, [fileURLToPath(new URL('server.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  port = await new Promise<number>((resolve, reject) => {
    let output = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const listening = /"port":(\d+)\}[^\n]*api listening/.exec(output)?.[1]
      if (listening) resolve(Number(listening))
    })
    server.once('exit', (code) => reject(new Error(`The API ended with ${code}.`)))
  })
})
afterAll(async () => {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
})

const base = () => `http://127.0.0.1:${port}`

/** Waits until either side closes. */
function sendRaw(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
    socket.on('data', () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve())
  })
}

/** Upgrades by hand, then sends bytes as frames. */
function sendFrames(frames: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `GET ${LIVE_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${base()}\r\nCookie: ${cookie}\r\n` +
          'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      ),
    )
    socket.once('data', () => socket.end(frames))
    socket.on('data', () => undefined)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve())
  })
}

async function inBatches<T>(items: readonly T[], send: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await send(item)
    }),
  )
}

/** Whether the same process still answers. */
async function stateOfServer() {
  const answer = await fetch(`${base()}/healthz`).catch(() => undefined)
  return { exitCode: server.exitCode, signal: server.signalCode, health: answer?.status }
}
const UNHARMED = { exitCode: null, signal: null, health: 200 }

const token = fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'CONNECT', 'TRACE', 'PRI', 'G\u0000T', '', 'get')
const target = fc.oneof(
  fc.constantFrom(
    '//[',
    '//[::1',
    'http://[',
    '/\\evil.example/',
    '*',
    '//',
    '?',
    '#',
    '/%',
    '/%00',
    '/%ff',
    '/api/live',
    LIVE_PATH,
  ),
  fc.constantFrom('//[', '/ws//[', 'http://%', '/..//..//', '/api/%2e%2e/%2e%2e', '/blog/%E0%A4%A', '/\u0000'),
  fc.string({ maxLength: 40, unit: 'binary' }).map((text) => `/${text}`),
  fc.webUrl(),
  fc.webPath(),
)
const header = fc.oneof(
  fc.constantFrom(
    'Connection: Upgrade\r\nUpgrade: websocket',
    'Connection: upgrade, upgrade\r\nUpgrade: h2c',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 7\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Origin: http://[',
    'Origin: null',
    'Host: [',
    'Host: a\r\nHost: b',
    'Content-Length: -1',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked',
    'Expect: 100-continue',
    'Expect: something',
    'Content-Type: multipart/form-data; boundary=',
    'Cookie: rosto_session=%E0%A4%A; =; ;;',
    'Accept-Language: ,;q=',
    'Range: bytes=-',
    'If-Modified-Since: ?',
  ),
  fc
    .tuple(fc.string({ maxLength: 12 }), fc.string({ maxLength: 30, unit: 'binary' }))
    .map(([name, value]) => `${name}: ${value}`),
)
const request = fc
  .record({
    method: token,
    target,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    headers: fc.array(header, { maxLength: 4 }),
    host: fc.boolean(),
    ending: fc.constantFrom('\r\n\r\n', '\r\n\r\n', '\r\n\r\n', '\n\n', '\r\n', ''),
    body: fc.oneof(fc.constant(''), fc.string({ maxLength: 60, unit: 'binary' }), fc.constant('zz\r\nnot a chunk')),
  })
  .map((r) =>
    Buffer.from(
      [`${r.method} ${r.target} ${r.version}`, ...(r.host ? ['Host: x'] : []), ...r.headers].join('\r\n') +
        r.ending +
        r.body,
      'latin1',
    ),
  )
const hostile = fc.oneof({ arbitrary: request, weight: 9 }, { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 1 })

const frame = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 300 }),
  // A well-formed head (any opcode, mask and length), then noise.
  fc
    .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.uint8Array({ maxLength: 80 }))
    .map(([first, second, rest]) => Uint8Array.from([first, second, ...rest])),
)

it('no request line, upgrade or header from a stranger ends the process', { timeout: 240_000 }, async () => {
  // It once crashed the server.
  await sendRaw(Buffer.from('GET //[ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'))
  expect(await stateOfServer()).toEqual(UNHARMED)
  await inBatches(fc.sample(hostile, { seed: SEED, numRuns: REQUESTS }), sendRaw)
  expect(await stateOfServer()).toEqual(UNHARMED)
})

it('no malformed frame of somebody signed in ends it either', { timeout: 240_000 }, async () => {
  await inBatches(fc.sample(frame, { seed: SEED, numRuns: FRAMES }), sendFrames)
  expect(await stateOfServer()).toEqual(UNHARMED)
  const visitor = await visitLive(base(), { cookie })
  await vi.waitFor(async () => expect((await fetch(`${base()}/readyz`)).status).toBe(200))
  await visitor.leave()
})
