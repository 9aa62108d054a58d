import * as z from 'zod/mini'
import { type Problem, sentenceOf } from '#contract/problem.ts'
import type { DeviceStore } from './device-store.ts'
import { asProblem, isRetryable } from './failures.ts'
import type { FlushResult } from './lock.ts'

const Progress = z.object({
  /** 'open': unfinished, not to be sent. */
  state: z.enum(['open', 'waiting', 'sent', 'refused']),
  /** The refusal's sentence. */
  reason: z.nullable(z.string()),
  /** Names this version: device clock in milliseconds, always later than the version before. */
  at: z.number(),
})

/** A stored value and how far it is on its way to the server. */
export type Pending<T> = z.infer<typeof Progress> & { readonly value: T }
type Next<T> = Pick<Pending<T>, 'value' | 'state'> & { readonly reason?: string | null }

interface Options<T, A> {
  key: string
  schema: z.ZodMiniType<T>
  store: Pick<DeviceStore, 'read' | 'write' | 'erase'>
  send: (value: T) => Promise<A>
  /** What the server holds; undefined when unknown now. */
  read?: () => Promise<T | null | undefined>
  /** A record that is not ready waits untried. */
  isReady?: (value: T) => boolean
  /** The record once the server took `sent`. Default: sent, unless it changed meanwhile. */
  taken?: (now: Pending<T>, answer: A, sent: Pending<T>) => Next<T>
  /** The same for a refusal; null erases. Default: refused with its sentence, unless it changed meanwhile. */
  refused?: (now: Pending<T>, problem: Problem, sent: Pending<T>) => Next<T> | null
  changed?: () => void
  /** Called when something waits. */
  wake?: () => void
}

/** One value stored on the device at once and sent when possible; a newer version is never overwritten by the outcome of an older one. */
export function pendingRecord<T, A = unknown>(options: Options<T, A>) {
  const { key, schema, store, send, read = async () => undefined, isReady = () => true } = options
  const { taken = asSent, refused = asRefused, changed = () => undefined, wake = () => undefined } = options
  const Stored = z.object({ ...Progress.shape, value: schema })
  let current: Pending<T> | undefined
  /** Detects reads that began before the last write. */
  let writes = 0

  const write = async (next: Pending<T> | undefined) => {
    current = next
    writes += 1
    changed()
    if (next) await store.write(key, next)
    else await store.erase(key)
  }
  const put = (value: T, state: 'open' | 'waiting' | 'sent') =>
    write({ value, state, reason: null, at: Math.max(Date.now(), (current?.at ?? 0) + 1) })
  const load = async () => {
    const before = writes
    const stored = await store.read(key, Stored)
    if (writes !== before) return
    // Another tab settled an older version over this one.
    if (stored && current?.state === 'waiting' && stored.at < current.at) await write(current)
    else current = stored
  }
  /** Reads the store first: another tab may have changed it, or the person signed out. */
  const settle = async (next: (now: Pending<T>) => Next<T> | null) => {
    await load()
    if (!current) return
    const after = next(current)
    if (!after) await write(undefined)
    // Under the same time: where another tab has changed it just now, the later version wins.
    else if (after !== current) await write({ reason: null, ...after, at: current.at })
  }

  return {
    load,
    get: () => current,
    async keep(value: T, state: 'open' | 'waiting' | 'sent' = 'waiting') {
      await put(value, state)
      if (state === 'waiting') wake()
    },
    erase: () => write(undefined),
    /** Takes over what the server holds, unless the local version is unsent or changed during the request. */
    async adopt() {
      await load()
      const before = current
      if (before && before.state !== 'sent') return
      const value = await read().catch(() => undefined)
      if (value === undefined || current?.at !== before?.at) return
      if (value !== null) await put(value, 'sent')
      else if (current) await write(undefined)
    },
    /**
     * Sends what waits. Only under the sender's lock.
     * @returns why the server did not take it; null when it did or was not asked
     */
    async flush(): Promise<Problem | null> {
      await load()
      const sent = current
      if (sent?.state !== 'waiting' || !isReady(sent.value)) return null
      try {
        const answer = await send(sent.value)
        await settle((now) => taken(now, answer, sent))
        return null
      } catch (error) {
        const problem = asProblem(error)
        if (!isRetryable(problem)) await settle((now) => refused(now, problem, sent))
        return problem
      }
    },
  }
}

const asSent = <T>(now: Pending<T>, _answer: unknown, sent: Pending<T>): Next<T> =>
  now.at === sent.at ? { value: now.value, state: 'sent' } : now

/** A field's message says more than the general sentence. */
export const asRefused = <T>(now: Pending<T>, problem: Problem, sent: Pending<T>): Next<T> =>
  now.at === sent.at
    ? { value: now.value, state: 'refused', reason: Object.values(problem.fields)[0] ?? sentenceOf(problem) }
    : now

/** What a flush that ended so leaves behind. */
export function flushResultOf(problem: Problem | null): FlushResult {
  if (!problem || !isRetryable(problem)) return 'empty'
  return problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
}

/** An unreadable record counts as waiting. */
export async function isWaiting(store: DeviceStore, key: string): Promise<boolean> {
  return ((await store.read(key, Progress))?.state ?? 'waiting') === 'waiting'
}
