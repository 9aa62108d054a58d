import type * as z from 'zod/mini'
import { deviceKeys } from './device-key.ts'
import { type Disk, indexedDbDisk, isFull, memoryDisk, whenDatabaseOpened, wipeDisk } from './disk.ts'
import { sealedDisk, whenWritten } from './sealed-disk.ts'
import { whenSignedOut } from './sign-out.ts'

/** `deleted`: somebody deleted the database while this page was open. */
export type StoreTrouble = 'full' | 'refused' | 'deleted'

export interface DeviceStore {
  /** Undefined when absent or invalid. */
  read: <T>(key: string, schema: z.ZodMiniType<T>) => Promise<T | undefined>
  /** False when only in memory (private window, disk full). Deletes the keys `instead` in the same transaction. */
  write: (key: string, value: unknown, ...instead: string[]) => Promise<boolean>
  /** As `write`, in one transaction. */
  writeAll: (values: Readonly<Record<string, unknown>>, ...instead: string[]) => Promise<boolean>
  erase: (...keys: string[]) => Promise<void>
  /** Keys that only memory holds. */
  unsaved: () => string[]
  /** The last refusal while anything is unsaved, else a deletion, else null. */
  trouble: () => StoreTrouble | null
  /** @returns the unsubscriber */
  watch: (listener: () => void) => () => void
  list: (prefix: string) => Promise<string[]>
}

interface DiskStore extends DeviceStore {
  /** Writes what only memory holds, or everything to a new database (`isAnother`). */
  diskOpened: (isAnother: boolean) => void
}

const openStores = new Map<string, DiskStore>()

// Only pages restore a deleted database: the worker's memory may be older.
const isPage = 'document' in globalThis
whenDatabaseOpened((isAnother) => {
  for (const store of openStores.values()) store.diskOpened(isAnother && isPage)
})

/** One person's store: keys carry their id, and values are encrypted with their key. */
export function deviceStore(userId: string): DeviceStore {
  const open = openStores.get(userId)
  if (open) return open
  const disk = indexedDbDisk()
  const store = storeOn(sealedDisk(disk, deviceKeys(userId, disk)), `${userId}/`)
  openStores.set(userId, store)
  return store
}

// Wipes every person's data from this device.
whenSignedOut(async () => {
  openStores.clear()
  await whenWritten()
  await wipeDisk()
})

/** Erases a prefix for all persons: for what may not outlive its session. */
export async function eraseOfAnybody(prefix: string): Promise<void> {
  const disk = indexedDbDisk()
  const all = await disk.keys().catch((): string[] => [])
  const gone = all.filter((key) => key.slice(key.indexOf('/') + 1).startsWith(prefix))
  if (gone.length > 0) await disk.delMany(gone).catch(() => undefined)
}

/** Entries of all persons; the keys come without the person's id. */
export async function storedOfAnybody(...prefixes: string[]): Promise<{ userId: string; key: string }[]> {
  const all = await indexedDbDisk()
    .keys()
    .catch((): string[] => [])
  return all
    .map((at) => ({ userId: at.slice(0, at.indexOf('/')), key: at.slice(at.indexOf('/') + 1) }))
    .filter(({ key }) => prefixes.some((prefix) => key.startsWith(prefix)))
}

/** For tests, and for browsers without IndexedDB. */
export const memoryStore = (): DeviceStore => storeOn(memoryDisk(), '')

/** Writes that the disk refuses stay in memory. */
export function storeOn(disk: Disk, scope: string): DiskStore {
  /** Everything this page has read or written, and not erased. */
  const held = new Map<string, unknown>()
  const unsaved = new Set<string>()
  const listeners = new Set<() => void>()
  let refusal: StoreTrouble = 'refused'
  let wasDeleted = false
  const diskKeys = () => disk.keys().catch((): string[] => [])
  const forget = (at: string) => {
    held.delete(at)
    unsaved.delete(at)
  }
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const put = async (values: [at: string, value: unknown][], gone: string[]): Promise<boolean> => {
    for (const [at, value] of values) held.set(at, value)
    const isStill = ([at, value]: [string, unknown]) => held.get(at) === value
    try {
      await disk.set(values, gone)
      for (const one of values) if (isStill(one)) unsaved.delete(one[0])
      return true
    } catch (error) {
      refusal = isFull(error) ? 'full' : 'refused'
      for (const one of values) if (isStill(one)) unsaved.add(one[0])
      return false
    }
  }
  const writeAll: DeviceStore['writeAll'] = (values, ...instead) => {
    const gone = instead.map((key) => scope + key)
    for (const at of gone) forget(at)
    return put(
      Object.entries(values).map(([key, value]) => [scope + key, value]),
      gone,
    )
  }
  const saveAll = async () => {
    for (const at of unsaved) if (held.has(at) && !(await put([[at, held.get(at)]], []))) break
    changed()
  }
  return {
    async read(key, schema) {
      const at = scope + key
      if (!unsaved.has(at)) {
        const before = held.get(at)
        const stored = await disk.get(at).catch(() => before)
        // If it changed during the read, memory is newer.
        if (!unsaved.has(at) && held.get(at) === before) {
          if (stored === undefined) forget(at)
          else held.set(at, stored)
        }
      }
      const parsed = schema.safeParse(held.get(at))
      return parsed.success ? parsed.data : undefined
    },
    writeAll,
    write: (key, value, ...instead) => writeAll({ [key]: value }, ...instead),
    async erase(...gone) {
      const all = gone.map((key) => scope + key)
      for (const at of all) forget(at)
      await disk.delMany(all).catch(() => undefined)
    },
    unsaved: () => [...unsaved].map((at) => at.slice(scope.length)),
    trouble: () => (unsaved.size > 0 ? refusal : wasDeleted ? 'deleted' : null),
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async list(prefix) {
      const stored = await diskKeys()
      const all = new Set([...unsaved, ...stored])
      return [...all].filter((key) => key.startsWith(scope + prefix)).map((key) => key.slice(scope.length))
    },
    diskOpened(isAnother) {
      if (isAnother && held.size > 0) {
        wasDeleted = true
        refusal = 'deleted'
        for (const at of held.keys()) unsaved.add(at)
      }
      if (unsaved.size === 0) return
      changed()
      void saveAll()
    },
  }
}
