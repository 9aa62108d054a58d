import { describe, expect, it } from 'vitest'
import { readBrief } from '../reading/reading.ts'
import { MARINA } from '../testing/test-people.ts'
import type { Brief } from './analysis.ts'
import { remarkableIn } from './remarkable.ts'

const AT = '2026-03-12T22:40:00.000Z'
const of = (observations: string, more: Partial<Brief['form']> = {}, observed: Brief['observed'] = {}) =>
  remarkableIn(
    readBrief({ ...MARINA, at: AT, observed, form: { ...MARINA.form, observations, eventDate: null, ...more } }),
  )

describe('why an order is no everyday one', () => {
  it('says nothing of an everyday one', () => {
    expect(of('')).toEqual([])
  })

  it.each([
    ['2026-03-12', 'dia marcado hoje'],
    ['2026-03-13', 'dia marcado amanhã'],
    ['2026-03-21', 'dia marcado em 9 dias'],
    ['2026-03-26', 'dia marcado em 14 dias'],
  ])('counts the days to %s', (eventDate, words) => {
    expect(of('', { eventDate })).toEqual([words])
  })

  it.each(['2026-03-27', '2026-03-11', null])('a day that is far, over or none is no hurry: %s', (eventDate) => {
    expect(of('', { eventDate })).toEqual([])
  })

  it('names the day that the note names, and puts it before all else', () => {
    const [first, ...others] = of('Eu caso dia 21 de março. Sem tinta, sem química e nada de franja.')
    expect(first).toBe('casamento em 9 dias')
    expect(others).toContain('3 exigências')
  })

  it('names what covers the hair, and a radical wish', () => {
    const veil = { covering: { value: 'véu', by: 'cliente', at: AT } } as const
    expect(of('', { objective: 'Mudança radical' }, veil)).toEqual(['véu', 'mudança radical'])
    expect(of('', {}, { covering: { value: 'não', by: 'cliente', at: AT } })).toEqual([])
  })
})
