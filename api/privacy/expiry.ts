import {
  ACCESS_LIFE_MONTHS,
  ANSWERS_LIFE_DAYS,
  DEVICE_LIFE_DAYS,
  DRAFT_LIFE_DAYS,
  LOG_LIFE_DAYS,
  MESSAGE_LIFE_DAYS,
  PHOTO_LIFE_DAYS,
  WEBHOOK_LIFE_DAYS,
} from '#contract/offer.ts'
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
import { forgetEndedAlarms } from '../upkeep/alarms.ts'
import { expireQuizzes } from './expire-quizzes.ts'
import { RECEIPT_MAIL_LIFE_DAYS, SPENT_KEY_LIFE_DAYS, UNDELIVERED_LIFE_DAYS } from './retention.ts'

const DAY_MS = 24 * 3_600_000
const PAGE = 500

/**
 * Promised on the privacy page: photos 30 days, reports a year, drafts 30 days, quizzes and messages 24 months, spent keys, old deliveries
 * and logs.
 */
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
  await db.knownDevice.deleteMany({ where: { lastUsedAt: { lt: ago(DEVICE_LIFE_DAYS) } } })
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
  await forgetEndedAlarms(now)
  await expireMessages(now)
  await expireAnswers(ago(ANSWERS_LIFE_DAYS))
  await forgetUndelivered(ago(UNDELIVERED_LIFE_DAYS))
  await destroySpentKeys(now)
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
      // Measures go with their photo; the report keeps its text.
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

/** Observations and sheet measures go with the last photo; without photos, after the same time. */
async function forgetSeen(before: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM observations o
    WHERE NOT EXISTS (SELECT FROM customer_photos p WHERE p.order_id = o.order_id AND p.purged_at IS NULL)
      AND (o.created_at < ${before} OR EXISTS (SELECT FROM customer_photos p WHERE p.order_id = o.order_id))`
  await db.$executeRaw`
    DELETE FROM colour_measures m
    WHERE NOT EXISTS (SELECT FROM customer_photos p WHERE p.order_id = m.order_id AND p.purged_at IS NULL)
      AND (m.measured_at < ${before} OR EXISTS (SELECT FROM customer_photos p WHERE p.order_id = m.order_id))`
  // Of people without consent.
  await db.$executeRaw`UPDATE orders SET quiz_head = NULL WHERE quiz_head IS NOT NULL AND created_at < ${before}`
}

/** They go with the last photo. */
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

/** A report's analysis is deleted with it; the last one takes all face findings along. */
async function forgetAnalyses(tx: Tx, pdfIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM season_choices s USING generated_pdfs gone
    WHERE gone.id = ANY(${[...pdfIds]}::uuid[]) AND s.order_id = gone.order_id AND NOT EXISTS (
      SELECT 1 FROM generated_pdfs kept WHERE kept.order_id = gone.order_id AND kept.purged_at IS NULL)`
  await tx.$executeRaw`
    DELETE FROM desk_choices d USING generated_pdfs gone
    WHERE gone.id = ANY(${[...pdfIds]}::uuid[]) AND d.order_id = gone.order_id AND NOT EXISTS (
      SELECT 1 FROM generated_pdfs kept WHERE kept.order_id = gone.order_id AND kept.purged_at IS NULL)`
  await tx.$executeRaw`
    DELETE FROM analyses a USING generated_pdfs gone
    WHERE gone.id = ANY(${[...pdfIds]}::uuid[]) AND a.order_id = gone.order_id
      AND (a.id = gone.id OR NOT EXISTS (
        SELECT 1 FROM generated_pdfs kept WHERE kept.order_id = gone.order_id AND kept.purged_at IS NULL))`
}

/** Messages and network addresses. */
async function expireMessages(now: Date): Promise<void> {
  const before = new Date(now.getTime() - MESSAGE_LIFE_DAYS * DAY_MS)
  await db.notification.deleteMany({ where: { createdAt: { lt: before } } })
  await db.outgoingMail.deleteMany({ where: { createdAt: { lt: before } } })
  const receiptsBefore = new Date(now.getTime() - RECEIPT_MAIL_LIFE_DAYS * DAY_MS)
  await db.outgoingMail.deleteMany({ where: { kind: 'erasure-receipt', createdAt: { lt: receiptsBefore } } })
  await db.pushSubscription.deleteMany({ where: { lastSeenAt: { lt: before } } })
  await db.reportBuild.deleteMany({ where: { startedAt: { lt: before } } })
  const accessBefore = new Date(now)
  accessBefore.setUTCMonth(accessBefore.getUTCMonth() - ACCESS_LIFE_MONTHS)
  await db.accessRecord.deleteMany({ where: { lastAt: { lt: accessBefore } } })
}

async function expireAnswers(before: Date): Promise<void> {
  await db.onboardingForm.deleteMany({ where: { createdAt: { lt: before } } })
  await db.orderNote.deleteMany({ where: { createdAt: { lt: before } } })
}

/** Face findings that led to no report. */
async function forgetUndelivered(before: Date): Promise<void> {
  const where = { createdAt: { lt: before }, order: { pdfs: { none: { purgedAt: null } } } }
  await db.seasonChoice.deleteMany({ where })
  await db.deskChoice.deleteMany({ where })
  await db.analysis.deleteMany({ where })
}

/** Destroys keys without rows, so that copies go too. Skips locked orders; later photos get a new key (`keepPhoto`). */
async function destroySpentKeys(now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - DAY_MS)
  await db.$executeRaw`
    WITH spent AS (
      SELECT k.id FROM sealing_keys k JOIN orders o ON o.id = k.owner_id
      WHERE k.destroyed_at IS NULL AND k.created_at < ${aDayAgo} AND o.status <> 'EM_PROCESSAMENTO' AND CASE k.scope
        WHEN 'face' THEN
          NOT EXISTS (SELECT FROM customer_photos p WHERE p.order_id = o.id AND p.purged_at IS NULL)
          AND NOT EXISTS (SELECT FROM observations s WHERE s.order_id = o.id)
          AND NOT EXISTS (SELECT FROM colour_measures c WHERE c.order_id = o.id)
          AND NOT EXISTS (SELECT FROM cloth_tests t WHERE t.order_id = o.id)
        WHEN 'report' THEN
          NOT EXISTS (SELECT FROM generated_pdfs g WHERE g.order_id = o.id AND g.purged_at IS NULL)
          AND NOT EXISTS (SELECT FROM analyses a WHERE a.order_id = o.id)
          AND NOT EXISTS (SELECT FROM season_choices c WHERE c.order_id = o.id)
          AND NOT EXISTS (SELECT FROM desk_choices d WHERE d.order_id = o.id)
        WHEN 'answers' THEN
          NOT EXISTS (SELECT FROM onboarding_forms f WHERE f.order_id = o.id)
          AND NOT EXISTS (SELECT FROM onboarding_drafts d WHERE d.order_id = o.id)
          AND NOT EXISTS (SELECT FROM order_notes n WHERE n.order_id = o.id)
        ELSE false END
      FOR UPDATE OF o SKIP LOCKED)
    UPDATE sealing_keys k SET wrapped = NULL, destroyed_at = now() FROM spent WHERE k.id = spent.id AND k.destroyed_at IS NULL`
}
