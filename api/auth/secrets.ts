import { createHash, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { signText } from '../platform/signing.ts'

/** 256 bits, in a form that fits a link and a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are random, so a plain SHA-256 is enough to keep the database from opening doors. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Six digits, evenly drawn. */
export const newCode = () => randomInt(0, 1_000_000).toString().padStart(6, '0')

/** Six digits could be tried out: the hash is keyed with a secret the database does not hold. */
export const hashCode = (codeId: string, code: string) => signText(`code:${codeId}:${code}`)

/** An address as codes and tries are counted by: the same for addresses nobody has, and readable to nobody. */
export const keyOfAccount = (email: string) => signText(`account:${email}`)

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
