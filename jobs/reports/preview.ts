import type { JobPayload } from '#contract/jobs.ts'
import { isTerminal } from '#contract/orders.ts'
import { db } from '#api/platform/db.ts'
import { storage } from '#api/platform/storage.ts'
import { gatherReport } from '#api/reports/brief.ts'
import { keepPreview, notePreview, openPreview } from '#api/reports/previews.ts'
import { settleLater } from '#api/platform/settle-later.ts'
import type { JobContext } from '#api/platform/queue.ts'
import { makePreview } from './make-report.ts'

/** For the team only: no notice, no delivery. */
export async function drawPreview({ previewId }: JobPayload<'reports.preview'>, job: JobContext): Promise<void> {
  const preview = await openPreview(previewId)
  const material = preview && (await gatherReport(preview.orderId))
  if (!material?.hasEvidence || isTerminal(material.order.status)) return
  try {
    const { bytes } = await makePreview(material, previewId, (done, of) => notePreview(previewId, done, of))
    const storageKey = `previews/${job.id.slice(0, 2)}/${job.id}.pdf`
    await settleLater(db, [storageKey])
    await storage.put(storageKey, bytes, { scope: 'report', ownerId: material.order.id })
    if (!(await keepPreview(previewId, { storageKey }))) await storage.remove(storageKey)
  } catch (error) {
    await keepPreview(previewId, { error: error instanceof Error ? error.message.slice(0, 500) : 'falhou' })
    throw error
  }
}
