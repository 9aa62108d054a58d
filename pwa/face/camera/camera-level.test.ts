import { expect, it } from 'vitest'
import { levelOf } from './camera-level.ts'

it.each([
  ['upright', 90, 0, { roll: 0, pitch: 0 }],
  ['leaning back', 60, 0, { roll: 0, pitch: 30 }],
  ['leaning forward', 110, 0, { roll: 0, pitch: -20 }],
  ['turned clockwise', 60, 90, { roll: 30, pitch: 0 }],
  ['turned the other way', 60, -90, { roll: -30, pitch: 0 }],
  ['held sideways', 0, 90, { roll: 0, pitch: 0 }],
])('a device held %s is told so', (_, beta, gamma, level) => {
  expect(levelOf(beta, gamma)).toEqual(level)
})
