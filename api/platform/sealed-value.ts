import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SealingKey } from './keyring.ts'
import { openBytes, sealBytes } from './master-keys.ts'

const FORM = /^sealed:1:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):([\w-]+)$/
/** PostgreSQL cannot compress ciphertext, so compress first. */
const PACKED_FROM_BYTES = 512
const PLAIN = 0
const PACKED = 1

/** @param column `Model.field`: moved values do not decrypt */
export function sealValue({ id, key }: SealingKey, column: string, value: unknown): string {
  const json = Buffer.from(JSON.stringify(value))
  const body = json.length < PACKED_FROM_BYTES ? [Buffer.of(PLAIN), json] : [Buffer.of(PACKED), deflateRawSync(json)]
  return `sealed:1:${id}:${sealBytes(key, Buffer.concat(body), `${id}:${column}`).toString('base64url')}`
}

/** Null if unencrypted. */
export function keyIdOf(stored: unknown): string | null {
  return typeof stored === 'string' && stored.startsWith('sealed:1:') ? (FORM.exec(stored)?.[1] ?? null) : null
}

/** @throws Error if altered or moved */
export function openValue(key: Buffer, column: string, stored: string): unknown {
  const [, id = '', body = ''] = FORM.exec(stored) ?? []
  const plain = openBytes(key, Buffer.from(body, 'base64url'), `${id}:${column}`)
  const json = plain[0] === PACKED ? inflateRawSync(plain.subarray(1)) : plain.subarray(1)
  return JSON.parse(json.toString())
}
