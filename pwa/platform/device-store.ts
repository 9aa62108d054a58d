import type * as z from 'zod/mini'
import { deviceKeys } from './device-key.ts'
import { type Disk, indexedDbDisk, isFull, memoryDisk, whenDatabaseOpened, wipeDisk } from './disk.ts'
import { sealedDisk, whenWritten } from './sealed-disk.ts'
import { whenSignedOut } from './sign-out.ts'

/** What became of what was to be kept: no room for it, refused for another reason, or deleted by somebody while this page was open. */
export type StoreTrouble = 'full' | 'refused' | 'deleted'

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
  /** What happened to the disk, as far as the person should know: the last refusal while anything is unsaved, else a deletion. */
  trouble: () => StoreTrouble | null
  /** Calls back when what is unsaved, or the trouble, has changed by itself. @returns what ends it */
  watch: (listener: () => void) => () => void
  /** The keys that begin so. */
  list: (prefix: string) => Promise<string[]>
}

/** A store that is notified of its disk. */
interface DiskStore extends DeviceStore {
  /**
   * The disk is there again: what only memory holds goes to it. Another one in its place is empty: all that this page has
   * written or read goes to it.
   */
  diskOpened: (isAnother: boolean) => void
}

const openStores = new Map<string, DiskStore>()

// The worker's memory may be older than a page's: only pages bring back what was deleted.
const isPage = 'document' in globalThis
whenDatabaseOpened((isAnother) => {
  for (const store of openStores.values()) store.diskOpened(isAnother && isPage)
})

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
export function storeOn(disk: Disk, scope: string): DiskStore {
  /** All that this page has written or read and not erased; of it, what is not on the disk. */
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
        // Written meanwhile, or found to be gone with the whole database: memory knows better.
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
