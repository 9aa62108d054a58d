import { timeLimit } from './time-limit.ts'

/** `moved`: some left, after progress. `restMs`: no retry before. */
export type FlushResult = 'empty' | 'waiting' | 'moved' | { restMs: number }

/** A lock may never be released: stop waiting. */
const LONGEST_WAIT_MS = 2_000

/** Excludes other tabs and the service worker. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing on plain http: the server's idempotency must do.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}

/** Waits for locks in all tabs, at most two seconds. */
export async function whenReleased(prefix: string): Promise<void> {
  if (!('locks' in navigator)) return
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))
  const { signal } = timeLimit(LONGEST_WAIT_MS)
  await Promise.allSettled(names.map(async (name) => navigator.locks.request(name, { signal }, () => undefined)))
}
