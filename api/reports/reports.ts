import { REPORT_LIFE_DAYS } from '#contract/offer.ts'
import { isTerminal } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import type { Analysis } from '#visagism/analysis/analysis.ts'
import { reportFileName, type ReportEdition } from '#contract/reports.ts'
import { completeOrder, lockOrder } from '../orders/order-status.ts'
import { db, type Prisma, transact } from '../platform/db.ts'
import type { FileAnswer } from '../platform/http.ts'
import { storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'
import { mayDeliver, settleApprovals } from './approval.ts'
import { dropPreviews } from '#api/orders/drop-previews.ts'
import { openPrintedCard } from './printed-card.ts'

type PdfRow = Prisma.GeneratedPdfGetPayload<object>

const DAY_MS = 24 * 3_600_000

export interface DrawnReport {
  /** The job's id, so that retries publish once. */
  readonly id: string
  readonly storageKey: string
  readonly fileSize: number
  readonly pageCount: number
  readonly sha256: string
  /** Absent if it failed. */
  readonly phone?: StoredEdition
}

type StoredEdition = Pick<DrawnReport, 'storageKey' | 'fileSize' | 'pageCount' | 'sha256'>

const phoneColumns = ({ storageKey, fileSize, pageCount, sha256 }: StoredEdition) => ({
  phoneStorageKey: storageKey,
  phoneFileSize: fileSize,
  phonePageCount: pageCount,
  phoneSha256: sha256,
})

/**
 * Row, analysis, completion, notification and mail commit together.
 * @returns false if the order ended, was submitted again since `submittedAt`, or may not be delivered (see `mayDeliver`): discard the file
 */
export async function publishReport(
  { id: orderId, submittedAt }: { readonly id: string; readonly submittedAt: Date | null },
  drawn: DrawnReport,
  analysis: Analysis,
  approvalId?: string,
): Promise<boolean> {
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    // Ended or consent withdrawn meanwhile.
    if (!order || isTerminal(order.status) || order.status === 'AGUARDANDO_FORMULARIO') return false
    // New answers have their own build.
    if (order.submittedAt?.getTime() !== submittedAt?.getTime()) return false
    if (await tx.generatedPdf.findUnique({ where: { id: drawn.id } })) return true
    if (!(await mayDeliver(tx, orderId, approvalId))) return false
    const now = new Date()
    // Earlier versions stay a year as evidence of what was delivered.
    await tx.generatedPdf.updateMany({ where: { orderId, supersededAt: null }, data: { supersededAt: now } })
    const expiresAt = new Date(now.getTime() + REPORT_LIFE_DAYS * DAY_MS)
    const { phone, ...a4 } = drawn
    await tx.generatedPdf.create({
      data: { ...a4, ...(phone && phoneColumns(phone)), orderId, expiresAt },
    })
    await openPrintedCard(tx, { pdfId: drawn.id, orderId, expiresAt })
    await tx.analysis.create({
      data: {
        id: drawn.id,
        orderId,
        engineVersion: analysis.version,
        content: { ...analysis } as unknown as Prisma.InputJsonObject,
      },
    })
    await settleApprovals(tx, orderId, drawn.id)
    await dropPreviews(tx, { orderId })
    await completeOrder(tx, order, { id: drawn.id, pages: drawn.pageCount })
    return true
  })
}

/** No evidence for the shape, a note to answer, or approval required. */
export async function waitForVisagist(orderId: string): Promise<void> {
  await db.order.updateMany({ where: { id: orderId, status: 'EM_PROCESSAMENTO' }, data: { needsVisagist: true } })
}

/** @throws Problem order-not-found, report-revoked, report-not-ready */
export async function currentPdf(
  where: Prisma.OrderWhereInput,
): Promise<{ order: { id: string; guideOpenedAt: Date | null }; pdf: PdfRow }> {
  const order = await db.order.findFirst({ where, include: { pdfs: { where: { supersededAt: null }, take: 1 } } })
  if (!order) throw new Problem('order-not-found')
  if (isTerminal(order.status)) throw new Problem('report-revoked')
  const [pdf] = order.pdfs
  if (!pdf) throw new Problem('report-not-ready')
  return { order, pdf }
}

async function fileOf(pdf: PdfRow, edition: ReportEdition, saveAs?: string): Promise<FileAnswer> {
  if (!pdf.storageKey || pdf.expiresAt.getTime() <= Date.now()) throw new Problem('report-expired')
  const key = edition === 'phone' ? pdf.phoneStorageKey : pdf.storageKey
  if (!key) throw new Problem('no-phone-edition')
  const { body, size } = await storage.stream(key).catch((error: unknown) => {
    throw error instanceof StoredFileMissing ? new Problem('report-not-ready') : error
  })
  return { body, size, type: 'application/pdf', ...(saveAs ? { saveAs } : {}) }
}

/**
 * Limited only if an administrator says so.
 * @throws Problem order-not-found, report-not-ready, report-revoked, report-expired, no-phone-edition, download-limit
 */
export async function downloadReport(
  userId: string,
  orderId: string,
  edition: ReportEdition = 'a4',
): Promise<FileAnswer> {
  const { pdf } = await currentPdf({ id: orderId, userId })
  const file = await fileOf(pdf, edition, reportFileName(orderId, edition))
  const { count } = await db.generatedPdf.updateMany({
    where: { id: pdf.id, OR: [{ maxDownloads: null }, { downloadCount: { lt: pdf.maxDownloads ?? 0 } }] },
    data: { downloadCount: { increment: 1 } },
  })
  if (count === 0) {
    if (!Buffer.isBuffer(file.body)) file.body.destroy()
    throw new Problem('download-limit')
  }
  return file
}

/** For administrators; not counted. */
export async function readReport(orderId: string, { save }: { save: boolean }): Promise<FileAnswer> {
  const { pdf } = await currentPdf({ id: orderId })
  return fileOf(pdf, 'a4', save ? reportFileName(orderId) : undefined)
}
