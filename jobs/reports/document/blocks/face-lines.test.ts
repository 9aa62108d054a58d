import { expect, test } from 'vitest'
import { FACE } from '#visagism/testing/test-people.ts'
import { contourLine } from './face-lines.ts'

const middle = (FACE.cheekboneLeft.x + FACE.cheekboneRight.x) / 2
const half = (FACE.cheekboneRight.x - FACE.cheekboneLeft.x) / 2
const SQUARE = {
  ...FACE,
  jawLeft: { ...FACE.jawLeft, x: middle - half * 0.98 },
  jawRight: { ...FACE.jawRight, x: middle + half * 0.98 },
}

test('the contour of a square face does not bulge over its jaw, and fills the corner under it', () => {
  const line = contourLine(SQUARE, (point) => point)
  const { jawRight, cheekboneRight, chin } = SQUARE
  const widestFrom = (from: number, to: number) =>
    Math.max(...line.filter(({ y }) => y >= from && y <= to).map(({ x }) => (x - middle) / half))
  expect(widestFrom((cheekboneRight.y + jawRight.y) / 2, jawRight.y)).toBeLessThan(1.06)
  expect(widestFrom(jawRight.y + (chin.y - jawRight.y) * 0.35, chin.y)).toBeGreaterThan(0.86)
})
