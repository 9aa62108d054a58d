/** A hundred reports in a row in one process of their own, as a worker makes them: does its memory grow? */
import { BRAND } from '#contract/brand.ts'
import { drawReport } from '#jobs/reports/document/draw-report.ts'
import { SAMPLE_PEOPLE } from '#scripts/sample-people.ts'
import { PHOTO_SIZE, photosOf } from '#scripts/sample-photos.ts'
import { analyse } from '#visagism/analysis.ts'

const IN_A_ROW = 100
const sample = SAMPLE_PEOPLE['marina']
if (!sample) throw new Error('the sample is gone')
const photos = await photosOf(sample.sitter)

const marks: Record<string, { 'resident MB': number; 'heap MB': number; 'outside heap MB': number }> = {}
for (let n = 1; n <= IN_A_ROW; n++) {
  await drawReport({
    orderNumber: '7F3A9C21',
    analysis: analyse(sample.brief),
    photos,
    marking: sample.brief.marking ? { points: sample.brief.marking.points, ...PHOTO_SIZE } : null,
    at: new Date('2026-11-20T12:00:00Z'),
    contact: { email: BRAND.supportEmail, site: 'https://rostoideal.com.br' },
  })
  if (n === 1 || n === 10 || n % 25 === 0) {
    const { rss, heapUsed, external } = process.memoryUsage()
    const mb = (bytes: number) => Math.round(bytes / 1e6)
    marks[`after ${n}`] = { 'resident MB': mb(rss), 'heap MB': mb(heapUsed), 'outside heap MB': mb(external) }
  }
}
console.table(marks)
