import type { AlarmKind } from '#contract/admin/health.ts'
import { DEAD_LETTER, type JobName } from '#contract/jobs.ts'
import { PRICE_CENTS } from '#contract/offer.ts'
import { queueMail } from '../mail/outgoing.ts'
import { Prisma, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import type { Violation } from './alarms.ts'
import { findDeadLetters } from './dead-letters.ts'

/** Checked every minute in production, and by tests that kill processes. */
export interface Invariant {
  readonly name: string
  readonly find: (tx: Tx) => Promise<Violation[]>
  /** Repairs a violation, or names its alarm. */
  readonly mend: { readonly repair: (tx: Tx, violation: Violation) => Promise<unknown> } | { readonly alarm: AlarmKind }
}

/** Time for running transactions and jobs. */
const PATIENCE = Prisma.sql`interval '2 minutes'`
/** Bounds the cost of a check, whatever the number of orders. */
const RECENT = Prisma.sql`interval '30 days'`
/** More share one cause; the next minute continues. */
const MOST = 500

/** A payload field's values in live jobs and dead letters. */
const heldBy = (name: JobName, field: string) => Prisma.sql`
  SELECT data->>${field} FROM pgboss.job
  WHERE data->>${field} IS NOT NULL
    AND ((name = ${name} AND state < 'completed') OR (name = ${DEAD_LETTER} AND source_name = ${name} AND state = 'created'))`

interface Row {
  readonly subject: string
  readonly order_id: string | null
  readonly detail: Prisma.JsonObject | null
}

/** The statement must return `subject`, `order_id` and `detail`. */
const bySql = (statement: Prisma.Sql) => async (tx: Tx) => {
  const rows = await tx.$queryRaw<Row[]>`${statement} LIMIT ${MOST}`
  return rows.map(({ subject, order_id: orderId, detail }) => ({
    subject,
    orderId,
    detail: (detail ?? {}) as Prisma.InputJsonObject,
  }))
}

/** Paid through a webhook, not by hand or as sample data. */
const BOUGHT = Prisma.sql`EXISTS (
  SELECT FROM webhook_events e WHERE e.order_id = o.id AND e.kind = 'paid' AND e.verdict = 'applied' AND NOT e.is_test)`

export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'no event of the payment provider waits unread',
    find: bySql(Prisma.sql`
      SELECT id::text AS subject, NULL::uuid AS order_id, NULL::jsonb AS detail FROM webhook_events
      WHERE processed_at IS NULL AND received_at < now() - ${PATIENCE}
        AND id::text NOT IN (${heldBy('payments.apply', 'eventId')})`),
    mend: { repair: (tx, { subject: eventId }) => enqueue(tx, 'payments.apply', { eventId }) },
  },
  {
    name: 'whoever paid has an order',
    find: bySql(Prisma.sql`
      SELECT e.id::text AS subject, NULL::uuid AS order_id, NULL::jsonb AS detail FROM webhook_events e
      WHERE e.kind = 'paid' AND e.verdict = 'applied' AND NOT e.is_test AND e.external_order_id IS NOT NULL
        AND e.received_at > now() - ${RECENT} AND e.processed_at < now() - ${PATIENCE}
        AND NOT EXISTS (SELECT FROM orders o WHERE o.provider = e.provider AND o.provider_order_id = e.external_order_id)`),
    mend: {
      async repair(tx, { subject: eventId }) {
        await tx.webhookEvent.update({ where: { id: eventId }, data: { processedAt: null, verdict: null } })
        await enqueue(tx, 'payments.apply', { eventId })
      },
    },
  },
  {
    name: 'no payment is left unreadable',
    find: bySql(Prisma.sql`
      SELECT e.id::text AS subject, NULL::uuid AS order_id, NULL::jsonb AS detail FROM webhook_events e
      WHERE e.kind = 'paid' AND e.verdict = 'flagged' AND e.order_id IS NULL AND NOT e.is_test
        AND e.received_at > now() - ${RECENT}`),
    mend: { alarm: 'paid-unread' },
  },
  {
    name: 'a form that was sent has its report made, or waits at the desk',
    find: bySql(Prisma.sql`
      SELECT o.id::text AS subject, o.id AS order_id, NULL::jsonb AS detail FROM orders o
      WHERE o.status = 'EM_PROCESSAMENTO' AND NOT o.needs_visagist AND o.updated_at < now() - ${PATIENCE}
        AND o.id::text NOT IN (${heldBy('reports.build', 'orderId')})
        AND NOT EXISTS (SELECT FROM analyses a WHERE a.order_id = o.id AND a.state IN ('approved', 'unreviewed')
          AND a.content = '{}' AND a.created_at >= o.submitted_at)`),
    mend: { repair: (tx, { subject: orderId }) => enqueue(tx, 'reports.build', { orderId }) },
  },
  {
    name: 'what was approved is made',
    find: bySql(Prisma.sql`
      SELECT a.id::text AS subject, o.id AS order_id, NULL::jsonb AS detail
      FROM analyses a JOIN orders o ON o.id = a.order_id
      WHERE a.state IN ('approved', 'unreviewed') AND a.content = '{}' AND a.created_at < now() - ${PATIENCE}
        AND (o.submitted_at IS NULL OR a.created_at >= o.submitted_at)
        AND o.status IN ('EM_PROCESSAMENTO', 'CONCLUIDO')
        AND a.id::text NOT IN (${heldBy('reports.build', 'approvalId')})`),
    mend: {
      async repair(tx, { subject: approvalId, orderId }) {
        if (orderId) await enqueue(tx, 'reports.build', { orderId, forced: true, approvalId })
      },
    },
  },
  {
    name: 'what is done has its report',
    find: bySql(Prisma.sql`
      SELECT o.id::text AS subject, o.id AS order_id, NULL::jsonb AS detail
      FROM orders o JOIN users u ON u.id = o.user_id AND u.erased_at IS NULL
      WHERE o.status = 'CONCLUIDO' AND o.updated_at > now() - ${RECENT} AND NOT EXISTS (SELECT FROM generated_pdfs p WHERE p.order_id = o.id)`),
    mend: { alarm: 'report-missing' },
  },
  {
    name: 'a mail decided on is on its way',
    find: bySql(Prisma.sql`
      SELECT id::text AS subject, order_id, NULL::jsonb AS detail FROM outgoing_mails
      WHERE status = 'queued' AND created_at < now() - ${PATIENCE}
        AND id::text NOT IN (${heldBy('mail.send', 'mailId')})`),
    mend: { repair: (tx, { subject: mailId }) => enqueue(tx, 'mail.send', { mailId }) },
  },
  {
    name: 'whoever bought was mailed the way in',
    find: bySql(Prisma.sql`
      SELECT o.id::text AS subject, o.id AS order_id, NULL::jsonb AS detail
      FROM orders o JOIN users u ON u.id = o.user_id AND u.erased_at IS NULL
      WHERE o.created_at BETWEEN now() - interval '7 days' AND now() - ${PATIENCE}
        AND o.status NOT IN ('REEMBOLSADO', 'CHARGEBACK') AND ${BOUGHT}
        AND NOT EXISTS (SELECT FROM outgoing_mails m WHERE m.order_id = o.id AND m.kind = 'access')`),
    mend: {
      async repair(tx, { subject: orderId }) {
        const { user } = await tx.order.findUniqueOrThrow({ where: { id: orderId }, include: { user: true } })
        await queueMail(tx, {
          kind: 'access',
          to: user.email,
          userId: user.id,
          orderId,
          dedupeKey: `access:${orderId}`,
        })
      },
    },
  },
  {
    name: 'whoever has a report was mailed of it',
    find: bySql(Prisma.sql`
      SELECT p.id::text AS subject, o.id AS order_id, jsonb_build_object('pages', p.page_count) AS detail
      FROM generated_pdfs p JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.user_id AND u.erased_at IS NULL
      WHERE p.created_at BETWEEN now() - interval '7 days' AND now() - ${PATIENCE}
        AND p.superseded_at IS NULL AND p.purged_at IS NULL AND o.status = 'CONCLUIDO' AND ${BOUGHT}
        AND NOT EXISTS (SELECT FROM outgoing_mails m WHERE m.order_id = o.id AND m.kind = 'report-ready'
          AND m.created_at >= p.created_at - ${PATIENCE})`),
    mend: {
      async repair(tx, { subject: pdfId, orderId, detail }) {
        if (!orderId) return
        const { user } = await tx.order.findUniqueOrThrow({ where: { id: orderId }, include: { user: true } })
        await queueMail(tx, {
          kind: 'report-ready',
          to: user.email,
          userId: user.id,
          orderId,
          dedupeKey: `report-ready:${orderId}:${pdfId}`,
          data: { pages: Number(detail?.['pages'] ?? 0) },
        })
      },
    },
  },
  {
    name: 'an order was paid what it costs',
    find: bySql(Prisma.sql`
      SELECT o.id::text AS subject, o.id AS order_id, jsonb_build_object('amountCents', o.amount_cents) AS detail
      FROM orders o
      WHERE o.created_at > now() - ${RECENT} AND o.provider_order_id IS NOT NULL
        AND o.status NOT IN ('REEMBOLSADO', 'CHARGEBACK') AND o.amount_cents < ${PRICE_CENTS} AND ${BOUGHT}`),
    mend: { alarm: 'cheap-order' },
  },
  { name: 'no job rests in the dead letters', find: findDeadLetters, mend: { alarm: 'job-dead' } },
  {
    name: 'no job has been failing for a quarter of an hour',
    find: bySql(Prisma.sql`
      SELECT name AS subject, NULL::uuid AS order_id, jsonb_build_object('count', count(*)) AS detail FROM pgboss.job
      WHERE state IN ('retry', 'active') AND retry_count > 0 AND created_on < now() - interval '15 minutes'
      GROUP BY name ORDER BY name`),
    mend: { alarm: 'outage' },
  },
]
