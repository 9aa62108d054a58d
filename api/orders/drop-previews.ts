import type { Prisma, Tx } from '#api/platform/db.ts'
import { enqueue } from '#api/platform/queue.ts'

export async function dropPreviews(tx: Tx, where: Prisma.ReportPreviewWhereInput): Promise<void> {
  const rows = await tx.reportPreview.findMany({ where, select: { id: true, storageKey: true } })
  if (rows.length === 0) return
  await tx.reportPreview.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  const keys = rows.flatMap(({ storageKey }) => storageKey ?? [])
  if (keys.length > 0) await enqueue(tx, 'storage.remove', { keys })
}
