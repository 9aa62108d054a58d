import type { Readable } from 'node:stream'

/** Private files under random names, on disk or S3. Keys look like `photos/5f/5f0c….jpg`. */
export interface Storage {
  /** Atomic replacement. */
  put(key: string, bytes: Buffer): Promise<void>
  /** @throws StoredFileMissing */
  read(key: string): Promise<Buffer>
  /** @throws StoredFileMissing */
  stream(key: string): Promise<{ body: Readable; size: number }>
  exists(key: string): Promise<boolean>
  /** Idempotent: handlers run twice. */
  remove(key: string): Promise<void>
  /** Unordered, streamed. */
  list(): AsyncIterable<StoredFile>
  /** Writable? For /readyz. */
  ready(): Promise<boolean>
}

export interface StoredFile {
  readonly key: string
  readonly modifiedAt: Date
}

/** A full disk still takes an empty file, but not a block. Bytes. */
export const PROBE_BYTES = 65_536
/** Overwritten by each probe. */
export const PROBE_KEY = 'probe'

export class StoredFileMissing extends Error {
  override name = 'StoredFileMissing'
}
