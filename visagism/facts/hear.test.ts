import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sensitiveWords } from '../knowledge/sensitive-words.ts'
import { clausesOf } from './clause.ts'
import { dayIn } from './day.ts'
import { FACTS } from './facts.ts'
import { type Heard } from './heard.ts'
import { hearNote } from './hear.ts'
import { forPerson } from './needs-person.ts'
import { SUBJECTS } from './subjects.ts'
import { FOR_PERSON, HEARD, TALK, UNHEARD } from './testing/notes.ts'

const TODAY = '2026-11-27'
const hear = (note: string): Heard => hearNote(note, TODAY)
const named = (note: string): string[] =>
  hear(note).facts.map(({ key, value }) => (value === undefined ? key : `${key}: ${value}`))

test.each(HEARD)('“%s” is heard', (note, facts) => {
  expect(named(note)).toEqual(facts)
})

test.each(UNHEARD)('“%s” makes no fact', (note) => {
  expect(named(note)).toEqual([])
})

test('small talk makes no fact, and seldom waits for a person', () => {
  expect(TALK.flatMap(named)).toEqual([])
  const waiting = TALK.filter((note) => waitsForPerson(note))
  expect(waiting.length / TALK.length).toBeLessThan(0.15)
})

test.each(FOR_PERSON)('“%s” waits for a person', (note) => {
  expect(waitsForPerson(note)).toBe(true)
})

function waitsForPerson(note: string): boolean {
  const { facts, questions, quotes, unheard } = hear(note)
  return (
    questions.length + quotes.length + unheard.length + sensitiveWords(note).length > 0 ||
    facts.some(({ key }) => 'byPerson' in FACTS[key])
  )
}

test('a fact carries the clause it came from, and every clause is accounted for', () => {
  const { facts, questions, unheard, talk } = hear('Uso capacete, mas não quero franja. Posso pintar? Obrigada.')
  expect(facts).toEqual([
    { key: 'helmet', words: 'Uso capacete', force: 'tells' },
    { key: 'no-fringe', words: 'mas não quero franja', force: 'refuses' },
  ])
  expect([questions, unheard, talk]).toEqual([['Posso pintar'], [], []])
})

test.each([
  'Vocês fazem teste de cor?',
  'Esse presente serve para quem tem a minha idade?',
  'Obrigada, mas espero que não doa.',
  'Nada que aperte a cabeça.',
  'Tive um problema sério com o último guia.',
  'Confio em vocês, só não mexam na minha nuca.',
])('“%s” is no small talk for its greeting', (note) => {
  expect(waitsForPerson(note)).toBe(true)
})

/** Every word names something here, and one of them another thing. */
test.each([
  'O bigode do meu gato fica.',
  'A franja da cortina nova eu adoro.',
  'O rabo de cavalo do carrossel eu amo.',
  'Não quero tinta na parede da sala.',
  'Meu professor de piano ficou careca.',
  'Quero raspar o tacho do brigadeiro.',
  'Se tirar o bigode eu fico com cara de bebê.',
  'Tem mês que não penteio.',
  'Faço tranças só no verão.',
  'Não faço questão da barba.',
  'A barba pinica e eu não aguento.',
  'O bigode dele fica.',
  'Quem usa turbante é ela.',
  'Prefiro ela com franja.',
  'Amo as luzes da cidade.',
  'Quero tirar a franja dos olhos.',
  'Deixo mexer no bigode.',
  'Vão raspar tudo.',
  'Deixo raspar a cabeça.',
  'Trabalhei vinte anos em banco.',
  'Raspei e adorei.',
  'Acho lindo cabelo curto.',
])('“%s” makes no fact, and is shown to a person', (note) => {
  expect(named(note)).toEqual([])
  expect(waitsForPerson(note)).toBe(true)
})

test.each<readonly [string, readonly string[]]>([
  ['Barba não pode por causa do compressor.', ['no-beard']],
  ['Então nem barba nem bigode se corta.', ['beard-stays', 'moustache-stays']],
  ['Qualquer corte que não precise de secador.', ['no-heat']],
  ['Cabelo curto não sei, dispenso.', ['no-short']],
  ['Minha sogra odeia bigode mas eu gosto do meu.', ['moustache-stays']],
  ['Tenho raiva de gel.', ['no-products']],
  ['Meu nariz é grande e aprendi a gostar.', ['loves-nose']],
  ['Estou desempregado.', ['little-money']],
  ['Já usei bigode, hoje não uso mais.', ['no-moustache']],
  ['Antes eu pintava, agora deixo branco.', ['greys-stay']],
  ['Lavo e saio.', ['little-time']],
  ['Uso óculos para ler e prendo o cabelo no trabalho.', ['glasses', 'wears-it-tied']],
  ['Não corto nem cabelo nem barba.', ['no-cut', 'beard-stays']],
  ['Odeio que mexam na minha barba.', ['beard-stays']],
  ['Uso máscara no plantão.', ['mask', 'night-shifts']],
  ['Quero um chanel com franja.', ['wants-cut: chanel', 'wants-fringe']],
  ['Sou vigilante, barba proibida.', ['no-beard']],
  ['Esmalte me dá urticária.', ['allergy: esmalte']],
  ['Suo igual panela de pressão.', ['hot-place']],
  ['Quero parar com a progressiva.', ['no-straightening']],
  ['O bigode é herança do meu pai, não mexe.', ['moustache-stays']],
  ['Franja, por favor.', ['wants-fringe']],
  ['Manda uma franja!', ['wants-fringe']],
  ['Tenho o rosto muito redondo, quero afinar.', ['cheeks-bother']],
  ['Vou ao salão duas vezes no ano.', ['few-visits: 26']],
])('“%s” is heard, whatever it is for', (note, facts) => {
  expect(named(note)).toEqual(facts)
})

test.each(['Quanto custa o que vocês fazem', 'Me suaviza, por favor.', 'Zurubatana.', 'Meu jabuti subiu na mesa'])(
  '“%s” is not lost',
  (note) => {
    expect(waitsForPerson(note)).toBe(true)
  },
)

test.each([
  'Nada.',
  'Não, obrigada',
  'Um abraço, Marcela',
  'Ganhei de presente da minha irmã!',
  'Grata pela atenção',
  'Boa tarde, tudo bem? Obrigada!',
  'Outro recado.',
])('“%s” holds nothing', (note) => {
  expect(named(note)).toEqual([])
  expect(waitsForPerson(note)).toBe(false)
})

test('what somebody else thinks is quoted, with who they are, and makes no fact', () => {
  const { facts, quotes, unheard } = hear('Minha mãe acha que eu devia cortar curto. Quero franja.')
  expect(facts).toMatchObject([{ key: 'wants-fringe', force: 'wants' }])
  expect(quotes).toEqual([{ words: 'Minha mãe acha que eu devia cortar curto', who: 'minha mãe' }])
  expect(unheard).toEqual([])
  expect(forPerson('Meu marido prefere barba.', TODAY)).toEqual([
    {
      concern: 'opinião de outra pessoa (meu marido)',
      words: 'Meu marido prefere barba',
      mayBeLeftOut: true,
      kind: 'opinion',
    },
  ])
})

test.each<readonly [string, string]>([
  ['No quartel não pode barba.', 'must'],
  ['Meu bigode fica.', 'refuses'],
  ['Amo minhas sardas.', 'tells'],
  ['Navalha me machuca a pele.', 'refuses'],
])('“%s” %s', (note, force) => {
  expect(hear(note).facts.map((fact) => fact.force)).toContain(force)
})

test('what two clauses say against each other is for a person', () => {
  const { facts, unheard } = hear('Não quero franja. Quero franja.')
  expect(facts).toEqual([])
  expect(unheard).toEqual(['Não quero franja', 'Quero franja'])
})

test('no text makes it fail, and every fact heard is one of the table, in words of the note', () => {
  const words = Object.values(SUBJECTS).map(({ heard }) => heard.source.replace(/[^a-z ]+/g, ' '))
  const text = fc.oneof(
    fc.string({ maxLength: 5000, unit: 'binary' }),
    fc
      .array(fc.constantFrom(...words, 'não quero', 'minha mãe', 'sem', ', ', '. ', 'fica', '12/12'), { maxLength: 12 })
      .map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(text, (note) => {
      const written = clausesOf(note).map(({ words: clause }) => clause)
      for (const { key, words: clause } of hear(note).facts) {
        expect(FACTS).toHaveProperty(key)
        expect(written).toContain(clause)
      }
    }),
  )
})

test.each([
  ['Só uso ouro rosé.', 'ouro rosé'],
  ['Sou alérgica a amônia', 'amônia'],
  ['ALERGIA A NÍQUEL', 'níquel'],
  ['tenho alergia a tinta pra cabelo', 'tinta pra cabelo'],
  ['tenho alergia a tinta ja fui parar no hospital', 'tinta'],
  ['sou alérgica a níquel desde criança', 'níquel'],
  ['Pode cortar no máximo três dedos.', 'três dedos'],
  ['O comprimento é no mínimo no sutiã.', 'sutiã'],
  ['Não quero marrom', 'marrom'],
  ['Odeio roxo e lilás', 'roxo'],
])('the value of “%s” is “%s”, as written, in small letters', (note, value) => {
  expect(hear(note).facts.map((fact) => fact.value)).toContain(value)
})

test.each([
  ['dia 12/12', '2026-12-12'],
  ['12/01', '2027-01-12'],
  ['dia 5 de março', '2027-03-05'],
  ['dia 3', '2026-12-03'],
  ['no sábado', '2026-11-28'],
  ['sexta que vem', null],
  ['na sexta', '2026-12-04'],
  ['daqui a três semanas', '2026-12-18'],
  ['em 10 dias', '2026-12-07'],
  ['no natal', '2026-12-25'],
  ['amanhã', '2026-11-28'],
  ['31/02', null],
  ['45/13', null],
  ['um dia desses', null],
])('“%s” is the day %s', (words, day) => {
  expect(dayIn(clausesOf(words)[0]?.plain ?? '', TODAY)).toBe(day)
})
