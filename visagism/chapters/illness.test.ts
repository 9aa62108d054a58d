import { expect, test } from 'vitest'
import { analyse, analysisTexts, findChapter, type Analysis } from '../analysis/analysis.ts'
import { plainLetters } from '../knowledge/observations.ts'
import type { ObservedField, ObservedRecord, ObservedValue } from '../observed/observed.ts'
import type { Brief } from '../reading/reading.ts'
import { MARINA, RUI } from '../testing/test-people.ts'
import { chapterTexts } from './chapter.ts'

const seen = (values: { readonly [F in ObservedField]?: ObservedValue<F> }): ObservedRecord =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, by: 'cliente', at: '2026-11-27' }]),
  )
const writing = (brief: Brief, observations: string, more: Partial<Brief> = {}): Analysis =>
  analyse({
    ...brief,
    at: '2026-11-27T12:00:00Z',
    ...more,
    form: { ...brief.form, ...more.form, observations },
  })
const pagesOf = (analysis: Analysis, but: readonly string[] = []): string[] =>
  analysis.chapters
    .filter(({ id }) => !['fontes', ...but].includes(id))
    .flatMap(chapterTexts)
    .map(plainLetters)
const saying = (texts: readonly string[], pattern: RegExp): string[] => texts.filter((text) => pattern.test(text))

test('nothing names what is to stay off paper', () => {
  const analysis = writing(
    RUI,
    'Sou homem trans, 5 meses de T. Quero linha quadrada. Minha vó vê meus papéis, então não escreve trans em nada.',
  )
  expect(saying(analysisTexts(analysis).map(plainLetters), /\btrans\b|meses de t\b|meus papeis/)).toEqual([])
})

test('bald by a treatment: no blade to stay with, no brows to pluck, no perfume', () => {
  const analysis = writing(
    MARINA,
    'Estou na quimio até fevereiro e caiu tudo, sobrancelha e cílios também. Quero ir de lenço. Enjoo com cheiro forte.',
    { today: { cm: 0, sidesCm: 0, cut: null }, observed: seen({ covering: 'outro', length: 'raspado' }) },
  )
  const texts = pagesOf(analysis)
  expect(saying(texts, /fique com “|a lamina\b/)).toEqual([])
  expect(saying(texts, /\bpinc[ae]|arranque|penteada|acerte as sobrancelhas|limpar as bordas/)).toEqual([])
  expect(saying(texts, /\bperfume\b/)).toEqual([])
  expect(analysis.cares.map(({ id }) => id)).not.toContain('sobrancelha')
  expect(saying(texts, /cabeca sensivel/).length).toBeGreaterThan(0)
})

test('round patches are not shed hair: covered, named on the card, and no doctor unasked', () => {
  const analysis = writing(
    RUI,
    'Tenho alopecia areata, apareceu uma moeda na barba também. Trato com dermato, então não preciso de dica.',
    { today: { cm: 7, sidesCm: 1, cut: null } },
  )
  const texts = pagesOf(analysis)
  expect(
    saying(texts, /dermatolog|cabelo esta caindo|\bqueda\b/).filter((text) => !/areata|\bnada\b/.test(text)),
  ).toEqual([])
  expect(saying(pagesOf(analysis, ['barba', 'cartao']), /\bundercut\b|linha de desconexao/)).toEqual([])
  expect(analysis.salonCard.facts.flatMap(({ items }) => items).join(' ')).toContain('falhas redondas')
})

test('scissors refused for good: no fringe, no cut in the year, no sentence that cuts', () => {
  const analysis = writing(
    MARINA,
    'Na minha igreja a mulher não corta o cabelo. Não pinto, nem uso maquiagem ou brinco. Quero penteados.',
    { today: { cm: 92, sidesCm: null, cut: null } },
  )
  expect(findChapter(analysis, 'franja')).toBeNull()
  expect(analysis.cares.map(({ id }) => id)).not.toContain('corte')
  expect(analysis.calendar.flatMap(({ tasks }) => tasks.map(({ id }) => id))).not.toContain('corte')
  const texts = pagesOf(analysis, ['carta', 'cartao', 'roupa', 'oculos'])
  expect(
    saying(texts, /tesoura|\baparad|\baparar|desbast|camadas|\bcortes? em um ano/).filter(
      (t) => !/\b(?:sem|nenhum|nada|nao)\b/.test(t),
    ),
  ).toEqual([])
  expect(saying(pagesOf(analysis), /meio tom no cabelo/)).toEqual([])
  expect(saying(pagesOf(analysis), /tudo na orelha|ponto de luz/)).toEqual([])
})

test('under a veil, by a woman alone: on the card, and no clothes that open', () => {
  const analysis = writing(
    MARINA,
    'Na rua é véu, em casa meu cabelo fica solto e queria um corte. Só corto com mulher e em sala fechada.',
    { observed: seen({ covering: 'véu' }) },
  )
  const card = findChapter(analysis, 'cartao')
  expect(card && chapterTexts(card).join(' ')).toContain('só uma mulher')
  expect(pagesOf(analysis).join(' ')).not.toMatch(/se preferir, com uma mulher|decote limpo|ombros livres/)
})

test('visits come no oftener than was said, for beard and brows too', () => {
  const analysis = writing(RUI, 'Só consigo ir ao barbeiro a cada 6 semanas.')
  const often = analysis.cares.filter(
    ({ id, weeks }) => ['corte', 'barbearia', 'sobrancelha'].includes(id) && weeks < 6,
  )
  expect(often).toEqual([])
})
