import { timeLimit } from './time-limit.ts'

/** What a flush leaves: nothing; everything; some, after progress; or everything, with no retry before `restMs`. */
export type Left = 'empty' | 'waiting' | 'moved' | { restMs: number }

/** A lock that is never released must not block forever. */
const LONGEST_WAIT_MS = 2_000

/** Runs the work while no other tab, nor the service worker, holds this lock. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing on plain http: only one tab is safe then; the server's idempotency covers the rest.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}

/** Resolves when all locks with this prefix are released, in any tab, or after two seconds. */
export async function whenReleased(prefix: string): Promise<void> {
  if (!('locks' in navigator)) return
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []))
  const { signal } = timeLimit(LONGEST_WAIT_MS)
  await Promise.allSettled(names.map(async (name) => navigator.locks.request(name, { signal }, () => undefined)))
}
