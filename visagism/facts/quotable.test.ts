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

  test.each([
    'Sou homem trans, 5 meses de T. Quero linha quadrada. Moro com minha vó e ela vê meus papéis, então não escreve trans em nada.',
    'Sou homem trans. Não escreva trans em nada, por favor.',
    'Tive câncer ano passado. Quero curto. Não coloca isso no papel.',
    'Não põe por escrito que uso peruca. Amo verde.',
    'Minha mãe lê o que chega aqui. Amo verde. Sou trans.',
    'Uso peruca e ninguém lá em casa sabe. Amo verde.',
    'Sou trans desde 2020. Quero curto. Isso não entra no guia.',
    'Deixa a quimio fora do papel. Amo verde.',
    'Nada de peruca escrito, tá? Amo verde.',
    'Não mencionem a cirurgia. Amo verde.',
    'Meus pais não sabem da tatuagem na nuca. Quero franja.',
    'Não quero isso escrito: tenho HIV.',
    'faz escondido, meu marido não pode saber da progressiva',
  ])('“%s” is not quoted at all', (note) => {
    expect(quotable(note)).toBe('')
  })

  test.each([
    'Ninguém sabe cortar cacho na minha cidade.',
    'Amo trança e minha mãe não sabe fazer.',
    'Meu cabelo não sai do lugar.',
    'Eu não coloco nada no cabelo.',
    'Ele esconde as orelhas e eu gosto.',
    'Não uso óculos, nunca mostro a testa.',
  ])('“%s” keeps nothing secret', (note) => {
    expect(quotable(note)).toBe(note)
  })
})
