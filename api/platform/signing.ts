import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { env } from './env.ts'
import { sameSecret } from './same-secret.ts'

/** All uses of `SESSION_SECRET`. The first of several signs, all verify, so that secrets can be rotated. */
const secrets: readonly string[] = env.SESSION_SECRET.split(',')
const [current = ''] = secrets

const macWith = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/** HMAC-SHA256, base64url: 43 characters. Prefix the text with its purpose. */
export const signText = (text: string): string => macWith(current, text).toString('base64url')

/** Truncated, for short links. */
export const signShort = (text: string, bytes: number): Buffer => macWith(current, text).subarray(0, bytes)

/** With any of our secrets. `mac` from `signText`. */
export const isSigned = (text: string, mac: string): boolean =>
  secrets.some((secret) => sameSecret(mac, macWith(secret, text).toString('base64url')))

/** For `signShort`. */
export const isSignedShort = (text: string, mac: Buffer): boolean =>
  secrets.some((secret) =>
    sameSecret(mac.toString('hex'), macWith(secret, text).subarray(0, mac.length).toString('hex')),
  )

const sealKey = (secret: string) => createHash('sha256').update(`seal:${secret}`).digest()

/** For secrets that must be readable; a database copy reveals none. */
export function seal(text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealKey(current), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null if altered or under a retired secret. */
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
