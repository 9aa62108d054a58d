import { isDeepStrictEqual } from 'node:util'
import { Reading } from '#contract/reader/reading.ts'
import { Problem } from '#contract/problem.ts'
import type { Message } from '#contract/fields.ts'
import { analyse, type Analysis, ANALYSIS_VERSION } from '#visagism/analysis/analysis.ts'
import { findingsBasis, findingsOf } from '#visagism/analysis/findings.ts'
import { greetingName } from '#visagism/names/person-name.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from './brief.ts'
import { withEdits } from './edits.ts'
import { ownPhotoOf } from './own-photo.ts'
import { currentPdf } from './reports.ts'

export interface StoredReading {
  readonly openedAt: Date | null
  readonly pdf: {
    readonly id: string
    readonly pageCount: number
    readonly phonePageCount: number | null
    readonly createdAt: Date
    readonly expiresAt: Date
  }
  readonly analysis: Analysis
}

/**
 * Expires with the report.
 * @throws Problem order-not-found, report-not-ready, report-revoked, report-expired
 */
export async function storedReading(where: { id: string; userId?: string }): Promise<StoredReading> {
  const { order, pdf } = await currentPdf(where)
  if (!pdf.storageKey || pdf.expiresAt.getTime() <= Date.now()) throw new Problem('report-expired')
  const row = await db.analysis.findUnique({ where: { id: pdf.id } })
  const kept = row?.engineVersion === ANALYSIS_VERSION ? row.content : null
  return { openedAt: order.guideOpenedAt, pdf, analysis: isAnalysis(kept) ? kept : await writtenAnew(order.id) }
}

/** Only `publishReport` writes these rows. */
function isAnalysis(content: unknown): content is Analysis {
  return typeof content === 'object' && content !== null && 'chapters' in content && 'salonCard' in content
}

async function writtenAnew(orderId: string): Promise<Analysis> {
  const material = await gatherReport(orderId)
  if (!material?.hasEvidence) throw new Problem('report-not-ready')
  return withEdits(orderId, analyse(material.brief))
}

/** The response schema omits the engine's workings. */
export async function readAsText(userId: string, orderId: string): Promise<Reading> {
  const { openedAt, pdf, analysis } = await storedReading({ id: orderId, userId })
  return Reading.parse({
    ...analysis,
    reveal: {
      openedAt: openedAt?.toISOString() ?? null,
      findings: findingsOf(analysis),
      basis: findingsBasis(analysis, await checkedBy(orderId, pdf, analysis)),
    },
    ownPhoto: await ownPhotoOf(orderId, analysis),
    id: pdf.id,
    orderId,
    pages: pdf.pageCount,
    phonePages: pdf.phonePageCount,
    deliveredAt: pdf.createdAt.toISOString(),
    expiresAt: pdf.expiresAt.toISOString(),
  })
}

const UNNAMED = 'nossa equipe'

/** First name of the report's approver, or who confirmed its shape. */
async function checkedBy(orderId: string, pdf: StoredReading['pdf'], { evidence }: Analysis): Promise<string | null> {
  const include = { author: { select: { fullName: true } } } as const
  const approvals = await db.analysis.findMany({ where: { orderId, state: 'approved' }, include })
  const confirmation = { orderId, confirmedShape: { not: null }, createdAt: { lte: pdf.createdAt } } as const
  const row =
    approvals.find(({ content }) => isDeepStrictEqual(content, { pdfId: pdf.id })) ??
    (evidence.source === 'visagista'
      ? await db.analysis.findFirst({ where: confirmation, include, orderBy: { createdAt: 'desc' } })
      : null)
  return row && (greetingName(row.author?.fullName) ?? UNNAMED)
}

/** The reveal is shown once. @throws Problem as the guide itself */
export async function noteOpened(userId: string, orderId: string): Promise<Message> {
  await currentPdf({ id: orderId, userId })
  await db.order.updateMany({
    where: { id: orderId, userId, guideOpenedAt: null },
    data: { guideOpenedAt: new Date() },
  })
  return { message: 'Guia aberto.' }
}
