import type { Readable } from 'node:stream'

/**
 * Where photos and reports lie: private, under random names that tell nothing. On disk, or on an S3 store.
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
  /** Every file, in no order, without being held in memory at once. */
  list(): AsyncIterable<StoredFile>
  /** Can it be written? For /readyz. */
  ready(): Promise<boolean>
}

export interface StoredFile {
  readonly key: string
  readonly modifiedAt: Date
}

/** Of what /readyz writes: a full disk takes an empty file and no full block. Bytes. */
export const PROBE_BYTES = 65_536
/** Where S3 keeps what /readyz wrote; the next one replaces it. */
export const PROBE_KEY = 'probe'

export class StoredFileMissing extends Error {
  override name = 'StoredFileMissing'
}
