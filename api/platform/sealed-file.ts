import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SealingKey } from './keyring.ts'

// "RIS", version 1, key id (16 bytes), nonce prefix (7), log2 of chunk size (1); then AES-256-GCM chunks with tags. The nonce is prefix,
// number and last-chunk flag: chunks cannot be dropped, moved or repeated. Header and storage key are authenticated (STREAM, Hoang et al.
// 2015).
const MAGIC = Buffer.from('RIS\x01', 'latin1')
const PREFIX_BYTES = 7
const TAG_BYTES = 16
const CHUNK_POWER = 16
export const HEADER_BYTES = MAGIC.length + 16 + PREFIX_BYTES + 1

/** Truncated, altered or renamed. */
export class SealedFileBroken extends Error {
  override name = 'SealedFileBroken'
}

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(number, PREFIX_BYTES)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** @param name storage key */
export function sealFile({ id, key }: SealingKey, name: string, plain: Buffer): Buffer {
  const size = 2 ** CHUNK_POWER
  const prefix = randomBytes(PREFIX_BYTES)
  const header = Buffer.concat([MAGIC, Buffer.from(id.replaceAll('-', ''), 'hex'), prefix, Buffer.of(CHUNK_POWER)])
  const bound = Buffer.concat([header, Buffer.from(name)])
  const parts = [header]
  const count = Math.max(1, Math.ceil(plain.length / size))
  for (let number = 0; number < count; number++) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number, number === count - 1)).setAAD(bound)
    parts.push(cipher.update(plain.subarray(number * size, (number + 1) * size)), cipher.final(), cipher.getAuthTag())
  }
  return Buffer.concat(parts)
}

/** Key id; null if unencrypted. */
export function fileKeyId(start: Buffer): string | null {
  if (start.length < HEADER_BYTES || !start.subarray(0, MAGIC.length).equals(MAGIC)) return null
  const hex = start.subarray(MAGIC.length, MAGIC.length + 16).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Decrypted size. */
export function openSize(header: Buffer, sealedSize: number): number {
  const body = sealedSize - HEADER_BYTES
  return body - Math.ceil(body / (chunkSizeOf(header) + TAG_BYTES)) * TAG_BYTES
}

const chunkSizeOf = (header: Buffer) => 2 ** (header[HEADER_BYTES - 1] ?? CHUNK_POWER)

/**
 * Yields only authenticated bytes.
 * @param header the file's first `HEADER_BYTES`
 * @param body the rest
 * @throws SealedFileBroken
 */
export async function* openChunks(
  key: Buffer,
  name: string,
  header: Buffer,
  body: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const size = chunkSizeOf(header) + TAG_BYTES
  const prefix = header.subarray(MAGIC.length + 16, MAGIC.length + 16 + PREFIX_BYTES)
  const bound = Buffer.concat([header, Buffer.from(name)])
  const open = (chunk: Buffer, number: number, isLast: boolean) => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, number, isLast), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(bound)
        .setAuthTag(chunk.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch {
      throw new SealedFileBroken(name)
    }
  }
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  for await (const bytes of body) {
    waiting.push(bytes)
    length += bytes.length
    // The last chunk is recognised by the file's end: require one more byte.
    if (length <= size) continue
    let whole = Buffer.concat(waiting)
    for (; whole.length > size; whole = whole.subarray(size)) yield open(whole.subarray(0, size), number++, false)
    waiting = [whole]
    length = whole.length
  }
  yield open(Buffer.concat(waiting), number, true)
}
