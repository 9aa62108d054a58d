/** What is asked, with its mark and without, and what must not be taken for it. */
import { describe, expect, test } from 'vitest'
import { hearNote } from './hear.ts'
import { forPerson } from './needs-person.ts'
import { ownQuestions } from './own-words.ts'

const TODAY = '2026-11-27'
const hear = (note: string) => hearNote(note, TODAY)
const asked = (note: string): readonly string[] => hear(note).questions

describe('a question without its mark', () => {
  test.each<readonly [note: string, question: string]>([
    ['Quero saber que gola fecha melhor o meu pescoço.', ''],
    ['gostaria muito de entender pq minha risca não para no lugar', ''],
    ['Queria é descobrir qual armação não me pesa', ''],
    ['quero aprender a espaçar a escova', ''],
    ['Me expliquem como eu uso lenço sem amassar a frente', ''],
    ['Oi, me digam se azul me apaga ou é impressão', 'me digam se azul me apaga ou é impressão'],
    ['me fala uma cor de esmalte pra dia de festa', ''],
    ['Tem como esconder o fim do alisado', ''],
    ['Será que dreads combinam', ''],
    ['Não sei se tiro as pontas ou espero o verão', ''],
    ['Tô na dúvida entre lateral e cortina', ''],
    ['Não sei mais o que fazer com esse topete', ''],
    ['o q eu faço com a nuca q cresce primeiro', ''],
    ['Como é que eu seco sem armar', ''],
    ['como disfarçar uma falha na sobrancelha', ''],
    ['Preciso que alguém me diga se o queixo aparece tanto assim', ''],
    ['Qual a melhor altura de salto pro brinco', ''],
    // Whole, over commas and “e”.
    ['Quero saber que corte fica bom, como secar e quanto tempo leva.', ''],
    ['Quero saber, sem rodeio, qual barba me envelhece menos', ''],
    ['Queria saber quando cortar antes da festa', ''],
    // What is told beside it is told.
    ['Quero saber que corte fica bom, tenho cabelo cacheado', 'Quero saber que corte fica bom'],
    ['Uso óculos e queria saber qual sobrancelha usar', 'queria saber qual sobrancelha usar'],
    ['quero saber se combina, e não quero franja', 'quero saber se combina'],
  ])('“%s” asks', (note, question) => {
    expect(asked(note)).toEqual([question === '' ? note.replace(/[.?]+$/, '') : question])
  })

  test.each([
    'Não quero saber de franja.',
    'Quero agradecer a vocês.',
    'Queria dizer que amei o teste.',
    'Não sei o que escrever aqui.',
    'Não sei como agradecer.',
    'Não sei usar secador.',
    'Como sou careca, uso boné.',
    'Como trabalho em cozinha, prendo tudo.',
    'Como uso capacete, amassa.',
    'Como faço academia todo dia, suo muito.',
    'Como tenho que usar touca, ele marca.',
    'Uso franja e me ajuda a esconder a testa.',
    'A barba me ajuda muito.',
    'Minha irmã me diz que fico melhor curta.',
    'Todo mundo olha e me diz que emagreci.',
    'O que faço todo dia é prender.',
    'O que uso de produto é só creme.',
    'Minha mãe vive dizendo: quero saber quando você corta isso',
    'Meu cabelo não tem jeito.',
    'Tem tempo que não corto.',
    'Que corte lindo o da capa!',
    'Quero aprender a gostar de mim.',
    'Ele disse, não sei se é verdade',
    'Sei como secar.',
    'Quem não sabe o que quer sou eu, me surpreenda',
  ])('“%s” asks nothing', (note) => {
    expect(asked(note)).toEqual([])
  })
})

describe('a question with its mark', () => {
  test.each<readonly [note: string, questions: readonly string[]]>([
    ['Qual altura e volume de coque ajuda?', ['Qual altura e volume de coque ajuda?']],
    ['Retoco a raiz em casa de 15 em 15 dias, tem como espaçar?', ['tem como espaçar?']],
    ['Faço escova toda sexta, tô exausta, dá pra parar?', ['dá pra parar?']],
    ['Queria usar só cavanhaque, fica bem em mim?', ['Queria usar só cavanhaque, fica bem em mim?']],
    ['Corto bem curto ou deixo crescer, o que acham?', ['Corto bem curto ou deixo crescer, o que acham?']],
    ['Que armação uso e que cor?', ['Que armação uso e que cor?']],
    ['Bom dia, que corte combina comigo?', ['que corte combina comigo?']],
  ])('“%s” is kept whole, without what is told before', (note, questions) => {
    expect(ownQuestions(note)).toEqual(questions)
    expect(asked(note).map((one) => `${one}?`)).toEqual(questions)
  })

  test.each([
    'Quem não gosta de elogio?',
    'Fazer o quê?',
    'Pra quê, né?',
    'Minha sogra vive perguntando: “vai cortar isso quando?”',
    'Todo mundo me pergunta "cadê a barba?"',
  ])('“%s” awaits no answer', (note) => {
    expect([asked(note), ownQuestions(note)]).toEqual([[], []])
  })

  test('what is told before it is heard', () => {
    expect(hear('Uso óculos, que franja combina?').facts.map(({ key }) => key)).toContain('glasses')
    expect(hear('Uso capacete, que corte segura?').facts.map(({ key }) => key)).toContain('helmet')
  })
})

describe('a wish that made no fact', () => {
  const wished = (note: string) => hear(note).requests

  test.each([
    'queria só ficar com cara de descansada',
    'Quero algo diferente do que todo mundo tem',
    'Preciso de um passo a passo para seguir em casa',
    'Quero um jeito que dure na feira e a explicação para eu mostrar',
    'gostaria de chegar na reunião sem parecer amassada',
    'me ajudem a fazer as pazes com a nuca',
  ])('“%s” is a request', (note) => {
    expect(wished(note)).toEqual([note])
    expect(forPerson(note, TODAY).filter(({ kind }) => kind === 'request' || kind === 'unheard')).toEqual([
      { concern: 'um pedido', words: note, mayBeLeftOut: true, kind: 'request' },
    ])
  })

  test.each([
    'Quero agradecer a atenção de vocês.',
    'Queria dizer que amei o questionário.',
    'Só queria contar que casei no mar.',
    'Quero parabenizar a equipe.',
    'Não quero explicar nada pra ninguém.',
    'Minha mãe quer que eu pareça mais séria.',
    'Meu chefe diz: quero ver você de terno',
    'Minha irmã falou que queria um guia também.',
    'Tenho que subir escada o dia todo.',
    'Quero franja.',
    'Não preciso de nada disso.',
    'As fotos são da minha mãe. Quero algo pra ela.',
  ])('“%s” asks for nothing that is not heard', (note) => {
    expect(wished(note)).toEqual([])
  })
})
