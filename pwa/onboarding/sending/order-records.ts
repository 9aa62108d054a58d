import { ClothTest } from '#contract/face/cloths.ts'
import { FormHairToday } from '#contract/facts.ts'
import { SheetMeasure } from '#contract/face/sheet.ts'
import { FaceMarking } from '#contract/face/marking.ts'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { SideMarking } from '#contract/face/side.ts'
import { SIDE_SLOTS } from '#visagism/side/side-points.ts'
import type { DeviceStore } from '#pwa/platform/device-store.ts'
import { asRefused, pendingRecord } from '#pwa/platform/pending-record.ts'
import { consentRecord } from './consent-record.ts'
import { markingRecord } from './marking-record.ts'
import { observedRecord } from './observed-record.ts'
import type { OrderApi } from './order-api.ts'
import { type PhotoEntry, type RecordName, recordKey } from './outbox-records.ts'

interface Options {
  orderId: string
  store: DeviceStore
  api: OrderApi
  photo: (slot: PhotoSlot) => PhotoEntry | undefined
  onWithdrawn: () => Promise<void>
  changed: () => void
  wake: () => void
}

/** The records of one order. A new kind: its name in `RECORDS`, its record here. */
export function orderRecords({ orderId, store, api, photo, onWithdrawn, changed, wake }: Options) {
  const of = (name: RecordName) => ({ key: recordKey(name, orderId), store, changed, wake })
  return {
    consent: consentRecord({ orderId, store, api, onWithdrawn, changed, wake }),
    marking: markingRecord<FaceMarking>({
      ...of('marking'),
      schema: FaceMarking,
      send: api.mark,
      read: api.marking,
      slots: ['front'],
      slotOf: () => 'front',
      photo,
    }),
    side: markingRecord<SideMarking>({
      ...of('side'),
      schema: SideMarking,
      send: api.markSide,
      read: api.sideMarking,
      slots: SIDE_SLOTS,
      slotOf: ({ slot }) => slot,
      photo,
    }),
    observed: observedRecord({ orderId, store, api, changed, wake }),
    sheet: pendingRecord<SheetMeasure>({
      ...of('sheet'),
      schema: SheetMeasure,
      send: api.keepSheet,
      read: async () => (await api.sheet()).measure,
      // A consent given later makes it right.
      refused: (now, problem, sent) => (problem.code === 'consent-missing' ? now : asRefused(now, problem, sent)),
    }),
    /** 'open' until its last answer. */
    cloths: pendingRecord<ClothTest>({
      ...of('cloths'),
      schema: ClothTest,
      send: api.keepCloths,
      read: async () => (await api.cloths()).test,
    }),
    /** Measured after the form was sent, which holds it before. */
    today: pendingRecord<FormHairToday>({
      ...of('today'),
      schema: FormHairToday,
      send: api.keepToday,
      read: async () => (await api.today()).today,
    }),
  } satisfies Record<RecordName, unknown>
}
