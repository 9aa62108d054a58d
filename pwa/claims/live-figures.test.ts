import { describe, expect, it } from 'vitest'
import { NOTHING_STATED } from '#contract/marketing.ts'
import { writeLocal } from '#pwa/platform/local-store.ts'
import { clock, countdownStart, readMarketing, secondsLeft, trueMessages } from './live-figures.ts'
import { offerEndWords } from './moving-content.ts'

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

  it('is kept for a day and never lies ahead', () => {
    // An earlier edition stored one start per page.
    writeLocal('ofertaInicio', { resultado: NOW - HOUR, revelacao: NOW })
    expect(countdownStart(NOW)).toBe(NOW)
    expect(countdownStart(NOW + 9000)).toBe(NOW)
    expect(countdownStart(NOW + 23 * HOUR)).toBe(NOW)
    expect(countdownStart(NOW + 25 * HOUR)).toBe(NOW + 25 * HOUR)
    // The device's clock was set back.
    expect(countdownStart(NOW)).toBe(NOW)
  })
})

describe('the administrator’s choice', () => {
  it('in doubt shows nothing', () => {
    expect(readMarketing({ mode: 'outro' })).toEqual({ ...NOTHING_STATED, mode: 'desligado' })
    expect(readMarketing('x')).toBeNull()
  })

  it('`real` says what is true, with initials and hours', () => {
    const marketing = readMarketing({
      mode: 'real',
      figures: {
        salesThisWeek: 4,
        quizThisMonth: 5,
        recent: [
          { initials: 'B.S.', did: 'compra', hoursAgo: 1 },
          { initials: 'M.A.', did: 'teste', hoursAgo: 2 },
        ],
      },
    })
    const told = (salesThisWeek: number) =>
      marketing?.figures && trueMessages({ ...marketing.figures, salesThisWeek }, undefined)
    // Of four buyers, each might be identified.
    expect(told(4)).toEqual(['M.A. fez o teste há 2 h'])
    expect(told(5)).toEqual(['B.S. comprou o guia há 1 h', 'M.A. fez o teste há 2 h'])
  })

  it('never tells a visitor of what they did themself, in whichever tab', () => {
    const own = '0198aaaa-0000-7000-8000-0000b41d07e2'
    const recent = [
      { initials: 'P. M.', did: 'teste', hoursAgo: 0, mark: own.slice(-8) },
      { initials: 'P. M.', did: 'compra', hoursAgo: 0, mark: own.slice(-8) },
      { initials: 'R. L.', did: 'teste', hoursAgo: 1, mark: '00000000' },
    ]
    const figures = readMarketing({ mode: 'real', figures: { salesThisWeek: 9, quizThisMonth: 9, recent } })?.figures
    if (!figures) throw new Error('no figures')
    expect(trueMessages(figures, own)).toEqual(['R. L. fez o teste há 1 h'])
    expect(trueMessages(figures, undefined)).toHaveLength(3)
  })

  it('`real` takes no end and no price of an answer that is not whole', () => {
    const offer = { ends: { on: 'segunda', daysLeft: 3 }, listPrice: { cents: 11990, where: '' } }
    expect(readMarketing({ mode: 'real', offer, voices: 'x' })).toEqual({ ...NOTHING_STATED, mode: 'real' })
    const ends = { on: '2026-11-30', daysLeft: 8 }
    expect(readMarketing({ mode: 'real', offer: { ends } })?.offer).toEqual({ ends, listPrice: null })
    expect(readMarketing({ mode: 'desligado', offer: { ends } })?.offer.ends).toBeNull()
  })

  it.each([
    [8, 'faltam', '8 dias'],
    [1, 'falta', '1 dia'],
    [0, 'termina', 'hoje'],
  ])('tells the end of the offer with %i days left as "%s %s"', (daysLeft, lead, left) => {
    expect(offerEndWords({ on: '2026-11-30', daysLeft })).toEqual({
      until: 'R$\u00a079,90 até segunda, 30/11',
      hour: ', 23h59',
      lead,
      left,
    })
  })
})
