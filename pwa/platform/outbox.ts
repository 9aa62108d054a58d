/** Waits between tries while something could not be sent; the last one repeats. */
export const OUTBOX_RETRY_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const

/** However long a server asks to be left alone, a person waits behind this. */
const LONGEST_REST_MS = 10 * 60_000

/**
 * What a flush leaves behind: nothing; all of it; some, while some went through; or all, and the server asks not to be
 * tried again before so many milliseconds.
 */
export type Left = 'empty' | 'waiting' | 'moved' | { restMs: number }

export interface Outbox {
  /** Something was put in, or the person asked: try now. */
  wake: () => void
  stop: () => void
}

/**
 * Sends later. `flush` sends what it can and answers what still waits. It runs when woken, when the network
 * or the screen comes back, and on a growing timer; never twice at once, not even in two tabs (Web Locks).
 */
export function startOutbox({ name, flush }: { name: string; flush: () => Promise<Left> }): Outbox {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let running = false
  let again = false
  let stopped = false
  /** By the page's own clock, which nobody sets. */
  let restUntil = 0

  const run = async () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    if (performance.now() < restUntil) return later(restUntil - performance.now())
    running = true
    clearTimeout(timer)
    // A flush that throws is a bug in it, but what it holds must still leave one day: it counts as waiting.
    const left = navigator.onLine ? await underLock(name, flush).catch(() => 'waiting' as const) : 'waiting'
    running = false
    if (typeof left === 'object') restUntil = performance.now() + Math.min(left.restMs, LONGEST_REST_MS)
    if (left === 'empty' || left === 'moved') tries = 0
    if (again) {
      again = false
      await run()
    } else if (left !== 'empty') {
      const wait = OUTBOX_RETRY_MS[Math.min(tries, OUTBOX_RETRY_MS.length - 1)] ?? 60_000
      tries += 1
      later(Math.max(wait, restUntil - performance.now()))
    }
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void run(), ms)
  }
  const wake = () => {
    tries = 0
    void run()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', onVisible)
  return {
    wake,
    stop() {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}

async function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Absent on plain http: then one tab is all we can promise, and the server's idempotency covers the rest.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work)
}
