import * as z from 'zod/mini'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { PhotoSlot } from '#contract/onboarding.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { type Pending, pendingRecord } from '#pwa/platform/pending-record.ts'
import { type PhotoEntry, pictureOf } from './outbox-records.ts'

export interface MarkingView<M = FaceMarking> {
  state: 'none' | Pending<M>['state']
  marking: M | null
  reason: string | null
}

interface Options<M> {
  key: string
  schema: z.ZodMiniType<M>
  store: DeviceStore
  send: (marking: M) => Promise<unknown>
  read: () => Promise<{ marking: M | null }>
  slots: readonly PhotoSlot[]
  slotOf: (marking: M) => PhotoSlot
  photo: (slot: PhotoSlot) => PhotoEntry | undefined
  changed: () => void
  wake: () => void
}

/** Points marked on one photo: sent after that picture, void when another replaces it. */
export function markingRecord<M>({ schema, slots, slotOf, photo, send, read, ...options }: Options<M>) {
  type Marked = { picture: string; marking: M }
  const picture = (slot: PhotoSlot) => {
    const entry = photo(slot)
    return entry && entry.state !== 'removing' ? pictureOf(entry) : null
  }
  const pictures = () => slots.map(picture).join(' ')
  const isSent = (slot: PhotoSlot) => photo(slot)?.state === 'sent'
  const isCurrent = (marked: Marked) => marked.picture === picture(slotOf(marked.marking))
  const record = pendingRecord<Marked>({
    ...options,
    schema: z.object({ picture: z.string(), marking: schema }),
    send: ({ marking }) => send(marking),
    isReady: ({ marking }) => isSent(slotOf(marking)),
    async read() {
      if (!slots.some(isSent)) return undefined
      const before = pictures()
      const { marking } = await read()
      if (before !== pictures()) return undefined
      const its = marking && isSent(slotOf(marking)) ? picture(slotOf(marking)) : null
      return marking && its !== null ? { picture: its, marking } : null
    },
  })
  return {
    ...record,
    view(): MarkingView<M> {
      const kept = record.get()
      if (!kept || !isCurrent(kept.value)) return { state: 'none', marking: null, reason: null }
      return { state: kept.state, marking: kept.value.marking, reason: kept.reason }
    },
    async mark(marking: M) {
      const on = picture(slotOf(marking))
      if (on) await record.keep({ picture: on, marking })
    },
    async flush() {
      await record.load()
      const kept = record.get()
      if (kept && !isCurrent(kept.value)) await record.erase()
      return record.flush()
    },
  }
}
