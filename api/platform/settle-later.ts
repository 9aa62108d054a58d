import type { Tx } from './db.ts'
import { enqueue } from './queue.ts'

const DAY_MS = 86_400_000

/** Call before storing a file: a day later it is deleted unless a row points at it. */
export const settleLater = (tx: Tx, keys: readonly string[]): Promise<void> =>
  enqueue(tx, 'storage.settle', { keys: [...keys] }, { startAfter: new Date(Date.now() + DAY_MS) })
