import { expect, it } from 'vitest'
import { labelRows } from './label-rows.ts'

it('leaves words alone that stand apart', () => {
  expect(labelRows([20, 60, 100], 18, 300)).toEqual([20, 60, 100])
})

it('pushes down what would lie on the words above, in whatever order they come', () => {
  expect(labelRows([60, 20, 25], 18, 300)).toEqual([60, 20, 38])
})

it('pushes back up what would leave the room', () => {
  expect(labelRows([280, 290, 295], 18, 300)).toEqual([264, 282, 300])
})
