import type { Disk } from './disk.ts'
import { isSealed, open, seal } from './sealed-record.ts'

/** Writings and readings that have been asked for and are not done, of all disks of this page. */
const underWay = new Set<Promise<unknown>>()

/** Resolves when nothing that was asked for until now is still on its way to the disk. */
export const whenWritten = () => Promise.allSettled(underWay)

/** Where the key of what lies on a disk comes from. */
export interface KeySource {
  /** The key as far as this device has it now. Asks nobody. */
  known: () => Promise<CryptoKey | null>
  /** The same, after waiting for whoever is fetching it. */
  awaited: () => Promise<CryptoKey | null>
}

/**
 * Seals what is written and opens what is read. Until this device has a key values are written as they are, since losing a photo
 * is worse; but none is written over one that cannot be opened now. All calls of one disk are done in the order in which they were
 * made: sealing takes its time.
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
      // Out of turn: whoever waits for a key keeps nobody from writing.
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
