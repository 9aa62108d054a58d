import { clear, createStore, del, delMany, get, keys, promisifyRequest, type UseStore } from 'idb-keyval'

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
const STORE = 'device'

/** The browser's own database, of whoever uses this device. */
export function indexedDbDisk(): OwnDisk {
  let store: UseStore | undefined
  const at = () => (store ??= createStore(DATABASE, STORE))
  // Opening may throw at once where storage is forbidden; `async` turns that into a rejection the caller handles.
  return {
    get: async (key) => get<unknown>(key, at()),
    set: async (values, instead) =>
      at()('readwrite', (device) => {
        for (const [key, value] of values) device.put(value, key)
        for (const gone of instead) device.delete(gone)
        return promisifyRequest(device.transaction)
      }),
    replace: async (key, isStill, value) =>
      at()('readwrite', (device) => {
        const asked: IDBRequest<unknown> = device.get(key)
        asked.addEventListener('success', () => {
          if (isStill(asked.result)) device.put(value, key)
        })
        return promisifyRequest(device.transaction)
      }),
    delMany: async (gone) => (gone.length === 1 ? del(gone[0] ?? '', at()) : delMany(gone, at())),
    keys: async () => (await keys(at())).map(String),
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
export const wipeDisk = async (): Promise<void> => clear(createStore(DATABASE, STORE))
