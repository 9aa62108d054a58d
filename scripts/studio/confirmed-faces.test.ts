import { expect, test } from 'vitest'
import { measureFace } from '#visagism/face/measure.ts'
import { NORM } from '#visagism/face/face-shape.ts'
import { seededRandom } from '#visagism/portrait/pen/random.ts'
import { faceWith } from '#visagism/testing/test-people.ts'
import { normOf } from './confirmed-faces.ts'

const dice = seededRandom(28)
/** About normal, one deviation. */
const gauss = () => Array.from({ length: 12 }, dice).reduce((sum, one) => sum + one, -6)

test('a hundred orders give back the people they were drawn from, and what parts program and person', () => {
  const faces = Array.from({ length: 100 }, () => {
    const ratios = {
      lengthRatio: 1.3 + 0.06 * gauss(),
      foreheadRatio: 0.9 + 0.02 * gauss(),
      jawRatio: 0.85 + 0.03 * gauss(),
    }
    const byPerson = measureFace(faceWith(ratios))
    return { byPerson, byProgram: { ...byPerson, jawRatio: byPerson.jawRatio + 0.04 } }
  })
  const norm = normOf(faces)
  expect(norm.count).toBe(100)
  expect(norm.lengthRatio.mean).toBeCloseTo(1.3, 1)
  expect(norm.lengthRatio.sigma).toBeGreaterThan(0.045)
  expect(norm.lengthRatio.sigma).toBeLessThan(0.075)
  expect(Math.abs(norm.foreheadRatio.mean - 0.9)).toBeLessThan(0.01)
  expect(norm.jawRatio.apart?.mean).toBeCloseTo(0.04, 9)
  expect(norm.jawRatio.apart?.sigma).toBeCloseTo(0, 9)
})

test('nobody confirmed leaves the norm in use', () => {
  const norm = normOf([])
  expect(norm).toMatchObject({ count: 0, jawRatio: { mean: NORM.mean.jawRatio, apart: null } })
})
