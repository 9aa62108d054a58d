import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { diskStorage } from './disk-storage.ts'
import { env } from './env.ts'
import { type SealedStorage, sealedStorage } from './sealed-storage.ts'
import type { Storage } from './stored-files.ts'

/** Random: `reports/9c/9c1e….pdf`. */
export function newStorageKey(folder: 'photos' | 'reports', extension: string): string {
  const name = randomUUID()
  return `${folder}/${name.slice(0, 2)}/${name}.${extension}`
}

/** S3 if configured, else disk. The S3 client loads lazily. */
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

/** Encrypted bytes, for backups. */
export const rawStorage: Storage = await configuredStorage()

export const storage: SealedStorage = sealedStorage(rawStorage)
