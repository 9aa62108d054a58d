import * as z from 'zod/mini'
import { FaceMarking } from '#contract/onboarding.ts'
import { sentenceOf } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import type { OrderApi } from './order-api.ts'
import { markingKey, type PhotoEntry, pictureOf } from './outbox-records.ts'

/** The points as the device keeps them, and the picture they were marked on: another picture makes them void. */
const StoredMarking = z.object({
  marking: FaceMarking,
  picture: z.string(),
  state: z.enum(['waiting', 'sent', 'refused']),
  reason: z.nullable(z.string()),
})
type StoredMarking = z.infer<typeof StoredMarking>

export interface MarkingView {
  state: 'none' | StoredMarking['state']
  marking: FaceMarking | null
  reason: string | null
}

export type MarkingKeeper = ReturnType<typeof markingKeeper>

const NOTHING: MarkingView = { state: 'none', marking: null, reason: null }

interface Options {
  orderId: string
  store: DeviceStore
  api: Pick<OrderApi, 'mark' | 'marking'>
  /** The front photo as it is now. */
  front: () => PhotoEntry | undefined
  changed: () => void
}

/** The points marked on the front photo: kept here at once, sent when the server has that very photo. */
export function markingKeeper({ orderId, store, api, front, changed }: Options) {
  let kept: StoredMarking | undefined
  const key = markingKey(orderId)

  const write = async (next: StoredMarking | undefined) => {
    kept = next
    changed()
    if (next) await store.write(key, next)
    else await store.erase(key)
  }
  const picture = () => {
    const entry = front()
    return entry && entry.state !== 'removing' ? pictureOf(entry) : null
  }
  const isCurrent = (marking: StoredMarking) => marking.picture === picture()
  const load = async () => {
    kept = await store.read(key, StoredMarking)
  }

  return {
    load,
    view: (): MarkingView => (kept && isCurrent(kept) ? kept : NOTHING),
    async keep(marking: FaceMarking) {
      const on = picture()
      if (on) await write({ marking, picture: on, state: 'waiting', reason: null })
    },
    /** Squares the device with the server, once the front photo is there: marked elsewhere, or dropped with its photo. */
    async adopt() {
      const asked = kept
      if (front()?.state !== 'sent' || asked?.state === 'waiting') return
      const on = picture()
      const answer = await api.marking().catch(() => null)
      // Marked or photographed anew while the answer was on its way: what is here is newer.
      if (!answer || kept !== asked || on === null || on !== picture()) return
      if (answer.marking) await write({ marking: answer.marking, picture: on, state: 'sent', reason: null })
      else if (kept) await write(undefined)
    },
    async flush(): Promise<'empty' | 'waiting'> {
      await load()
      if (!kept) return 'empty'
      if (!isCurrent(kept)) {
        await write(undefined)
        return 'empty'
      }
      // The photo's own sending says whether something waits; its arrival brings us here again.
      if (kept.state !== 'waiting' || front()?.state !== 'sent') return 'empty'
      const sending = kept
      try {
        await api.mark(sending.marking)
        if (kept === sending) await write({ ...sending, state: 'sent' })
      } catch (error) {
        const problem = asProblem(error)
        if (isPassing(problem)) return 'waiting'
        // The sentence about the first point to move says more than that fields are highlighted.
        const reason = Object.values(problem.fields)[0] ?? sentenceOf(problem)
        if (kept === sending) await write({ ...sending, state: 'refused', reason })
      }
      return 'empty'
    },
  }
}
