import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import type { SheetMeasure } from '#contract/colours/sheet.ts'
import type { ObservedRecord } from '#visagism/observed.ts'
import { memoryStore } from '#pwa/platform/device-store.ts'
import { openSheet, sendSheets, sheetKey, type SheetWire, StoredSheet, withSuggestedSkin } from './stored-sheet.ts'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const MEASURE: SheetMeasure = { typologyAngle: 30, hueAngle: 60, contrast: 40, at: '2026-11-20T12:00:00.000Z' }
const WAITING: StoredSheet = { measure: MEASURE, state: 'waiting', reason: null }

let store: ReturnType<typeof memoryStore>
let held: SheetMeasure | null
let fails: Problem | null
let arrivals: SheetMeasure[]
const wire: SheetWire = {
  read: () => (fails ? Promise.reject(fails) : Promise.resolve({ measure: held })),
  keep(_orderId, measure) {
    if (fails) return Promise.reject(fails)
    arrivals.push(measure)
    held = measure
    return Promise.resolve({ measure })
  },
}
const stored = () => store.read(sheetKey(ORDER), StoredSheet)

beforeEach(() => {
  store = memoryStore()
  held = null
  fails = null
  arrivals = []
})

describe('what was measured with a sheet, on the device', () => {
  it('is there without a network; another device’s shows as sent; gone from the server, it goes here too', async () => {
    expect(await openSheet(store, ORDER, wire)).toBeNull()
    await store.write(sheetKey(ORDER), WAITING)
    fails = new Problem('offline')
    expect(await openSheet(store, ORDER, wire)).toEqual(WAITING)
    fails = null
    await store.erase(sheetKey(ORDER))
    held = MEASURE
    expect(await openSheet(store, ORDER, wire)).toEqual({ ...WAITING, state: 'sent' })
    await store.write(sheetKey(ORDER), { ...WAITING, state: 'sent' })
    held = null
    expect(await openSheet(store, ORDER, wire)).toBeNull()
    expect(await stored()).toBeUndefined()
  })

  it('waits for a network and is sent once', async () => {
    await store.write(sheetKey(ORDER), WAITING)
    fails = new Problem('offline')
    expect(await sendSheets(store, wire)).toBe('waiting')
    fails = null
    expect(await sendSheets(store, wire)).toBe('empty')
    expect(await sendSheets(store, wire)).toBe('empty')
    expect(arrivals).toEqual([MEASURE])
    expect(await stored()).toMatchObject({ state: 'sent' })
  })

  it('waits for the consent without trying again and again; refused for good, it says why', async () => {
    await store.write(sheetKey(ORDER), WAITING)
    fails = new Problem('consent-missing')
    expect(await sendSheets(store, wire)).toBe('empty')
    expect(await stored()).toEqual(WAITING)
    fails = new Problem('order-closed')
    expect(await sendSheets(store, wire)).toBe('empty')
    expect(await stored()).toMatchObject({ state: 'refused', reason: expect.stringMatching(/\p{L}+/u) })
  })

  it('measured anew while on its way stays to be sent', async () => {
    await store.write(sheetKey(ORDER), WAITING)
    const anew = { ...WAITING, measure: { ...MEASURE, at: '2026-11-20T13:00:00.000Z' } }
    await sendSheets(store, {
      ...wire,
      async keep(orderId, measure) {
        await store.write(sheetKey(ORDER), anew)
        return wire.keep(orderId, measure)
      },
    })
    expect(await stored()).toEqual(anew)
  })
})

describe('the tone it suggests', () => {
  const said = (by: 'aparelho' | 'cliente' | 'visagista', at: string): ObservedRecord => ({
    skin: { value: 'clara', by, at },
  })
  const skin = (record: ObservedRecord, emptied: readonly 'skin'[] = []) =>
    withSuggestedSkin(record, MEASURE, emptied).skin

  it('fills what nobody said, and what the device said before', () => {
    const suggested = { value: 'média', by: 'aparelho', at: MEASURE.at }
    expect(skin({})).toEqual(suggested)
    expect(skin(said('aparelho', '2026-11-20T11:00:00.000Z'))).toEqual(suggested)
    expect(skin(said('aparelho', '2026-11-20T13:00:00.000Z'))?.value).toBe('clara')
    expect(withSuggestedSkin({}, undefined, [])).toEqual({})
  })

  it('never stands over a person’s word, nor where a person emptied it', () => {
    for (const by of ['cliente', 'visagista'] as const)
      expect(skin(said(by, '2026-11-20T10:00:00.000Z'))?.value).toBe('clara')
    expect(skin({}, ['skin'])).toBeUndefined()
  })
})
