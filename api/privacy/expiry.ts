import { DRAFT_LIFE_DAYS, PHOTO_LIFE_DAYS } from '#contract/offer.ts'
import { collectImages } from '../blog/images.ts'
import { forgetOldViews } from '../blog/views.ts'
import { NOTHING_SAID } from '../orders/photo-doubts.ts'
import { db, transact, type Tx } from '../platform/db.ts'
import { record } from '../platform/log.ts'
import { enqueue } from '../platform/queue.ts'
import { dropPreviews } from '#api/orders/drop-previews.ts'
import { forgetOldMessages } from '../site/contact.ts'
import { forgetOldTracking } from '../tracking/delivery.ts'
import { NO_REPORT_FILES, reportKeys } from '../reports/report-files.ts'
import { expireQuizzes } from './expire-quizzes.ts'

const DAY_MS = 24 * 3_600_000
const PAGE = 500
/** Raw deliveries, without documents and addresses, are kept this long. */
const WEBHOOK_LIFE_DAYS = 90
const SPENT_KEY_LIFE_DAYS = 30
/** Technical lines; some tell of whom they were about. */
const LOG_LIFE_DAYS = 30

/** The promises of the privacy page, kept: photos 30 days, reports a year, drafts 30 days, tests and messages 24 months, spent keys, old deliveries and log lines. */
export async function expirePrivateData(now = new Date()): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const photos = await expirePhotos(now)
  await forgetSeen(ago(PHOTO_LIFE_DAYS))
  await forgetCloths()
  const reports = await expireReports(now)
  const drafts = await db.onboardingDraft.deleteMany({ where: { updatedAt: { lt: ago(DRAFT_LIFE_DAYS) } } })
  const sessions = await db.session.deleteMany({
    where: { OR: [{ expiresAt: { lt: now } }, { revokedAt: { lt: ago(SPENT_KEY_LIFE_DAYS) } }] },
  })
  await db.signInCode.deleteMany({ where: { expiresAt: { lt: ago(SPENT_KEY_LIFE_DAYS) } } })
  await db.magicLink.deleteMany({ where: { expiresAt: { lt: ago(SPENT_KEY_LIFE_DAYS) } } })
  await db.photoRequest.deleteMany({ where: { expiresAt: { lt: ago(1) } } })
  await transact((tx) => dropPreviews(tx, { createdAt: { lt: ago(1) } }))
  await db.salonCardLink.deleteMany({ where: { expiresAt: { lt: ago(1) } } })
  const deliveries = await db.webhookEvent.deleteMany({ where: { receivedAt: { lt: ago(WEBHOOK_LIFE_DAYS) } } })
  await db.$executeRaw`
    WITH gone AS (DELETE FROM system_logs WHERE created_at < ${ago(LOG_LIFE_DAYS)} RETURNING created_at)
    INSERT INTO changed_days (day) SELECT DISTINCT day_of(created_at) FROM gone`
  const quizzes = await expireQuizzes(now)
  const messages = await forgetOldMessages(now)
  const pictures = await collectImages(now)
  await forgetOldTracking(now)
  await forgetOldViews(now)
  await db.rateLimit.deleteMany({ where: { expire: { lt: ago(1) } } })
  await record({
    category: 'database',
    action: 'private_data_expired',
    message: `Retenção: ${photos} fotos, ${reports} relatórios, ${drafts.count} rascunhos, ${sessions.count} sessões, ${quizzes} testes, ${messages} mensagens, ${deliveries.count} eventos, ${pictures} imagens do blog apagados`,
  })
}

async function expirePhotos(now: Date): Promise<number> {
  let total = 0
  for (;;) {
    const gone = await transact(async (tx) => {
      const rows = await tx.customerPhoto.findMany({ where: { expiresAt: { lt: now }, purgedAt: null }, take: PAGE })
      if (rows.length === 0) return 0
      const ids = rows.map((row) => row.id)
      // What was measured on a photo goes with it; the report keeps its words for its own year.
      await tx.faceMarking.deleteMany({ where: { photoId: { in: ids } } })
      await tx.colourMeasure.deleteMany({ where: { photoId: { in: ids } } })
      await tx.sideMarking.deleteMany({ where: { photoId: { in: ids } } })
      await tx.customerPhoto.updateMany({
        where: { id: { in: ids } },
        data: { purgedAt: now, storageKey: null, ...NOTHING_SAID },
      })
      await enqueue(tx, 'storage.remove', { keys: rows.flatMap((row) => row.storageKey ?? []) })
      return rows.length
    })
    total += gone
    if (gone < PAGE) return total
  }
}

/** What was seen of a face, and measured beside a sheet, goes with its last photo; where none ever came, as long after it was said as a photo is kept. */
async function forgetSeen(before: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM observations o
    WHERE NOT EXISTS (SELECT FROM customer_photos p WHERE p.order_id = o.order_id AND p.purged_at IS NULL)
      AND (o.created_at < ${before} OR EXISTS (SELECT FROM customer_photos p WHERE p.order_id = o.order_id))`
  await db.$executeRaw`
    DELETE FROM colour_measures m
    WHERE NOT EXISTS (SELECT FROM customer_photos p WHERE p.order_id = m.order_id AND p.purged_at IS NULL)
      AND (m.measured_at < ${before} OR EXISTS (SELECT FROM customer_photos p WHERE p.order_id = m.order_id))`
  // Of whoever never agreed to the use of their face.
  await db.$executeRaw`UPDATE orders SET quiz_head = NULL WHERE quiz_head IS NOT NULL AND created_at < ${before}`
}

/** Answers about a face before cloths go with its last photo. */
async function forgetCloths(): Promise<void> {
  await db.$executeRaw`
    DELETE FROM cloth_tests c
    WHERE NOT EXISTS (SELECT FROM customer_photos p WHERE p.order_id = c.order_id AND p.purged_at IS NULL)`
}

async function expireReports(now: Date): Promise<number> {
  let total = 0
  for (;;) {
    const gone = await transact(async (tx) => {
      const rows = await tx.generatedPdf.findMany({ where: { expiresAt: { lt: now }, purgedAt: null }, take: PAGE })
      if (rows.length === 0) return 0
      const ids = rows.map((row) => row.id)
      await tx.generatedPdf.updateMany({ where: { id: { in: ids } }, data: { purgedAt: now, ...NO_REPORT_FILES } })
      await forgetAnalyses(tx, ids)
      await enqueue(tx, 'storage.remove', { keys: rows.flatMap(reportKeys) })
      return rows.length
    })
    total += gone
    if (gone < PAGE) return total
  }
}

/** What a report said ends with it; with an order's last report goes everything that was read from that face. */
async function forgetAnalyses(tx: Tx, pdfIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM season_choices s USING generated_pdfs gone
    WHERE gone.id = ANY(${[...pdfIds]}::uuid[]) AND s.order_id = gone.order_id AND NOT EXISTS (
      SELECT 1 FROM generated_pdfs kept WHERE kept.order_id = gone.order_id AND kept.purged_at IS NULL)`
  await tx.$executeRaw`
    DELETE FROM analyses a USING generated_pdfs gone
    WHERE gone.id = ANY(${[...pdfIds]}::uuid[]) AND a.order_id = gone.order_id
      AND (a.id = gone.id OR NOT EXISTS (
        SELECT 1 FROM generated_pdfs kept WHERE kept.order_id = gone.order_id AND kept.purged_at IS NULL))`
}
