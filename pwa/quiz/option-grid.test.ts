import { expect, it } from 'vitest'
import { wishOf } from './option-grid.tsx'

it.each([
  ['1', -1, 6, { kind: 'choose', index: 0 }],
  ['6', 2, 6, { kind: 'choose', index: 5 }],
  ['4', -1, 3, null],
  ['0', -1, 6, null],
  ['ArrowRight', -1, 3, { kind: 'focus', index: 0 }],
  ['ArrowDown', 2, 3, { kind: 'focus', index: 0 }],
  ['ArrowLeft', 0, 3, { kind: 'focus', index: 2 }],
  ['ArrowUp', -1, 3, { kind: 'focus', index: 2 }],
  ['End', 0, 4, { kind: 'focus', index: 3 }],
  ['Enter', 0, 3, null],
  ['a', 0, 3, null],
] as const)('the key %s with answer %i of %i in focus', (key, focused, count, wish) => {
  expect(wishOf(key, focused, count)).toEqual(wish)
})
