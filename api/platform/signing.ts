import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from './env.ts'
import { sameSecret } from './same-secret.ts'

/**
 * Everything keyed by `SESSION_SECRET` goes through here. It may be a list: the first secret signs and seals, each of them is
 * believed, so that a new one comes in without ending what the old one signed.
 */
const secrets: readonly string[] = env.SESSION_SECRET.split(',')
const [current = ''] = secrets

const macWith = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/** An HMAC-SHA256 of the text, base64url: 43 characters. Begin the text with what it is for. */
export const signText = (text: string): string => macWith(current, text).toString('base64url')

/** The first bytes of the same, for links that must be short. */
export const signShort = (text: string, bytes: number): Buffer => macWith(current, text).subarray(0, bytes)

/** Did one of our secrets sign this text? `mac` is what `signText` gave. */
export const isSigned = (text: string, mac: string): boolean =>
  secrets.some((secret) => sameSecret(mac, macWith(secret, text).toString('base64url')))

/** The same for what `signShort` gave. */
export const isSignedShort = (text: string, mac: Buffer): boolean =>
  secrets.some((secret) =>
    sameSecret(mac.toString('hex'), macWith(secret, text).subarray(0, mac.length).toString('hex')),
  )

const sealKey = (secret: string) => createHash('sha256').update(`seal:${secret}`).digest()

/** For secrets we must be able to read again: a copy of the database alone opens none of them. */
export function seal(text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealKey(current), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null when it was sealed under a secret we no longer have, or touched. */
export function unseal(sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', sealKey(secret), bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      continue
    }
  }
  return null
}
