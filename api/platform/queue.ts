import { setTimeout as pause } from 'node:timers/promises'
import { fromPrisma, PgBoss } from 'pg-boss'
import { DEAD_LETTER, type JobDeclaration, jobs, type JobName, type JobPayload } from '#contract/jobs.ts'
import type { Tx } from './db.ts'
import { db } from './db.ts'
import { env } from './env.ts'
import { log } from './log.ts'
import { isOutage } from './outage.ts'

const jobNames = Object.keys(jobs).filter((name): name is JobName => Object.hasOwn(jobs, name))

/**
 * Workers supervise; API processes only insert. Both wake by NOTIFY. A killed worker's job is noticed within heartbeat + supervision: 10 s
 * + 2 s.
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

const DAY_S = 86_400
const YEAR_S = 365 * DAY_S
const RETRY_DELAY_MAX_S = 600

/** Whether final failures become dead letters. */
const restsWhenFailed = ({ cron, retryLimit }: JobDeclaration) => cron === undefined || retryLimit > 0

/** Enough for days of outage; jobs/run-job.ts limits our own faults. */
function mostTries({ retryLimit, outageDays = 0, retryDelayMax = RETRY_DELAY_MAX_S }: JobDeclaration): number {
  return retryLimit + Math.ceil((outageDays * DAY_S) / retryDelayMax)
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5_000

/** Waits out a PostgreSQL restart. @throws non-outages, such as a wrong password */
export async function waitForDatabase(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      await db.$queryRaw`SELECT 1`
      return
    } catch (error) {
      if (!isOutage(error)) throw error
      log.warn({ err: error, wait }, 'the database is away; waiting for it')
    }
    await pause(wait)
  }
}

let opened: Promise<PgBoss> | undefined

async function openBoss(role: 'api' | 'worker'): Promise<PgBoss> {
  await waitForDatabase()
  const boss = createBoss(role)
  await boss.start()
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  const resting = { retryLimit: 0, retentionSeconds: YEAR_S, deleteAfterSeconds: YEAR_S }
  await (known.has(DEAD_LETTER) ? boss.updateQueue(DEAD_LETTER, resting) : boss.createQueue(DEAD_LETTER, resting))
  for (const name of jobNames) {
    const declared: JobDeclaration = jobs[name]
    const { retryDelay, retryDelayMax = RETRY_DELAY_MAX_S, expireInSeconds, heartbeatSeconds } = declared
    const options = {
      retryLimit: mostTries(declared),
      // Older waiting jobs are deleted; none should wait so long.
      retentionSeconds: ((declared.outageDays ?? 0) + 14) * DAY_S,
      retryDelay,
      retryBackoff: true,
      retryDelayMax,
      expireInSeconds,
      heartbeatSeconds,
      // Cron jobs run again the next minute, so no dead letter.
      ...(restsWhenFailed(declared) ? { deadLetter: DEAD_LETTER } : {}),
      notify: true,
    }
    await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options))
  }
  return boss
}

/** Once per process; creates missing queues. */
export function openQueue(role: 'api' | 'worker' = 'api'): Promise<PgBoss> {
  opened ??= openBoss(role).catch((error: unknown) => {
    // Allows another attempt.
    opened = undefined
    throw error
  })
  return opened
}

export async function closeQueue(): Promise<void> {
  const closing = opened
  opened = undefined
  if (closing) await (await closing).stop({ graceful: true, timeout: 25_000 })
}

/** What a handler hears of its job; the id stays the same across retries. */
export interface JobContext {
  readonly id: string
  readonly signal: AbortSignal
}

export interface EnqueueOptions {
  /** Earliest start. */
  startAfter?: Date
}

/**
 * In the caller's transaction.
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
  const jobId = await boss.send(name, data as object, { ...options, db: fromPrisma(tx) })
  // Links request and job in the log.
  log.info({ enqueued: name, enqueuedId: jobId }, 'job enqueued')
}

/** For /readyz. */
export async function queueIsReady(): Promise<boolean> {
  await openQueue()
  const rows = await db.$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n FROM pgboss.queue`
  return Number(rows[0]?.n ?? 0) > jobNames.length
}
