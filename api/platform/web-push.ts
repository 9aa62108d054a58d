import { request } from 'node:https'
import { isIP } from 'node:net'
import webpush from 'web-push'
import { env } from './env.ts'
import { isPublicAddress, lookupPublic, PrivateAddress } from './public-address.ts'

const TIMEOUT_MS = 15_000

export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushParcel {
  readonly payload: string
  /** How long the service stores it. Seconds. */
  readonly ttl: number
  readonly urgency: 'very-low' | 'low' | 'normal' | 'high'
  /** Replaces an undelivered push of this topic. At most 32 URL-safe letters. */
  readonly topic: string
  /** Contact for push services. */
  readonly subject: string
}

/**
 * Encrypted (RFC 8291) and signed (RFC 8292). The address is untrusted: only public hosts, plus loopback in development and tests.
 * @returns the service's status
 */
export function sendWebPush(target: PushTarget, parcel: PushParcel): Promise<number> {
  const { method, headers, body } = webpush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
    parcel.payload,
    {
      TTL: parcel.ttl,
      urgency: parcel.urgency,
      topic: parcel.topic,
      vapidDetails: { subject: parcel.subject, publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
    },
  )
  const { hostname } = new URL(target.endpoint)
  // Literal addresses skip DNS, so check them here.
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (env.isProduction && isIP(bare) !== 0 && !isPublicAddress(bare)) return Promise.reject(new PrivateAddress(bare))
  return new Promise((resolve, reject) => {
    const sending = request(
      target.endpoint,
      {
        method,
        headers: { ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(env.isProduction ? { lookup: lookupPublic } : {}),
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', reject)
      },
    )
    sending.once('error', reject)
    sending.end(body)
  })
}
