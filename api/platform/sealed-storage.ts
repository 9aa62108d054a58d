import { Readable } from 'node:stream'
import { currentKey, findKeys, type SealOwner } from './keyring.ts'
import { fileKeyId, HEADER_BYTES, openChunks, openSize, sealFile } from './sealed-file.ts'
import { type Storage, StoredFileMissing } from './stored-files.ts'

/** Personal folders, always encrypted. */
const PRIVATE = /^(photos|reports|previews)\//

/** Encrypted storage; each file carries its key's id. */
export interface SealedStorage extends Omit<Storage, 'put'> {
  /**
   * Encrypts for the owner; null: public. Returns the key's id.
   * @throws Error for a private folder without an owner
   */
  put(key: string, bytes: Buffer, owner: SealOwner | null): Promise<{ sealedBy: string | null }>
}

/** A file whose key was destroyed counts as missing. */
export function sealedStorage(rawStorage: Storage): SealedStorage {
  const open = async (key: string) => {
    const { body, size } = await rawStorage.stream(key)
    const { start, rest } = await takeStart(body)
    const id = fileKeyId(start)
    if (id === null) return { body: Readable.from(joined(start, rest), { objectMode: false }), size }
    const opener = await findKeys([id]).then((found) => found.get(id))
    if (!opener) {
      body.destroy()
      throw new StoredFileMissing(key)
    }
    const header = start.subarray(0, HEADER_BYTES)
    const sealed = joined(start.subarray(HEADER_BYTES), rest)
    return {
      body: Readable.from(openChunks(opener, key, header, sealed), { objectMode: false }),
      size: openSize(header, size),
    }
  }
  return {
    ...rawStorage,
    async put(key, bytes, owner) {
      if (owner === null && PRIVATE.test(key)) throw new Error(`no owner for ${key}`)
      const by = owner && (await currentKey(owner))
      await rawStorage.put(key, by ? sealFile(by, key, bytes) : bytes)
      return { sealedBy: by?.id ?? null }
    },
    stream: open,
    async read(key) {
      const { body } = await open(key)
      const chunks: Buffer[] = []
      for await (const chunk of body) chunks.push(chunk as Buffer)
      return Buffer.concat(chunks)
    },
  }
}

/** The header, and the remaining stream. */
async function takeStart(body: Readable): Promise<{ start: Buffer; rest: AsyncIterator<Buffer> }> {
  const rest = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let start = Buffer.alloc(0)
  while (start.length < HEADER_BYTES) {
    const { done, value } = await rest.next()
    if (done === true) break
    start = Buffer.concat([start, value])
  }
  return { start, rest }
}

async function* joined(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (start.length > 0) yield start
    for (;;) {
      const { done, value } = await rest.next()
      if (done === true) return
      yield value
    }
  } finally {
    // Closes the file on early exit.
    await rest.return?.()
  }
}
