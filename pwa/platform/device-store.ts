import type * as z from 'zod/mini'
import { deviceKeys } from './device-key.ts'
import { type Disk, indexedDbDisk, memoryDisk, wipeDisk } from './disk.ts'
import { sealedDisk, whenWritten } from './sealed-disk.ts'
import { whenSignedOut } from './sign-out.ts'

/** What one person left on this device. */
export interface DeviceStore {
  /** The stored value as the schema reads it; anything unreadable counts as absent. */
  read: <T>(key: string, schema: z.ZodMiniType<T>) => Promise<T | undefined>
  /**
   * True when it is on disk; false when only this page's memory holds it (private window, disk full).
   * What lay under the keys `instead` goes in the same step; where the disk refuses, what it holds of them stays.
   */
  write: (key: string, value: unknown, ...instead: string[]) => Promise<boolean>
  /** The same for several that are true only together. */
  writeAll: (values: Readonly<Record<string, unknown>>, ...instead: string[]) => Promise<boolean>
  erase: (...keys: string[]) => Promise<void>
  /** The keys of what only this page's memory holds. */
  unsaved: () => string[]
  /** The keys that begin so. */
  list: (prefix: string) => Promise<string[]>
}

const openStores = new Map<string, DeviceStore>()

/** One person's corner: their id is in every key, and all of it is sealed with a key of theirs, so nobody opens another's draft. */
export function deviceStore(userId: string): DeviceStore {
  const open = openStores.get(userId)
  if (open) return open
  const disk = indexedDbDisk()
  const store = storeOn(sealedDisk(disk, deviceKeys(userId, disk)), `${userId}/`)
  openStores.set(userId, store)
  return store
}

// Drafts, photos, submissions, of whoever used this device: the one who leaves wants nothing left behind, and the one who
// arrives must find nothing.
whenSignedOut(async () => {
  openStores.clear()
  await whenWritten()
  await wipeDisk()
})

/** Of whoever used this device, what lies under a prefix: for what may not outlive the session that opened it. */
export async function eraseOfAnybody(prefix: string): Promise<void> {
  const disk = indexedDbDisk()
  const all = await disk.keys().catch((): string[] => [])
  const gone = all.filter((key) => key.slice(key.indexOf('/') + 1).startsWith(prefix))
  if (gone.length > 0) await disk.delMany(gone).catch(() => undefined)
}

/** Whose something lies here under these prefixes: who, and the rest of each key. */
export async function storedOfAnybody(...prefixes: string[]): Promise<{ userId: string; key: string }[]> {
  const all = await indexedDbDisk()
    .keys()
    .catch((): string[] => [])
  return all
    .map((at) => ({ userId: at.slice(0, at.indexOf('/')), key: at.slice(at.indexOf('/') + 1) }))
    .filter(({ key }) => prefixes.some((prefix) => key.startsWith(prefix)))
}

/** A store that ends with the page. For tests, and for browsers that refuse IndexedDB. */
export const memoryStore = (): DeviceStore => storeOn(memoryDisk(), '')

/** A refused disk is never an error for the person: what it would not take stays in memory while the page lives. */
export function storeOn(disk: Disk, scope: string): DeviceStore {
  const unsaved = new Map<string, unknown>()
  const diskKeys = () => disk.keys().catch((): string[] => [])
  const writeAll: DeviceStore['writeAll'] = async (values, ...instead) => {
    const all = Object.entries(values).map(([key, value]): [string, unknown] => [scope + key, value])
    const gone = instead.map((one) => scope + one)
    for (const one of gone) unsaved.delete(one)
    try {
      await disk.set(all, gone)
      for (const [at] of all) unsaved.delete(at)
      return true
    } catch {
      for (const [at, value] of all) unsaved.set(at, value)
      return false
    }
  }
  return {
    async read(key, schema) {
      const at = scope + key
      const value = unsaved.has(at) ? unsaved.get(at) : await disk.get(at).catch(() => undefined)
      const parsed = schema.safeParse(value)
      return parsed.success ? parsed.data : undefined
    },
    writeAll,
    write: (key, value, ...instead) => writeAll({ [key]: value }, ...instead),
    async erase(...gone) {
      const at = gone.map((key) => scope + key)
      for (const key of at) unsaved.delete(key)
      await disk.delMany(at).catch(() => undefined)
    },
    unsaved: () => [...unsaved.keys()].map((key) => key.slice(scope.length)),
    async list(prefix) {
      const all = new Set([...unsaved.keys(), ...(await diskKeys())])
      return [...all].filter((key) => key.startsWith(scope + prefix)).map((key) => key.slice(scope.length))
    },
  }
}
