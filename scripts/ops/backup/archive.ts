/** A compressed tar encrypted with age: `age -d | zstd -d | tar -x` opens it. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack } from 'tar-stream'

export type AddEntry = (name: string, content: Buffer | string) => Promise<void>

/** @param recipient `age1…`, the public key from `npm run backup -- --new-keys` */
export async function writeArchive(
  path: string,
  recipient: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  // Never overwrite a backup: an incomplete one might remain.
  const file = (await open(path, 'wx', 0o600)).createWriteStream()
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const tar = pack()
  const zstd = createZstdCompress()
  const sealed = await encrypter.encrypt(Readable.toWeb(zstd) as ReadableStream<Uint8Array>)
  const add: AddEntry = (name, content) =>
    new Promise((resolve, reject) => {
      tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
    })
  const writing = Promise.all([pipeline(tar, zstd), sealed.pipeTo(Writable.toWeb(file))])
  const filling = fill(add).then(
    () => tar.finalize(),
    (error: unknown) => {
      tar.destroy()
      throw error
    },
  )
  // The second failure follows from the first.
  await Promise.all([filling, writing]).finally(() => Promise.allSettled([filling, writing]))
}

/**
 * In the archive's order.
 * @throws Error when the identity is wrong, or the file damaged or incomplete
 */
export async function readArchive(
  path: string,
  identity: string,
  take: (name: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const opened = await decrypter.decrypt(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>)
  const tar = extract()
  const flowing = pipeline(Readable.fromWeb(opened as never), createZstdDecompress(), tar)
  const taking = (async () => {
    for await (const entry of tar) {
      await take(entry.header.name, await bytesOf(entry as AsyncIterable<Uint8Array>))
    }
  })()
  await Promise.all([flowing, taking])
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
