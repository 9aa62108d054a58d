import { describe, expect, test } from 'vitest'
import { hyphenate, syllables } from './hyphenate.ts'

describe('syllables', () => {
  test.each([
    ['cabelo', 'ca-be-lo'],
    ['queixo', 'quei-xo'],
    ['mandíbula', 'man-dí-bu-la'],
    ['sobrancelha', 'so-bran-ce-lha'],
    ['carregar', 'car-re-gar'],
    ['passado', 'pas-sa-do'],
    ['nascer', 'nas-cer'],
    ['exceção', 'ex-ce-ção'],
    ['ficha', 'fi-cha'],
    ['senhora', 'se-nho-ra'],
    ['guitarra', 'gui-tar-ra'],
    ['água', 'á-gua'],
    ['iguais', 'i-guais'],
    ['aplicar', 'a-pli-car'],
    ['abraço', 'a-bra-ço'],
    ['atlas', 'at-las'],
    ['saída', 'sa-í-da'],
    ['rainha', 'ra-i-nha'],
    ['ruim', 'ru-im'],
    ['poeta', 'po-e-ta'],
    ['coordenar', 'co-or-de-nar'],
    ['coração', 'co-ra-ção'],
    ['mãe', 'mãe'],
    ['proporções', 'pro-por-ções'],
    ['perspectiva', 'pers-pec-ti-va'],
    ['transversal', 'trans-ver-sal'],
    ['construir', 'cons-tru-ir'],
    ['ondulado', 'on-du-la-do'],
    ['têmpora', 'têm-po-ra'],
    ['equilíbrio', 'e-qui-lí-brio'],
    ['sequência', 'se-quên-cia'],
  ])('%s is divided %s', (word, divided) => {
    expect(syllables(word).join('-')).toBe(divided)
  })
})

describe('where a line may end', () => {
  test('short words stay whole', () => {
    expect(hyphenate('rosto')).toEqual(['rosto'])
  })

  test('neither one letter before nor two after are left alone', () => {
    expect(hyphenate('amarelo')).toEqual(['ama', 'relo'])
    expect(hyphenate('energia')).toEqual(['ener', 'gia'])
  })

  test('punctuation stays with its word', () => {
    expect(hyphenate('“mandíbula”,')).toEqual(['“man', 'dí', 'bula”,'])
  })

  test('numbers, codes and capitals stay whole', () => {
    for (const word of ['#A9431E', '12/03/2026', 'ROSTOIDEAL', 'guarda-chuva', 'a@b.com.br'])
      expect(hyphenate(word)).toEqual([word])
  })

  test('the parts always make the word again', () => {
    for (const word of ['visagismo', 'proporcionalmente', 'sobrancelhas,', 'Albuquerque'])
      expect(hyphenate(word).join('')).toBe(word)
  })
})
