import { expect, it } from 'vitest'
import { PEOPLE } from '#visagism/portrait/person/people.ts'
import { drawPortrait } from '#visagism/portrait/views/portrait.ts'
import { DRAWING_FRAME, DRAWINGS } from './drawings.ts'

const [, top, , height] = DRAWING_FRAME
const hundredths = (y: number) => ((y - top) / height) * 100

it("knows where every picture's measuring lines really are", () => {
  const { hair, brow, nose, chin } = drawPortrait(PEOPLE.hero).landmarks
  const { lines } = DRAWINGS.hero
  expect(lines.hairline).toBeCloseTo(hundredths(hair), 1)
  expect(lines.brow).toBeCloseTo(hundredths(brow), 1)
  expect(lines.nose).toBeCloseTo(hundredths(nose), 1)
  expect(lines.chin).toBeCloseTo(hundredths(chin), 1)
})
