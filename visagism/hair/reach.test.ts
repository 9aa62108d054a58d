import { expect, test } from 'vitest'
import { MARINA } from '../testing/test-people.ts'
import { readBrief } from '../reading/reading.ts'
import { lengthNamed } from './reach.ts'

test.each([
  ['crespo', 8, null],
  ['crespo', 30, 'Longo'],
  ['liso', 28, 'Médio'],
  ['liso', 12, 'Curto'],
] as const)('%s hair of %i cm that was called médio', (hairTexture, cm, named) => {
  const { marking: _, ...who } = MARINA
  const r = readBrief({
    ...who,
    hairTexture,
    today: { cm, sidesCm: null, cut: null },
    form: { ...MARINA.form, hairLength: 'Médio' },
  })
  expect(lengthNamed(r)).toBe(named)
})
