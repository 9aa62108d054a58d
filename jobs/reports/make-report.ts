import { env } from '#api/platform/env.ts'
import { storage } from '#api/platform/storage.ts'
import { withEdits } from '#api/reports/edits.ts'
import type { ReportMaterial } from '#api/reports/brief.ts'
import { currentMarking } from '#api/reports/brief-of.ts'
import { photoOverlayOf } from '#api/reports/photo-fit.ts'
import { printedCardAddress } from '#api/reports/printed-card.ts'
import { analyse, type Analysis } from '#visagism/analysis/analysis.ts'
import { deepenAnalysis } from './ai/deepen.ts'
import { drawEditions, type Editions } from './draw-editions.ts'
import { drawReport, type Report, type ReportInput } from './document/compose/draw-report.ts'
import { reportInput } from './report-input.ts'

export type Progress = (done: number, of: number) => Promise<void>

/** @param id the future report's, which the card's code opens */
async function gatherInput({ order, brief }: ReportMaterial, id: string, mayAsk: boolean): Promise<ReportInput> {
  const analysis: Analysis = await withEdits(order.id, await deepenAnalysis(order.id, analyse(brief), { mayAsk }))
  const photos = await Promise.all(
    order.photos.flatMap(({ slot, storageKey }) =>
      storageKey ? [storage.read(storageKey).then((bytes) => [slot, bytes] as const)] : [],
    ),
  )
  return reportInput({
    orderId: order.id,
    brief,
    analysis,
    photoOverlay: photoOverlayOf(currentMarking(order.markings), analysis),
    photos: Object.fromEntries(photos),
    site: env.appUrl,
    card: printedCardAddress(id),
  })
}

export async function makePreview(material: ReportMaterial, id: string, onProgress: Progress): Promise<Report> {
  return drawReport(await gatherInput(material, id, true), onProgress)
}

/** @param isApproved once pages are approved, no new AI text is requested */
export async function makeReport(
  material: ReportMaterial,
  id: string,
  onProgress: Progress,
  { isApproved = false } = {},
): Promise<Editions & { readonly analysis: Analysis }> {
  const input = await gatherInput(material, id, !isApproved)
  return { analysis: input.analysis, ...(await drawEditions(input, onProgress)) }
}
