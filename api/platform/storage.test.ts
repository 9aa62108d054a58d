import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transact } from './db.ts'
import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { currentKey, destroyKeys } from './keyring.ts'
import { sealedStorage } from './sealed-storage.ts'
import { newStorageKey } from './storage.ts'
import { type Storage, StoredFileMissing } from './stored-files.ts'
import { type S3Server, startS3 } from './testing/s3.ts'

let folder: string
let s3: S3Server
const shelves: Record<string, Storage> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-storage-'))
  s3 = await startS3()
  shelves['disk'] = diskStorage(join(folder, 'disk'))
  shelves['s3'] = s3Storage({
    endpoint: s3.env.S3_ENDPOINT,
    bucket: s3.env.S3_BUCKET,
    region: s3.env.S3_REGION,
    accessKeyId: s3.env.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.env.S3_SECRET_ACCESS_KEY,
  })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('a shelf on %s', (name) => {
  const rawStorage = () => {
    const found = shelves[name]
    if (!found) throw new Error(name)
    return found
  }

  it('gives back what was put, whole and as a stream, and forgets it when told, twice', async () => {
    const key = newStorageKey('photos', 'jpg')
    const bytes = Buffer.from('ção\0\u{1F642}')
    await rawStorage().put(key, Buffer.from('before'))
    await rawStorage().put(key, bytes)
    expect(await rawStorage().read(key)).toEqual(bytes)
    const { body, size } = await rawStorage().stream(key)
    const chunks: Buffer[] = []
    for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array))
    expect(Buffer.concat(chunks)).toEqual(bytes)
    expect(size).toBe(bytes.length)
    expect(await rawStorage().exists(key)).toBe(true)
    await rawStorage().remove(key)
    await rawStorage().remove(key)
    expect(await rawStorage().exists(key)).toBe(false)
    await expect(rawStorage().read(key)).rejects.toThrow(StoredFileMissing)
    await expect(rawStorage().stream(key)).rejects.toThrow(StoredFileMissing)
  })

  describe('when it is sealed', () => {
    const owner = { scope: 'face', ownerId: randomUUID() } as const
    const sealed = () => sealedStorage(rawStorage())
    const bytes = randomBytes(200_000)
    const streamed = async (key: string) => {
      const { body, size } = await sealed().stream(key)
      const chunks: Buffer[] = []
      for await (const chunk of body) chunks.push(chunk as Buffer)
      const whole = Buffer.concat(chunks)
      expect(size).toBe(whole.length)
      return whole
    }

    it('holds nothing readable, gives back what was put, and is empty once the key is destroyed', async () => {
      const key = newStorageKey('photos', 'jpg')
      await sealed().put(key, bytes, owner)
      const stored = await rawStorage().read(key)
      expect(stored.includes(bytes.subarray(1000, 1032))).toBe(false)
      expect((await streamed(key)).equals(bytes)).toBe(true)
      expect((await sealed().read(key)).equals(bytes)).toBe(true)
      await transact((tx) => destroyKeys(tx, [owner]))
      await expect(sealed().read(key)).rejects.toThrow(StoredFileMissing)
      await expect(sealed().stream(key)).rejects.toThrow(StoredFileMissing)
      // Restored from backup, it stays unreadable.
      await rawStorage().put(key, stored)
      await expect(sealed().read(key)).rejects.toThrow(StoredFileMissing)
      expect((await currentKey(owner)).id).toBeTruthy()
    })

    it('leaves files of nobody as they are, large and tiny, and refuses faces without an owner', async () => {
      for (const plain of [bytes, Buffer.from('tiny'), Buffer.alloc(0)]) {
        await sealed().put('images/cover.webp', plain, null)
        expect((await rawStorage().read('images/cover.webp')).equals(plain)).toBe(true)
        expect((await streamed('images/cover.webp')).equals(plain)).toBe(true)
      }
      await expect(sealed().put(newStorageKey('photos', 'jpg'), bytes, null)).rejects.toThrow(/no owner/)
    })
  })

  it('says that it is ready', async () => {
    expect(await rawStorage().ready()).toBe(true)
  })
})

describe('a shelf on disk', () => {
  it('never leaves its folder', async () => {
    const rawStorage = diskStorage(join(folder, 'disk'))
    for (const key of ['../out', '/etc/passwd', 'a/../../out']) expect(() => rawStorage.read(key)).toThrow(/outside/)
  })
})
