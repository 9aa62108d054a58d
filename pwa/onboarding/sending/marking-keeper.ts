import * as z from 'zod/mini'
import type { FaceMarking, PhotoSlot } from '#contract/onboarding.ts'
import { sentenceOf } from '#contract/problem.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asProblem, isPassing } from '#pwa/platform/failures.ts'
import { type PhotoEntry, pictureOf } from './outbox-records.ts'

/** The points as the device stores them, and the picture they were marked on: another picture makes them void. */
const Sending = z.object({
  picture: z.string(),
  state: z.enum(['waiting', 'sent', 'refused']),
  reason: z.nullable(z.string()),
})
type StoredMarking<M> = z.infer<typeof Sending> & { marking: M }

export interface MarkingView<M = FaceMarking> {
  state: 'none' | z.infer<typeof Sending>['state']
  marking: M | null
  reason: string | null
}

export type MarkingKeeper<M> = ReturnType<typeof markingKeeper<M>>

interface Options<M> {
  key: string
  schema: z.ZodMiniType<M>
  store: DeviceStore
  send: (marking: M) => Promise<unknown>
  /** The points as the server has them. */
  read: () => Promise<{ marking: M | null }>
  /** The photos that can be marked, and which of them a marking lies on. */
  slots: readonly PhotoSlot[]
  slotOf: (marking: M) => PhotoSlot
  /** A photo as it is now. */
  photo: (slot: PhotoSlot) => PhotoEntry | undefined
  changed: () => void
}

/** The points marked on one photo: stored here at once, sent when the server has that very photo. */
export function markingKeeper<M>(options: Options<M>) {
  const { key, schema, store, send, read, slots, slotOf, photo, changed } = options
  const Stored = z.object({ ...Sending.shape, marking: schema })
  let stored: StoredMarking<M> | undefined

  const write = async (next: StoredMarking<M> | undefined) => {
    stored = next
    changed()
    if (next) await store.write(key, next)
    else await store.erase(key)
  }
  const picture = (slot: PhotoSlot) => {
    const entry = photo(slot)
    return entry && entry.state !== 'removing' ? pictureOf(entry) : null
  }
  const pictures = () => slots.map(picture).join(' ')
  const isSent = (slot: PhotoSlot) => photo(slot)?.state === 'sent'
  const isCurrent = (one: StoredMarking<M>) => one.picture === picture(slotOf(one.marking))
  const load = async () => {
    stored = await store.read(key, Stored)
  }

  return {
    load,
    view: (): MarkingView<M> => (stored && isCurrent(stored) ? stored : { state: 'none', marking: null, reason: null }),
    async keep(marking: M) {
      const on = picture(slotOf(marking))
      if (on) await write({ marking, picture: on, state: 'waiting', reason: null })
    },
    /** Squares the device with the server, once a photo is there: marked elsewhere, or dropped with its photo. */
    async adopt() {
      const asked = stored
      if (!slots.some(isSent) || asked?.state === 'waiting') return
      const on = pictures()
      const answer = await read().catch(() => null)
      // Marked or photographed anew while the answer was on its way: what is here is newer.
      if (!answer || stored !== asked || on !== pictures()) return
      const { marking } = answer
      const its = marking && isSent(slotOf(marking)) ? picture(slotOf(marking)) : null
      if (marking && its !== null) await write({ marking, picture: its, state: 'sent', reason: null })
      else if (stored) await write(undefined)
    },
    async flush(): Promise<'empty' | 'waiting'> {
      await load()
      if (!stored) return 'empty'
      if (!isCurrent(stored)) {
        await write(undefined)
        return 'empty'
      }
      // The photo's own sending says whether something waits; its arrival brings us here again.
      if (stored.state !== 'waiting' || !isSent(slotOf(stored.marking))) return 'empty'
      const sending = stored
      try {
        await send(sending.marking)
        if (stored === sending) await write({ ...sending, state: 'sent' })
      } catch (error) {
        const problem = asProblem(error)
        if (isPassing(problem)) return 'waiting'
        // The sentence about the first point to move says more than that fields are highlighted.
        const reason = Object.values(problem.fields)[0] ?? sentenceOf(problem)
        if (stored === sending) await write({ ...sending, state: 'refused', reason })
      }
      return 'empty'
    },
  }
}
