/** Does memory grow over a hundred reports in one process? */
import { drawReport } from '#jobs/reports/document/compose/draw-report.ts'
import { sampleBrief, sampleReport } from '#scripts/studio/sample-report.ts'
import { analyse } from '#visagism/analysis/analysis.ts'

const IN_A_ROW = 100
const sample = await sampleReport('marina')

const marks: Record<string, { 'resident MB': number; 'heap MB': number; 'outside heap MB': number }> = {}
for (let n = 1; n <= IN_A_ROW; n++) {
  await drawReport({ ...sample, analysis: analyse(sampleBrief('marina')) })
  if (n === 1 || n === 10 || n % 25 === 0) {
    const { rss, heapUsed, external } = process.memoryUsage()
    const mb = (bytes: number) => Math.round(bytes / 1e6)
    marks[`after ${n}`] = { 'resident MB': mb(rss), 'heap MB': mb(heapUsed), 'outside heap MB': mb(external) }
  }
}
console.table(marks)
