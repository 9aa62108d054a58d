import { describe, expect, it } from 'vitest'
import {
  clock,
  firstSales,
  moreSales,
  readMarketing,
  secondsLeft,
  someSpots,
  trueMessages,
  wander,
} from './live-figures.ts'

const ends = [() => 0, () => 0.9999]

describe('a countdown', () => {
  it('counts seconds and stops at nothing', () => {
    expect(secondsLeft(900, 0, 0)).toBe(900)
    expect(secondsLeft(900, 0, 28_000)).toBe(872)
    expect(secondsLeft(900, 0, 9_000_000)).toBe(0)
  })

  it.each([
    [85_652, '23:47:32'],
    [900, '15:00'],
    [872, '14:32'],
    [0, '00:00'],
  ])('prints %i seconds as %s', (seconds, printed) => {
    expect(clock(seconds)).toBe(printed)
  })
})

describe('invented figures', () => {
  it('stay within the specification’s bounds', () => {
    for (const random of ends) {
      expect(wander(120, random)).toBeGreaterThanOrEqual(120)
      expect(wander(140, random)).toBeLessThanOrEqual(140)
    }
    expect(ends.map(firstSales)).toEqual([147, 166])
    expect(ends.map((random) => moreSales(150, random))).toEqual([151, 153])
    expect(ends.map(someSpots)).toEqual([27, 47])
  })
})

describe('the administrator’s choice', () => {
  it('in doubt shows nothing', () => {
    expect(readMarketing({ mode: 'outro' })).toEqual({ mode: 'desligado', figures: null })
    expect(readMarketing('x')).toBeNull()
  })

  it('`real` says what is true, with initials and hours', () => {
    const marketing = readMarketing({
      mode: 'real',
      figures: { quizToday: 3, recent: [{ initials: 'M.A.', did: 'teste', hoursAgo: 2 }] },
    })
    expect(marketing?.figures && trueMessages(marketing.figures)).toEqual(['M.A. fez o teste há 2 h'])
  })
})
