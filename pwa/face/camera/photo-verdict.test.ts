import { expect, it } from 'vitest'
import { judgeLevel } from './camera-gauges.tsx'
import { judgeLight, judgePhoto } from './photo-verdict.ts'

const good = { sharpness: 300, brightness: 130, shadows: 0.1, highlights: 0.02 }

it('has nothing to warn of in a good photo', () => {
  expect(judgePhoto(good)).toEqual({ isSharp: true, isLit: true, doubts: [] })
})

it.each([
  ['blurred', { sharpness: 8 }, ['soft']],
  ['dark', { brightness: 30 }, ['dark']],
  ['mostly shadow', { shadows: 0.7 }, ['dark']],
  ['burnt', { highlights: 0.5 }, ['bright']],
  ['blurred and burnt', { sharpness: 8, brightness: 230 }, ['soft', 'bright']],
])('says of a %s photo what a person can see', (_, fault, doubts) => {
  expect(judgePhoto({ ...good, ...fault })).toMatchObject({ doubts })
})

it('blames the dark, not the hand, when the dark hides the edges', () => {
  expect(judgePhoto({ ...good, brightness: 30, sharpness: 3 }).doubts).toEqual(['dark'])
})

it('finds the same picture equally sharp in softer light', () => {
  const dim = { ...good, brightness: good.brightness * 0.6 }
  expect(judgePhoto({ ...dim, sharpness: 40 * 0.36 }).isSharp).toBe(judgePhoto({ ...good, sharpness: 40 }).isSharp)
})

it('puts the light in one word on the gauge', () => {
  expect([20, 130, 240].map((luminance) => judgeLight(luminance).word)).toEqual(['pouca', 'boa', 'forte demais'])
  expect(judgeLight(255).position).toBe(100)
})

it.each([
  [{ roll: 0, pitch: 0 }, 'reto', 50],
  [{ roll: 3, pitch: -10 }, 'reto', 55],
  [{ roll: 15, pitch: 0 }, 'à direita', 75],
  [{ roll: -80, pitch: 0 }, 'à esquerda', 0],
  [{ roll: 0, pitch: 25 }, 'inclinado', 50],
])('puts the level %j in one word', (level, word, position) => {
  expect(judgeLevel(level)).toEqual({ word, position, isGood: word === 'reto' })
})
