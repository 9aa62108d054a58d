import * as z from 'zod/mini'
import { type Problem, sentenceOf } from '#contract/problem.ts'
import type { DeviceStore } from './device-store.ts'
import { asProblem, isPassing } from './failures.ts'
import type { Left } from './lock.ts'

const Progress = z.object({
  /** 'open': not finished, not to be sent yet. */
  state: z.enum(['open', 'waiting', 'sent', 'refused']),
  /** The sentence of a refusal. */
  reason: z.nullable(z.string()),
  /** Names this version: milliseconds of the device's clock, always later than the version before. */
  at: z.number(),
})

/** A value as the device stores it, and how far it is on its way to the server. */
export type Pending<T> = z.infer<typeof Progress> & { readonly value: T }
/** What a version is replaced by. */
type Next<T> = Pick<Pending<T>, 'value' | 'state'> & { readonly reason?: string | null }

interface Options<T, A> {
  key: string
  schema: z.ZodMiniType<T>
  store: Pick<DeviceStore, 'read' | 'write' | 'erase'>
  send: (value: T) => Promise<A>
  /** What the server holds; undefined where that cannot be said now. */
  read?: () => Promise<T | null | undefined>
  /** What is not ready waits without being tried. */
  isReady?: (value: T) => boolean
  /** The record once the server took `sent`; by default sent, unless it changed on the way. */
  taken?: (now: Pending<T>, answer: A, sent: Pending<T>) => Next<T>
  /** The same for a refusal; null erases. By default it carries the sentence, unless it changed on the way. */
  refused?: (now: Pending<T>, problem: Problem, sent: Pending<T>) => Next<T> | null
  changed?: () => void
  /** Called once something waits. */
  wake?: () => void
}

/** One value that belongs to the server: stored here at once, sent when there is a network, newest version first. */
export function pendingRecord<T, A = unknown>(options: Options<T, A>) {
  const { key, schema, store, send, read = async () => undefined, isReady = () => true } = options
  const { taken = asSent, refused = asRefused, changed = () => undefined, wake = () => undefined } = options
  const Stored = z.object({ ...Progress.shape, value: schema })
  let current: Pending<T> | undefined
  /** A read that began before the last write is older than memory. */
  let writes = 0

  const write = async (next: Pending<T> | undefined) => {
    current = next
    writes += 1
    changed()
    if (next) await store.write(key, next)
    else await store.erase(key)
  }
  const put = ({ value, state, reason = null }: Next<T>) =>
    write({ value, state, reason, at: Math.max(Date.now(), (current?.at ?? 0) + 1) })
  const load = async () => {
    const before = writes
    const stored = await store.read(key, Stored)
    if (writes !== before) return
    // Another tab has just settled the version before over this one.
    if (stored && current?.state === 'waiting' && stored.at < current.at) await write(current)
    else current = stored
  }
  /** The store decides what is here now: another tab may have changed it, or its owner signed out. */
  const settle = async (next: (now: Pending<T>) => Next<T> | null) => {
    await load()
    const after = current && next(current)
    if (after && after !== current) await put(after)
    else if (after === null) await write(undefined)
  }

  return {
    load,
    get: () => current,
    async keep(value: T, state: 'open' | 'waiting' | 'sent' = 'waiting') {
      await put({ value, state })
      if (state === 'waiting') wake()
    },
    erase: () => write(undefined),
    /** Takes over what the server holds, unless what is here is newer: not sent, or changed during the answer. */
    async adopt() {
      await load()
      const before = current
      if (before && before.state !== 'sent') return
      const value = await read().catch(() => undefined)
      if (value === undefined || current?.at !== before?.at) return
      if (value !== null) await put({ value, state: 'sent' })
      else if (current) await write(undefined)
    },
    /**
     * Sends what waits. Only under the lock of whoever sends this record.
     * @returns why the server has not taken it, if it was asked
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
        if (!isPassing(problem)) await settle((now) => refused(now, problem, sent))
        return problem
      }
    },
  }
}

const asSent = <T>(now: Pending<T>, _answer: unknown, sent: Pending<T>): Next<T> =>
  now.at === sent.at ? { value: now.value, state: 'sent' } : now

/** The sentence about the first field says more than that fields are highlighted. */
export const asRefused = <T>(now: Pending<T>, problem: Problem, sent: Pending<T>): Next<T> =>
  now.at === sent.at
    ? { value: now.value, state: 'refused', reason: Object.values(problem.fields)[0] ?? sentenceOf(problem) }
    : now

/** What a flush that ended so leaves behind. */
export function leftBy(problem: Problem | null): Left {
  if (!problem || !isPassing(problem)) return 'empty'
  return problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
}

/** Whether the record under this key waits; one that cannot be opened now may. */
export async function isWaiting(store: DeviceStore, key: string): Promise<boolean> {
  return ((await store.read(key, Progress))?.state ?? 'waiting') === 'waiting'
}
