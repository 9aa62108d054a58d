// Draws reports until killed.
import { constants, setPriority } from 'node:os'
import { drawReport } from '#jobs/reports/document/compose/draw-report.ts'
import { sampleReport } from '#scripts/studio/sample-report.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const input = await sampleReport('marina')
for (;;) await drawReport(input)
