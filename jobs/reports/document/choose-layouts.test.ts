import { expect, test } from 'vitest'
import { chooseLayouts, type Way } from './choose-layouts.ts'

const page = { placed: [], bottom: 0 }
const way = (at: number, takes: number, pages: number, badness: number): Way => ({
  at,
  takes,
  layout: { pages: Array.from({ length: pages }, () => page), badness, showsQuote: true },
})
const length = (ways: readonly Way[]) => ways.reduce((sum, { layout }) => sum + layout.pages.length, 0)

test('the calmest layouts win where the length allows it', () => {
  const chosen = chooseLayouts(2, [way(0, 1, 1, 3), way(0, 1, 2, 1), way(1, 1, 2, 1)], { least: 1, most: 9 })
  expect(chosen.map(({ layout }) => layout.badness)).toEqual([1, 1])
})

test('a page is taken where it hurts least', () => {
  const ways = [way(0, 1, 1, 5), way(0, 1, 2, 1), way(1, 1, 1, 2), way(1, 1, 2, 1)]
  const chosen = chooseLayouts(2, ways, { least: 1, most: 3 })
  expect(length(chosen)).toBe(3)
  expect(chosen.map(({ layout }) => layout.badness)).toEqual([1, 2])
})

test('chapters that share pages are one step', () => {
  const chosen = chooseLayouts(3, [way(0, 1, 2, 1), way(1, 1, 2, 1), way(2, 1, 2, 1), way(1, 2, 3, 2)], {
    least: 1,
    most: 5,
  })
  expect(chosen.map(({ at, takes }) => [at, takes])).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('when no sum fits, the nearest one is taken', () => {
  expect(length(chooseLayouts(1, [way(0, 1, 4, 1), way(0, 1, 7, 0)], { least: 1, most: 3 }))).toBe(4)
})

test('no chapters, no pages', () => {
  expect(chooseLayouts(0, [], { least: 1, most: 3 })).toEqual([])
})
