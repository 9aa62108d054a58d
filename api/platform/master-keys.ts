import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The first wraps new keys, all unwrap. */
export interface MasterKeys {
  readonly current: string
  readonly byId: ReadonlyMap<string, Buffer>
}

/** Data exists but its key is not configured: a fault, not an erasure. */
export class MasterKeyMissing extends Error {
  override name = 'MasterKeyMissing'
}

/** Validated by env.ts. @throws Error for an id given twice */
export function readMasterKeys(list: string): MasterKeys {
  const pairs = list.split(',').map((entry) => {
    const at = entry.indexOf(':')
    return [entry.slice(0, at), Buffer.from(entry.slice(at + 1), 'base64')] as const
  })
  const [first] = pairs
  if (!first || new Set(pairs.map(([id]) => id)).size < pairs.length) throw new Error('MASTER_KEYS: id repetido')
  return { current: first[0], byId: new Map(pairs) }
}

/** AES-256-GCM: nonce, ciphertext, tag. `bound` is authenticated data. */
export function sealBytes(key: Buffer, plain: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @throws Error for altered or moved bytes, or another key */
export function openBytes(key: Buffer, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

/** Bound to its owner. */
export function wrapKey(masters: MasterKeys, key: Buffer, bound: string): { masterId: string; wrapped: Buffer } {
  return { masterId: masters.current, wrapped: sealBytes(masterOf(masters, masters.current), key, bound) }
}

/** @throws MasterKeyMissing */
export function unwrapKey(masters: MasterKeys, masterId: string, wrapped: Buffer, bound: string): Buffer {
  return openBytes(masterOf(masters, masterId), wrapped, bound)
}

function masterOf({ byId }: MasterKeys, id: string): Buffer {
  const master = byId.get(id)
  if (!master) throw new MasterKeyMissing(`MASTER_KEYS: falta a chave ${id}`)
  return master
}

/** Tells the operator what to do. */
export const missingMastersSentence = (ids: readonly string[]): string =>
  `MASTER_KEYS: falta ${ids.join(', ')}, que abre o que já está guardado. Ponha essa chave de volta, depois da atual.`
