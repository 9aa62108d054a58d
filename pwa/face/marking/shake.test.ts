import { expect, it } from 'vitest'
import { shakeDetector } from './shake.ts'

/** Counts the shakes. */
function shakesIn(pushes: readonly number[], everyMs: number): number {
  const isShake = shakeDetector()
  return pushes.filter((push, at) => isShake(push, 0, at * everyMs)).length
}

it.each([
  ['to and fro, twice', [18, -20, 19, -18], 120, 1],
  ['shaken on and on: again only after as many turns', [18, -20, 19, -18, 18, -20, 19], 120, 1],
  ['one push that lasts', [18, 20, 19, 22, 18, 17], 60, 0],
  ['steps of a walk', [6, -5, 7, -6, 6, -7], 250, 0],
  ['put down hard, now and then', [25, -22, 24, -25], 900, 0],
  ['lying still', [0, 0.1, -0.1, 0], 16, 0],
  ['a sensor that says nothing', [Number.NaN, Number.NaN, Number.NaN, Number.NaN], 16, 0],
])('%s', (_, pushes, everyMs, shakes) => {
  expect(shakesIn(pushes, everyMs)).toBe(shakes)
})

it('counts up and down as well as across', () => {
  const isShake = shakeDetector()
  expect([18, -18, 18, -18].map((push, at) => isShake(2, push, at * 100))).toEqual([false, false, false, true])
})
