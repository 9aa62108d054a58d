import { DEAD_LETTER, type JobName } from '#contract/jobs.ts'
import { log } from '../platform/log.ts'
import { Prisma, transact, type Tx } from '../platform/db.ts'
import { raiseAlarm, type Violation } from './alarms.ts'

interface Job {
  readonly id: string
  readonly data: unknown
}

/** Groups jobs by kind and order. */
const subjectOf = (name: string, orderId: string | null) => (orderId ? `${name}:${orderId}` : name)

/** SQL for a job's order: from its payload, mail or event. `j` is the job's row, `o` the order's. */
export const JOB_ORDER = Prisma.sql`
  LEFT JOIN outgoing_mails m ON m.id = (j.data->>'mailId')::uuid
  LEFT JOIN webhook_events e ON e.id = (j.data->>'eventId')::uuid
  LEFT JOIN orders o ON o.id = coalesce(m.order_id, e.order_id, (j.data->>'orderId')::uuid)`

interface Resting {
  readonly name: string
  readonly order_id: string | null
  readonly count: number
}

/** By kind and order. Excludes alarm mails, which would alarm forever. */
export async function findDeadLetters(tx: Tx): Promise<Violation[]> {
  const rows = await tx.$queryRaw<Resting[]>`
    SELECT coalesce(j.source_name, 'desconhecida') AS name, o.id AS order_id, count(*)::int AS count
    FROM pgboss.job j ${JOB_ORDER}
    WHERE j.name = ${DEAD_LETTER} AND j.state = 'created' AND m.kind IS DISTINCT FROM 'alarm'
    GROUP BY 1, 2`
  return rows.map(({ name, order_id: orderId, count }) => ({
    subject: subjectOf(name, orderId),
    orderId,
    detail: { count },
  }))
}

/** Never throws, because the job must finish; the next check finds what it misses. */
export async function noteDeadLetter(name: JobName, { data }: Job, reason: string): Promise<void> {
  try {
    await transact(async (tx) => {
      const [row] = await tx.$queryRaw<{ order_id: string | null; kind: string | null }[]>`
        SELECT o.id AS order_id, m.kind FROM (SELECT ${JSON.stringify(data)}::jsonb AS data) j ${JOB_ORDER}`
      if (row?.kind === 'alarm') return
      const orderId = row?.order_id ?? null
      await raiseAlarm(tx, 'job-dead', { subject: subjectOf(name, orderId), orderId, detail: { count: 1 } })
    })
  } catch (error) {
    log.error({ err: error, job: name, reason }, 'could not tell of a dead letter')
  }
}
