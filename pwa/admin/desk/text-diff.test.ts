import { expect, it } from 'vitest'
import { diffWords } from './text-diff.ts'

it('tells the words that came and went from those that stayed', () => {
  expect(diffWords('A franja divide a testa.', 'A franja aberta divide a testa.')).toEqual([
    { kind: 'same', text: 'A franja ' },
    { kind: 'added', text: 'aberta ' },
    { kind: 'same', text: 'divide a testa.' },
  ])
  expect(diffWords('um dois três', 'um três').filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'dois ' },
  ])
})

it('puts both texts back together whatever they are', () => {
  const pairs = [
    ['', 'novo'],
    ['velho', ''],
    ['a b c d', 'd c b a'],
    ['igual', 'igual'],
  ] as const
  for (const [before, after] of pairs) {
    const parts = diffWords(before, after)
    const read = (kind: string) => parts.filter((part) => part.kind !== kind).map((part) => part.text)
    expect(read('added').join('')).toBe(before)
    expect(read('removed').join('')).toBe(after)
  }
})

it('shows a sentence said otherwise as one change, whatever little words both have', () => {
  expect(diffWords('Guarda o volume para a metade de baixo.', 'As ondas, disse a visagista.')).toEqual([
    { kind: 'removed', text: 'Guarda o volume para a metade de baixo.' },
    { kind: 'added', text: 'As ondas, disse a visagista.' },
  ])
})
