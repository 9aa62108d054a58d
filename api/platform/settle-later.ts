import type { Tx } from './db.ts'
import { enqueue } from './queue.ts'

const DAY_MS = 86_400_000

/**
 * Before a file is stored: a day later somebody looks whether a row came to point at it. Whoever dies between file and row so
 * leaves nothing behind.
 */
export const settleLater = (tx: Tx, keys: readonly string[]): Promise<void> =>
  enqueue(tx, 'storage.settle', { keys: [...keys] }, { startAfter: new Date(Date.now() + DAY_MS) })
