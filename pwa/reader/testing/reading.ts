import { Reading } from '#contract/reader/reading.ts'
import type { Analysis } from '#visagism/analysis/analysis.ts'

const ID = '0198aaaa-0000-7000-8000-00007d12f0aa'

/** A delivered guide as a buyer's app receives it, opened before. */
export const readingOf = (analysis: Analysis, more: Partial<Reading> = {}): Reading =>
  Reading.parse({
    ...analysis,
    id: ID,
    orderId: ID,
    pages: 36,
    phonePages: null,
    deliveredAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2999-01-01T00:00:00.000Z',
    ownPhoto: null,
    reveal: { openedAt: '2026-11-20T13:00:00.000Z', findings: [], basis: '' },
    ...more,
  })
