import { expect, test } from 'vitest'
import { MARINA } from '../testing/test-people.ts'
import { caresOf } from './care.ts'
import { readBrief } from './reading.ts'

const hasRoots = (observations: string): boolean =>
  caresOf(readBrief({ ...MARINA, form: { ...MARINA.form, maintenanceLevel: 'Alta', observations } })).some(
    ({ id }) => id === 'cor',
  )

test.each([
  ['Tenho fios brancos.', false],
  ['Tenho uma mecha branca na frente.', false],
  ['Tenho brancos e a mecha fica à vista.', false],
  ['Tenho brancos e não pinto.', false],
  ['Minha mãe pinta os brancos dela.', false],
  ['Tenho brancos e pinto a cada oito semanas.', true],
  ['Os brancos me incomodam.', true],
  ['Quero pintar os fios brancos.', true],
])('“%s”: roots in the calendar %s', (note, isKept) => {
  expect(hasRoots(note)).toBe(isKept)
})
