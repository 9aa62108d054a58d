import { env } from '#api/platform/env.ts'
import { storage } from '#api/platform/storage.ts'
import { withEdits } from '#api/reports/edits.ts'
import type { ReportMaterial } from '#api/reports/brief.ts'
import { standingMarking } from '#api/reports/brief-of.ts'
import { layingOf } from '#api/reports/photo-fit.ts'
import { analyse, type Analysis } from '#visagism/analysis.ts'
import { deepenAnalysis } from './ai/deepen.ts'
import { drawReport } from './document/draw-report.ts'
import { reportInput } from './report-input.ts'

export type Progress = (done: number, of: number) => Promise<void>

/**
 * The analysis with a visagist's words in it, and the pages drawn from it. The same for a preview and for the report.
 * @param isApproved somebody approved what stands: no model is asked for other words
 */
export async function makeReport(material: ReportMaterial, onProgress: Progress, { isApproved = false } = {}) {
  const { order, brief } = material
  const analysis: Analysis = await withEdits(
    order.id,
    await deepenAnalysis(order.id, analyse(brief), { mayAsk: !isApproved }),
  )
  const photos = await Promise.all(
    order.photos.flatMap(({ slot, storageKey }) =>
      storageKey ? [storage.read(storageKey).then((bytes) => [slot, bytes] as const)] : [],
    ),
  )
  const laying = layingOf(standingMarking(order.markings), analysis)
  const input = { orderId: order.id, brief, analysis, laying, photos: Object.fromEntries(photos), site: env.appUrl }
  const drawn = await drawReport(reportInput(input), onProgress)
  return { analysis, ...drawn }
}
