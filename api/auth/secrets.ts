import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { isSigned, signShort, signText } from '../platform/signing.ts'

/** 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** A plain SHA-256 suffices for random tokens. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Stable across retries, different per address. Derived from a secret outside the database. */
export const mailedToken = (id: string, email: string) => signText(`mailed-link:${id}:${email}`)

/** Stable across retries; 48 bits keep digits uniform. */
export const mailedCode = (id: string) =>
  (signShort(`mailed-code:${id}`, 6).readUIntBE(0, 6) % 1_000_000).toString().padStart(6, '0')

/** Keyed with a secret outside the database: six digits could be brute-forced. */
export const hashCode = (codeId: string, code: string) => signText(`code:${codeId}:${code}`)

/** Counts codes and attempts by address without revealing it. */
export const keyOfAccount = (email: string) => signText(`account:${email}`)

export const isKeyOfAccount = (key: string, email: string) => isSigned(`account:${email}`, key)

/** argon2id, OWASP's minimum: 19 MiB, 2 passes, 1 lane. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, ARGON)

/** Equally slow without a password: timing reveals nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken())
  const matches = await verify(stored ?? (await decoy), password)
  return matches && stored !== null
}

let decoy: Promise<string> | undefined
