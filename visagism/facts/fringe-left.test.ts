import { expect, test } from 'vitest'
import { hearNote } from './hear.ts'

const heard = (note: string) => hearNote(note, '2026-11-28')
const keys = (note: string): string[] => heard(note).facts.map(({ key }) => key)

test.each([
  'Cortei a franja sozinha ontem e me arrependi.',
  'Fiz uma franja reta e odiei.',
  'Picotei a franja e ficou horrível.',
  'Estou deixando a franja crescer.',
  'Como sair da franja sem sofrer?',
  'Fiz franja no salão. Como é que eu saio dela?',
  'A cabeleireira cortou minha franja torta e eu odeio essa franja.',
])('“%s”: the fringe grows out, and nothing else is kept or refused', (note) => {
  expect(keys(note)).toEqual(['leaves-fringe'])
  expect(heard(note).unheard).toEqual([])
})

test.each([
  'Cortei franja e amei.',
  'Cortei a franja e não me arrependi.',
  'Quero cortar franja, mas tenho medo de me arrepender.',
  'Minha filha cortou franja e se arrependeu.',
  'Uso franja há anos e não quero sair dela.',
  'Quero deixar crescer o cabelo.',
  'Não quero franja.',
  'Odiei o corte, mas a franja fica.',
  'Fiz franja aos dez anos. Odiei a escola.',
])('“%s”: no fringe is left', (note) => {
  expect(keys(note)).not.toContain('leaves-fringe')
})
