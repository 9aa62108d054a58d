import { clear, del, delMany, get, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import { randomId } from './random-id.ts'

/** Persistent. Any call may be refused. */
export interface Disk {
  get: (key: string) => Promise<unknown>
  /** One transaction, which deletes the keys `instead`. */
  set: (values: [key: string, value: unknown][], instead: string[]) => Promise<void>
  delMany: (keys: string[]) => Promise<void>
  keys: () => Promise<string[]>
}

export interface OwnDisk extends Disk {
  /** Replaces a value that is unchanged since it was read. */
  replace: (key: string, isStill: (value: unknown) => boolean, value: unknown) => Promise<void>
}

const DATABASE = 'rosto-ideal'
const VERSION = 2
const STORE = 'device'
/** A random name made at creation, to detect a deleted database. */
const NAME = 'name'

type Listener = (isAnother: boolean) => void
const listeners = new Set<Listener>()

/** Called before any read; `isAnother` when the earlier database was deleted. */
export function whenDatabaseOpened(listener: Listener): void {
  listeners.add(listener)
}

let lastName: unknown

async function openDatabase(whenGone: () => void): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, VERSION)
  // In this very task: an earlier deletion request would otherwise block for ever.
  asked.addEventListener('success', () => {
    asked.result.addEventListener('close', whenGone)
    asked.result.addEventListener('versionchange', () => {
      asked.result.close()
      whenGone()
    })
  })
  asked.addEventListener('upgradeneeded', () => {
    const made = asked.result.objectStoreNames
    if (!made.contains(STORE)) asked.result.createObjectStore(STORE)
    if (!made.contains(NAME)) asked.result.createObjectStore(NAME).put(randomId(), NAME)
  })
  const database = await promisifyRequest(asked)
  const name: unknown = await promisifyRequest(database.transaction(NAME).objectStore(NAME).get(NAME))
  const isAnother = lastName !== undefined && lastName !== name
  lastName = name
  for (const listener of listeners) listener(isAnother)
  return database
}

/** True for a full device. Browsers wrap this error differently. */
export function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, message, code, inner, cause } = error as Record<string, unknown>
  if (
    code === 22 ||
    /quota|no_device_space|full disk|disk is full|no space left/i.test(`${String(name)} ${String(message)}`)
  )
    return true
  return isFull(inner) || isFull(cause)
}

/**
 * A store that reconnects: iOS ends background connections, sometimes silently. Failures other than lack of room are retried once on a new
 * connection.
 * @param open calls its argument when the connection is gone
 */
export function reopened(open: (whenGone: () => void) => Promise<IDBDatabase>, storeName: string): UseStore {
  let connection: Promise<IDBDatabase> | undefined
  const connect = (): Promise<IDBDatabase> => {
    if (connection) return connection
    const opening = open(() => {
      // Reopen at once, so that listeners learn of a new database.
      drop()
      connect().catch(() => undefined)
    })
    connection = opening
    const drop = () => {
      if (connection === opening) connection = undefined
    }
    opening.catch(drop)
    return opening
  }
  return async (mode, work) => {
    const opening = connect()
    const attempt = async (over: Promise<IDBDatabase>) => {
      const database = await over
      return await work(database.transaction(storeName, mode).objectStore(storeName))
    }
    try {
      return await attempt(opening)
    } catch (error) {
      if (isFull(error)) throw error
      if (connection === opening) {
        connection = undefined
        opening.then(
          (database) => database.close(),
          () => undefined,
        )
      }
      return attempt(connect())
    }
  }
}

const database = reopened(openDatabase, STORE)

/** Shared by all persons who use this device. */
export function indexedDbDisk(): OwnDisk {
  return {
    get: (key) => get<unknown>(key, database),
    set: (values, instead) =>
      database('readwrite', (device) => {
        for (const [key, value] of values) device.put(value, key)
        for (const gone of instead) device.delete(gone)
        return promisifyRequest(device.transaction)
      }),
    replace: (key, isStill, value) =>
      database('readwrite', (device) => {
        const asked: IDBRequest<unknown> = device.get(key)
        asked.addEventListener('success', () => {
          if (isStill(asked.result)) device.put(value, key)
        })
        return promisifyRequest(device.transaction)
      }),
    delMany: (gone) => (gone.length === 1 ? del(gone[0] ?? '', database) : delMany(gone, database)),
    keys: async () => (await keys(database)).map(String),
  }
}

/** For tests, and for browsers without IndexedDB. */
export function memoryDisk(map = new Map<string, unknown>()): OwnDisk {
  return {
    get: (key) => Promise.resolve(map.get(key)),
    set: (values, instead) => {
      for (const [key, value] of values) map.set(key, structuredClone(value))
      for (const gone of instead) map.delete(gone)
      return Promise.resolve()
    },
    replace: (key, isStill, value) => {
      if (isStill(map.get(key))) map.set(key, structuredClone(value))
      return Promise.resolve()
    },
    delMany: (gone) => {
      for (const key of gone) map.delete(key)
      return Promise.resolve()
    },
    keys: () => Promise.resolve([...map.keys()]),
  }
}

/** Wipes the data of every person. */
export const wipeDisk = async (): Promise<void> => clear(database)
