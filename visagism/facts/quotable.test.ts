import { describe, expect, test } from 'vitest'
import { quotable } from './quotable.ts'

describe('what is printed of a note', () => {
  test.each([
    'Uso óculos e não abro mão da barba.',
    'Meu marido odeia meu cabelo curto, eu amo.',
    'Quero franja! Sem tinta. Caso dia 12/12?',
    'não quero que a orelha apareça',
    'gasto 1.5 hora, é muito',
    '😀 amei',
    'Fiz luzes em maio. Quero mudar.',
  ])('“%s” is whole', (note) => {
    expect(quotable(note)).toBe(note)
  })

  test.each([
    [
      'Uso óculos. No cartão aparece Camila, esse nome não é meu, não usem em lugar nenhum. Amo verde.',
      'Uso óculos. […]  Amo verde.',
    ],
    ['No cartão aparece Camila. Esse nome não pode aparecer no guia. Amo verde.', 'Amo verde.'],
    ['Quero curto. Minha esposa usa peruca, isso é dela e não precisa entrar no guia.', 'Quero curto.'],
    ['Quero curto. Isso fica entre nós: apanhei na escola.', ''],
    ['Minha tia quer pôr trança enorme em mim. Quero tirar as tranças.', 'Quero tirar as tranças.'],
    ['Minha mãe acha meu cabelo ruim.', ''],
  ])('“%s” leaves out what is not to be there', (note, printed) => {
    expect(quotable(note).replace(/\s+/g, ' ')).toBe(printed.replace(/\s+/g, ' '))
  })
})
