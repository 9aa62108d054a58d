import { fromPrisma, PgBoss } from 'pg-boss'
import { DEAD_LETTER, type JobDeclaration, jobs, type JobName, type JobPayload } from '#contract/jobs.ts'
import type { Tx } from './db.ts'
import { db } from './db.ts'
import { env } from './env.ts'
import { log } from './log.ts'

const jobNames = Object.keys(jobs).filter((name): name is JobName => Object.hasOwn(jobs, name))

/**
 * A worker supervises (dead colleagues, clocks); an API process only writes rows. Both wake on NOTIFY.
 * A job whose worker was killed is noticed within heartbeat + supervision: 10 s + 2 s.
 */
function createBoss(role: 'api' | 'worker'): PgBoss {
  const isWorker = role === 'worker'
  const boss = new PgBoss({
    connectionString: env.DATABASE_URL,
    application_name: `rosto-ideal-${role}`,
    max: isWorker ? 8 : 3,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue error'))
  return boss
}

let opened: Promise<PgBoss> | undefined

async function openBoss(role: 'api' | 'worker'): Promise<PgBoss> {
  const boss = createBoss(role)
  await boss.start()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  if (!known.has(DEAD_LETTER))
    await boss.createQueue(DEAD_LETTER, { retryLimit: 0, deleteAfterSeconds: 60 * 60 * 24 * 90 })
  for (const name of jobNames) {
    const declared: JobDeclaration = jobs[name]
    const { retryLimit, retryDelay, retryDelayMax = 600, expireInSeconds, heartbeatSeconds } = declared
    const options = {
      retryLimit,
      retryDelay,
      retryBackoff: true,
      retryDelayMax,
      expireInSeconds,
      heartbeatSeconds,
      deadLetter: DEAD_LETTER,
      notify: true,
    }
    await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options))
  }
  return boss
}

/** Starts the queue for this process, once; makes what is missing in the database. */
export function openQueue(role: 'api' | 'worker' = 'api'): Promise<PgBoss> {
  opened ??= openBoss(role)
  return opened
}

export async function closeQueue(): Promise<void> {
  const closing = opened
  opened = undefined
  if (closing) await (await closing).stop({ graceful: true, timeout: 25_000 })
}

export interface EnqueueOptions {
  /** Not before then. */
  startAfter?: Date
}

/**
 * Writes a job in the caller's transaction: it exists if and only if the write does.
 * @throws ZodError when the payload is not what contract/jobs.ts declares.
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  name: N,
  payload: JobPayload<N>,
  options: EnqueueOptions = {},
): Promise<void> {
  const boss = await openQueue()
  const data = jobs[name].payload.parse(payload)
  await boss.send(name, data as object, { ...options, db: fromPrisma(tx) })
}

/** Is the queue answering? For /readyz. */
export async function queueIsReady(): Promise<boolean> {
  await openQueue()
  const rows = await db.$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n FROM pgboss.queue`
  return Number(rows[0]?.n ?? 0) > jobNames.length
}
