import { Prisma, type Tx } from '../platform/db.ts'
import { destroyKeys } from '../platform/keyring.ts'
import { NOTHING_SAID } from './photo-doubts.ts'

/** Both editions must go. */
const NO_FILES = { storageKey: null, phoneStorageKey: null } as const

/**
 * Erases an order's face in the caller's transaction, which locks the order: photos, findings, drawn head, conclusions, reports, previews
 * and links; last the keys, so that copies become unreadable. Write nothing of face or report afterwards.
 * @returns stored files still to be deleted
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
  await tx.deskChoice.deleteMany({ where })
  // A waiting approval has no face data; its job notifies the approver and deletes it.
  await tx.analysis.deleteMany({ where: { orderId, NOT: { content: { equals: {} } } } })
  await tx.photoRequest.deleteMany({ where })
  await tx.salonCardLink.deleteMany({ where })
  await tx.reportPreview.deleteMany({ where })
  // Their published sentence stays; the shape beside it goes.
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

/** From the same person's free quiz. */
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
