import { expect, test } from 'vitest'
import { analyse, findChapter } from '../analysis/analysis.ts'
import type { FormAnswers } from '../knowledge/form.ts'
import { MARINA, PAULO } from '../testing/test-people.ts'

const clashesOf = (note: string, form: Partial<FormAnswers>, brief = MARINA): string[] => {
  const letter = findChapter(analyse({ ...brief, form: { ...brief.form, ...form, observations: note } }), 'carta')
  const told = letter?.lists.flatMap(({ items }) => items.map(({ why }) => why)) ?? []
  return told.flatMap((text) => /No formulário está[^:]*: valeu o que você escreveu/.exec(text)?.[0] ?? [])
}

test.each([
  ['Só vou ao salão a cada três meses.', { maintenanceLevel: 'Alta' }, 'manutenção alta'],
  ['Tenho pouco dinheiro e só dez minutos de manhã.', { maintenanceLevel: 'Alta' }, 'manutenção alta'],
  ['Não quero cortar o cabelo.', { objective: 'Mudança radical' }, 'mudança radical'],
] as const)('“%s” against what was tapped: the words win, and it is said once', (note, form, said) => {
  expect(clashesOf(note, form)).toEqual([`No formulário está ${said}: valeu o que você escreveu`])
})

test('a head that stays shaven wins over the length that was tapped', () => {
  const { observed: _seen, ...unseen } = PAULO
  expect(
    clashesOf('Continuo careca, raspo a cabeça.', { hairLength: 'Longo', objective: 'Melhoria sutil' }, unseen),
  ).toEqual(['No formulário está cabelo longo: valeu o que você escreveu'])
})

test('where nothing clashes nothing is said of it', () => {
  expect(clashesOf('Só vou ao salão a cada três meses.', { maintenanceLevel: 'Baixa' })).toEqual([])
  expect(clashesOf('Não quero cortar o cabelo.', { objective: 'Melhoria sutil' })).toEqual([])
})
