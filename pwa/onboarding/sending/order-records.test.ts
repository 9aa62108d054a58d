import { beforeEach, describe, expect, it } from 'vitest'
import type { FaceMarking } from '#contract/face/marking.ts'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { Problem, type ProblemCode } from '#contract/problem.ts'
import { storeOn } from '#pwa/platform/device-store.ts'
import { memoryDisk } from '#pwa/platform/disk.ts'
import { isWaiting, flushResultOf } from '#pwa/platform/pending-record.ts'
import type { OrderApi } from './order-api.ts'
import { orderRecords } from './order-records.ts'
import { type PhotoEntry, RECORDS, type RecordName, recordKey } from './outbox-records.ts'
import { points, sidePoints } from './testing/points.ts'

const ORDER = 'order-1'
const AT = '2026-11-20T12:00:00.000Z'

/** What arrived, in order. */
let arrivals: unknown[]
/** Runs during a call; a problem it throws is the answer. */
let onTheWay: () => Promise<void>
let held: Partial<Record<RecordName, unknown>>
/** Pictures by slot, all sent. */
let pictures: Partial<Record<PhotoSlot, string>>
let disk: Map<string, unknown>
let withdrawals: number

async function arrive<T>(what: unknown, answer: T): Promise<T> {
  arrivals.push(what)
  await onTheWay()
  return answer
}
const api = {
  agree: (word) => arrive(word.version, { granted: true, version: word.version, at: AT }),
  mark: (marking) => arrive(marking, undefined),
  async marking() {
    await onTheWay()
    return { marking: (held.marking as FaceMarking | undefined) ?? null }
  },
  markSide: (marking) => arrive(marking, undefined),
  sideMarking: async () => ({ marking: null }),
  sayObserved: ({ values }) => arrive(values, { record: {} }),
  observed: async () => ({ record: {} }),
  keepSheet: (measure) => arrive(measure, undefined),
  sheet: async () => ({ measure: (held.sheet as never) ?? null }),
  keepCloths: (test) => arrive(test, undefined),
  cloths: async () => ({ test: (held.cloths as never) ?? null }),
  keepToday: (today) => arrive(today, undefined),
  today: async () => ({ today: (held.today as never) ?? null }),
} as Partial<OrderApi> as OrderApi

/** A page or the worker: its own memory over the same disk. */
function openTab(on = memoryDisk(disk)) {
  const store = storeOn(on, '')
  const photo = (slot: PhotoSlot): PhotoEntry | undefined => {
    const id = pictures[slot]
    return id === undefined ? undefined : { id, slot, state: 'sent', size: 1, reason: null, at: 0 }
  }
  const nothing = () => undefined
  const onWithdrawn = async () => void (withdrawals += 1)
  return { store, ...orderRecords({ orderId: ORDER, store, api, photo, onWithdrawn, changed: nothing, wake: nothing }) }
}
type Tab = ReturnType<typeof openTab>

const measure = (typologyAngle: number) => ({ typologyAngle, hueAngle: 60, contrast: 40, at: AT })
const cloths = (seed: number) => ({ seed, answers: [], at: AT })
const hair = (cm: number) => ({ cm, sidesCm: null, cut: null })

/** Two versions as the server gets them, and how a person gives one. */
const KINDS: Readonly<Record<RecordName, readonly [unknown, unknown, (tab: Tab, version: 0 | 1) => unknown]>> = {
  consent: ['2026-11-3', '2026-11-3-ia', (tab, v) => tab.consent.agree(v ? '2026-11-3-ia' : '2026-11-3')],
  marking: [points(1), points(2), (tab, v) => tab.marking.mark(points(v + 1))],
  side: [sidePoints(), sidePoints('side_left', 2), (tab, v) => tab.side.mark(sidePoints('side_left', v + 1))],
  observed: [{ skin: 'clara' }, { skin: 'escura' }, (tab, v) => tab.observed.say({ skin: v ? 'escura' : 'clara' })],
  sheet: [measure(1), measure(2), (tab, v) => tab.sheet.keep(measure(v + 1))],
  cloths: [cloths(1), cloths(2), (tab, v) => tab.cloths.keep(cloths(v + 1))],
  today: [hair(1), hair(2), (tab, v) => tab.today.keep(hair(v + 1))],
}
const fail = (code: ProblemCode, retryAfterMs?: number) => async () => {
  throw new Problem(code, { retryAfterMs })
}

beforeEach(() => {
  arrivals = []
  onTheWay = async () => undefined
  held = {}
  pictures = { front: 'a', side_left: 'b' }
  disk = new Map()
  withdrawals = 0
})

describe.each(RECORDS)('%s', (name) => {
  const [first, second, say] = KINDS[name]
  const key = recordKey(name, ORDER)
  const flush = (tab: Tab) => tab[name].flush()
  const stateIn = async (tab: Tab) => {
    await tab[name].load()
    return tab[name].get()?.state
  }

  it('is kept at once, goes from whatever is open next, and once', async () => {
    await say(openTab(), 0)
    const worker = openTab()
    expect(await isWaiting(worker.store, key)).toBe(true)
    expect(await flush(worker)).toBeNull()
    await flush(worker)
    expect(arrivals).toEqual([first])
    expect(await stateIn(openTab())).toBe('sent')
    expect(await isWaiting(worker.store, key)).toBe(false)
  })

  it.each<[ProblemCode, number | undefined, unknown]>([
    ['offline', undefined, 'waiting'],
    ['unavailable', undefined, 'waiting'],
    ['unauthenticated', undefined, 'waiting'],
    ['too-many-attempts', 30_000, { restMs: 30_000 }],
  ])('after %s waits as it is and goes later', async (code, rest, result) => {
    const tab = openTab()
    await say(tab, 0)
    onTheWay = fail(code, rest)
    expect(flushResultOf(await flush(tab))).toEqual(result)
    expect(await stateIn(openTab())).toBe('waiting')
    onTheWay = async () => undefined
    await flush(tab)
    expect(arrivals).toEqual([first, first])
    expect(await stateIn(tab)).toBe('sent')
  })

  it.each<[string, () => Promise<void>]>([
    ['taken', async () => undefined],
    ['refused', fail('order-closed')],
  ])('changed while an older version was on its way and %s still waits, and goes as it is now', async (_, answer) => {
    const tab = openTab()
    await say(tab, 0)
    onTheWay = async () => {
      await say(tab, 1)
      await answer()
    }
    expect(flushResultOf(await flush(tab))).toBe('empty')
    expect(await stateIn(openTab())).toBe('waiting')
    onTheWay = async () => undefined
    await flush(tab)
    expect(arrivals).toEqual([first, second])
    expect(await stateIn(tab)).toBe('sent')
  })

  it('changed in another tab meanwhile still waits', async () => {
    const [sender, other] = [openTab(), openTab()]
    await say(sender, 0)
    onTheWay = async () => {
      await other[name].load()
      await say(other, 1)
    }
    await flush(sender)
    expect(await stateIn(sender)).toBe('waiting')
  })

  it('changed in another tab between the reading and the writing of the outcome is not lost', async () => {
    const other = openTab()
    let isRacing = false
    const plain = memoryDisk(disk)
    const sender = openTab({
      ...plain,
      async get(place) {
        const value = await plain.get(place)
        if (isRacing) {
          isRacing = false
          await other[name].load()
          await say(other, 1)
        }
        return value
      },
    })
    await say(sender, 0)
    onTheWay = async () => void (isRacing = true)
    await flush(sender)
    onTheWay = async () => undefined
    await flush(other)
    expect(arrivals).toEqual([first, second])
    expect(await stateIn(openTab())).toBe('sent')
  })

  it('of somebody who signed out while it was on its way is not written back', async () => {
    const tab = openTab()
    await say(tab, 0)
    onTheWay = async () => tab.store.erase(key)
    await flush(tab)
    expect([...disk.keys()]).toEqual([])
    await say(tab, 0)
    onTheWay = async () => {
      await tab.store.erase(key)
      await fail('order-closed')()
    }
    await flush(tab)
    expect([...disk.keys()]).toEqual([])
  })

  it('that cannot be opened may wait', async () => {
    disk.set(key, { sealed: 1 })
    expect(await isWaiting(openTab().store, key)).toBe(true)
  })
})

describe.each(['marking', 'side', 'sheet', 'cloths', 'today'] as const)('a refused %s', (name) => {
  it('carries the sentence of its first field, over a reload, and is not sent again by itself', async () => {
    const tab = openTab()
    await KINDS[name][2](tab, 0)
    onTheWay = async () => {
      throw new Problem('invalid', { fields: { 'points.chin': 'Confira o queixo.' } })
    }
    expect(flushResultOf(await tab[name].flush())).toBe('empty')
    const next = openTab()
    await next[name].flush()
    expect(arrivals).toHaveLength(1)
    expect(next[name].get()).toMatchObject({ state: 'refused', reason: 'Confira o queixo.' })
    onTheWay = async () => undefined
    await KINDS[name][2](next, 1)
    await next[name].flush()
    expect(next[name].get()).toMatchObject({ state: 'sent', reason: null })
  })
})

describe.each(['sheet', 'cloths', 'today'] as const)('%s on another device', (name) => {
  const value = { sheet: measure(70), cloths: cloths(7), today: hair(7) }[name]

  it('shows here as sent; gone from the server, it goes here too', async () => {
    held = { [name]: value }
    const tab = openTab()
    await tab[name].adopt()
    expect(tab[name].get()).toMatchObject({ state: 'sent', value })
    held = {}
    await openTab()[name].adopt()
    expect([...disk.keys()]).toEqual([])
  })

  it('gives way to what was not sent from here, on this visit or on an earlier one', async () => {
    await KINDS[name][2](openTab(), 0)
    held = { [name]: value }
    const tab = openTab()
    await tab[name].adopt()
    expect(tab[name].get()).toMatchObject({ state: 'waiting' })
  })
})

it('a sheet and what is seen wait untried for a missing consent', async () => {
  const tab = openTab()
  onTheWay = fail('consent-missing')
  for (const name of ['sheet', 'observed'] as const) {
    await KINDS[name][2](tab, 0)
    expect(flushResultOf(await tab[name].flush())).toBe('empty')
    expect(tab[name].get()?.state).toBe('waiting')
  }
})

it('cloths half answered are not sent, and are no reason to stay signed in', async () => {
  const tab = openTab()
  await tab.cloths.keep(cloths(1), 'open')
  await tab.cloths.flush()
  expect(arrivals).toEqual([])
  expect(await isWaiting(tab.store, recordKey('cloths', ORDER))).toBe(false)
})

it.each([
  ['consent-withdrawn', 1],
  ['invalid', 0],
] as const)('a consent refused by %s has to be given again', async (code, times) => {
  const tab = openTab()
  await tab.consent.agree('2026-11-3')
  onTheWay = fail(code)
  await tab.consent.flush()
  expect(tab.consent.view()).toEqual({ state: 'none' })
  expect(withdrawals).toBe(times)
})

describe('points of another picture', () => {
  it('are void: not shown, not sent, and gone from the device', async () => {
    const tab = openTab()
    await tab.marking.mark(points(1))
    pictures.front = 'another'
    expect(tab.marking.view().state).toBe('none')
    await tab.marking.flush()
    expect(arrivals).toEqual([])
    expect([...disk.keys()]).toEqual([])
  })

  it('are not taken over when the photo is replaced during the answer', async () => {
    const tab = openTab()
    held.marking = points(1)
    onTheWay = async () => void (pictures.front = 'another')
    await tab.marking.adopt()
    expect(tab.marking.get()).toBeUndefined()
    await tab.marking.adopt()
    expect(tab.marking.view()).toMatchObject({ state: 'sent', marking: points(1) })
  })
})
