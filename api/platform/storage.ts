import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { env } from './env.ts'

/**
 * Where photos and reports lie: private, under random names that tell nothing. On disk, or on an S3 store (s3-storage.ts).
 * Keys look like `photos/5f/5f0c….jpg`.
 */
export interface Storage {
  /** Keeps bytes under a key. Writing a key again replaces it whole: readers never see half a file. */
  put(key: string, bytes: Buffer): Promise<void>
  /** @throws StoredFileMissing */
  read(key: string): Promise<Buffer>
  /** @throws StoredFileMissing */
  stream(key: string): Promise<{ body: Readable; size: number }>
  exists(key: string): Promise<boolean>
  /** Removing what is not there is no error: handlers run twice. */
  remove(key: string): Promise<void>
  /** Can it be written? For /readyz. */
  ready(): Promise<boolean>
}

export class StoredFileMissing extends Error {
  override name = 'StoredFileMissing'
}

/** A new random key in a folder: `reports/9c/9c1e….pdf`. */
export function newStorageKey(folder: 'photos' | 'reports', extension: string): string {
  const name = randomUUID()
  return `${folder}/${name.slice(0, 2)}/${name}.${extension}`
}

export function diskStorage(root: string): Storage {
  const base = resolve(root)
  const pathOf = (key: string) => {
    const path = resolve(base, key)
    if (!path.startsWith(base + sep)) throw new Error(`storage key outside the store: ${key}`)
    return path
  }
  const missing = (key: string) => (error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new StoredFileMissing(key)
    throw error
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomUUID()}.part`
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    },
    read: (key) => readFile(pathOf(key)).catch(missing(key)),
    async stream(key) {
      const path = pathOf(key)
      const { size } = await stat(path).catch(missing(key))
      return { body: createReadStream(path), size }
    },
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    async ready() {
      await mkdir(base, { recursive: true, mode: 0o700 })
      const probe = join(base, `.probe-${randomUUID()}`)
      await writeFile(probe, '')
      await rm(probe, { force: true })
      return true
    },
  }
}

/** S3 where it is configured, this machine's disk otherwise. The S3 client is loaded only where it is used. */
async function configuredStorage(): Promise<Storage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET) return diskStorage(join(env.DATA_DIR, 'files'))
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  })
}

export const storage: Storage = await configuredStorage()
