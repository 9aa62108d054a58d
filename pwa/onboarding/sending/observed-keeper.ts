import * as z from 'zod/mini'
import { OBSERVED_KEYS, ObservedFieldName, ObservedStanding, ObservedValues } from '#contract/observed.ts'
import { IsoDateTime } from '#contract/fields.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import type { Left } from '#pwa/platform/lock.ts'
import { editTime } from './draft.ts'
import type { OrderApi } from './order-api.ts'
import { observedKey } from './outbox-records.ts'

/** What is seen of the person, as the device keeps it. */
export const StoredObserved = z.object({
  /** What the server said stands, last. */
  standing: ObservedStanding,
  /** Said here, and not with the server yet. */
  values: ObservedValues,
  saidAt: z.partialRecord(ObservedFieldName, IsoDateTime),
  /** Emptied by the person: nothing fills these again by itself. */
  emptied: z.array(ObservedFieldName),
  /** The screen was left by its end, answered or not: it is not shown by itself again. */
  isDone: z.boolean(),
})
type StoredObserved = z.infer<typeof StoredObserved>

export interface ObservedView {
  /** What stands, with what was said here over it. */
  readonly record: ObservedRecord
  readonly emptied: readonly ObservedField[]
  readonly isDone: boolean
}

export type ObservedKeeper = ReturnType<typeof observedKeeper>

const NOTHING: StoredObserved = { standing: {}, values: {}, saidAt: {}, emptied: [], isDone: false }

interface Options {
  orderId: string
  store: DeviceStore
  api: Pick<OrderApi, 'observed' | 'sayObserved'>
  changed: () => void
}

/** What the person says of what is seen: kept here at once, sent while the consent stands. */
export function observedKeeper({ orderId, store, api, changed }: Options) {
  let kept = NOTHING
  /** How often the server took something: an answer asked for before that is older than what is here. */
  let sendings = 0
  const key = observedKey(orderId)

  const write = async (next: StoredObserved) => {
    kept = next
    changed()
    await store.write(key, next)
  }
  const load = async () => {
    kept = (await store.read(key, StoredObserved)) ?? NOTHING
  }

  return {
    load,
    view: (): ObservedView => ({ record: recordOf(kept), emptied: kept.emptied, isDone: kept.isDone }),

    /** Null takes a field back. */
    async say(values: ObservedValues) {
      const fields = fieldsIn(values)
      const now = Date.now()
      const times = fields.map((field) => [field, editTime(now, lastTime(kept, field))] as const)
      await write({
        ...kept,
        values: { ...kept.values, ...values },
        saidAt: { ...kept.saidAt, ...Object.fromEntries(times) },
        emptied: OBSERVED_KEYS.filter((field) =>
          fields.includes(field) ? values[field] === null : kept.emptied.includes(field),
        ),
      })
    },

    finish: () => write({ ...kept, isDone: true }),

    /** What the server holds now: said on another device, confirmed at the desk, or gone with the photos. */
    async adopt() {
      const before = sendings
      const answer = await api.observed().catch(() => null)
      if (!answer || sendings !== before || JSON.stringify(answer.record) === JSON.stringify(kept.standing)) return
      await write({ ...kept, standing: answer.record })
    },

    /** 'waiting' where only the network or the session failed. What has no consent yet waits without being tried again. */
    async flush(): Promise<Left> {
      await load()
      const { values, saidAt } = kept
      if (fieldsIn(values).length === 0) return 'empty'
      try {
        const { record } = await api.sayObserved({ values, saidAt })
        sendings += 1
        await write({ ...without(kept, saidAt), standing: record })
      } catch (error) {
        const problem = asProblem(error)
        if (isPassing(problem)) return problem.retryAfterMs === undefined ? 'waiting' : { restMs: problem.retryAfterMs }
        // The order takes no more, or an older edition of this app said it: what the server has is what there is.
        if (problem.code !== 'consent-missing') await write(without(kept, saidAt))
      }
      return 'empty'
    },
  }
}

const fieldsIn = (values: ObservedValues): ObservedField[] =>
  OBSERVED_KEYS.filter((field) => values[field] !== undefined)

const lastTime = ({ saidAt, standing }: StoredObserved, field: ObservedField) =>
  saidAt[field] ?? (standing[field]?.by === 'cliente' ? standing[field].at : null)

/** The visagist's word is the stronger one: what is said here does not show over it. */
function recordOf({ standing, values, saidAt }: StoredObserved): ObservedRecord {
  const said = fieldsIn(values).filter((field) => standing[field]?.by !== 'visagista')
  const words = said.flatMap((field) => {
    const value = values[field]
    return value === null ? [] : [[field, { value, by: 'cliente', at: saidAt[field] ?? new Date(0).toISOString() }]]
  })
  const rest = Object.entries(standing).filter(([field]) => !said.some((one) => one === field))
  return ObservedStanding.parse(Object.fromEntries([...rest, ...words]))
}

/** Takes out what has been sent, except what was said anew since. */
function without(kept: StoredObserved, sent: StoredObserved['saidAt']): StoredObserved {
  const left = fieldsIn(kept.values).filter((field) => kept.saidAt[field] !== sent[field])
  const only = <T extends object>(all: T) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => left.some((one) => one === field)))
  return { ...kept, values: ObservedValues.parse(only(kept.values)), saidAt: only(kept.saidAt) }
}
