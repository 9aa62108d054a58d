/** What is said of the hair on top: how long it may be, what it is laid over, and by whom it can be reached. */
import { expect, test } from 'vitest'
import { hearNote } from './hear.ts'

const heard = (note: string): string[] =>
  hearNote(note, '2026-11-27').facts.map(({ key, value }) => (value === undefined ? key : `${key}: ${value}`))

test.each([
  ['Regulamento: lado no 2, em cima no máximo 3 cm.', 'top-at-most: 3 cm'],
  ['O topo pode ter até quatro centímetros.', 'top-at-most: quatro centímetros'],
  ['Na academia de polícia é até 5 cm em cima.', 'top-at-most: 5 cm'],
  ['No alto no máximo dois dedos.', 'top-at-most: dois dedos'],
  ['Penteio de lado para cobrir o alto.', 'combs-over'],
  ['Jogo o cabelo pra frente pra disfarçar as entradas.', 'combs-over'],
  ['Puxo uma mecha por cima pra tapar a careca.', 'combs-over'],
  ['Não levanto os braços acima do queixo.', 'cannot-lift-arms'],
  ['Tenho capsulite no ombro.', 'cannot-lift-arms'],
  ['Faço tudo com uma mão só.', 'cannot-lift-arms'],
])('“%s” is heard', (note, fact) => {
  expect(heard(note)).toContain(fact)
})

test.each([
  // Ends, a beard, a distance: none is the top.
  ['Cortem no máximo 3 cm.', 'top-at-most'],
  ['Barba no máximo 3 cm.', 'top-at-most'],
  ['Moro em cima da padaria, a até 3 km do centro.', 'top-at-most'],
  ['Uso salto alto até 10 cm.', 'top-at-most'],
  // Not done, done by somebody else, or over.
  ['Não penteio para cobrir a careca.', 'combs-over'],
  ['Meu pai penteia de lado para cobrir o alto.', 'combs-over'],
  ['Penteava de lado para cobrir o alto.', 'combs-over'],
  ['Penteio de lado para ir trabalhar.', 'combs-over'],
  ['Cubro a cama com uma colcha alta.', 'combs-over'],
  // Arms and hands of another kind.
  ['Minha mãe não levanta os braços.', 'cannot-lift-arms'],
  ['Levanto peso três vezes por semana.', 'cannot-lift-arms'],
  ['Tenho uma mão boa para cortar franja.', 'cannot-lift-arms'],
])('“%s” makes no %s', (note, key) => {
  expect(heard(note).filter((fact) => fact.startsWith(key))).toEqual([])
})
