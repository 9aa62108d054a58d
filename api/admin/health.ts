import * as z from 'zod/mini'
import { type Alarm, type Health, isRepairable, type QueueState } from '#contract/admin/health.ts'
import { DEAD_LETTER, jobs } from '#contract/jobs.ts'
import { Problem } from '#contract/problem.ts'
import type { Actor } from '../orders/order-status.ts'
import { compareSales, isSafeAmount, repairDifference } from '../payments/compare-sales.ts'
import { salesAreConfigured } from '../payments/kiwify-sales.ts'
import { db, type Prisma, transact } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { readReadiness } from '../platform/health.ts'
import { isAlarmKind, listAlarms } from '../upkeep/alarms.ts'
import { readRuns } from '../upkeep/runs.ts'
import { journal } from './journal.ts'

const Detail = z.object({ count: z.optional(z.int()), amountCents: z.nullish(z.int()) })
const Compared = z.looseObject({ compared: z.int() })

export function presentAlarm(row: Prisma.AlarmGetPayload<object>): Alarm[] {
  const { id, kind, subject, orderId, openedAt } = row
  if (!isAlarmKind(kind)) return []
  const { count = null, amountCents = null } = Detail.safeParse(row.detail).data ?? {}
  const canRepair = isRepairable(kind) && (kind !== 'sale-missing' || isSafeAmount(amountCents))
  return [{ id, kind, subject, orderId, count, amountCents, canRepair, openedAt: openedAt.toISOString() }]
}

export async function readHealth(): Promise<Health> {
  const [parts, webhook, sent, waiting, runs, queues, alarms] = await Promise.all([
    readReadiness(),
    db.webhookEvent.findFirst({
      where: { isTest: false },
      orderBy: { receivedAt: 'desc' },
      select: { receivedAt: true },
    }),
    db.outgoingMail.findFirst({
      where: { sentAt: { not: null } },
      orderBy: { createdAt: 'desc' },
      select: { sentAt: true },
    }),
    db.outgoingMail.count({ where: { status: 'queued' } }),
    readRuns(),
    readQueues(),
    listAlarms(),
  ])
  return {
    parts,
    lastWebhookAt: webhook?.receivedAt.toISOString() ?? null,
    mail: { lastSentAt: sent?.sentAt?.toISOString() ?? null, waiting, leaves: env.SMTP_URL !== undefined },
    reconciledAt: runs['upkeep.reconcile']?.at ?? null,
    sweptAt: runs['storage.sweep']?.at ?? null,
    journalVerifiedAt: runs['journal.verify']?.at ?? null,
    backupAt: runs.backup?.at ?? null,
    sales: {
      isConfigured: salesAreConfigured(),
      comparedAt: runs['payments.compare']?.at ?? null,
      compared: Compared.safeParse(runs['payments.compare']).data?.compared ?? null,
    },
    queues,
    alarms: alarms.flatMap(presentAlarm),
  }
}

export async function readQueues(): Promise<QueueState[]> {
  const rows = await db.$queryRaw<QueueState[]>`
    SELECT coalesce(CASE WHEN name = ${DEAD_LETTER} THEN source_name END, name) AS name,
      count(*) FILTER (WHERE name <> ${DEAD_LETTER} AND state IN ('created', 'retry') AND start_after <= now())::int AS waiting,
      extract(epoch FROM now() - min(start_after)
        FILTER (WHERE name <> ${DEAD_LETTER} AND state IN ('created', 'retry') AND start_after <= now()))::int AS "oldestSeconds",
      count(*) FILTER (WHERE name <> ${DEAD_LETTER} AND state = 'retry')::int AS retrying,
      count(*) FILTER (WHERE name = ${DEAD_LETTER})::int AS dead
    FROM pgboss.job WHERE state < 'completed' GROUP BY 1`
  const nothing = { waiting: 0, oldestSeconds: null, retrying: 0, dead: 0 }
  const busy = (queue: QueueState) => queue.dead * 1e6 + queue.retrying * 1e3 + queue.waiting
  return Object.keys(jobs)
    .map((name) => rows.find((row) => row.name === name) ?? { name, ...nothing })
    .sort((a, b) => busy(b) - busy(a) || a.name.localeCompare(b.name))
}

/** @throws Problem not-found */
export async function dismissAlarm(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.alarm.updateMany({
      where: { id, endedAt: null, dismissedAt: null },
      data: { dismissedAt: new Date() },
    })
    if (count === 0) throw new Problem('not-found')
    const { kind } = await tx.alarm.findUniqueOrThrow({ where: { id } })
    await journal(tx, actor, { action: 'alarm.dismissed', subject: 'alarm', subjectId: id, from: { kind } })
  })
}

/** @throws Problem not-found, sale-changed, sale-unsafe, unavailable */
export async function repairAlarm(id: string, actor: Actor): Promise<string> {
  const { saleId, effect } = await repairDifference(id)
  await journal(db, actor, { action: 'alarm.repaired', subject: 'alarm', subjectId: id, to: { saleId, effect } })
  return effect === 'paid'
    ? 'O pedido está sendo criado. A pessoa recebe o acesso por e-mail.'
    : 'O pedido está sendo encerrado.'
}

/** @throws Problem sales-unconfigured, unavailable */
export async function compareSalesNow(actor: Actor): Promise<string> {
  const days = 30
  const compared = await compareSales(days)
  if (compared === null) throw new Problem('sales-unconfigured')
  await journal(db, actor, { action: 'sales.compared', subject: 'integration', to: { days, compared } })
  return compared === 1 ? '1 venda conferida, de 30 dias.' : `${compared} vendas conferidas, de 30 dias.`
}
