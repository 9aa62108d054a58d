import { transact } from '../platform/db.ts'
import { record } from '../platform/log.ts'
import { storage } from '../platform/storage.ts'
import { PROBE_KEY, type StoredFile } from '../platform/stored-files.ts'
import { endAlarms, raiseAlarms, type Violation } from './alarms.ts'
import { noteRun } from './runs.ts'
import { keysInUse, keysOfRows } from './stored-rows.ts'

const DAY_MS = 86_400_000
const BATCH = 500
/** More share one cause: storage was emptied or reconfigured. */
const MISSING_MOST = 200

export async function removeUnused(keys: readonly string[]): Promise<number> {
  const used = await keysInUse(keys)
  const unused = keys.filter((key) => !used.has(key))
  for (const key of unused) await storage.remove(key)
  return unused.length
}

/** Deletes files older than a day without rows (a face must not outlive its order); alarms on rows without files. */
export async function sweepStorage(now = new Date()): Promise<{ removed: number; missing: number }> {
  let removed = 0
  let waiting: string[] = []
  const old = new Date(now.getTime() - DAY_MS)
  for await (const file of storage.list()) {
    if (!isSweepable(file, old)) continue
    waiting.push(file.key)
    if (waiting.length < BATCH) continue
    removed += await removeUnused(waiting)
    waiting = []
  }
  removed += await removeUnused(waiting)
  const missing = await findMissing()
  await transact(async (tx) => {
    await raiseAlarms(tx, 'file-missing', missing)
    await endAlarms(
      tx,
      'file-missing',
      missing.map(({ subject }) => subject),
    )
  })
  const counted = { removed, missing: missing.length }
  await noteRun('storage.sweep', counted)
  if (removed > 0 || missing.length > 0)
    await record({
      level: missing.length > 0 ? 'error' : 'info',
      category: 'database',
      action: 'storage_swept',
      message: `Arquivos sem dono apagados: ${removed}; registros sem arquivo: ${missing.length}`,
    })
  return counted
}

const isSweepable = ({ key, modifiedAt }: StoredFile, old: Date) => modifiedAt < old && key !== PROBE_KEY

async function findMissing(): Promise<Violation[]> {
  const missing: Violation[] = []
  for await (const rows of keysOfRows()) {
    // A few at once: remote storage answers in tens of milliseconds.
    for (let at = 0; at < rows.length; at += 16) {
      const few = rows.slice(at, at + 16)
      const exist = await Promise.all(few.map(({ key }) => storage.exists(key)))
      few.forEach(({ key, orderId }, index) => exist[index] || missing.push({ subject: key, orderId }))
      if (missing.length >= MISSING_MOST) return missing
    }
  }
  return stillMissing(missing)
}

/** Ignore photos replaced or deleted meanwhile. */
async function stillMissing(missing: readonly Violation[]): Promise<Violation[]> {
  const used = await keysInUse(missing.map(({ subject }) => subject))
  return missing.filter(({ subject }) => used.has(subject))
}
