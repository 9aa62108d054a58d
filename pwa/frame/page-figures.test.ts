import { expect, it } from 'vitest'
import { rate, THRESHOLDS_MS } from './page-figures.ts'

it('figures are good, ok or poor by the specified limits', () => {
  const limits = THRESHOLDS_MS.largestContentfulPaint ?? { good: 0, ok: 0 }
  expect([2500, 2501, 4000, 4001].map((ms) => rate(ms, limits))).toEqual(['good', 'ok', 'ok', 'poor'])
  expect(THRESHOLDS_MS).toMatchObject({
    firstContentfulPaint: { good: 1800, ok: 3000 },
    loadTime: { good: 3000, ok: 5000 },
    domReady: { good: 1500, ok: 3000 },
  })
})
