import { describe, expect, test } from 'vitest'
import { hearNote } from './hear.ts'
import { turnIn } from './period.ts'
import type { FactKey } from './facts.ts'

/** A Friday. */
const TODAY = '2026-11-27'
const NO_DAYS: ReadonlyMap<FactKey, string> = new Map()
const turn = (note: string, days = NO_DAYS) => turnIn(note, TODAY, days)

describe('the day on which something changes', () => {
  test.each([
    ['até março não corto', '2027-03-01', 'até março', 'a partir de março'],
    ['Até o fim de janeiro só visto branco.', '2027-02-01', 'até o fim de janeiro', 'a partir de fevereiro'],
    ['Isso vale até 1º de fevereiro', '2027-02-02', 'até 1º de fevereiro', 'depois de 1º de fevereiro'],
    ['não corto antes de 12 de março', '2027-03-12', 'até 12 de março', 'depois de 12 de março'],
    ['até dia doze de março não corto', '2027-03-13', 'até 12 de março', 'depois de 12 de março'],
    ['O que eu faço até sábado?', '2026-11-29', 'até sábado', 'depois de sábado'],
    ['daqui 20 dias quero raspar', '2026-12-17', 'até 17 de dezembro', 'a partir de 17 de dezembro'],
    ['sem tinta por mais três meses', '2027-02-27', 'até fevereiro', 'a partir de fevereiro'],
    ['só em fevereiro posso cortar', '2027-02-01', 'até fevereiro', 'a partir de fevereiro'],
    ['Conto no serviço em janeiro. Até lá fica preso.', '2027-01-01', 'até janeiro', 'a partir de janeiro'],
    ['só quero mudar depois das férias', null, 'até as férias', 'depois das férias'],
    ['até o bebê nascer não mexo', null, 'até o parto', 'depois do parto'],
    ['quando acabar a quimio quero cortar', null, 'até o fim do tratamento', 'depois do tratamento'],
  ])('“%s” names %s', (note, day, until, after) => {
    expect(turn(note)).toMatchObject({ day, until, after })
  })

  test('is the day of their own occasion, where they named one', () => {
    const days = new Map<FactKey, string>([['graduation', '2026-12-18']])
    expect(turn('até a formatura o comprimento fica', days)?.day).toBe('2026-12-19')
  })

  test.each([
    'cabelo até o ombro',
    'franja até a sobrancelha',
    'usei dread até março',
    'preciso do guia até sexta',
    'quero cabelo pronto até dia 31',
    'quero crescer até dezembro',
    'depois do banho passo creme',
    'antes de dormir prendo',
    'quando eu era criança tinha cachos',
    'depois que casei engordei',
    'fui loira até os 30',
    'parei de pintar em janeiro',
    'até que gosto da minha testa',
  ])('“%s” names none', (note) => {
    expect(turn(note)).toBeNull()
  })
})

test.each([
  ['até março não corto', 'no-cut until'],
  ['não corto antes de março', 'no-cut until'],
  ['só corto depois da promessa, até outubro', 'no-cut until, faith'],
  ['até o bebê nascer não mexo', 'no-cut until'],
  ['sem tinta por mais três meses', 'no-dye until'],
  ['as tranças ficam até fevereiro', 'braids-stay until'],
  ['até a formatura o comprimento fica, depois quero curto', 'length-stays until, wants-short after'],
  ['Barba não pode, brinco também não pode. Isso vale até 1º de fevereiro.', 'no-beard until, no-earrings until'],
  ['Uso óculos. Até março não pinto.', 'glasses, no-dye until'],
  ['Não quero franja. Minha formatura é dia 18/12.', 'no-fringe, graduation'],
])('“%s” is heard as %s', (note, facts) => {
  const heard = hearNote(note, TODAY).facts.map(({ key, phase }) => (phase ? `${key} ${phase}` : key))
  expect(heard.join(', ')).toBe(facts)
})

test('a treatment that lasts until a month is no waiting of theirs', () => {
  expect(turnIn('Estou na quimio até fevereiro e caiu tudo.', '2026-11-27', new Map())).toBeNull()
  expect(turnIn('Estou em tratamento e não posso pintar até fevereiro.', '2026-11-27', new Map())?.day).toBe(
    '2027-02-01',
  )
})
