import { createECDH, createPublicKey, type ECDH, randomBytes, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as ece from 'http_ece'

/** Self-signed for `localhost`; its key protects nothing. */
export const CERTIFICATE_PATH = fileURLToPath(new URL('localhost-certificate.pem', import.meta.url))
const KEY_PATH = fileURLToPath(new URL('localhost-key.pem', import.meta.url))

/** Decrypted, as the page receives it. */
export interface ReceivedPush {
  readonly text: string
  readonly bytes: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Claims of the sender's token. */
  readonly token: { readonly aud: string; readonly sub: string; readonly exp: number }
}

export interface PushDevice {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  readonly received: ReceivedPush[]
  /** Includes one already received. */
  readonly next: () => Promise<ReceivedPush>
  /** Response status; default 201. */
  answer: number
  knocks: number
}

export interface PushService {
  readonly url: string
  readonly newDevice: () => PushDevice
  readonly stop: () => Promise<void>
}

interface Subscribed extends PushDevice {
  readonly ecdh: ECDH
  readonly waiting: ((push: ReceivedPush) => void)[]
  taken: number
}

/** A real https push service: verifies signatures and decrypts. */
export async function startPushService(publicKey: () => string): Promise<PushService> {
  const devices = new Map<string, Subscribed>()
  const server = createServer(
    { cert: readFileSync(CERTIFICATE_PATH), key: readFileSync(KEY_PATH) },
    async (request, response) => {
      const sealed = await buffer(request)
      const device = devices.get(request.url ?? '')
      const answer = (status: number) => response.writeHead(status).end()
      if (!device) return answer(404)
      device.knocks += 1
      if (device.answer !== 201) return answer(device.answer)
      const token = openToken(request.headers.authorization ?? '', publicKey())
      if (!token) return answer(403)
      const text = ece
        .decrypt(sealed, {
          version: 'aes128gcm',
          privateKey: device.ecdh,
          authSecret: device.subscription.keys.auth,
        })
        .toString('utf8')
      const push = { text, bytes: sealed.length, headers: request.headers, token }
      device.received.push(push)
      const first = device.waiting.shift()
      if (first) {
        device.taken += 1
        first(push)
      }
      return answer(201)
    },
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The push service has no port.')
  const url = `https://localhost:${address.port}`
  return {
    url,
    newDevice() {
      const ecdh = createECDH('prime256v1')
      const p256dh = ecdh.generateKeys('base64url')
      const path = `/wp/${randomUUID()}`
      const device: Subscribed = {
        subscription: { endpoint: url + path, keys: { p256dh, auth: randomBytes(16).toString('base64url') } },
        received: [],
        answer: 201,
        knocks: 0,
        ecdh,
        waiting: [],
        taken: 0,
        next() {
          const known = device.received[device.taken]
          if (!known) return new Promise((resolve) => device.waiting.push(resolve))
          device.taken += 1
          return Promise.resolve(known)
        },
      }
      devices.set(path, device)
      return device
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Claims of `vapid t=…, k=…` signed by the subscription's key (RFC 8292). */
function openToken(authorization: string, publicKey: string): ReceivedPush['token'] | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (key.replace(/=+$/, '') !== publicKey.replace(/=+$/, '')) return null
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  }
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isOurs ? (JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as ReceivedPush['token']) : null
}
