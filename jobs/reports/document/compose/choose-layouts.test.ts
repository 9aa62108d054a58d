import { expect, test } from 'vitest'
import { chooseLayouts } from './choose-layouts.ts'
import type { Layout } from './compose-chapter.ts'

const page = { placed: [], bottom: 0 }
const layout = (pages: number, badness: number): Layout => ({
  pages: Array.from({ length: pages }, () => page),
  badness,
  showsQuote: true,
})
const lengthOf = (layouts: readonly Layout[]) => layouts.reduce((sum, { pages }) => sum + pages.length, 0)
const badnessOf = (layouts: readonly Layout[]) => layouts.map(({ badness }) => badness)

test('the calmest layouts win where the length allows it', () => {
  const chosen = chooseLayouts([[layout(1, 3), layout(2, 1)], [layout(2, 1)]], { least: 1, most: 9 })
  expect(badnessOf(chosen)).toEqual([1, 1])
})

test('a page is taken where it hurts least', () => {
  const chosen = chooseLayouts(
    [
      [layout(1, 5), layout(2, 1)],
      [layout(1, 2), layout(2, 1)],
    ],
    { least: 1, most: 3 },
  )
  expect(lengthOf(chosen)).toBe(3)
  expect(badnessOf(chosen)).toEqual([1, 2])
})

test('when no sum fits, the nearest one is taken', () => {
  expect(lengthOf(chooseLayouts([[layout(4, 1), layout(7, 0)]], { least: 1, most: 3 }))).toBe(4)
  expect(lengthOf(chooseLayouts([[layout(2, 0), layout(4, 9)]], { least: 6, most: 8 }))).toBe(4)
})

test('no chapters, no pages', () => {
  expect(chooseLayouts([], { least: 1, most: 3 })).toEqual([])
})
