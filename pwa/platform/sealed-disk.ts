import type { Disk } from './disk.ts'
import { isSealed, open, seal } from './sealed-record.ts'

/** Pending reads and writes of all disks of this page. */
const underWay = new Set<Promise<unknown>>()

/** Resolves when current reads and writes are done. */
export const whenWritten = () => Promise.allSettled(underWay)

export interface KeySource {
  /** The current key, without a request. */
  known: () => Promise<CryptoKey | null>
  /** The key, after any pending fetch. */
  awaited: () => Promise<CryptoKey | null>
}

/**
 * Encrypts writes and decrypts reads. Without a key it writes plain text, since losing a photo is worse, but never over a value that it
 * cannot decrypt. Calls run in order, because encryption is slow.
 */
export function sealedDisk(disk: Disk, keys: KeySource): Disk {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task, task)
    last = turn
    underWay.add(turn)
    void Promise.allSettled([turn]).then(() => underWay.delete(turn))
    return turn
  }
  return {
    async get(place) {
      const value = await inTurn(() => disk.get(place))
      if (!isSealed(value)) return value
      // Outside the queue: waiting for a key must not block writes.
      const key = await keys.awaited()
      if (!key) throw new Error(`${place}: there is no key here`)
      return open(key, place, value)
    },
    set: (values, instead) =>
      inTurn(async () => {
        const key = await keys.known()
        if (!key) {
          for (const [place] of values)
            if (isSealed(await disk.get(place))) throw new Error(`${place}: holds what cannot be opened now`)
          return disk.set(values, instead)
        }
        const sealed = values.map(async ([place, value]): Promise<[string, unknown]> => [
          place,
          await seal(key, place, value),
        ])
        return disk.set(await Promise.all(sealed), instead)
      }),
    delMany: (places) => inTurn(() => disk.delMany(places)),
    keys: () => inTurn(() => disk.keys()),
  }
}
