import type { FailedJob } from '#contract/admin/logs.ts'
import { DEAD_LETTER, type JobName, jobs } from '#contract/jobs.ts'
import { Problem } from '#contract/problem.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, type Prisma, transact, type Tx } from '../platform/db.ts'
import { enqueue } from '../platform/queue.ts'
import { journal } from './journal.ts'

interface DeadRow {
  id: string
  name: string | null
  data: unknown
  output: Prisma.JsonValue
  tries: number
  at: Date
}

/** More than this have one cause, and the newest tell it. */
const SHOWN = 200

/** Jobs that failed to their last try, newest first. */
export async function listFailedJobs(): Promise<FailedJob[]> {
  const rows = await db.$queryRaw<DeadRow[]>`
    SELECT id, source_name AS name, data, source_output AS output, coalesce(source_retry_count, 0)::int + 1 AS tries, created_on AS at
    FROM pgboss.job WHERE name = ${DEAD_LETTER} AND state = 'created' ORDER BY created_on DESC LIMIT ${SHOWN}`
  return rows.map(({ id, name, data, output, tries, at }) => ({
    id,
    name: name ?? 'desconhecida',
    payload: data,
    error: errorIn(output),
    tries,
    failedAt: at.toISOString(),
  }))
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

const isJobName = (name: string | null): name is JobName => name !== null && Object.hasOwn(jobs, name)

/** Back to the queue it came from, with all its tries. @throws Problem not-found */
export async function retryJob(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const { name, data } = await takeOut(tx, id)
    if (!isJobName(name)) throw new Problem('not-found', { text: 'Esta tarefa não existe mais no produto.' })
    await enqueue(tx, name, jobs[name].payload.parse(data))
    await journal(tx, actor, { action: 'job.retried', subject: 'job', subjectId: id, to: { name } })
  })
}

/** @throws Problem not-found */
export async function discardJob(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const { name } = await takeOut(tx, id)
    await journal(tx, actor, { action: 'job.discarded', subject: 'job', subjectId: id, from: { name } })
  })
}
