/** @module-tag long */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { layoutFaults } from '#jobs/reports/document/testing/layout-faults.ts'
import { readReport } from '#jobs/reports/document/testing/lay-out.ts'
import type { ReportInput } from '#jobs/reports/document/compose/draw-report.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { COVERED_PAGES, REPORT_PAGES } from '#visagism/chapters/outline.ts'
import { BRIEF, OBSERVED } from '#visagism/testing/test-people.ts'
import { sampleBrief, sampleReport } from './sample-report.ts'

/** Half of them are measured. */
describe('the pages of a hundred random people', () => {
  const people = fc.sample(fc.tuple(BRIEF, OBSERVED, fc.boolean()), { numRuns: 100, seed: 13 })
  const tenths = Array.from({ length: 10 }, (_, index) => ({ from: index * 10 }))
  let sample: ReportInput
  beforeAll(async () => void (sample = await sampleReport('marina')))

  test.each(tenths)(
    'ten of them, from number $from, have no fault of layout, and a good number',
    async ({ from }) => {
      const { marking, side } = sampleBrief('marina')
      for (const [answered, observed, hasPhotos] of people.slice(from, from + 10)) {
        const brief = { ...answered, observed, ...(hasPhotos ? { marking, side, confirmation: null } : {}) }
        const analysis = analyse(brief)
        const pages = await readReport({
          ...sample,
          analysis,
          ...(hasPhotos ? {} : { photos: {}, marking: null, side: null }),
          at: new Date(brief.at),
        })
        const who = brief.person.fullName
        expect({ who, faults: layoutFaults(pages) }).toEqual({ who, faults: [] })
        const { least, longest } = analysis.isHairHidden ? COVERED_PAGES : REPORT_PAGES
        expect(pages.length).toBeGreaterThanOrEqual(least)
        expect(pages.length).toBeLessThanOrEqual(longest)
      }
    },
    120_000,
  )
})
