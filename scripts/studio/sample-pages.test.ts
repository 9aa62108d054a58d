/** @module-tag long */
import { expect, test } from 'vitest'
import { layoutFaults } from '#jobs/reports/document/testing/layout-faults.ts'
import { readReport } from '#jobs/reports/document/testing/lay-out.ts'
import { REPORT_PAGES } from '#visagism/chapters/outline.ts'
import { SAMPLE_NAMES } from './sample-people.ts'
import { sampleReport } from './sample-report.ts'

test.each(SAMPLE_NAMES)(
  'the pages of %s have no fault of layout, and a good number',
  async (name) => {
    const pages = await readReport(await sampleReport(name))
    expect(layoutFaults(pages)).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(REPORT_PAGES.least)
    expect(pages.length).toBeLessThanOrEqual(REPORT_PAGES.most)
  },
  30_000,
)

test('what lies behind the head has no number on the own photo, and says so', async () => {
  const pages = await readReport(await sampleReport('zelia'))
  const page = pages.find(({ head }) => head === 'Na sua foto')
  expect(page?.lines.map(({ text }) => text).join(' ')).toContain('(atrás)')
})
