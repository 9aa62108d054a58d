import type { DeskPreview } from '#contract/admin/desk.ts'
import { Problem } from '#contract/problem.ts'
import { ANALYSIS_VERSION } from '#visagism/analysis/analysis.ts'
import { lockOrder } from '../orders/order-status.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import type { FileAnswer } from '../platform/http.ts'
import { enqueue } from '../platform/queue.ts'
import { storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'
import { requireWorkable } from './approval.ts'
import { gatherReport } from './brief.ts'
import { dropPreviews } from '#api/orders/drop-previews.ts'

/** Slower ones are lost. */
const DRAWING_MS = 3 * 60_000

/**
 * As it would be delivered now, for staff. Reuses a current preview, so that colleagues see the same.
 * @throws Problem order-not-found, order-ended, form-missing, shape-missing
 */
export async function askPreview(orderId: string): Promise<string> {
  const material = await gatherReport(orderId)
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Problem('order-not-found')
    requireWorkable(order)
    if (!material) throw new Problem('form-missing')
    if (!material.hasEvidence) throw new Problem('shape-missing')
    const version = await versionNow(tx, orderId)
    const standing = await tx.reportPreview.findFirst({ where: { orderId, version, error: null } })
    const isComing = standing && standing.createdAt.getTime() > Date.now() - DRAWING_MS
    if (standing && (standing.storageKey !== null || isComing)) return standing.id
    await dropPreviews(tx, { orderId })
    const { id } = await tx.reportPreview.create({ data: { orderId, version } })
    await enqueue(tx, 'reports.preview', { previewId: id })
    return id
  })
}

/** Rows used, and engine edition. */
async function versionNow(tx: Tx, orderId: string): Promise<string> {
  const newest = { orderBy: { createdAt: 'desc' }, select: { id: true } } as const
  const [words, marking, fit, side, seen, season, choice, facts, colours, photos] = await Promise.all([
    tx.analysis.findFirst({ where: { orderId, state: 'edited' }, ...newest }),
    tx.faceMarking.findFirst({ where: { orderId }, ...newest }),
    tx.photoFit.findFirst({ where: { orderId }, ...newest }),
    tx.sideMarking.findFirst({ where: { orderId }, ...newest }),
    tx.observation.findFirst({ where: { orderId }, orderBy: { id: 'desc' }, select: { id: true } }),
    tx.seasonChoice.findFirst({ where: { orderId }, ...newest }),
    tx.deskChoice.findFirst({ where: { orderId }, ...newest }),
    tx.saidFact.findFirst({ where: { orderId, source: 'visagist' }, ...newest }),
    tx.colourMeasure.findFirst({ where: { orderId }, orderBy: { measuredAt: 'desc' }, select: { measuredAt: true } }),
    tx.customerPhoto.findMany({ where: { orderId, purgedAt: null }, orderBy: { slot: 'asc' }, select: { id: true } }),
  ])
  const measured = colours?.measuredAt.getTime()
  const parts = [words?.id, marking?.id, fit?.id, side?.id, seen?.id, season?.id, choice?.id, facts?.id, measured]
  return [ANALYSIS_VERSION, ...parts, ...photos.map(({ id }) => id)].join('/')
}

/** @throws Problem not-found if discarded */
export async function findPreview(orderId: string, id: string): Promise<DeskPreview> {
  const row = await db.reportPreview.findFirst({ where: { id, orderId } })
  if (!row) throw new Problem('not-found')
  return { id: row.id, percent: row.percent, ready: row.storageKey !== null, failed: row.error !== null }
}

/** @throws Problem not-found */
export async function readPreview(orderId: string, id: string): Promise<FileAnswer> {
  // Hidden for orders ended by hand.
  const row = await db.reportPreview.findFirst({ where: { id, orderId, order: { eraseAt: null } } })
  if (!row?.storageKey) throw new Problem('not-found')
  const { body, size } = await storage.stream(row.storageKey).catch((error: unknown) => {
    throw error instanceof StoredFileMissing ? new Problem('not-found') : error
  })
  return { body, size, type: 'application/pdf' }
}

/** Null if discarded. */
export const openPreview = (id: string): Promise<{ orderId: string } | null> =>
  db.reportPreview.findUnique({ where: { id }, select: { orderId: true } })

export async function notePreview(id: string, done: number, of: number): Promise<void> {
  const percent = of > 0 ? Math.min(99, Math.round((done / of) * 100)) : 0
  await db.reportPreview.updateMany({ where: { id }, data: { percent } })
}

/** @returns false if discarded meanwhile: delete its file. */
export async function keepPreview(id: string, outcome: { storageKey: string } | { error: string }): Promise<boolean> {
  const { count } = await db.reportPreview.updateMany({
    where: { id },
    data: { ...outcome, ...('storageKey' in outcome ? { percent: 100 } : {}), finishedAt: new Date() },
  })
  return count > 0
}
