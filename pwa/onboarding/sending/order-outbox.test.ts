// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { FaceConsent, PhotoReceipt, PhotoSlot } from '#contract/onboarding.ts'
import { ObservedStanding } from '#contract/face/observed.ts'
import type { DoubtsBySlot, SeenDoubt } from '#contract/photo-doubts.ts'
import { Problem } from '#contract/problem.ts'
import type { SideMarking } from '#contract/face/side.ts'
import type { ObservedRecord } from '#visagism/observed/observed.ts'
import { type DeviceStore, storeOn } from '#pwa/platform/device-store.ts'
import { withLock } from '#pwa/platform/lock.ts'
import { startOutbox } from '#pwa/platform/outbox.ts'
import { draftKey } from './draft.ts'
import type { Agreement, OrderApi } from './order-api.ts'
import { OrderOutbox, type OutboxPage } from './order-outbox.ts'
import { faceKeys, originalKey, PhotoEntry, photoKey, recordKey } from './outbox-records.ts'
import { points, sidePoints } from './testing/points.ts'

/** The server by its contract: one photo a slot, one submission an order. */
function standInServer() {
  const state = {
    reachable: true,
    /** Answers get lost after the server has done its work. */
    losesAnswers: false,
    ignoresAborts: false,
    refuses: null as Problem | null,
    photos: new Map<PhotoSlot, string>(),
    ids: new Map<PhotoSlot, string>(),
    doubts: new Map<PhotoSlot, readonly SeenDoubt[]>(),
    formDoubts: {} as DoubtsBySlot,
    marking: null as FaceMarking | null,
    side: null as SideMarking | null,
    observed: {} as ObservedRecord,
    sheet: null as SheetMeasure | null,
    submissions: 0,
    holdsAnother: false,
    closed: false,
    submittedWith: [] as string[],
    log: [] as string[],
    word: null as FaceConsent | null,
    agreement: {} as Agreement,
    hold: null as Promise<void> | null,
  }
  const arrive = async (what: string) => {
    if (!state.reachable) throw new Problem('offline')
    state.log.push(what)
    if (state.refuses) throw state.refuses
    await state.hold
  }
  const answer = <T>(value: T): T => {
    if (state.losesAnswers) throw new Problem('offline')
    return value
  }
  const api: OrderApi = {
    async agree({ version, after }) {
      await arrive('agree')
      const { word } = state
      const isLate = word && after !== undefined && (after === null || after < word.at)
      if (word && !word.granted && isLate) throw new Problem('consent-withdrawn')
      if (!word?.granted) state.word = { granted: true, version, at: new Date().toISOString() }
      return answer(state.word ?? STANDING)
    },
    async putPhoto(slot, photo, doubts, { signal, onProgress }) {
      onProgress?.(40)
      await arrive(`put ${slot}`)
      if (!state.word?.granted) throw new Problem('consent-missing')
      if (signal?.aborted && !state.ignoresAborts) throw new Problem('offline')
      state.photos.set(slot, await photo.text())
      state.doubts.set(slot, doubts)
      const receipt = receiptOf(slot, photo.size)
      const isTaken = [...state.ids.values()].includes(receipt.id)
      const id = isTaken ? `${receipt.id}-again` : receipt.id
      state.ids.set(slot, id)
      if (slot === 'front') state.marking = null
      if (slot === state.side?.slot) state.side = null
      return answer({ ...receipt, id })
    },
    async movePhoto(slot, photoId) {
      await arrive(`move ${slot}`)
      const from = [...state.ids].find(([, id]) => id === photoId)?.[0]
      if (!from) throw new Problem('not-found')
      for (const held of [state.photos, state.ids]) {
        const [here, there] = [held.get(from) ?? '', held.get(slot)]
        held.set(slot, here)
        if (from !== slot && there !== undefined) held.set(from, there)
        else if (from !== slot) held.delete(from)
      }
      return answer({ ...receiptOf(slot), id: photoId })
    },
    async removePhoto(slot) {
      await arrive(`remove ${slot}`)
      state.photos.delete(slot)
      state.ids.delete(slot)
    },
    async submit({ formId, formData, doubts }, files) {
      state.formDoubts = doubts
      await arrive('submit')
      const { agreedToBiometrics, biometricsVersion, consentAfter } = formData
      state.agreement = { ...(agreedToBiometrics && { agreedToBiometrics, biometricsVersion }), consentAfter }
      if (state.closed) throw new Problem('order-ended')
      state.submissions = 1
      state.submittedWith = Object.keys(files)
      return answer({ formId: state.holdsAnother ? null : formId })
    },
    async deleteDraft() {
      await arrive('delete draft')
    },
    async mark(marking) {
      await arrive('mark')
      if (!state.photos.has('front')) throw new Problem('photos-missing')
      state.marking = marking
      return answer(undefined)
    },
    async marking() {
      if (!state.reachable) throw new Problem('offline')
      return { marking: state.marking }
    },
    async markSide(marking) {
      await arrive(`mark ${marking.slot}`)
      if (!state.photos.has(marking.slot)) throw new Problem('photos-missing')
      state.side = marking
      return answer(undefined)
    },
    async sideMarking() {
      if (!state.reachable) throw new Problem('offline')
      return { marking: state.side }
    },
    async observed() {
      if (!state.reachable) throw new Problem('offline')
      return { record: state.observed }
    },
    async sayObserved({ values, saidAt }) {
      await arrive('say')
      if (!state.word?.granted) throw new Problem('consent-missing')
      const words = Object.entries(values).map(([field, value]) => [
        field,
        value === null
          ? undefined
          : { value, by: 'cliente', at: Object.entries(saidAt).find(([one]) => one === field)?.[1] },
      ])
      const record = { ...state.observed, ...Object.fromEntries(words) }
      state.observed = ObservedStanding.parse(JSON.parse(JSON.stringify(record)))
      return answer({ record: state.observed })
    },
    sheet: async () => ({ measure: state.sheet }),
    async keepSheet(measure) {
      await arrive('sheet')
      if (!state.word?.granted) throw new Problem('consent-missing')
      state.sheet = measure
      return answer(undefined)
    },
    today: async () => ({ today: null }),
    async keepToday() {
      await arrive('today')
    },
    cloths: async () => ({ test: null }),
    async keepCloths() {
      await arrive('cloths')
      return answer(undefined)
    },
  }
  return { state, api }
}

const STANDING: FaceConsent = { granted: true, version: '2026-11-3', at: '2026-11-20T11:00:00.000Z' }

const receiptOf = (slot: PhotoSlot, size = 4): PhotoReceipt => ({
  id: `received-${slot}`,
  slot,
  size,
  width: 100,
  height: 100,
  createdAt: '2026-11-20T12:00:00Z',
})

let server: ReturnType<typeof standInServer>
let store: DeviceStore
let outbox: OrderOutbox
let delivered: number

/** Doubts by the photo's content. */
const found = new Map<string, SeenDoubt[]>()
/** Likenesses by the photo's content. */
const likenesses = new Map<string, string>()
let preparing: Promise<void> | null
let unfit: Problem | null
let prepared: string[]
const page: OutboxPage = {
  async prepare(file, _slot, measured) {
    const text = await file.text()
    prepared.push(text)
    await preparing
    if (unfit) throw unfit
    return { photo: file, doubts: measured ?? found.get(text) ?? [], likeness: likenesses.get(text) ?? null }
  },
  keepSending: (lock, flush) => startOutbox({ name: lock, flush }),
}

const open = () => {
  outbox = new OrderOutbox({
    userId: 'ana',
    orderId: 'order-1',
    store,
    api: server.api,
    page,
    onDelivered: () => (delivered += 1),
  })
  return outbox
}
/** Node's structuredClone cannot clone jsdom's files: this disk stores values as they are. */
function deviceThatKeepsFiles(): DeviceStore {
  const map = new Map<string, unknown>()
  return storeOn(
    {
      get: (key) => Promise.resolve(map.get(key)),
      set(values, instead) {
        for (const [key, value] of values) map.set(key, value)
        for (const gone of instead) map.delete(gone)
        return Promise.resolve()
      },
      delMany(gone) {
        for (const key of gone) map.delete(key)
        return Promise.resolve()
      },
      keys: () => Promise.resolve([...map.keys()]),
    },
    '',
  )
}
const settle = () => vi.advanceTimersByTimeAsync(0)
const photo = (what: string) => new Blob([what], { type: 'image/jpeg' })
const reload = async () => {
  outbox.stop()
  open()
  await outbox.ready
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  URL.createObjectURL = (blob) => `blob:${blob instanceof Blob ? blob.size : 0}`
  URL.revokeObjectURL = () => undefined
  server = standInServer()
  store = deviceThatKeepsFiles()
  delivered = 0
  preparing = null
  unfit = null
  prepared = []
  // Consent is given unless a test takes it away.
  server.state.word = STANDING
  const { version, at } = STANDING
  await store.write(recordKey('consent', 'order-1'), {
    value: { version, at, after: at, since: 0 },
    state: 'sent',
    reason: null,
    at: 0,
  })
  await open().ready
  await settle()
})
afterEach(() => {
  outbox.stop()
  vi.useRealTimers()
})

describe('a photo', () => {
  it('goes up as soon as it is taken, once, and its bytes leave the device', async () => {
    await outbox.photos.take('front', photo('face'))
    await settle()
    expect(server.state.log).toEqual(['put front'])
    expect(outbox.photos.view('front')).toMatchObject({ state: 'sent', size: 4 })
    const kept = await store.read(photoKey('order-1', 'front'), PhotoEntry)
    expect(kept).toMatchObject({ state: 'sent' })
    expect(kept?.bytes).toBeUndefined()
    await reload()
    await settle()
    expect(server.state.log).toEqual(['put front'])
    expect(outbox.photos.view('front').preview).toContain('/api/orders/order-1/photos/front')
  })

  it('can be looked at on this device before and after it left, and from the server when it is only there', async () => {
    expect(await outbox.photos.picture('front')).toBeNull()
    server.state.reachable = false
    await outbox.photos.take('front', photo('face'))
    expect(await (await outbox.photos.picture('front'))?.text()).toBe('face')
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(outbox.photos.view('front').state).toBe('sent')
    expect(await (await outbox.photos.picture('front'))?.text()).toBe('face')
    await reload()
    const asked = vi.spyOn(globalThis, 'fetch')
    asked.mockResolvedValueOnce(new Response('kept')).mockResolvedValueOnce(new Response('', { status: 404 }))
    expect(await (await outbox.photos.picture('front'))?.text()).toBe('kept')
    expect(asked.mock.calls[0]?.[0]).toContain('/api/orders/order-1/photos/front')
    expect(await outbox.photos.picture('front')).toBeNull()
    asked.mockRestore()
  })

  it('shows the real percentage on its way', async () => {
    let letGo: () => void = () => undefined
    server.state.hold = new Promise((resolve) => (letGo = resolve))
    await outbox.photos.take('front', photo('face'))
    await settle()
    expect(outbox.photos.view('front')).toMatchObject({ state: 'sending', percent: 40 })
    letGo()
    await settle()
    expect(outbox.photos.view('front').state).toBe('sent')
  })

  it('waits without a network, survives a reload, and goes when the network is back', async () => {
    server.state.reachable = false
    found.set('hair', ['dark'])
    await outbox.photos.take('back', photo('hair'))
    await settle()
    expect(outbox.photos.view('back')).toMatchObject({ state: 'queued', doubts: ['dark'] })
    expect(outbox.trouble()?.code).toBe('offline')
    await reload()
    expect(outbox.photos.view('back')).toMatchObject({ state: 'queued', doubts: ['dark'] })
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.photos.get('back')).toBe('hair')
    expect(outbox.trouble()).toBeNull()
  })

  it('whose answer was lost is sent again and ends as one', async () => {
    server.state.losesAnswers = true
    await outbox.photos.take('front', photo('face'))
    await settle()
    expect(outbox.photos.view('front').state).toBe('queued')
    server.state.losesAnswers = false
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.state.log).toEqual(['put front', 'put front'])
    expect(outbox.photos.view('front').state).toBe('sent')
  })

  it.each([
    ['the old one is cut off', false],
    ['the old one arrives all the same', true],
  ])('replaced on its way, only the new one counts: %s', async (_, tooLate) => {
    let letGo: () => void = () => undefined
    server.state.hold = new Promise((resolve) => (letGo = resolve))
    server.state.ignoresAborts = tooLate
    await outbox.photos.take('front', photo('old'))
    await settle()
    await outbox.photos.take('front', photo('newer'))
    letGo()
    await settle()
    expect(server.state.photos.get('front')).toBe('newer')
    expect(server.state.log).toEqual(['put front', 'put front'])
    expect(outbox.photos.view('front')).toMatchObject({ state: 'sent', size: 5 })
  })

  it("refused for good carries the server's sentence, blocks no other, and may be tried again", async () => {
    server.state.refuses = new Problem('photo-too-small')
    await outbox.photos.take('front', photo('tiny'))
    await settle()
    const { text } = new Problem('photo-too-small')
    expect(outbox.photos.view('front')).toMatchObject({ state: 'refused', reason: text, isFinal: true })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.state.log).toEqual(['put front'])
    server.state.refuses = null
    await outbox.photos.take('back', photo('hair'))
    await outbox.photos.retry('front')
    await settle()
    expect([...server.state.photos.keys()].sort()).toEqual(['back', 'front'])
  })

  it('removed without a network is gone at once, and on the server later', async () => {
    await outbox.photos.take('front', photo('face'))
    await settle()
    server.state.reachable = false
    await outbox.photos.remove('front')
    expect(outbox.photos.view('front')).toMatchObject({ state: 'empty', preview: null })
    await reload()
    expect(outbox.photos.view('front').state).toBe('empty')
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.photos.size).toBe(0)
  })

  it('the server already has is known from its receipt; one it no longer has is empty', async () => {
    await outbox.photos.take('front', photo('face'))
    await settle()
    vi.setSystemTime(new Date('2026-11-20T12:05:00Z'))
    await outbox.adopt([receiptOf('back', 900)], Date.now())
    expect(outbox.photos.view('back')).toMatchObject({ state: 'sent', size: 900 })
    expect(outbox.photos.view('front').state).toBe('empty')
  })

  it('of its own is no news when the server tells of it; one from elsewhere, or of an older server, is', async () => {
    server.state.reachable = false
    await outbox.photos.take('front', photo('face'))
    await settle()
    const own = { slot: 'front', photoId: 'received-front' }
    expect(outbox.photos.knows(own)).toBe(true)
    server.state.reachable = true
    outbox.wake()
    await settle()
    expect(outbox.photos.knows(own)).toBe(true)
    expect(outbox.photos.knows({ slot: 'front', photoId: 'another' })).toBe(false)
    expect(outbox.photos.knows({ slot: 'front', photoId: null })).toBe(false)
    expect(outbox.photos.knows({ slot: 'back', photoId: 'received-back' })).toBe(false)
    expect(outbox.photos.knows({ slot: 'back', photoId: null })).toBe(true)
    expect(outbox.photos.knows({})).toBe(false)
  })

  it('sent after the server was asked is not forgotten by the older answer', async () => {
    const askedAt = Date.now()
    await vi.advanceTimersByTimeAsync(500)
    await outbox.photos.take('front', photo('face'))
    await settle()
    await outbox.adopt([], askedAt)
    expect(outbox.photos.view('front').state).toBe('sent')
  })

  it('on its way when the person signs out writes nothing back', async () => {
    let letGo: () => void = () => undefined
    server.state.hold = new Promise((resolve) => (letGo = resolve))
    server.state.ignoresAborts = true
    await outbox.photos.take('front', photo('face'))
    await settle()
    outbox.stop()
    await store.erase(...(await store.list('')))
    letGo()
    await settle()
    expect(await store.list('')).toEqual([])
  })

  it('of a session that has ended stays, and the next ones are not even tried', async () => {
    server.state.reachable = false
    for (const slot of ['front', 'side_left', 'back'] as const) await outbox.photos.take(slot, photo(slot))
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await settle()
    Object.assign(server.state, { reachable: true, refuses: new Problem('unauthenticated') })
    outbox.wake()
    await settle()
    expect(server.state.log).toEqual(['put front'])
    expect(outbox.trouble()?.code).toBe('unauthenticated')
    server.state.refuses = null
    outbox.wake()
    await settle()
    expect(server.state.log.slice(1)).toEqual(['put front', 'put side_left', 'put back', 'submit', 'delete draft'])
  })

  it('for an order that was refunded leaves the device', async () => {
    server.state.refuses = new Problem('order-ended')
    await outbox.photos.take('front', photo('face'))
    await settle()
    expect(outbox.photos.view('front').state).toBe('empty')
    expect(await store.list('')).toEqual([recordKey('consent', 'order-1')])
  })

  it.each(['order-closed', 'order-not-found', 'no-pending-order'] as const)(
    'refused by %s stays here, and goes when the order is opened again',
    async (code) => {
      server.state.refuses = new Problem(code)
      await outbox.photos.take('front', photo('face'))
      await settle()
      await reload()
      expect(outbox.photos.view('front')).toMatchObject({ state: 'refused', reason: new Problem(code).text })
      expect((await store.read(photoKey('order-1', 'front'), PhotoEntry))?.bytes).toBeDefined()
      server.state.refuses = null
      await outbox.photos.retry('front')
      await settle()
      expect(server.state.photos.get('front')).toBe('face')
    },
  )
})

describe('a chosen file', () => {
  const holdPreparing = () => {
    let go = () => undefined as void
    preparing = new Promise((resolve) => (go = resolve))
    return () => go()
  }
  const left = async () => [...(await store.list('original/')), ...(await store.list('preparing/'))]

  it('is on the device before it is prepared, and gives way to the photo made of it', async () => {
    const go = holdPreparing()
    const taking = outbox.photos.take('front', photo('face'))
    expect(outbox.photos.intake('front').state).toBe('storing')
    await settle()
    expect(outbox.photos.intake('front').state).toBe('preparing')
    expect(await store.list('original/')).toEqual([originalKey('order-1', 'front')])
    go()
    await taking
    await settle()
    expect(outbox.photos.intake('front').state).toBe('none')
    expect(await left()).toEqual([])
    expect(server.state.photos.get('front')).toBe('face')
  })

  it.each<SeenDoubt[][]>([[[]], [['tilted', 'dark']]])(
    'that was looked at when it was taken is not looked at again, and goes with what was found: %j',
    async (measured) => {
      found.set('measured face', ['soft'])
      holdPreparing()
      void outbox.photos.take('front', photo('measured face'), measured)
      await settle()
      preparing = null
      await reload()
      await settle()
      expect(outbox.photos.view('front')).toMatchObject({ state: 'sent', doubts: measured })
      expect(server.state.doubts.get('front')).toEqual(measured)
    },
  )

  it('loses its doubts with its place: another photo has its own', async () => {
    await outbox.photos.take('front', photo('face'), ['tilted'])
    await settle()
    found.set('better face', [])
    await outbox.photos.take('front', photo('better face'))
    await settle()
    expect(outbox.photos.view('front')).toMatchObject({ state: 'sent', doubts: [] })
    expect(server.state.doubts.get('front')).toEqual([])
  })

  it('with doubts of another edition of the app is sent with those that are known', async () => {
    server.state.reachable = false
    await outbox.photos.take('front', photo('face'), ['tilted'])
    const stored = await store.read(photoKey('order-1', 'front'), PhotoEntry)
    await store.write(photoKey('order-1', 'front'), { ...stored, doubts: ['tilted', 'haunted', 7] })
    await reload()
    server.state.reachable = true
    outbox.wake()
    await vi.waitFor(() => expect(outbox.photos.view('front').state).toBe('sent'))
    expect(server.state.doubts.get('front')).toEqual(['tilted'])
  })

  it('that another slot holds already is said, also after a reload, and taken all the same', async () => {
    likenesses.set('face', '0'.repeat(64)).set('face again', `1${'0'.repeat(63)}`)
    await outbox.photos.take('front', photo('face'))
    await settle()
    await reload()
    await outbox.photos.take('side_left', photo('face again'))
    await settle()
    expect(outbox.photos.view('side_left')).toMatchObject({ state: 'sent', twin: 'front' })
    await outbox.photos.take('front', photo('another face'))
    expect(outbox.photos.view('side_left').twin).toBeNull()
  })

  it('of a page that died is prepared by the next one, once, and sent', async () => {
    holdPreparing()
    void outbox.photos.take('front', photo('face'))
    void outbox.photos.take('back', photo('hair'))
    await settle()
    preparing = null
    prepared = []
    await reload()
    await settle()
    expect([...prepared].sort()).toEqual(['face', 'hair'])
    expect(Object.fromEntries(server.state.photos)).toEqual({ front: 'face', back: 'hair' })
    expect(await left()).toEqual([])
  })

  it('replaced while it is prepared never arrives', async () => {
    const go = holdPreparing()
    void outbox.photos.take('front', photo('first'))
    await settle()
    const second = outbox.photos.take('front', photo('second'))
    await settle()
    go()
    await second
    await settle()
    expect(server.state.photos.get('front')).toBe('second')
    expect(server.state.log).toEqual(['put front'])
    expect(await left()).toEqual([])
  })

  it('of a slot that was emptied meanwhile is gone', async () => {
    const go = holdPreparing()
    const taking = outbox.photos.take('front', photo('face'))
    await settle()
    await outbox.photos.remove('front')
    go()
    await taking
    await settle()
    expect(outbox.photos.view('front').state).toBe('empty')
    expect(outbox.photos.intake('front').state).toBe('none')
    expect(server.state.photos.size).toBe(0)
    expect(await left()).toEqual([])
  })

  it('of an order that ended, or of somebody who left, is not prepared any more', async () => {
    const go = holdPreparing()
    const taking = outbox.photos.take('front', photo('face'))
    await settle()
    await outbox.abandon()
    go()
    await taking
    await settle()
    expect(await left()).toEqual([])
    expect(await store.list('photo/')).toEqual([])
    expect(server.state.photos.size).toBe(0)
  })

  it('that is none says so, leaves the device, and the photo before it stays', async () => {
    await outbox.photos.take('front', photo('face'))
    await settle()
    unfit = new Problem('photo-not-image')
    await outbox.photos.take('front', photo('letter'))
    await settle()
    expect(outbox.photos.intake('front')).toEqual({ state: 'none', refusal: unfit.text })
    expect(outbox.photos.view('front').state).toBe('sent')
    expect(await left()).toEqual([])
  })

  it('that cannot be prepared without a network waits on the device, and goes when the network is back', async () => {
    unfit = new Problem('offline')
    await outbox.photos.take('front', photo('face'))
    expect(outbox.photos.intake('front').state).toBe('waiting')
    unfit = null
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(outbox.photos.intake('front').state).toBe('none')
    expect(server.state.photos.get('front')).toBe('face')
  })

  it('that ends the page each time it is tried is given up after the fourth', async () => {
    holdPreparing()
    void outbox.photos.take('front', photo('huge'))
    await settle()
    for (const _again of [2, 3, 4, 5]) {
      await reload()
      await settle()
    }
    expect(prepared).toHaveLength(4)
    expect(outbox.photos.intake('front')).toMatchObject({
      state: 'none',
      refusal: expect.stringContaining('neste celular'),
    })
    expect(await left()).toEqual([])
  })

  it('the disk has no room for stays in the page, which says so, and is sent from there', async () => {
    const full: DeviceStore = storeOn(
      {
        get: () => Promise.resolve(undefined),
        set: () => Promise.reject(new Error('full')),
        delMany: () => Promise.resolve(),
        keys: () => Promise.resolve([]),
      },
      '',
    )
    outbox.stop()
    store = full
    await open().ready
    server.state.reachable = false
    await outbox.records.consent.agree('2026-11-3')
    await settle()
    expect(outbox.isOnlyInPage()).toBe(true)
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(outbox.isOnlyInPage()).toBe(false)
    const go = holdPreparing()
    const taking = outbox.photos.take('front', photo('face'))
    await settle()
    expect(outbox.isOnlyInPage()).toBe(true)
    go()
    await taking
    await settle()
    expect(outbox.photos.view('front').state).toBe('sent')
    expect(outbox.isOnlyInPage()).toBe(false)
    expect(await left()).toEqual([])
  })
})

describe('what is seen of the person', () => {
  const values = () =>
    Object.fromEntries(
      Object.entries(outbox.records.observed.view().record).map(([field, word]) => [field, word.value]),
    )

  it('is kept at once and sent three seconds after the last word, once', async () => {
    await outbox.records.observed.say({ skin: 'retinta' })
    expect(values()).toEqual({ skin: 'retinta' })
    await vi.advanceTimersByTimeAsync(2000)
    await outbox.records.observed.say({ texture: 'crespo' })
    await vi.advanceTimersByTimeAsync(2999)
    expect(server.state.log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(server.state.log).toEqual(['say'])
    expect(server.state.observed).toMatchObject({ skin: { value: 'retinta' }, texture: { value: 'crespo' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.state.log).toEqual(['say'])
  })

  it('survives a reload and a lost network, and a second tap takes it back', async () => {
    server.state.reachable = false
    await outbox.records.observed.say({ skin: 'clara', eyes: 'mel' })
    await outbox.records.observed.say({ eyes: null })
    await outbox.records.observed.finish({})
    await settle()
    await reload()
    expect(values()).toEqual({ skin: 'clara' })
    expect(outbox.records.observed.view()).toMatchObject({ isDone: true, emptied: ['eyes'] })
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.observed).toMatchObject({ skin: { value: 'clara' } })
    expect(server.state.observed).not.toHaveProperty('eyes')
    expect(outbox.records.observed.view().emptied).toEqual(['eyes'])
  })

  it('waits without a consent, untried, and goes before the form once there is one', async () => {
    server.state.word = null
    await store.erase(recordKey('consent', 'order-1'))
    await reload()
    await outbox.records.observed.finish({ skin: 'média' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.state.log).toEqual([])
    expect(values()).toEqual({ skin: 'média' })
    await outbox.records.consent.agree(STANDING.version)
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await settle()
    expect(server.state.log).toEqual(['agree', 'say', 'submit', 'delete draft'])
    expect(await store.list('')).toEqual([])
  })

  it('leaves the device with the consent, sent or not', async () => {
    await outbox.records.observed.finish({ skin: 'média' })
    await settle()
    await outbox.records.observed.say({ eyes: 'mel' })
    await outbox.withdrawConsent('2026-11-20T12:30:00.000Z')
    await settle()
    expect(outbox.records.observed.view()).toMatchObject({ record: {}, isDone: false })
    expect(await store.list('observed/')).toEqual([])
  })

  it('a refused word is let go of, and what the server has shows', async () => {
    server.state.refuses = new Problem('invalid', { fields: { 'values.skin': 'Escolha um valor da lista.' } })
    await outbox.records.observed.finish({ skin: 'clara' })
    await settle()
    expect(values()).toEqual({})
    server.state.refuses = null
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.state.log).toEqual(['say'])
  })

  it('shows the visagist’s word over one’s own, and goes from the device where it is gone from the server', async () => {
    const at = '2026-11-20T11:00:00.000Z'
    server.state.observed = { skin: { value: 'escura', by: 'visagista', at } }
    await outbox.adopt([], Date.now())
    await outbox.records.observed.say({ skin: 'clara' })
    expect(values()).toEqual({ skin: 'escura' })
    await vi.advanceTimersByTimeAsync(3000)
    server.state.observed = {}
    await outbox.adopt([], Date.now())
    expect(values()).toEqual({})
  })
})

describe('a white sheet and the cloths', () => {
  const measure = { typologyAngle: 30, hueAngle: 60, contrast: 40, at: '2026-11-20T12:00:00.000Z' }
  const test = { seed: 3, answers: [], at: '2026-11-20T12:00:00.000Z' }
  const { sheet, cloths } = { sheet: recordKey('sheet', 'order-1'), cloths: recordKey('cloths', 'order-1') }

  it('follow consent and photos, before the form', async () => {
    server.state.reachable = false
    await outbox.records.sheet.keep(measure)
    await outbox.records.cloths.keep(test)
    await outbox.photos.take('front', photo('face'))
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await settle()
    await reload()
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.log).toEqual(['put front', 'sheet', 'cloths', 'submit', 'delete draft'])
    expect(await store.list('')).toEqual([sheet, cloths])
  })

  it('that the form overtook go with the app closed', async () => {
    const { keepSheet } = server.api
    server.api.keepSheet = () => Promise.reject(new Problem('unavailable'))
    await reload()
    await outbox.records.sheet.keep(measure)
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await settle()
    expect(outbox.form.view().state).toBe('delivered')
    outbox.stop()
    server.api.keepSheet = keepSheet
    const worker = new OrderOutbox({ userId: 'ana', orderId: 'order-1', store, api: server.api })
    expect(await withLock(worker.lock, () => worker.flush())).toBe('empty')
    worker.stop()
    expect(server.state.sheet).toEqual(measure)
  })

  it('stop at the first answer of a session that has ended, and the form with them', async () => {
    server.state.reachable = false
    await outbox.records.sheet.keep(measure)
    await outbox.records.cloths.keep(test)
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await settle()
    Object.assign(server.state, { reachable: true, refuses: new Problem('unauthenticated') })
    outbox.wake()
    await settle()
    expect(server.state.log).toEqual(['sheet'])
    expect(outbox.trouble()?.code).toBe('unauthenticated')
  })

  it.each<[string, () => Promise<void>]>([
    ['a consent taken back', () => outbox.withdrawConsent('2026-11-20T12:30:00.000Z')],
    ['an order that ended', () => outbox.abandon()],
  ])('leave the device with %s, sent or not', async (_, end) => {
    await outbox.records.sheet.keep(measure)
    await settle()
    server.state.reachable = false
    await outbox.records.cloths.keep(test)
    await end()
    expect([...(await store.list('sheet/')), ...(await store.list('cloths/'))]).toEqual([])
  })
})

describe('the points marked on the front photo', () => {
  it('wait for the photo, then follow it to the server, before the form', async () => {
    server.state.reachable = false
    await outbox.photos.take('front', photo('face'))
    await outbox.records.marking.mark(points(10))
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await settle()
    expect(outbox.records.marking.view()).toMatchObject({ state: 'waiting', marking: points(10) })
    await reload()
    expect(outbox.records.marking.view().state).toBe('waiting')
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.log).toEqual(['put front', 'mark', 'submit', 'delete draft'])
    expect(await store.list('')).toEqual([])
  })

  it('stay with their picture when the server gives it another name, and after a reload', async () => {
    await outbox.photos.take('front', photo('face'))
    await outbox.records.marking.mark(points(10))
    await settle()
    expect(outbox.records.marking.view()).toMatchObject({ state: 'sent', marking: points(10) })
    await reload()
    await outbox.adopt([receiptOf('front')], Date.now() + 1)
    expect(outbox.records.marking.view()).toMatchObject({ state: 'sent', marking: points(10) })
  })

  it.each(['sent', 'still waiting'])('are void once the front photo is replaced: %s', async (when) => {
    await outbox.photos.take('front', photo('face'))
    await settle()
    server.state.reachable = when === 'sent'
    await outbox.records.marking.mark(points(10))
    await settle()
    await outbox.photos.take('front', photo('another'))
    expect(outbox.records.marking.view()).toMatchObject({ state: 'none', marking: null })
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.marking).toBeNull()
    expect(await store.list('marking/')).toEqual([])
  })

  it('are void once the front photo is removed, and untouched when another one is', async () => {
    await outbox.photos.take('front', photo('face'))
    await outbox.photos.take('back', photo('hair'))
    await outbox.records.marking.mark(points(10))
    await settle()
    await outbox.photos.remove('back')
    await settle()
    expect(outbox.records.marking.view().state).toBe('sent')
    await outbox.photos.remove('front')
    expect(outbox.records.marking.view().state).toBe('none')
  })
})

describe("pressing 'Finalizar Análise'", () => {
  const form = { fullName: 'Marina Albuquerque' }

  it('sends the form once and leaves nothing on the device', async () => {
    await outbox.photos.take('front', photo('face'))
    await settle()
    await outbox.form.submit(form)
    await settle()
    expect(server.state).toMatchObject({ submissions: 1, submittedWith: [] })
    expect(outbox.form.view().state).toBe('delivered')
    expect(delivered).toBe(1)
    expect(await store.list('')).toEqual([])
  })

  it('without a network is kept, survives a reload, and is sent once when the network is back', async () => {
    server.state.reachable = false
    await outbox.photos.take('front', photo('face'))
    await outbox.form.submit(form)
    await settle()
    expect(outbox.form.view().state).toBe('waiting')
    await reload()
    expect(outbox.form.view().state).toBe('waiting')
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.log).toEqual(['put front', 'submit', 'delete draft'])
    expect(delivered).toBe(1)
  })

  it('whose answer was lost is sent again and counts as sent once', async () => {
    server.state.losesAnswers = true
    await outbox.form.submit(form)
    await settle()
    expect(outbox.form.view().state).toBe('waiting')
    server.state.losesAnswers = false
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.state.submissions).toBe(1)
    expect(outbox.form.view().state).toBe('delivered')
  })

  it('tried again on an order refunded meanwhile is refused, never told as sent; only what shows a face goes', async () => {
    server.state.reachable = false
    await store.write(draftKey('order-1'), { formData: form })
    await outbox.photos.take('front', photo('face'))
    await outbox.records.marking.mark(points(10))
    await outbox.form.submit(form)
    await settle()
    server.api.putPhoto = () => Promise.reject(new Problem('order-ended'))
    Object.assign(server.state, { reachable: true, closed: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(outbox.form.view()).toMatchObject({ state: 'refused', problem: { code: 'order-ended' } })
    expect(await store.list('')).toEqual([draftKey('order-1'), 'submission/order-1'])
    expect(delivered).toBe(0)
  })

  it.each(['order-closed', 'no-pending-order', 'order-not-found'] as const)(
    'refused by %s erases nothing: answers, photos and points stay for another try',
    async (code) => {
      server.state.reachable = false
      await store.write(draftKey('order-1'), { formData: form })
      await outbox.photos.take('front', photo('face'))
      await outbox.records.marking.mark(points(10))
      await outbox.form.submit(form)
      await settle()
      const kept = await store.list('')
      Object.assign(server.state, { reachable: true, refuses: new Problem(code) })
      await vi.advanceTimersByTimeAsync(2000)
      expect(outbox.form.view()).toMatchObject({ state: 'refused', problem: { code } })
      expect(await store.list('')).toEqual(kept)
      expect(delivered).toBe(0)
    },
  )

  it('answered with another form than this one is not told as sent, erases nothing, and is sent again', async () => {
    server.state.holdsAnother = true
    await store.write(draftKey('order-1'), { formData: form })
    await outbox.form.submit(form)
    await settle()
    expect(outbox.form.view().state).toBe('waiting')
    expect(await store.list('')).toEqual([recordKey('consent', 'order-1'), draftKey('order-1'), 'submission/order-1'])
    expect(delivered).toBe(0)
    server.state.holdsAnother = false
    await vi.advanceTimersByTimeAsync(2000)
    expect(outbox.form.view().state).toBe('delivered')
    expect(await store.list('')).toEqual([])
  })

  it('delivered by another tab or the worker is told here too, once', async () => {
    const { api } = standInServer()
    server.state.reachable = false
    await outbox.form.submit(form)
    await settle()
    const worker = new OrderOutbox({ userId: 'ana', orderId: 'order-1', store, api })
    await withLock(worker.lock, () => worker.flush())
    await vi.waitFor(() => expect(outbox.form.view().state).toBe('delivered'))
    expect(delivered).toBe(1)
    worker.stop()
  })

  it('of an order that ended leaves nothing on the device but the answers, and is not sent', async () => {
    server.state.reachable = false
    await store.write(draftKey('order-1'), { formData: form })
    await outbox.photos.take('front', photo('face'))
    await outbox.form.submit(form)
    await outbox.abandon()
    server.state.reachable = true
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await store.list('')).toEqual([draftKey('order-1')])
    expect(server.state.log).toEqual([])
  })

  it('brings along the photos that could not go alone', async () => {
    const { putPhoto } = server.api
    server.api.putPhoto = () => Promise.reject(new Problem('bug'))
    await outbox.photos.take('side_left', photo('left'))
    await outbox.form.submit(form)
    await settle()
    server.api.putPhoto = putPhoto
    expect(server.state.submittedWith).toEqual(['side_left'])
  })

  it('refused tells the fields and is not pressed again by itself', async () => {
    server.state.refuses = new Problem('invalid', { fields: { style: 'Escolha o seu estilo.' } })
    await outbox.form.submit(form)
    await settle()
    expect(outbox.form.view()).toMatchObject({
      state: 'refused',
      problem: { fields: { style: 'Escolha o seu estilo.' } },
    })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.state.log).toEqual(['submit'])
    await outbox.form.withdraw()
    expect(outbox.form.view().state).toBe('none')
  })

  it('can be taken back while it waits', async () => {
    server.state.reachable = false
    await outbox.form.submit(form)
    await settle()
    await outbox.form.withdraw()
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.submissions).toBe(0)
  })
})

describe('two photos in one another’s place', () => {
  const shown = () =>
    Object.fromEntries(
      (['side_left', 'side_right', 'front'] as const).map((slot) => [slot, outbox.photos.view(slot).state] as const),
    )
  const onServer = () => Object.fromEntries(server.state.photos)
  const wake = async () => {
    server.state.reachable = true
    outbox.wake()
    await settle()
  }

  it('both waiting here: each goes to its slot, once, without the doubts of the other', async () => {
    server.state.reachable = false
    await outbox.photos.take('side_left', photo('right'), ['other-side', 'dark'])
    await outbox.photos.take('side_right', photo('left'), ['other-side'])
    await outbox.photos.move('side_right', 'side_left')
    await reload()
    await wake()
    expect(onServer()).toEqual({ side_left: 'left', side_right: 'right' })
    expect(server.state.log.filter((what) => what.startsWith('put'))).toEqual(['put side_left', 'put side_right'])
    expect(server.state.doubts.get('side_right')).toEqual(['dark'])
  })

  it('both on the server: exchanged there, although nothing of them is left here', async () => {
    await outbox.photos.take('side_left', photo('right'))
    await outbox.photos.take('side_right', photo('left'))
    await settle()
    await outbox.photos.move('side_left', 'side_right')
    await settle()
    expect(onServer()).toEqual({ side_left: 'left', side_right: 'right' })
    expect(shown()).toMatchObject({ side_left: 'sent', side_right: 'sent' })
  })

  it('one on the server, the other waiting: the server’s leaves its slot before another comes into it', async () => {
    await outbox.photos.take('side_right', photo('left'))
    await settle()
    server.state.reachable = false
    await outbox.photos.take('side_left', photo('right'))
    await outbox.photos.move('side_left', 'side_right')
    await reload()
    expect(outbox.photos.view('side_left')).toMatchObject({
      state: 'sent',
      preview: expect.stringContaining('side_right'),
    })
    await wake()
    expect(onServer()).toEqual({ side_left: 'left', side_right: 'right' })
    expect(server.state.log.slice(-2)).toEqual(['move side_left', 'put side_right'])
  })

  it('wait for a move whose answer was lost, and lose nothing', async () => {
    await outbox.photos.take('side_right', photo('left'))
    await settle()
    server.state.losesAnswers = true
    await outbox.photos.take('side_left', photo('right'))
    await outbox.photos.move('side_left', 'side_right')
    await settle()
    expect(onServer()['side_left']).toBe('left')
    server.state.losesAnswers = false
    await wake()
    expect(onServer()).toEqual({ side_left: 'left', side_right: 'right' })
  })

  it('are not overtaken by the form, nor by the server’s older news', async () => {
    await outbox.photos.take('side_right', photo('left'))
    await settle()
    server.state.reachable = false
    await outbox.photos.move('side_right', 'side_left')
    await outbox.adopt([receiptOf('side_right')], Date.now() + 1)
    expect(shown()).toMatchObject({ side_left: 'sent', side_right: 'empty' })
    await outbox.form.submit({})
    await settle()
    server.state.refuses = new Problem('bug')
    await wake()
    expect(server.state.submissions).toBe(0)
    server.state.refuses = null
    await wake()
    expect(server.state.log.indexOf('submit')).toBeGreaterThan(server.state.log.lastIndexOf('move side_left'))
    expect(onServer()).toEqual({ side_left: 'left' })
  })

  it('and an empty slot: what was under way to it is not left there', async () => {
    let go = () => undefined as void
    server.state.hold = new Promise((resolve) => (go = () => resolve(undefined)))
    server.state.ignoresAborts = true
    await outbox.photos.take('side_right', photo('face'), ['front-in-side'])
    await settle()
    const moved = outbox.photos.move('side_right', 'front')
    go()
    server.state.hold = null
    await moved
    await settle()
    expect(onServer()).toEqual({ front: 'face' })
    expect(shown()).toEqual({ front: 'sent', side_right: 'empty', side_left: 'empty' })
  })

  it('and one that was being removed: it does not come back in the other slot', async () => {
    await outbox.photos.take('front', photo('old face'))
    await outbox.photos.take('side_right', photo('face'))
    await settle()
    server.state.reachable = false
    await outbox.photos.remove('front')
    await outbox.photos.move('side_right', 'front')
    await reload()
    await wake()
    expect(onServer()).toEqual({ front: 'face' })
    expect(shown()).toEqual({ front: 'sent', side_right: 'empty', side_left: 'empty' })
  })

  it('exchanged twice without a network are where they were', async () => {
    await outbox.photos.take('side_right', photo('right'))
    await settle()
    server.state.reachable = false
    await outbox.photos.take('side_left', photo('left'))
    await outbox.photos.move('side_left', 'side_right')
    await outbox.photos.move('side_left', 'side_right')
    await wake()
    expect(onServer()).toEqual({ side_left: 'left', side_right: 'right' })
  })

  it('one of which was replaced from another device meanwhile: the server’s stays', async () => {
    await outbox.photos.take('side_right', photo('left'))
    await settle()
    server.state.reachable = false
    await outbox.photos.move('side_right', 'side_left')
    server.state.ids.set('side_right', 'received-elsewhere')
    server.state.photos.set('side_right', 'from elsewhere')
    await wake()
    expect(shown()).toMatchObject({ side_left: 'empty' })
    await outbox.adopt([{ ...receiptOf('side_right'), id: 'received-elsewhere' }], Date.now() + 1)
    expect(shown()).toMatchObject({ side_right: 'sent' })
  })

  it('a file that is still being prepared is not moved', async () => {
    await outbox.photos.take('side_right', photo('left'))
    await settle()
    let go = () => undefined as void
    preparing = new Promise((resolve) => (go = () => resolve(undefined)))
    const taking = outbox.photos.take('side_left', photo('right'))
    await settle()
    await outbox.photos.move('side_right', 'side_left')
    go()
    await taking
    await settle()
    expect(onServer()).toEqual({ side_left: 'right', side_right: 'left' })
  })

  it('takes the points along that were marked on the front photo only as long as it is the front one', async () => {
    await outbox.photos.take('front', photo('face'))
    await settle()
    await outbox.records.marking.mark(points(10))
    await settle()
    await outbox.photos.move('front', 'back')
    await settle()
    expect(outbox.records.marking.view().marking).toBeNull()
  })
})

describe('the points marked on a photo from the side', () => {
  it('lie on one photo at a time: marked on the other side, the newer count', async () => {
    await outbox.photos.take('side_left', photo('left'))
    await outbox.photos.take('side_right', photo('right'))
    await outbox.records.side.mark(sidePoints())
    await settle()
    await outbox.records.side.mark(sidePoints('side_right'))
    await settle()
    expect(outbox.records.side.view()).toMatchObject({ state: 'sent', marking: { slot: 'side_right' } })
    expect(server.state.side?.slot).toBe('side_right')
    await outbox.photos.remove('side_left')
    expect(outbox.records.side.view().state).toBe('sent')
    await outbox.photos.remove('side_right')
    expect(outbox.records.side.view().state).toBe('none')
  })

  it('marked elsewhere are shown here, and go with the yes to the face', async () => {
    server.state.photos.set('side_right', 'right')
    server.state.side = sidePoints('side_right')
    await outbox.adopt([receiptOf('side_right')], Date.now())
    expect(outbox.records.side.view()).toMatchObject({ state: 'sent', marking: { slot: 'side_right' } })
    expect(faceKeys('order-1')).toContain('side/order-1')
    await outbox.withdrawConsent(new Date(Date.now() + 60_000).toISOString())
    await settle()
    expect(outbox.records.side.view().state).toBe('none')
    expect(await store.list('side/')).toEqual([])
  })
})

describe('the yes to the photos', () => {
  const VERSION = '2026-11-3-ia'
  const faceLeft = async () => {
    const kept = await store.list('')
    return kept.filter((key) => faceKeys('order-1').includes(key))
  }
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  beforeEach(async () => {
    server.state.word = null
    await store.erase(recordKey('consent', 'order-1'))
    await reload()
    await settle()
  })

  it('goes up at once, and before any photo', async () => {
    expect(outbox.records.consent.view()).toEqual({ state: 'none' })
    const agreeing = outbox.records.consent.agree(VERSION)
    expect(outbox.records.consent.view()).toMatchObject({ state: 'waiting', version: VERSION })
    await agreeing
    await outbox.photos.take('front', photo('face'))
    await settle()
    expect(server.state.log).toEqual(['agree', 'put front'])
    expect(outbox.records.consent.view()).toEqual({ state: 'granted', version: VERSION, at: server.state.word?.at })
  })

  it('said without a network waits, and the photos behind it; nothing is lost in a reload, and each goes once', async () => {
    server.state.reachable = false
    await outbox.records.consent.agree(VERSION)
    await outbox.photos.take('front', photo('face'))
    await outbox.records.marking.mark(points(10))
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await settle()
    await reload()
    expect(outbox.records.consent.view()).toMatchObject({ state: 'waiting', version: VERSION })
    expect(outbox.photos.view('front').state).toBe('queued')
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.log).toEqual(['agree', 'put front', 'mark', 'submit', 'delete draft'])
    expect(server.state.agreement).toEqual({
      agreedToBiometrics: true,
      biometricsVersion: VERSION,
      consentAfter: server.state.word?.at,
    })
  })

  it('whose answer was lost is said again, and no photo overtakes it', async () => {
    server.state.losesAnswers = true
    await outbox.records.consent.agree(VERSION)
    await outbox.photos.take('front', photo('face'))
    await settle()
    expect(server.state.log.filter((what) => what !== 'agree')).toEqual([])
    server.state.losesAnswers = false
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.state.log.at(-1)).toBe('put front')
    expect(outbox.photos.view('front').state).toBe('sent')
  })

  it('that the server holds is not asked for, nor sent, and what waited for it goes', async () => {
    await store.write(photoKey('order-1', 'front'), {
      id: 'x',
      slot: 'front',
      state: 'queued',
      size: 4,
      bytes: new ArrayBuffer(4),
      reason: null,
      warning: null,
      at: 0,
    })
    await reload()
    await settle()
    expect(server.state.log).toEqual([])
    expect(outbox.photos.view('front').state).toBe('queued')
    server.state.word = STANDING
    await outbox.adoptConsent(STANDING, Date.now())
    await settle()
    expect(server.state.log).toEqual(['put front'])
    expect(outbox.records.consent.agreement()).toMatchObject({ consentAfter: STANDING.at })
  })

  it('taken back elsewhere empties this device of the face, sent or not, and keeps the answers', async () => {
    await outbox.records.consent.agree(VERSION)
    await outbox.photos.take('front', photo('face'))
    await outbox.records.marking.mark(points(10))
    await settle()
    server.state.reachable = false
    await outbox.photos.take('back', photo('hair'))
    await outbox.form.submit({ fullName: 'Marina Albuquerque' })
    await store.write(draftKey('order-1'), { formData: { fullName: 'Marina Albuquerque' } })
    await outbox.adoptConsent({ granted: false, version: VERSION, at: later(1) }, Date.now())
    await settle()
    expect(await faceLeft()).toEqual([])
    expect(await store.list('draft/')).toHaveLength(1)
    expect(outbox.records.consent.view()).toEqual({ state: 'none' })
    expect([outbox.photos.view('front').state, outbox.photos.view('back').state]).toEqual(['empty', 'empty'])
    expect(outbox.records.marking.view().state).toBe('none')
    expect(outbox.form.view().state).toBe('none')
    const at = later(1)
    await outbox.records.consent.agree(VERSION)
    await outbox.photos.take('front', photo('face'))
    await outbox.adoptConsent({ granted: false, version: VERSION, at }, Date.now())
    expect(outbox.photos.view('front').state).toBe('queued')
  })

  it('said here while it was taken back elsewhere does not count: asked again, nothing is sent', async () => {
    server.state.reachable = false
    await outbox.records.consent.agree(VERSION)
    await outbox.photos.take('front', photo('face'))
    await settle()
    server.state.word = { granted: false, version: VERSION, at: later(-1) }
    server.state.reachable = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(server.state.log).toEqual(['agree'])
    expect(outbox.records.consent.view()).toEqual({ state: 'none' })
    expect(await faceLeft()).toEqual([])
  })

  it('missing on the server although this device believed in it is asked for again, and the photo stays', async () => {
    await outbox.records.consent.agree(VERSION)
    await settle()
    server.state.word = null
    await outbox.photos.take('front', photo('face'))
    await settle()
    expect(outbox.records.consent.view()).toEqual({ state: 'none' })
    expect(outbox.photos.view('front').state).toBe('queued')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(server.state.log).toEqual(['agree', 'put front'])
    await outbox.records.consent.agree(VERSION)
    await settle()
    expect(outbox.photos.view('front').state).toBe('sent')
  })

  it('is not undone by an answer of before it', async () => {
    const askedAt = Date.now()
    await vi.advanceTimersByTimeAsync(10)
    await outbox.records.consent.agree(VERSION)
    await settle()
    await outbox.adoptConsent(null, askedAt)
    await outbox.adoptConsent({ granted: false, version: VERSION, at: later(-1) }, askedAt)
    expect(outbox.records.consent.view().state).toBe('granted')
  })

  it('is not brought by a form that was filled under an earlier one', async () => {
    await outbox.form.submit({
      fullName: 'Marina Albuquerque',
      agreedToBiometrics: true,
      biometricsVersion: '2026-11-3',
    })
    await settle()
    expect(server.state.agreement).toEqual({ consentAfter: undefined })
  })
})
