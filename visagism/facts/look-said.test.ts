import { describe, expect, it } from 'vitest'
import { lookSaid } from './look-said.ts'

const heard = (note: string, isDyed = false) => lookSaid(note, new Map(), isDyed)

describe('how somebody says they look', () => {
  it.each([
    ['meu cabelo é vermelho fantasia', { hair: 'vermelho' }],
    ['Uso azul no cabelo inteiro', { hair: 'azul' }],
    ['Tenho uma mecha branca na frente do lado esquerdo', { lock: 'branca', lockSide: 'esquerdo' }],
    ['tenho poliose', { lock: 'branca' }],
    ['cabelo preto com uma mecha roxa', { lock: 'roxo' }],
    ['a raiz é natural e as pontas alisadas', { ends: 'lisas' }],
    ['é uma coisa em cima e outra embaixo', { ends: 'lisas' }],
    ['óculos sem aro dourados', { frame: 'sem aro', frameColour: 'dourada' }],
    ['uso armação grossa preta', { frameColour: 'preta', rim: 'grosso' }],
    ['óculos de fio de nylon', { frame: 'meio aro' }],
    ['uso argolas grandes sempre', { earrings: 'argola-grande' }],
    ['meus brincos grandes eu não tiro por nada', { earrings: 'longo' }],
    ['tenho orelhas de abano', { ears: 'abertas' }],
    ['sou albino, de São Luís', { pigment: 'sem' }],
  ])('hears “%s”', (note, said) => {
    expect(heard(note)).toEqual(said)
  })

  it.each([
    'quero pintar o cabelo de rosa',
    'será que cabelo azul combina?',
    'meu cabelo já foi rosa',
    'uso batom vermelho e o cabelo preto',
    'não uso argolas',
    'minha filha é albina',
    'quero uma mecha branca na frente',
    'gosto de óculos escuros na praia',
    'tenho olhos verdes e cabelo castanho',
  ])('hears nothing of today in “%s”', (note) => {
    expect(heard(note)).toEqual({})
  })

  it('takes a bare colour for the hair where the record calls it coloured', () => {
    expect(heard('Pinto de azul em casa', true)).toEqual({ hair: 'azul' })
    expect(heard('Pinto de azul em casa')).toEqual({})
    expect(heard('uso uma blusa azul no trabalho', true)).toEqual({})
  })

  it('draws no earring on who refuses them, and gaps where the beard has them', () => {
    expect(lookSaid('uso argolas grandes', new Map([['no-earrings', '']]), false)).toEqual({})
    expect(lookSaid('', new Map([['beard-has-gaps', '']]), false)).toEqual({ beard: 'falhada' })
    expect(lookSaid('', new Map([['in-transition', '']]), false)).toEqual({ ends: 'lisas' })
  })
})
