/* oxlint-disable promise/no-callback-in-promise -- Multer speaks in callbacks, streams and files in promises: here they meet. */
import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler } from 'express'
import multer from 'multer'
import { PHOTO_MAX_BYTES } from '#contract/onboarding.ts'
import { Problem } from '#contract/problem.ts'
import { env } from './env.ts'
import { networksOf } from './limit.ts'

/** On disk, per process. */
const BYTES_UNDER_WAY = 1_000_000_000
/** Per person, or per network if not signed in. */
const AT_ONCE = 2
/** Requests with files in memory: at most 4 × 20 MB each, plus decoding. */
const IN_MEMORY = 2
const RETRY_MS = 5000
/** Longer than `requestTimeout`. */
const LEFTOVER_MS = 15 * 60_000
const SWEEP_MS = 60 * 60_000

/** On disk until its turn. */
export interface Upload {
  readonly field: string
  readonly bytes: Buffer
}

const folder = join(env.DATA_DIR, 'uploads-under-way')
/** Identifies the process's run, because process numbers repeat. */
const run = randomUUID()
const ours = `${hostname()}~${process.pid}~${run}~`
let bytesUnderWay = 0
const peopleUnderWay = new Map<string, number>()

const busy = () => new Problem('uploads-busy', { retryAfterMs: RETRY_MS })

/** Before reading the body. @throws Problem uploads-busy */
export function capUploads(keyOf: (req: Request) => string | null): RequestHandler {
  return (req, res, next) => {
    const key = keyOf(req) ?? networksOf(req.ip ?? '').near
    const count = peopleUnderWay.get(key) ?? 0
    if (count >= AT_ONCE || bytesUnderWay >= BYTES_UNDER_WAY) throw busy()
    peopleUnderWay.set(key, count + 1)
    res.once('close', () => {
      const left = (peopleUnderWay.get(key) ?? 1) - 1
      if (left > 0) peopleUnderWay.set(key, left)
      else peopleUnderWay.delete(key)
    })
    next()
  }
}

interface OnDisk {
  readonly path: string
  readonly size: number
}

/** Streams to disk: a thousand slow phones cost files, not memory. */
const onDisk: multer.StorageEngine = {
  _handleFile(req, file, done) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, ours + randomUUID())
    let size = 0
    let isGone = false
    const give = () => {
      if (isGone) return
      isGone = true
      bytesUnderWay -= size
      void rm(path, { force: true })
    }
    // Whether answered, refused or cut.
    req.res?.once('close', give)
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        size += chunk.length
        bytesUnderWay += chunk.length
        if (bytesUnderWay > BYTES_UNDER_WAY) next(busy())
        else next(null, chunk)
      },
    })
    pipeline(file.stream, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
      () => {
        if (isGone) void rm(path, { force: true })
        done(null, { path, size } satisfies OnDisk)
      },
      (error: unknown) => {
        give()
        done(error)
      },
    )
  },
  _removeFile(_req, file, done) {
    rm(file.path, { force: true }).then(() => done(null), done)
  },
}

/** Stores these files on disk. */
export const multipartBody = (fields: readonly string[]): RequestHandler =>
  multer({
    storage: onDisk,
    defParamCharset: 'utf8',
    limits: {
      fileSize: PHOTO_MAX_BYTES,
      files: fields.length,
      fields: 10,
      fieldSize: 256_000,
      parts: fields.length + 10,
      // Our fields have no brackets; multer would build arrays of any requested size.
      fieldNestingDepth: 0,
      fieldArrayIndexLimit: 0,
    },
  }).fields(fields.map((name) => ({ name, maxCount: 1 })))

const waiting: (() => void)[] = []
let inMemory = 0

/** Loads files into memory when its turn comes. */
export async function withUploads<T>(req: Request, work: (files: readonly Upload[]) => Promise<T>): Promise<T> {
  const { files } = req
  const held = files && !Array.isArray(files) ? Object.values(files).flat() : []
  if (held.length === 0) return work([])
  if (inMemory >= IN_MEMORY) await new Promise<void>((resolve) => waiting.push(resolve))
  else inMemory += 1
  try {
    const read = await Promise.all(
      held.map(async ({ fieldname, path }) => ({ field: fieldname, bytes: await readFile(path) })),
    )
    return await work(read)
  } finally {
    const next = waiting.shift()
    // Hands the turn over, so that nobody else takes it.
    if (next) next()
    else inMemory -= 1
  }
}

/** Null for other machines: only age can tell. */
function isWrittenBy(name: string): boolean | null {
  const [host, pid, ofRun] = name.split('~')
  if (host !== hostname() || ofRun === undefined) return ofRun === undefined ? false : null
  if (Number(pid) === process.pid) return ofRun === run
  try {
    process.kill(Number(pid), 0)
    return true
  } catch {
    return false
  }
}

/** Plain photos left by killed processes. At start and hourly. */
export async function removeLeftUploads(now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    const isOld = found !== null && now - found.mtimeMs > LEFTOVER_MS
    if (isOld || isWrittenBy(name) === false) await rm(path, { force: true })
  }
}

/** @returns a stop function */
export async function keepRemovingLeftUploads(): Promise<() => void> {
  await removeLeftUploads()
  const timer = setInterval(() => void removeLeftUploads(), SWEEP_MS)
  return () => clearInterval(timer)
}

/** For tests and bench. */
export const uploadsUnderWay = () => ({
  bytes: bytesUnderWay,
  uploads: [...peopleUnderWay.values()].reduce((sum, count) => sum + count, 0),
})
