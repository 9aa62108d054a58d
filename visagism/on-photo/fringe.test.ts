import { describe, expect, test } from 'vitest'
import { FACE } from '../testing/test-people.ts'
import { showsFringe, type PhotoArea } from './fringe.ts'

const { browLine, noseBase, ...OTHERS } = FACE
const MARKED = {
  ...OTHERS,
  browLine: browLine ?? { x: 600, y: FACE.hairline.y + 220 },
  noseBase: noseBase ?? { x: 600, y: FACE.hairline.y + 450 },
}

const photoOf = (skin: number, hair: number, every: number) => (area: PhotoArea) =>
  Array.from({ length: 200 }, (_, n) => (area.y < MARKED.browLine.y && n % every === 0 ? hair : skin))

describe('a fringe on a photo', () => {
  test.each([
    ['dark hair on light skin', 0.75, 0.1],
    ['dark hair on dark skin', 0.25, 0.12],
    ['white hair on dark skin', 0.25, 0.8],
  ])('is seen: %s', (_, skin, hair) => {
    expect(showsFringe(MARKED, photoOf(skin, hair, 8))).toBe(true)
  })

  test('is no line of age and no glare', () => {
    expect(showsFringe(MARKED, photoOf(0.6, 0.5, 4))).toBe(false)
    expect(showsFringe(MARKED, photoOf(0.6, 0.95, 60))).toBe(false)
  })

  test('is not known where brow and nose are not marked', () => {
    expect(showsFringe(OTHERS, photoOf(0.75, 0.1, 2))).toBe(false)
  })
})
