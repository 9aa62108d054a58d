import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { isSigned, signShort, signText } from '../platform/signing.ts'

/** 256 bits, in a form that fits a link and a cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are random, so a plain SHA-256 is enough to keep the database from opening doors. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * What a mailed link carries: the same at each try of its mail, another once that mail goes to another address. Made of a secret
 * the database does not hold, so that nothing needs to be kept in clear.
 */
export const mailedToken = (id: string, email: string) => signText(`mailed-link:${id}:${email}`)

/** Six digits of a mail, the same at each try; 48 bits leave no digit likelier than another. */
export const mailedCode = (id: string) =>
  (signShort(`mailed-code:${id}`, 6).readUIntBE(0, 6) % 1_000_000).toString().padStart(6, '0')

/** Six digits could be tried out: the hash is keyed with a secret the database does not hold. */
export const hashCode = (codeId: string, code: string) => signText(`code:${codeId}:${code}`)

/** An address as codes and tries are counted by: the same for addresses nobody has, and readable to nobody. */
export const keyOfAccount = (email: string) => signText(`account:${email}`)

/** Was this key made of that address? */
export const isKeyOfAccount = (key: string, email: string) => isSigned(`account:${email}`, key)

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
