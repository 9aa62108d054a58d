import type { FailedJob } from '#contract/admin/logs.ts'
import { DEAD_LETTER, type JobName, jobs } from '#contract/jobs.ts'
import { Problem } from '#contract/problem.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, type Prisma, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { JOB_ORDER } from '../upkeep/dead-letters.ts'
import { journal } from './journal.ts'

interface DeadRow {
  id: string
  name: string | null
  data: unknown
  output: Prisma.JsonValue
  tries: number
  order_id: string | null
  at: Date
}

const SHOWN = 200

/** Dead letters, newest first, and totals by kind. */
export async function listFailedJobs(): Promise<{ jobs: FailedJob[]; kinds: { name: string; count: number }[] }> {
  const rows = await db.$queryRaw<DeadRow[]>`
    SELECT j.id, j.source_name AS name, j.data, j.source_output AS output, o.id AS order_id,
      coalesce(j.source_retry_count, 0)::int + 1 AS tries, j.created_on AS at
    FROM pgboss.job j ${JOB_ORDER}
    WHERE j.name = ${DEAD_LETTER} AND j.state = 'created' ORDER BY j.created_on DESC LIMIT ${SHOWN}`
  const kinds = await db.$queryRaw<{ name: string; count: number }[]>`
    SELECT coalesce(source_name, 'desconhecida') AS name, count(*)::int AS count FROM pgboss.job
    WHERE name = ${DEAD_LETTER} AND state = 'created' GROUP BY 1 ORDER BY 2 DESC, 1`
  return {
    kinds,
    jobs: rows.map(({ id, name, data, output, tries, order_id: orderId, at }) => ({
      id,
      name: name ?? 'desconhecida',
      payload: data,
      error: errorIn(output),
      tries,
      orderId,
      failedAt: at.toISOString(),
    })),
  }
}

function errorIn(output: Prisma.JsonValue): string {
  if (typeof output === 'object' && output !== null && 'message' in output && typeof output['message'] === 'string')
    return output['message']
  return output === null ? 'Sem mensagem.' : JSON.stringify(output).slice(0, 500)
}

async function takeOut(tx: Tx, id: string): Promise<{ name: string | null; data: unknown }> {
  const [row] = await tx.$queryRaw<{ name: string | null; data: unknown }[]>`
    DELETE FROM pgboss.job WHERE name = ${DEAD_LETTER} AND id = ${id}::uuid AND state = 'created'
    RETURNING source_name AS name, data`
  if (!row) throw new Problem('not-found')
  return row
}

const GONE_KIND = 'Esta tarefa não existe mais no produto.'

const isJobName = (name: string | null): name is JobName => name !== null && Object.hasOwn(jobs, name)

/** Requeues with all retries. @throws Problem not-found */
export async function retryJob(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const { name, data } = await takeOut(tx, id)
    if (!isJobName(name)) throw new Problem('not-found', { text: GONE_KIND })
    await enqueue(tx, name, jobs[name].payload.parse(data))
    await journal(tx, actor, { action: 'job.retried', subject: 'job', subjectId: id, to: { name } })
  })
}

/** Per transaction; a night's mails are thousands. */
const BATCH = 500

/**
 * Requeues a whole kind with all retries, each batch committed separately.
 * @returns how many
 * @throws Problem not-found for a kind the product no longer has
 */
export async function retryJobs(name: string, actor: Actor): Promise<number> {
  if (!isJobName(name)) throw new Problem('not-found', { text: GONE_KIND })
  let retried = 0
  for (;;) {
    const count = await transact(async (tx) => {
      const rows = await tx.$queryRaw<{ data: unknown }[]>`
        DELETE FROM pgboss.job WHERE name = ${DEAD_LETTER} AND id IN (
          SELECT id FROM pgboss.job WHERE name = ${DEAD_LETTER} AND source_name = ${name} AND state = 'created'
          ORDER BY created_on LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING data`
      for (const { data } of rows) await enqueue(tx, name, jobs[name].payload.parse(data) as never)
      return rows.length
    })
    retried += count
    if (count < BATCH) break
  }
  await journal(db, actor, { action: 'jobs.retried', subject: 'job', to: { name, count: retried } })
  return retried
}

/** @throws Problem not-found */
export async function discardJob(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const { name, data } = await takeOut(tx, id)
    await settleDiscarded(tx, name, data)
    await journal(tx, actor, { action: 'job.discarded', subject: 'job', subjectId: id, from: { name } })
  })
}

/** Otherwise the invariants would queue the discarded mail again (see api/upkeep/invariants.ts). */
async function settleDiscarded(tx: Tx, name: string | null, data: unknown): Promise<void> {
  if (name !== 'mail.send') return
  const { mailId } = jobs['mail.send'].payload.parse(data)
  await tx.outgoingMail.updateMany({ where: { id: mailId, status: 'queued' }, data: { status: 'failed' } })
}
