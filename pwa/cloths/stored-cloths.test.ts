import { beforeEach, describe, expect, it } from 'vitest'
import type { ClothTest } from '#contract/colours/cloths.ts'
import { Problem } from '#contract/problem.ts'
import { type ClothAnswer, nextCloths } from '#visagism/colour/cloths.ts'
import { memoryStore } from '#pwa/platform/device-store.ts'
import {
  clothsKey,
  type ClothsWire,
  hasUnsentCloths,
  StoredCloths,
  newCloths,
  openCloths,
  sendCloths,
} from './stored-cloths.ts'

const ORDER = '0198aaaa-0000-7000-8000-00007d12f0aa'
const AT = '2026-11-20T12:00:00.000Z'

function answered(seed: number): ClothAnswer[] {
  const answers: ClothAnswer[] = []
  for (let next = nextCloths(seed, answers); next; next = nextCloths(seed, answers))
    answers.push({ pair: next.pair, choice: 'high' })
  return answers
}
const waiting: StoredCloths = { seed: 3, answers: answered(3), state: 'waiting', at: AT, reason: null }

let store: ReturnType<typeof memoryStore>
let held: ClothTest | null
let fails: Problem | null
let arrivals: ClothTest[]
const wire: ClothsWire = {
  read: () => (fails ? Promise.reject(fails) : Promise.resolve({ test: held })),
  keep(_orderId, test) {
    if (fails) return Promise.reject(fails)
    arrivals.push(test)
    held = test
    return Promise.resolve({ test })
  },
}
const kept = () => store.read(clothsKey(ORDER), StoredCloths)

beforeEach(() => {
  store = memoryStore()
  held = null
  fails = null
  arrivals = []
})

describe('the cloths on the device', () => {
  it('begin with a seed of their own, and are resumed at their pair without asking anybody', async () => {
    const first = await openCloths(store, ORDER, wire)
    expect(first).toMatchObject({ answers: [], state: 'open' })
    const begun = { ...newCloths(), answers: answered(3).slice(0, 2), seed: 3 }
    await store.write(clothsKey(ORDER), begun)
    fails = new Problem('offline')
    expect(await openCloths(store, ORDER, wire)).toEqual(begun)
  })

  it('of another device show as kept; gone from the server, they go here too', async () => {
    held = { seed: 3, answers: answered(3), at: AT }
    expect(await openCloths(store, ORDER, wire)).toMatchObject({ seed: 3, state: 'sent' })
    await store.write(clothsKey(ORDER), { ...waiting, state: 'sent' })
    held = null
    expect(await openCloths(store, ORDER, wire)).toMatchObject({ answers: [], state: 'open' })
    expect(await kept()).toBeUndefined()
  })

  it('wait for a network and are sent once', async () => {
    await store.write(clothsKey(ORDER), waiting)
    fails = new Problem('offline')
    expect(await sendCloths(store, wire)).toBe('waiting')
    expect(await kept()).toEqual(waiting)
    fails = null
    expect(await sendCloths(store, wire)).toBe('empty')
    expect(await sendCloths(store, wire)).toBe('empty')
    expect(arrivals).toEqual([{ seed: 3, answers: answered(3), at: AT }])
    expect(await kept()).toMatchObject({ state: 'sent' })
  })

  it('wait for the person where the session has ended, and nothing is asked a second time', async () => {
    await store.write(clothsKey(ORDER), waiting)
    await store.write(clothsKey('0198aaaa-0000-7000-8000-00007d12f0bb'), waiting)
    let asked = 0
    const closed: ClothsWire = { ...wire, keep: () => Promise.reject(new Problem((asked++, 'unauthenticated'))) }
    expect(await sendCloths(store, closed)).toBe('empty')
    expect(asked).toBe(1)
    expect(await kept()).toEqual(waiting)
  })

  it('are unsent only while they wait', async () => {
    expect(await hasUnsentCloths(store)).toBe(false)
    await store.write(clothsKey(ORDER), { ...waiting, state: 'open' })
    expect(await hasUnsentCloths(store)).toBe(false)
    await store.write(clothsKey(ORDER), waiting)
    expect(await hasUnsentCloths(store)).toBe(true)
    await sendCloths(store, wire)
    expect(await hasUnsentCloths(store)).toBe(false)
  })

  it('half answered are not sent', async () => {
    await store.write(clothsKey(ORDER), { ...waiting, answers: waiting.answers.slice(1), state: 'open' })
    expect(await sendCloths(store, wire)).toBe('empty')
    expect(arrivals).toEqual([])
  })

  it('refused, say why and are not tried again by themselves', async () => {
    await store.write(clothsKey(ORDER), waiting)
    fails = new Problem('order-closed')
    expect(await sendCloths(store, wire)).toBe('empty')
    expect(await kept()).toMatchObject({ state: 'refused', reason: expect.stringMatching(/\p{L}+/u) })
    fails = null
    await sendCloths(store, wire)
    expect(arrivals).toEqual([])
  })

  it('answered anew while on their way stay to be sent', async () => {
    await store.write(clothsKey(ORDER), waiting)
    const slow: ClothsWire = {
      ...wire,
      async keep(orderId, test) {
        await store.write(clothsKey(ORDER), { ...waiting, at: '2026-11-20T13:00:00.000Z' })
        return wire.keep(orderId, test)
      },
    }
    await sendCloths(store, slow)
    expect(await kept()).toMatchObject({ state: 'waiting', at: '2026-11-20T13:00:00.000Z' })
  })
})
