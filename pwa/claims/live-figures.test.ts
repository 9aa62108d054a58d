import { describe, expect, it } from 'vitest'
import { clock, countdownStart, readMarketing, secondsLeft, trueMessages } from './live-figures.ts'

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

describe('where a countdown began', () => {
  const NOW = Date.parse('2026-11-23T15:00:00Z')
  const HOUR = 3_600_000

  it('is kept for a day, each by its name, and never lies ahead', () => {
    expect(countdownStart('resultado', NOW)).toBe(NOW)
    expect(countdownStart('resultado', NOW + 9000)).toBe(NOW)
    expect(countdownStart('revelacao', NOW + HOUR)).toBe(NOW + HOUR)
    expect(countdownStart('resultado', NOW + 23 * HOUR)).toBe(NOW)
    expect(countdownStart('resultado', NOW + 25 * HOUR)).toBe(NOW + 25 * HOUR)
    // A device's clock was put back.
    expect(countdownStart('resultado', NOW)).toBe(NOW)
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
