import { describe, expect, test } from 'vitest'
import { analyse, findChapter, type Analysis } from '../analysis/analysis.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { MARINA, RUI } from '../testing/test-people.ts'
import { chapterTexts } from './chapter.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'visagista', at: '2026-11-27' }]),
  )
const writing = (brief: Brief, observations: string, more: Partial<Brief> = {}): Analysis =>
  analyse({ ...brief, at: '2026-11-28T12:00:00Z', ...more, form: { ...brief.form, ...more.form, observations } })
const pagesOf = (analysis: Analysis, but: readonly string[] = []): string[] =>
  analysis.chapters
    .filter(({ id }) => !['fontes', ...but].includes(id))
    .flatMap(chapterTexts)
    .map(plainLetters)
const saying = (texts: readonly string[], pattern: RegExp): string[] => texts.filter((text) => pattern.test(text))
const cardOf = (analysis: Analysis): string =>
  plainLetters(analysis.salonCard.facts.flatMap(({ items }) => items).join(' '))
const letterOf = (analysis: Analysis): string => {
  const letter = findChapter(analysis, 'carta')
  return letter ? chapterTexts(letter).join(' ') : ''
}

describe('an implant behind the ear', () => {
  const brief: Brief = {
    ...RUI,
    at: '2026-11-28T12:00:00Z',
    today: { cm: 3, sidesCm: 0.6, cut: null },
    hairTexture: 'crespo',
    form: {
      ...RUI.form,
      observations:
        'Sou surdo, Libras. Implante coclear lado direito, ímã cai com cabelo alto. Quero desenho pra mostrar.',
    },
  }
  const analysis = analyse(brief)

  test('its side stands on the card and in the cuts, and no path grows hair over it', () => {
    expect(cardOf(analysis)).toMatch(/implante coclear \(lado direito\)/)
    const cut = findChapter(analysis, 'cabelo')
    expect(cut && chapterTexts(cut).join(' ')).toContain('No implante (lado direito)')
    expect(saying(pagesOf(analysis), /nao passe a maquina|lado mais cheio/)).toEqual([])
    const { cuts } = readBrief(brief)
    for (const { cut } of [cuts.now, cuts.next, cuts.bold]) expect(cut.centimetres[1]).toBeLessThanOrEqual(1)
  })

  test('nothing is read aloud, the card is shown, and the letter says that no drawing shows it', () => {
    expect(saying(pagesOf(analysis), /em voz alta|\bleia a frase\b/)).toEqual([])
    const card = findChapter(analysis, 'cartao')
    expect(card && chapterTexts(card).join(' ')).toMatch(/Libras/)
    expect(letterOf(analysis)).toContain('ainda não mostram o implante')
    expect(findChapter(analysis, 'carta')?.quotes.join(' ')).not.toMatch(/surdo|Implante/i)
  })
})

test('albinism: brim, filter and sunscreen, and never by the hair of others', () => {
  const analysis = writing(RUI, 'Sou negro e albino. Uso óculos.', {
    today: { cm: 2, sidesCm: 2, cut: null },
    hairTexture: 'crespo',
    observed: seen({ skin: 'muito clara', hairColour: 'loiro', eyes: 'azul', length: 'curto', glasses: 'sempre' }),
  })
  const texts = pagesOf(analysis, ['carta'])
  expect(saying(texts, /\bloir[oa]s?\b|\bpele muito clara\b|\bbones?\b|so aparece ao sol/)).toEqual([])
  expect(saying(texts, /protetor de fator 30/).length).toBeGreaterThan(0)
  expect(saying(texts, /aba em volta toda/).length).toBeGreaterThan(0)
  expect(saying(texts, /protecao uv em toda lente/).length).toBeGreaterThan(0)
})

test('vitiligo is no allergy', () => {
  const analysis = writing(
    MARINA,
    'Tenho vitiligo e não escondo! Quero aparecer com as manchas no desenho. Quero batom.',
  )
  const texts = pagesOf(analysis)
  expect(saying(texts, /pele sensivel|que reage\b|prova de toque|\bniquel\b|alergia ou pele/)).toEqual([])
  expect(cardOf(analysis)).toContain('nao pega e nao e alergia')
  expect(saying(texts, /nas areas claras, (?:filtro|protetor) solar/).length).toBeGreaterThan(0)
  expect(letterOf(analysis)).toContain('ainda não mostram as manchas da pele')
})

test('patches of pregnancy: sunscreen, a doctor for the rest, and nothing bleached', () => {
  const analysis = writing(MARINA, 'Grávida de 30 semanas, posso pintar? Tenho essas manchas da gravidez no rosto.', {
    hairTexture: 'cacheado',
  })
  const texts = pagesOf(analysis, ['carta'])
  expect(saying(texts, /protetor solar com cor/).length).toBeGreaterThan(0)
  expect(saying(texts, /\bclareie\b|\bdescolor(?:e|ir)\b|tons mais claros da tabela/)).toEqual([])
})

test('hair that comes back after a treatment is told of no loss', () => {
  const analysis = writing(MARINA, 'Terminei a quimio em agosto e meu cabelo está voltando.', {
    today: { cm: 2, sidesCm: 2, cut: null },
  })
  expect(saying(pagesOf(analysis), /\bqueda\b/)).toEqual([])
})

test('who stopped a laser is between no sessions', () => {
  const note = 'Parei o laser da barba por falta de grana, ainda tenho sombra no rosto.'
  expect(saying(pagesOf(writing(MARINA, note)), /entre as sessoes/)).toEqual([])
  expect(saying(pagesOf(writing(MARINA, 'Faço laser no buço todo mês.')), /entre as sessoes/).length).toBeGreaterThan(0)
})

test('eyeliner of every day is no exception', () => {
  const analysis = writing(MARINA, 'Uso delineado todo dia.', { form: { ...MARINA.form, makeup: 'Sim' } })
  expect(saying(pagesOf(analysis), /so entre os cilios|os oculos fazem o delineado/)).toEqual([])
})

test('a throat that breathes: no collar closes it, and no powder', () => {
  const analysis = writing(MARINA, 'Uso traqueostomia, fica a mostra no pescoço.')
  const texts = pagesOf(analysis, ['carta', 'cartao'])
  expect(
    saying(texts, /gola padre|\bcacharrel\b|\bgargantilha/).filter((t) => !/\b(?:sem|nada|nao)\b/.test(t)),
  ).toEqual([])
  expect(saying(texts, /abertura fica livre para o ar/).length).toBe(1)
})

test('receding hair that nobody spoke of is told to nobody', () => {
  const observed = seen({ top: 'entradas', length: 'médio' })
  const analysis = writing(MARINA, 'Quero suavizar a testa.', { observed, today: { cm: 33, sidesCm: 30, cut: null } })
  expect(saying(pagesOf(analysis), /\bas entradas\b/)).toEqual([])
})
