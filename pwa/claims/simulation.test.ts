import { describe, expect, it } from 'vitest'
import { newsIdAt, newsUpTo, salesAt, spotsAt, testersAt } from './simulation.ts'

const MIDNIGHT = Date.parse('2026-11-23T00:00:00-03:00')
const SECOND = 1000
const moments = Array.from({ length: 8640 }, (_, i) => MIDNIGHT + i * 10 * SECOND)
const newsAt = (now: number) => newsUpTo(newsIdAt(now))
const steps = (values: readonly number[]) => values.slice(1).map((value, i) => value - (values[i] ?? 0))

describe('invented figures', () => {
  it('are the same whoever asks at a moment', () => {
    const noon = MIDNIGHT + 12 * 3600 * SECOND
    const all = () => [testersAt(noon), salesAt(noon), spotsAt(noon), newsAt(noon)]
    expect(all()).toEqual(all())
  })

  it('have 120 to 140 at the test, 127 when the day begins, never the same for long', () => {
    const counts = moments.map(testersAt)
    expect(counts[0]).toBe(127)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(120)
    expect(Math.max(...counts)).toBeLessThanOrEqual(140)
    expect(new Set(counts).size).toBeGreaterThan(15)
    expect(Math.max(...steps(counts).map(Math.abs))).toBeLessThanOrEqual(6)
  })

  it('begin the day with 147 to 166 sales and go up by one to three', () => {
    const days = Array.from({ length: 60 }, (_, i) => salesAt(MIDNIGHT + i * 24 * 3600 * SECOND))
    expect(Math.min(...days)).toBeGreaterThanOrEqual(147)
    expect(Math.max(...days)).toBeLessThanOrEqual(166)
    const risen = steps(moments.map(salesAt))
    expect(new Set(risen)).toEqual(new Set([0, 1, 2, 3]))
  })

  it('have 27 to 47 spots, fewer by what is sold, until a new lot opens', () => {
    const spots = moments.map(spotsAt)
    expect([Math.min(...spots), Math.max(...spots)]).toEqual([27, 47])
    const sold = steps(moments.map(salesAt))
    for (const [i, step] of steps(spots).entries()) expect([0, 21]).toContain(step + (sold[i] ?? 0))
  })

  it('tell of as many buyers as were counted, within a minute of the sale', () => {
    const told = new Map(moments.flatMap((now) => newsAt(now)).map(({ id, text }) => [id, text]))
    const buyers = [...told.values()].filter((text) => text.endsWith('acabou de comprar o guia')).length
    const sold = salesAt(moments.at(-1) ?? 0) - salesAt(MIDNIGHT)
    expect(sold - buyers).toBeGreaterThanOrEqual(0)
    expect(sold - buyers).toBeLessThanOrEqual(3)
  })

  it('bring a message every 8 to 12 seconds and keep three', () => {
    const came: number[] = []
    let before = newsIdAt(MIDNIGHT + 60 * SECOND)
    for (let now = MIDNIGHT + 60 * SECOND; now < MIDNIGHT + 3600 * SECOND; now += 250) {
      const id = newsIdAt(now)
      if (id !== before) came.push(now)
      before = id
    }
    const waits = steps(came)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(7.75 * SECOND)
    expect(Math.max(...waits)).toBeLessThanOrEqual(12.25 * SECOND)
    const news = newsAt(MIDNIGHT + 3600 * SECOND)
    expect(news.map(({ id }) => id)).toEqual([0, 1, 2].map((i) => newsIdAt(MIDNIGHT + 3600 * SECOND) - i))
  })
})
