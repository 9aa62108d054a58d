import * as z from 'zod/mini'
import { OBSERVED_KEYS, ObservedFieldName, ObservedStanding, ObservedValues } from '#contract/face/observed.ts'
import { IsoDateTime } from '#contract/fields.ts'
import { AUTOSAVE_MS } from '#contract/onboarding.ts'
import type { ObservedField, ObservedRecord } from '#visagism/observed/observed.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { pendingRecord } from '#pwa/platform/pending-record.ts'
import { editTime } from './draft.ts'
import type { OrderApi } from './order-api.ts'
import { recordKey } from './outbox-records.ts'

const Observed = z.object({
  /** The server's record. */
  standing: ObservedStanding,
  /** Not sent yet; null takes a field back. */
  values: ObservedValues,
  saidAt: z.partialRecord(ObservedFieldName, IsoDateTime),
  /** Emptied by the person: no suggestion fills these. */
  emptied: z.array(ObservedFieldName),
  /** The screen was left by its end: it is not shown by itself again. */
  isDone: z.boolean(),
})
type Observed = z.infer<typeof Observed>

export interface ObservedView {
  /** The server's record with the answers given here. */
  readonly record: ObservedRecord
  readonly emptied: readonly ObservedField[]
  readonly isDone: boolean
}

const NOTHING: Observed = { standing: {}, values: {}, saidAt: {}, emptied: [], isDone: false }

interface Options {
  orderId: string
  store: DeviceStore
  api: Pick<OrderApi, 'observed' | 'sayObserved'>
  changed: () => void
  wake: () => void
}

/** The visible traits of a person, merged field by field. */
export function observedRecord({ orderId, api, wake, ...options }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** An answer asked for before the server last took something is older than what is here. */
  let sendings = 0
  const record = pendingRecord<Observed, { record: ObservedRecord }>({
    ...options,
    key: recordKey('observed', orderId),
    schema: Observed,
    send: ({ values, saidAt }) => api.sayObserved({ values, saidAt }),
    taken: (now, answer, sent) => {
      sendings += 1
      return next({ ...without(now.value, sent.value), standing: answer.record })
    },
    refused: (now, { code }, sent) => (code === 'consent-missing' ? now : next(without(now.value, sent.value))),
  })
  const value = () => record.get()?.value ?? NOTHING
  const keep = (change: Partial<Observed>) => {
    const { value: changed, state } = next({ ...value(), ...change })
    return record.keep(changed, state)
  }
  const keepSaid = (values: ObservedValues, change: Partial<Observed> = {}) => {
    const { values: before, saidAt, emptied, standing } = value()
    const fields = fieldsIn(values)
    const now = Date.now()
    const times = fields.map((field) => [field, editTime(now, lastTime({ saidAt, standing }, field))] as const)
    return keep({
      ...change,
      values: { ...before, ...values },
      saidAt: { ...saidAt, ...Object.fromEntries(times) },
      emptied: OBSERVED_KEYS.filter((field) =>
        fields.includes(field) ? values[field] === null : emptied.includes(field),
      ),
    })
  }

  return {
    ...record,
    view: (): ObservedView => ({ record: recordOf(value()), emptied: value().emptied, isDone: value().isDone }),
    /** Null takes a field back. Sent after a pause, like an answer of the form. */
    async say(values: ObservedValues) {
      await keepSaid(values)
      clearTimeout(timer)
      timer = setTimeout(wake, AUTOSAVE_MS)
    },
    /** Answers and leaves the screen that asks. */
    async finish(values: ObservedValues) {
      await keepSaid(values, { isDone: true })
      wake()
    },
    /** Takes over the server's record. */
    async adopt() {
      const before = sendings
      const answer = await api.observed().catch(() => null)
      if (!answer || sendings !== before) return
      if (JSON.stringify(answer.record) !== JSON.stringify(value().standing)) await keep({ standing: answer.record })
    },
  }
}

const fieldsIn = (values: ObservedValues): ObservedField[] =>
  OBSERVED_KEYS.filter((field) => values[field] !== undefined)

const next = (value: Observed) => ({ value, state: fieldsIn(value.values).length > 0 ? 'waiting' : 'sent' }) as const

const lastTime = ({ saidAt, standing }: Pick<Observed, 'saidAt' | 'standing'>, field: ObservedField) =>
  saidAt[field] ?? (standing[field]?.by === 'cliente' ? standing[field].at : null)

/** The visagist's word outranks the person's. */
function recordOf({ standing, values, saidAt }: Observed): ObservedRecord {
  const said = fieldsIn(values).filter((field) => standing[field]?.by !== 'visagista')
  const words = said.flatMap((field) => {
    const value = values[field]
    return value === null ? [] : [[field, { value, by: 'cliente', at: saidAt[field] ?? new Date(0).toISOString() }]]
  })
  const rest = Object.entries(standing).filter(([field]) => !said.some((one) => one === field))
  return ObservedStanding.parse(Object.fromEntries([...rest, ...words]))
}

/** Removes what was sent, except what changed since. */
function without(kept: Observed, sent: Observed): Observed {
  const left = fieldsIn(kept.values).filter((field) => kept.saidAt[field] !== sent.saidAt[field])
  const only = <T extends object>(all: T) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => left.some((one) => one === field)))
  return { ...kept, values: ObservedValues.parse(only(kept.values)), saidAt: only(kept.saidAt) }
}
