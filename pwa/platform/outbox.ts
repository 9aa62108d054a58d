import { type FlushResult, withLock } from './lock.ts'

/** The last one repeats. */
export const OUTBOX_RETRY_MS = [2_000, 5_000, 15_000, 30_000, 60_000] as const

/** Cap on the server's requested wait, because a person is waiting. */
const LONGEST_REST_MS = 10 * 60_000

export interface Outbox {
  wake: () => void
  stop: () => void
}

interface Options {
  name: string
  flush: () => Promise<FlushResult>
  /** The page may close before it is sent. */
  onWaiting?: () => void
}

/** Flushes on `wake`, when network or screen return, and on a growing timer. Never twice at once, even across tabs (Web Locks). */
export function startOutbox({ name, flush, onWaiting = () => undefined }: Options): Outbox {
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let running = false
  let again = false
  let stopped = false
  let holds = false
  let hasSaid = false
  /** In the page's monotonic time. */
  let restUntil = 0

  const run = async () => {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    if (performance.now() < restUntil) return later(restUntil - performance.now())
    running = true
    holds = true
    clearTimeout(timer)
    // A flush that throws is a bug, but its content must still be sent.
    const result = navigator.onLine ? await withLock(name, flush).catch(() => 'waiting' as const) : 'waiting'
    running = false
    holds = result !== 'empty'
    if (!holds) hasSaid = false
    else if (!hasSaid) sayWaiting()
    if (typeof result === 'object') restUntil = performance.now() + Math.min(result.restMs, LONGEST_REST_MS)
    if (result === 'empty' || result === 'moved') tries = 0
    if (again) {
      again = false
      await run()
    } else if (result !== 'empty') {
      const wait = OUTBOX_RETRY_MS[Math.min(tries, OUTBOX_RETRY_MS.length - 1)] ?? 60_000
      tries += 1
      later(Math.max(wait, restUntil - performance.now()))
    }
  }
  const sayWaiting = () => {
    hasSaid = true
    if (!stopped) onWaiting()
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
    // The page may never return, and a request may be cut off.
    else if (holds) sayWaiting()
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
