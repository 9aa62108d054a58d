import { describe, expect, test } from 'vitest'
import { hyphenate } from './hyphenate.ts'

describe('where a line may end', () => {
  test.each([
    ['cabelo', 'ca-belo'],
    ['queixo', 'queixo'],
    ['mandíbula', 'man-dí-bula'],
    ['sobrancelha', 'so-bran-ce-lha'],
    ['carregar', 'car-re-gar'],
    ['passado', 'pas-sado'],
    ['nascer', 'nas-cer'],
    ['exceção', 'ex-ce-ção'],
    ['senhora', 'se-nhora'],
    ['guitarra', 'gui-tarra'],
    ['iguais', 'iguais'],
    ['aplicar', 'apli-car'],
    ['abraços', 'abra-ços'],
    ['atlântico', 'atlân-tico'],
    ['saídas', 'sa-í-das'],
    ['rainha', 'ra-i-nha'],
    ['poetas', 'po-e-tas'],
    ['coordenar', 'co-or-de-nar'],
    ['coração', 'co-ra-ção'],
    ['proporções', 'pro-por-ções'],
    ['perspectiva', 'pers-pec-tiva'],
    ['transversal', 'trans-ver-sal'],
    ['construir', 'cons-truir'],
    ['ondulado', 'on-du-lado'],
    ['têmpora', 'têm-pora'],
    ['equilíbrio', 'equi-lí-brio'],
    ['sequência', 'se-quên-cia'],
    ['diagonal', 'di-a-go-nal'],
  ])('%s is divided %s', (word, divided) => {
    expect(hyphenate(word).join('-')).toBe(divided)
  })

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
