import { timeLimit } from './time-limit.ts'

/**
 * What a flush leaves behind: nothing; all of it; some, while some went through; or all, and the server asks not to be
 * tried again before so many milliseconds.
 */
export type Left = 'empty' | 'waiting' | 'moved' | { restMs: number }

/** A lock that is never released must not keep anybody waiting. */
const LONGEST_WAIT_MS = 2_000

/** Does the work while nobody else holds the lock of this name: no other tab, nor the service worker. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Absent on plain http: then one tab is all we can promise, and the server's idempotency covers the rest.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}

/** Settles when every lock whose name begins so has been released, here and in other tabs, or after two seconds. */
export async function whenReleased(prefix: string): Promise<void> {
  if (!('locks' in navigator)) return
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))
  const { signal } = timeLimit(LONGEST_WAIT_MS)
  await Promise.allSettled(names.map(async (name) => navigator.locks.request(name, { signal }, () => undefined)))
}
