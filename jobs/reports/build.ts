import { createHash } from 'node:crypto'
import { formatMegabytes } from '#contract/format.ts'
import type { JobPayload } from '#contract/jobs.ts'
import { isTerminal } from '#contract/orders.ts'
import { db } from '#api/platform/db.ts'
import { record } from '#api/platform/log.ts'
import { storage } from '#api/platform/storage.ts'
import { giveUpApproval, mayDeliver } from '#api/reports/approval.ts'
import { gatherReport, type ReportMaterial } from '#api/reports/brief.ts'
import { finishBuild, noteProgress, startBuild } from '#api/reports/progress.ts'
import { publishReport, waitForVisagist } from '#api/reports/reports.ts'
import { settleLater } from '#api/platform/settle-later.ts'
import { noteIsAnswered } from '#api/reports/unread-note.ts'
import { leavesUnmet } from '#visagism/reading/reading.ts'
import { proposeFacePoints } from '../face/propose-points.ts'
import type { JobContext } from '#api/platform/queue.ts'
import { lookAtFace } from './ai/opinion.ts'
import { readNote } from './ai/read-note.ts'
import type { Report } from './document/compose/draw-report.ts'
import { makeReport } from './make-report.ts'

/**
 * Can restart at any point: file key and report id come from the job, so a killed worker still leaves one report, one notification and one
 * mail.
 */
export async function buildReport(
  { orderId, forced = false, approvalId }: JobPayload<'reports.build'>,
  job: JobContext,
): Promise<void> {
  if (!approvalId) {
    await proposeFacePoints(orderId)
    await readNote(orderId)
  }
  const gathered = await gatherReport(orderId)
  if (!gathered || isTerminal(gathered.order.status)) return giveUpApproval(orderId)
  const isReleased = await mayDeliver(db, orderId, approvalId)
  if (approvalId && !isReleased) return finishPublished(job.id)
  if (gathered.order.status === 'CONCLUIDO' && !forced) return
  const material = await withOpinion(gathered)
  if (!material.hasEvidence || !isReleased) return waitForVisagist(orderId)
  const started = performance.now()
  if (!(await noteIsAnswered(db, material.order))) return waitForVisagist(orderId)
  if (approvalId === undefined && leavesUnmet(material.brief)) return waitForVisagist(orderId)
  await startBuild(job.id, orderId)
  try {
    const drawn = await makeReport(material, job.id, (done, of) => noteProgress(job.id, done, of), {
      isApproved: approvalId !== undefined,
    })
    const key = `reports/${job.id.slice(0, 2)}/${job.id}`
    await settleLater(db, [`${key}.pdf`, `${key}-phone.pdf`])
    const a4 = await storeEdition(orderId, `${key}.pdf`, drawn.a4)
    const phone = await storeEdition(orderId, `${key}-phone.pdf`, drawn.phone)
    if (!(await publishReport(material.order, { id: job.id, ...a4, phone }, drawn.analysis, approvalId))) {
      await Promise.all([a4, phone].map(({ storageKey }) => storage.remove(storageKey)))
      await giveUpApproval(orderId)
    }
    await finishBuild(job.id, null)
    await record({
      category: 'pdf_generation',
      action: 'report_built',
      message: `Relatório de ${a4.pageCount} páginas, ${formatMegabytes(a4.fileSize)}; para celular, ${phone.pageCount} páginas, ${formatMegabytes(phone.fileSize)}`,
      duration: Math.round(performance.now() - started),
      orderId,
    })
  } catch (error) {
    await finishBuild(job.id, error instanceof Error ? error.message : String(error))
    throw error
  }
}

async function storeEdition(orderId: string, storageKey: string, { bytes, pageCount }: Report) {
  await storage.put(storageKey, bytes, { scope: 'report', ownerId: orderId })
  return {
    storageKey,
    fileSize: bytes.length,
    pageCount,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** A worker killed after publishing leaves the run open. */
async function finishPublished(jobId: string): Promise<void> {
  if ((await db.generatedPdf.count({ where: { id: jobId } })) > 0) await finishBuild(jobId, null)
}

/** It ranks below a visagist and marked points, above the quiz. */
async function withOpinion(material: ReportMaterial): Promise<ReportMaterial> {
  const ai = material.brief.ai ?? (await lookAtFace(material))
  return ai ? { ...material, brief: { ...material.brief, ai }, hasEvidence: true } : material
}
