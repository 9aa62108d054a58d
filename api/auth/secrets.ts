import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { env } from '../platform/env.ts'

/** 256 bits, in a form that fits a link and a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are random, so a plain SHA-256 is enough to keep the database from opening doors. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Six digits, evenly drawn. */
export const newCode = () => randomInt(0, 1_000_000).toString().padStart(6, '0')

/** Six digits could be tried out: the hash is keyed with a secret the database does not hold. */
export const hashCode = (userId: string, code: string) =>
  createHmac('sha256', env.SESSION_SECRET).update(`${userId}:${code}`).digest('hex')

/** argon2id with OWASP's minimum: 19 MiB, 2 passes, 1 lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, ARGON)

/** Takes as long for an account without a password as for one with: time tells nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken())
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}

let decoy: Promise<string> | undefined

const sealKey = () => createHash('sha256').update(`seal:${env.SESSION_SECRET}`).digest()

/** For secrets we must be able to read again: a copy of the database alone opens none of them. */
export function seal(text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealKey(), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null when it was sealed under another SESSION_SECRET, or touched. */
export function unseal(sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealKey(), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
