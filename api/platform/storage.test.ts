import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Storage } from './s3-storage.ts'
import { diskStorage, newStorageKey, type Storage, StoredFileMissing } from './storage.ts'

let folder: string
let s3: S3rver
const shelves: Record<string, Storage> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-storage-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'rosto', configs: [] }],
  })
  const { port } = await s3.run()
  shelves['disk'] = diskStorage(join(folder, 'disk'))
  shelves['s3'] = s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'rosto',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('a shelf on %s', (name) => {
  const shelf = () => {
    const found = shelves[name]
    if (!found) throw new Error(name)
    return found
  }

  it('gives back what was put, whole and as a stream, and forgets it when told, twice', async () => {
    const key = newStorageKey('photos', 'jpg')
    const bytes = Buffer.from('ção\0\u{1F642}')
    await shelf().put(key, Buffer.from('before'))
    await shelf().put(key, bytes)
    expect(await shelf().read(key)).toEqual(bytes)
    const { body, size } = await shelf().stream(key)
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array))
    expect(Buffer.concat(chunks)).toEqual(bytes)
    expect(size).toBe(bytes.length)
    expect(await shelf().exists(key)).toBe(true)
    await shelf().remove(key)
    await shelf().remove(key)
    expect(await shelf().exists(key)).toBe(false)
    await expect(shelf().read(key)).rejects.toThrow(StoredFileMissing)
    await expect(shelf().stream(key)).rejects.toThrow(StoredFileMissing)
  })

  it('says that it is ready', async () => {
    expect(await shelf().ready()).toBe(true)
  })
})

describe('a shelf on disk', () => {
  it('never leaves its folder', async () => {
    const shelf = diskStorage(join(folder, 'disk'))
    for (const key of ['../out', '/etc/passwd', 'a/../../out']) expect(() => shelf.read(key)).toThrow(/outside/)
  })
})
