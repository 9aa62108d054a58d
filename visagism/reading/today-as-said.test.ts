import { describe, expect, it } from 'vitest'
import { analyse, analysisTexts } from '../analysis/analysis.ts'
import type { SettledFact } from '../facts/settle.ts'
import type { ObservedField, ObservedRecord, Observer } from '../observed/observed.ts'
import type { HairToday } from '../observed/today.ts'
import type { Brief } from './reading.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'

const seen = (values: Readonly<Partial<Record<ObservedField, string>>>, by: Observer = 'cliente'): ObservedRecord =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, by, at: '2026-11-18' }]))

type Given = {
  readonly today?: HairToday
  readonly observed?: ObservedRecord
  readonly facts?: readonly SettledFact[]
  readonly hairLength?: Brief['form']['hairLength']
}
const writing = (observations: string, { hairLength, ...given }: Given = {}, of: Brief = MARINA): Brief => ({
  ...of,
  ...given,
  form: { ...of.form, observations, ...(hairLength === undefined ? {} : { hairLength }) },
})
const ruled = (cm: number | null, sidesCm: number | null = null): Given => ({ today: { cm, sidesCm, cut: null } })
const todayOf = (brief: Brief) => analyse(brief).today ?? null
const told = (brief: Brief, words: RegExp) => analysisTexts(analyse(brief)).filter((text) => words.test(text))

describe('hair measured in words', () => {
  it('is what the guide counts from where nobody measured', () => {
    expect(todayOf(writing('Meu cabelo tem 40 cm.'))).toEqual({ cm: 40, sidesCm: null, cut: null })
    expect(todayOf(writing('Meu topo tem 4 cm e os lados 1 cm.', {}, PAULO))).toEqual({ cm: 4, sidesCm: 1, cut: null })
    expect(todayOf(writing('Quero deixar com 40 cm.'))).toBeNull()
  })

  it('fills the half that was not measured', () => {
    const brief = writing('Os lados estão com 2 cm.', ruled(6), PAULO)
    expect(todayOf(brief)).toEqual({ cm: 6, sidesCm: 2, cut: null })
  })

  it('wins over the ruler, and the letter says so once', () => {
    const brief = writing('Meu cabelo tem 40 cm e os lados têm 38 cm.', ruled(20, 6))
    expect(todayOf(brief)).toEqual({ cm: 40, sidesCm: 38, cut: null })
    expect(told(brief, /valeu o que você escreveu/)).toHaveLength(1)
    expect(told(brief, /Na régua ficou 20 cm: valeu o que você escreveu\./)).toHaveLength(1)
  })

  it('is no clash where the ruler says the same, finer', () => {
    for (const note of ['Meu cabelo bate no ombro.', 'Meu cabelo tem uns 30 cm.']) {
      const brief = writing(note, ruled(31))
      expect(todayOf(brief)?.cm).toBe(31)
      expect(told(brief, /valeu (?:o que|a régua|o formulário)/)).toEqual([])
    }
  })

  it('without a verb yields to what was tapped: it may be a wish', () => {
    const brief = writing('Cabelo na cintura.', ruled(20))
    expect(todayOf(brief)?.cm).toBe(20)
    expect(told(brief, /Na régua ficou 20 cm: valeu a régua\./)).toHaveLength(1)
    expect(todayOf(writing('Cabelo na cintura.', { hairLength: 'Curto' }))).toBeNull()
    expect(todayOf(writing('Cabelo na cintura.', { hairLength: 'Muito longo' }))?.cm).toBe(65)
  })

  it('wins over a tapped word, not over what a visagist saw', () => {
    const note = 'Meu cabelo tem 40 cm.'
    const tapped = writing(note, { observed: seen({ length: 'curto' }) })
    expect(todayOf(tapped)?.cm).toBe(40)
    expect(told(tapped, /No formulário está “curto”: valeu o que você escreveu\./)).toHaveLength(1)
    const looked = writing(note, { observed: seen({ length: 'curto' }, 'visagista') })
    expect(todayOf(looked)).toBeNull()
    expect(told(looked, /Na sua foto se vê “curto”: valeu o que se vê\./)).toHaveLength(1)
    expect(todayOf(writing(note, { observed: seen({ length: 'curto' }, 'aparelho') }))?.cm).toBe(40)
  })

  it('does not count once taken away', () => {
    const fact = { key: 'length-said', words: 'Meu cabelo tem 40 cm', value: '40 cm' } as const
    const facts = [{ ...fact, source: 'note', kept: false }] as const
    expect(todayOf(writing('Meu cabelo tem 40 cm.', { facts }))).toBeNull()
  })

  it('is measured dry where it was told stretched', () => {
    const brief = writing('Meu cabelo esticado tem 36 cm.')
    expect(todayOf({ ...brief, hairTexture: 'cacheado' })?.cm).toBeCloseTo(24)
  })

  it('is in no word of a guide without hair', () => {
    const brief = writing('Uso hijab todo dia. Meu cabelo tem 40 cm.')
    expect(told(brief, /40 cm|Comprimento de hoje/).filter((text) => !text.includes('hijab'))).toEqual([])
  })
})
