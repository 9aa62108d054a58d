import { expect, test } from 'vitest'
import { drawPortrait } from '#visagism/portrait/views/portrait.ts'
import { operators } from './paint-portrait.ts'

test('paths become PDF operators', () => {
  expect(operators('M1 2L3 4Z')).toBe('1 2 m 3 4 l h ')
  expect(operators('M-1-2C1 2 3 4 5.5 6')).toBe('-1 -2 m 1 2 3 4 5.5 6 c ')
})

test('a second pair after a move is a line', () => {
  expect(operators('M0 0 5 5')).toBe('0 0 m 5 5 l ')
})

test('quadratic curves become cubic ones', () => {
  expect(operators('M0 0Q3 3 6 0')).toBe('0 0 m 2 2 4 2 6 0 c ')
})

test('everything a portrait draws is understood', () => {
  const paths =
    JSON.stringify(drawPortrait({ cut: 'trancas', texture: 'crespo', beard: 'cheia', glasses: 'redondo' }).items).match(
      /"d":"[^"]+"/g,
    ) ?? []
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) expect(operators(path.slice(5, -1))).toMatch(/^(?:(?:-?[\d.]+(?:e-\d+)? )+[mlc] |h )+$/)
})
