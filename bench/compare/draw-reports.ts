// Draws reports one after the other, as a worker does, until it is ended.
import { drawReport } from '#jobs/reports/document/draw-report.ts'
import { sampleReport } from '#scripts/sample-report.ts'

const input = await sampleReport('marina')
for (;;) await drawReport(input)
