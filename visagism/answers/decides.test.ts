/** A question of this or that is decided in a sentence, or left to a person: never answered with how it would look. */
import { describe, expect, test } from 'vitest'
import type { ChapterId } from '../knowledge/chapter-ids.ts'
import { type Brief, readBrief } from '../reading/reading.ts'
import { analyse } from '../analysis/analysis.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'
import { askedOf } from './questions.ts'

const seen = <T>(value: T) => ({ value, by: 'cliente', at: '2026-11-18' }) as const
const BEARDED: Brief = { ...PAULO, observed: { beard: seen('curta') } }
const GREY: Brief = { ...MARINA, observed: { greys: seen('metade'), hairColour: seen('castanho') } }

function answersIn(note: string, who: Brief): (string | null)[] {
  const brief: Brief = { ...who, form: { ...who.form, observations: note } }
  const { chapters } = analyse(brief)
  const isWritten = (id: ChapterId) => chapters.some((one) => one.id === id)
  return askedOf(readBrief(brief), isWritten).map(({ answer }) => answer?.words ?? null)
}

const DECIDED: readonly (readonly [kind: string, who: Brief, decides: RegExp, notes: readonly string[]])[] = [
  [
    'a beard',
    BEARDED,
    /^(?:Deixe|Tire|Fique|Mantenha)\b/,
    [
      'raspo a barba ou deixo?',
      'Barba: tiro tudo ou mantenho do jeito que tá?',
      'nao sei se deixo a barba ou se passo a gilete',
      'oxente, essa barba fica ou sai?',
      'vale a pena manter a barba??',
      'melhor com barba ou sem barba',
      'devo fazer a barba ou deixar crescer?',
      'Sera q eu fico melhor d barba ou limpo',
      'tchê, tiro a barba ou não?',
      'Minha dúvida é se a barba me ajuda ou se raspo de vez',
      'barba sim ou barba nao?',
      'A barba não sei se mantenho',
      'quero um corte e se tiro a barba',
      'Uso barba faz tempo. vale deixar ou tiro??',
      'to na duvida entre ficar barbudo ou raspar',
    ],
  ],
  [
    'white hair',
    GREY,
    /^(?:Deixe|Pinte|Cubra|Fique)\b/,
    [
      'pinto os brancos ou assumo?',
      'Assumo os cabelos brancos ou continuo pintando?',
      'nao sei se deixo branco ou se pinto',
      'os fio branco, cubro ou deixo aparecer',
      'Devo pintar os brancos?',
      'é melhor tingir ou deixar grisalho?',
      'vale a pena cobrir os branco??',
      'branco ou castanho, o que fica melhor em mim?',
      'uai, sera que largo a tinta e fico grisalha de vez?',
      'To em duvida se assumo o grisalho',
      'paro de pintar ou sigo pintando os fios brancos?',
    ],
  ],
  [
    'a dye',
    MARINA,
    /^(?:Pinte|Pode|Fique|Deixe)\b/,
    [
      'pinto o cabelo ou deixo natural?',
      'Devo pintar?',
      'posso pintar o cabelo??',
      'vale a pena mudar a cor do cabelo',
      'mudo a cor ou fico com a minha?',
      'tinjo ou nao tinjo?',
      'sera que clareio ou deixo escuro',
      'loira ou morena?',
      'melhor pintar ou nao mexer na cor do cabelo?',
      'Não sei se faço luzes ou se fico no natural',
    ],
  ],
  [
    'the length',
    MARINA,
    /^(?:Corte|Deixe|Fique|Tão curto|Curto|Muito curto|Médio|Longo|Muito longo)(?=[:, ])/,
    [
      'corto curto ou deixo comprido?',
      'cabelo curto ou longo, qual fica melhor?',
      'Nao sei se corto ou deixo crescer',
      'encurto ou mantenho o comprimento?',
      'melhor curto ou médio?',
      'devo cortar curtinho?',
      'sera q chanel ou comprido combina mais',
      'bah, deixo crescer ou corto logo?',
      'tô entre cortar no ombro e deixar longo',
      'vale a pena cortar curto??',
      'passo a tesoura ou espero crescer?',
    ],
  ],
  [
    'a fringe',
    MARINA,
    /^(?:Com franja|Sem franja|Faça|Corte|Tire|Deixe)\b/,
    [
      'com ou sem franja?',
      'franja sim ou não',
      'faço franja ou nem pensar?',
      'devo cortar franja?',
      'sera q franja me cai bem ou é melhor testa livre?',
      'melhor com franja ou sem',
      'Vale a pena ter franja?',
      'nao sei se corto uma franjinha',
      'testa de fora ou franja?',
      'corto franja ou deixo a testa a mostra',
    ],
  ],
  [
    'a frame',
    MARINA,
    /^(?:Prove|Fique|Use|Óculos|Lente)\b/,
    [
      'que oculos combina comigo?',
      'armação redonda ou quadrada?',
      'qual armaçao eu compro',
      'oculos grande ou pequeno fica melhor?',
      'aro fino ou grosso?',
      'devo trocar de oculos?',
      'óculos de acetato ou de metal?',
      'que tipo de óculos me favorece',
      'to na duvida entre gatinho e redondo',
      'qual formato de oculos vcs indicam pra mim?',
    ],
  ],
]

test.each([
  'minha barba é cheia de buraco, deixo ou tiro?',
  'barba falhada do lado, raspo ou mantenho?',
  'Deixo a barba, que é rala, ou passo a gilete?',
])('“%s” is decided by how it grows', (note) => {
  expect(answersIn(note, BEARDED)[0]).toMatch(/^Deixe.*falhas/)
})

test.each(['só me nasce uma penugem no queixo, tiro ou deixo a barba?', 'esse bigodinho ralo fica ou sai?'])(
  '“%s” is too little to keep',
  (note) => {
    expect(answersIn(note, BEARDED)[0]).toMatch(/^Tire, por enquanto/)
    const { beard } = readBrief({ ...BEARDED, form: { ...BEARDED.form, observations: note } })
    expect(beard).toBe('Sem barba')
  },
)

test.each([
  ['de gravida, pinto ou deixo natural?', MARINA],
  ['Estou em quimio. Corto curto ou espero crescer?', MARINA],
  ['uso risca no meio ou do lado?', MARINA],
  ['gola alta ou cabelo solto?', MARINA],
  ['caso ou compro uma bicicleta?', MARINA],
  ['meu marido raspa a barba ou deixa?', MARINA],
])('“%s” is a person’s', (note, who) => {
  for (const answer of answersIn(note, who)) expect(answer).toBeNull()
})

describe.each(DECIDED)('of %s', (_, who, decides, notes) => {
  test.each(notes)('“%s” is decided', (note) => {
    // A wish beside it is a person's.
    const [answer = null] = answersIn(note, who).filter((words) => words !== null)
    expect(answer).toMatch(decides)
    expect(answer).not.toMatch(/é [ao] que você (?:quer|prefere)|todas boas/)
  })
})
