import { clear, del, delMany, get, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import { randomId } from './random-id.ts'

/** Values under keys, as a browser keeps them past the end of the page. Every call may be refused. */
export interface Disk {
  get: (key: string) => Promise<unknown>
  /** All of it or nothing; what lay under the keys `instead` goes in the same step. */
  set: (values: [key: string, value: unknown][], instead: string[]) => Promise<void>
  delMany: (keys: string[]) => Promise<void>
  keys: () => Promise<string[]>
}

export interface OwnDisk extends Disk {
  /** Puts a value in the place of one that is still as it was read; else nothing happens. */
  replace: (key: string, isStill: (value: unknown) => boolean, value: unknown) => Promise<void>
}

const DATABASE = 'rosto-ideal'
const VERSION = 2
const STORE = 'device'
/** Holds one value: the name this database got when it was made. Cleared is still the same; deleted and made anew is not. */
const NAME = 'name'

type Listener = (isAnother: boolean) => void
const listeners = new Set<Listener>()

/**
 * Calls back whenever the database has been opened; `isAnother` when it is not the one this page had before: somebody deleted
 * that one. Called before anything is read of it.
 */
export function whenDatabaseOpened(listener: Listener): void {
  listeners.add(listener)
}

let lastName: unknown

async function openDatabase(whenGone: () => void): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, VERSION)
  // In the very task in which it opens: a deletion asked for before anybody listens would wait for this connection for ever.
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

/** Whether a refusal says that the device has no room. Browsers wrap it, each in its own way. */
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
 * A store over a connection that may end at any moment. iOS ends those of a page in the background and does not always say so:
 * whatever fails, but for want of room, is done once more over a new connection.
 * @param open tells by its argument that its connection is gone, from the moment it is there
 */
export function reopened(open: (whenGone: () => void) => Promise<IDBDatabase>, storeName: string): UseStore {
  let connection: Promise<IDBDatabase> | undefined
  const connect = (): Promise<IDBDatabase> => {
    if (connection) return connection
    const opening = open(() => {
      // Reopened at once, so that the listeners learn of another database in its place.
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

/** One connection for the whole page. */
const database = reopened(openDatabase, STORE)

/** The browser's own database, shared by everybody who uses this device. */
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

/** A disk that ends with the page. For tests, and for browsers that refuse IndexedDB. */
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

/** Everything of everybody. */
export const wipeDisk = async (): Promise<void> => clear(database)
