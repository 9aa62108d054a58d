import { Prisma, type Tx } from '../platform/db.ts'
import { destroyKeys } from '../platform/keyring.ts'
import { NOTHING_SAID } from './photo-doubts.ts'

/** The files of a report's row: whoever ends a report ends all of them. */
const NO_FILES = { storageKey: null, phoneStorageKey: null } as const

/**
 * Forgets one order's face in the caller's transaction, which holds the order: photos, what was seen, marked and measured on them,
 * the drawn head, what was concluded, every edition of the report and its previews, and the links that lead to them. Last of
 * all the keys, so that copies of it elsewhere open no more. Nothing of that face or report may be written after it in the same
 * transaction.
 * @returns the stored files that are left to be removed; sealed with keys that are gone
 */
export async function forgetFace(tx: Tx, orderId: string): Promise<string[]> {
  const where = { orderId }
  const [photos, pdfs, previews] = [
    await tx.customerPhoto.findMany({ where: { orderId, purgedAt: null }, select: { storageKey: true } }),
    await tx.generatedPdf.findMany({
      where: { orderId, purgedAt: null },
      select: { storageKey: true, phoneStorageKey: true },
    }),
    await tx.reportPreview.findMany({ where, select: { storageKey: true } }),
  ]
  await tx.observation.deleteMany({ where })
  await tx.colourMeasure.deleteMany({ where })
  await tx.faceMarking.deleteMany({ where })
  await tx.sideMarking.deleteMany({ where })
  await tx.clothTest.deleteMany({ where })
  await tx.seasonChoice.deleteMany({ where })
  // An approval that waits says nothing of the face; the job that meets it tells who approved, and deletes it.
  await tx.analysis.deleteMany({ where: { orderId, NOT: { content: { equals: {} } } } })
  await tx.photoRequest.deleteMany({ where })
  await tx.salonCardLink.deleteMany({ where })
  await tx.reportPreview.deleteMany({ where })
  // The sentence they let us publish stays theirs; the face's shape beside the name goes.
  await tx.voiceLicence.updateMany({ where: { rating: { orderId } }, data: { shape: null } })
  const purgedAt = new Date()
  await tx.customerPhoto.updateMany({
    where: { orderId, purgedAt: null },
    data: { purgedAt, storageKey: null, ...NOTHING_SAID },
  })
  await tx.generatedPdf.updateMany({ where: { orderId, purgedAt: null }, data: { purgedAt, ...NO_FILES } })
  await forgetDrawnHead(tx, orderId)
  await destroyKeys(tx, [
    { scope: 'face', ownerId: orderId },
    { scope: 'report', ownerId: orderId },
  ])
  const keys = [...photos, ...previews].map(({ storageKey }) => storageKey)
  for (const { storageKey, phoneStorageKey } of pdfs) keys.push(storageKey, phoneStorageKey)
  return keys.filter((key) => key !== null)
}

/** Chosen in the free test, by the same person. */
async function forgetDrawnHead(tx: Tx, orderId: string): Promise<void> {
  await tx.order.updateMany({
    where: { id: orderId, quizHead: { not: Prisma.AnyNull } },
    data: { quizHead: Prisma.DbNull },
  })
  await tx.$executeRaw`
    WITH own AS (
      UPDATE leads SET head = NULL FROM orders o JOIN users u ON u.id = o.user_id
      WHERE o.id = ${orderId}::uuid AND leads.email = u.email RETURNING leads.id)
    UPDATE quiz_runs SET head = NULL FROM own WHERE quiz_runs.lead_id = own.id`
}
