import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The keys that wrap all others, by id: the first wraps what is new, every one unwraps. */
export interface MasterKeys {
  readonly current: string
  readonly byId: ReadonlyMap<string, Buffer>
}

/** Thrown where data is there and the master key that would open it is not given: nothing was erased, something is amiss. */
export class MasterKeyMissing extends Error {
  override name = 'MasterKeyMissing'
}

/** Reads `id:base64,id:base64`, whose form env.ts has checked. @throws Error for an id given twice */
export function readMasterKeys(list: string): MasterKeys {
  const pairs = list.split(',').map((entry) => {
    const at = entry.indexOf(':')
    return [entry.slice(0, at), Buffer.from(entry.slice(at + 1), 'base64')] as const
  })
  const [first] = pairs
  if (!first || new Set(pairs.map(([id]) => id)).size < pairs.length) throw new Error('MASTER_KEYS: id repetido')
  return { current: first[0], byId: new Map(pairs) }
}

/** AES-256-GCM: nonce, sealed bytes, tag. `bound` is authenticated with them: elsewhere they do not open. */
export function sealBytes(key: Buffer, plain: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** @throws Error where the bytes were touched, moved, or sealed with another key */
export function openBytes(key: Buffer, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

/** One data key wrapped by the current master key, bound to whose it is. */
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

/** What to do about master keys that are not given, by their ids. */
export const missingMastersSentence = (ids: readonly string[]): string =>
  `MASTER_KEYS: falta ${ids.join(', ')}, que abre o que já está guardado. Ponha essa chave de volta, depois da atual.`
