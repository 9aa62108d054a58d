import { Reading } from '#contract/reading.ts'
import { Problem } from '#contract/problem.ts'
import { analyse, type Analysis, ANALYSIS_VERSION } from '#visagism/analysis.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from './brief.ts'
import { withEdits } from './edits.ts'
import { currentPdf } from './reports.ts'

export interface StoredReading {
  readonly pdf: { readonly id: string; readonly pageCount: number; readonly createdAt: Date; readonly expiresAt: Date }
  readonly analysis: Analysis
}

/**
 * The analysis behind an order's report. It ends with the report: a year, a refund.
 * @throws Problem order-not-found, report-not-ready, report-revoked, report-expired
 */
export async function storedReading(where: { id: string; userId?: string }): Promise<StoredReading> {
  const { order, pdf } = await currentPdf(where)
  if (!pdf.storageKey || pdf.expiresAt.getTime() <= Date.now()) throw new Problem('report-expired')
  const row = await db.analysis.findUnique({ where: { id: pdf.id } })
  const kept = row?.engineVersion === ANALYSIS_VERSION ? row.content : null
  return { pdf, analysis: isAnalysis(kept) ? kept : await writtenAnew(order.id) }
}

/** Only `publishReport` writes these rows, from an `Analysis` of the version beside it. */
function isAnalysis(content: unknown): content is Analysis {
  return typeof content === 'object' && content !== null && 'chapters' in content && 'salonCard' in content
}

async function writtenAnew(orderId: string): Promise<Analysis> {
  const material = await gatherReport(orderId)
  if (!material?.hasEvidence) throw new Problem('report-not-ready')
  return withEdits(orderId, analyse(material.brief))
}

/** The buyer's report as text. The reply's schema takes what the reader shows and nothing of the workings. */
export async function readAsText(userId: string, orderId: string): Promise<Reading> {
  const { pdf, analysis } = await storedReading({ id: orderId, userId })
  return Reading.parse({
    ...analysis,
    id: pdf.id,
    orderId,
    pages: pdf.pageCount,
    deliveredAt: pdf.createdAt.toISOString(),
    expiresAt: pdf.expiresAt.toISOString(),
  })
}
