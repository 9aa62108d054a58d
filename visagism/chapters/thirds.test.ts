import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBrief } from '../reading/reading.ts'
import { faceWith, PAULO } from '../testing/test-people.ts'
import { printedThirds, writeThirds } from './thirds.ts'

/** From the top. */
function chapterOf(upper: number, middle: number) {
  const points = faceWith()
  const at = (share: number) => ({
    x: points.chin.x,
    y: points.hairline.y + (points.chin.y - points.hairline.y) * share,
  })
  const marked = { ...points, browLine: at(upper), noseBase: at(upper + middle) }
  return writeThirds(readBrief({ ...PAULO, marking: { points: marked, by: 'visagista', at: '2026-03-09' } }))
}

test('the printed shares are whole and always add up to a hundred', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 0.4, noNaN: true }),
      fc.double({ min: 0.2, max: 0.4, noNaN: true }),
      (a, b) => {
        const printed = printedThirds({ upper: a, middle: b, lower: 1 - a - b }).map(Number.parseFloat)
        expect(printed.reduce((sum, share) => sum + share, 0)).toBe(100)
        expect(printed.every((share, at) => Math.abs(share - ([a, b, 1 - a - b][at] ?? 0) * 100) <= 1)).toBe(true)
      },
    ),
  )
})

test('a third is the first of a face only where it is its longest, too', () => {
  expect(chapterOf(1 / 3, 1 / 3)?.title).toBe('Uma testa acima do comum')
  expect(chapterOf(0.36, 0.32)?.title).toBe('A testa chega primeiro')
  expect(chapterOf(0.297, 0.332)?.title).toBe('Três partes em paz')
})
