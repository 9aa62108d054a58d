import {
  type Deeds,
  type EmailLog,
  type JournalEntry,
  REJECTED_DAYS,
  type RejectedWebhook,
  type WebhookLog,
} from '#contract/admin/logs.ts'
import type { Page, PageQuery } from '#contract/admin/page.ts'
import { JOURNAL_ACTIONS, LOOKS } from '#contract/journal.ts'
import { Problem } from '#contract/problem.ts'
import { printedName } from '#visagism/names/person-name.ts'
import { knownName, NAMES } from '../auth/names.ts'
import type { Actor } from '../orders/order-status.ts'
import { waitsForAddress } from '../payments/apply.ts'
import { db, Prisma, transact } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { journal } from './journal.ts'
import { findPage, isUuid, readPage } from './page.ts'
import { kindsLike } from './kinds.ts'
import { payloadDifferences } from '../payments/payload-differences.ts'
import { ordersNumbered, personClause } from './search.ts'

export async function listWebhooks(
  query: PageQuery & { verdict?: string | undefined },
): Promise<Page<WebhookLog> & { rejected: RejectedWebhook[] }> {
  // This list's `created_at` is the arrival.
  const from = Prisma.sql`(SELECT *, received_at AS created_at FROM webhook_events) t`
  const where = Prisma.sql`
    ${query.verdict ? Prisma.sql`AND t.verdict = ${query.verdict}::webhook_verdict` : Prisma.empty}
    ${query.search ? await deliveryClause(query.search) : Prisma.empty}`
  const [page, rejected] = await Promise.all([
    findPage({ from, where }, query),
    db.webhookRejection.findMany({
      where: { day: { gt: new Date(Date.now() - REJECTED_DAYS * 24 * 3_600_000) } },
      orderBy: { lastAt: 'desc' },
    }),
  ])
  const list = await readPage(
    page,
    (ids) =>
      db.webhookEvent.findMany({
        where: { id: { in: ids } },
        include: { order: { select: { userId: true, status: true, user: { select: NAMES } } } },
      }),
    (row): WebhookLog => ({
      id: row.id,
      eventType: row.eventType,
      kind: row.kind,
      verdict: row.verdict ?? 'pending',
      reason: row.reason,
      error: row.error,
      response: row.reason ?? row.verdict ?? 'pending',
      success: row.error === null && row.verdict !== null && row.verdict !== 'flagged',
      payload: row.payload,
      eventKey: row.eventKey,
      deliveries: row.deliveries,
      differingBodies: row.differingBodies,
      differences: row.otherPayload === null ? [] : payloadDifferences(row.payload, row.otherPayload),
      isTest: row.isTest,
      externalOrderId: row.externalOrderId,
      waitsForAddress: waitsForAddress(row),
      orderId: row.orderId,
      orderStatus: row.order?.status ?? null,
      customerId: row.order?.userId ?? null,
      customerName: knownName(row.order?.user),
      timestamp: row.receivedAt.toISOString(),
      processedAt: row.processedAt?.toISOString() ?? null,
    }),
  )
  return {
    ...list,
    rejected: rejected.map(({ day, reason, count, lastAt }) => ({
      day: day.toISOString().slice(0, 10),
      eventType: 'rejected_webhook',
      reason,
      response: reason,
      success: false,
      count,
      lastAt: lastAt.toISOString(),
    })),
  }
}

/** Our or the provider's order number, the notice's id, or a word of the event's name. */
async function deliveryClause(search: string): Promise<Prisma.Sql> {
  const numbered = await ordersNumbered(search)
  if (numbered.length > 0) return Prisma.sql`AND t.order_id = ANY(${numbered}::uuid[])`
  if (isUuid(search)) return Prisma.sql`AND (t.id = ${search}::uuid OR t.external_order_id = ${search})`
  const kinds = await kindsLike('webhook_events', 'event_type', search)
  if (kinds.length > 0) return Prisma.sql`AND t.event_type = ANY(${kinds}::text[])`
  return Prisma.sql`AND t.provider = 'kiwify' AND t.external_order_id = ${search}`
}

/** Processes a stored event again. @throws Problem not-found */
export async function replayWebhook(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.webhookEvent.updateMany({ where: { id }, data: { processedAt: null, error: null } })
    if (count === 0) throw new Problem('not-found')
    await enqueue(tx, 'payments.apply', { eventId: id })
    await journal(tx, actor, { action: 'webhook.replayed', subject: 'webhook', subjectId: id })
  })
}

export async function listMails(query: PageQuery & { status?: string | undefined }): Promise<Page<EmailLog>> {
  const searched = query.search ? await personClause(query.search, Prisma.sql`t.user_id`) : null
  const filter = query.status ? Prisma.sql`AND t.status = ${query.status}::mail_status` : Prisma.empty
  const source = {
    from: Prisma.sql`outgoing_mails t`,
    where: Prisma.sql`${filter} ${searched ? Prisma.sql`AND ${searched.clause}` : Prisma.empty}`,
    some: searched?.some && Prisma.sql`${filter} AND ${searched.some}`,
  }
  const list = await readPage(
    await findPage(source, query),
    (ids) => db.outgoingMail.findMany({ where: { id: { in: ids } } }),
    (row): EmailLog => ({
      id: row.id,
      type: row.kind,
      subject: row.subject,
      to: row.toEmail,
      status: row.status,
      success: row.status === 'sent',
      error: row.error,
      details: { status: row.status, attempts: row.attempts, messageId: row.messageId },
      attempts: row.attempts,
      messageId: row.messageId,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
      userId: row.userId,
      orderId: row.orderId,
    }),
  )
  return { ...list, ...(searched?.isFuzzyMatch ? { isFuzzyMatch: true } : {}) }
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** An order number, a whole id, or a word of the action's label. */
async function entryClause(search: string): Promise<Prisma.Sql> {
  const numbered = await ordersNumbered(search)
  if (numbered.length > 0) return Prisma.sql`AND t.subject_id = ANY(${numbered}::uuid[])`
  if (isUuid(search)) return Prisma.sql`AND t.subject_id = ${search}::uuid`
  const shown = Object.entries(JOURNAL_ACTIONS).filter(([, words]) => folded(words).includes(folded(search)))
  const kinds = [...shown.map(([action]) => action), ...(await kindsLike('journal_entries', 'action', search))]
  return Prisma.sql`AND t.action = ANY(${kinds}::text[])`
}

const DEEDS: Readonly<Record<Deeds, Prisma.Sql>> = {
  changes: Prisma.sql`AND t.action <> ALL(${[...LOOKS]}::text[])`,
  looks: Prisma.sql`AND t.action = ANY(${[...LOOKS]}::text[])`,
}

export async function listJournal({
  deeds,
  ...query
}: PageQuery & { deeds?: Deeds | undefined }): Promise<Page<JournalEntry>> {
  const searched = query.search ? await entryClause(query.search) : Prisma.empty
  const where = Prisma.sql`${searched} ${deeds ? DEEDS[deeds] : Prisma.empty}`
  return readPage(
    await findPage({ from: Prisma.sql`journal_entries t`, where }, query),
    async (ids) =>
      withConcerns(
        await db.journalEntry.findMany({
          where: { id: { in: ids } },
          include: { actor: { select: { fullName: true } } },
        }),
      ),
    (row): JournalEntry => ({
      id: row.id,
      actorId: row.actorId,
      actorName: printedName(row.actor?.fullName),
      action: row.action,
      subject: row.subject,
      subjectId: row.subjectId,
      from: row.from,
      to: row.to,
      concerns: row.concerns,
      ip: row.ip,
      createdAt: row.createdAt.toISOString(),
    }),
  )
}

interface About {
  readonly subject: string
  readonly subjectId: string | null
}

/** Adds what the notice or mail was, because ids alone say nothing. */
async function withConcerns<Entry extends About>(entries: readonly Entry[]) {
  const idsOf = (subject: string) =>
    entries.flatMap((entry) => (entry.subject === subject && entry.subjectId ? [entry.subjectId] : []))
  const [notices, mails] = await Promise.all([
    db.webhookEvent.findMany({
      where: { id: { in: idsOf('webhook') } },
      select: { id: true, kind: true, orderId: true, isTest: true },
    }),
    db.outgoingMail.findMany({
      where: { id: { in: idsOf('mail') } },
      select: { id: true, kind: true, orderId: true, toEmail: true },
    }),
  ])
  const found = new Map<string, JournalEntry['concerns']>([
    ...notices.map(({ id, ...notice }) => [id, { ...notice, recipient: null }] as const),
    ...mails.map(({ id, toEmail, ...mail }) => [id, { ...mail, recipient: toEmail, isTest: false }] as const),
  ])
  return entries.map((entry) => ({ ...entry, concerns: found.get(entry.subjectId ?? '') ?? null }))
}
