import type { Job, JobResult } from 'pg-boss'
import { jobs, type JobName } from '#contract/jobs.ts'
import { db } from '#api/platform/db.ts'
import { log, record } from '#api/platform/log.ts'
import { closeQueue, openQueue } from '#api/platform/queue.ts'
import { stopOnSignals } from '#api/platform/shutdown.ts'
import { TIME_ZONE } from '#contract/format.ts'
import { handlers } from './handlers.ts'
import type { JobContext } from './job-context.ts'

const CATEGORY = {
  mail: 'email',
  notifications: 'api_request',
  payments: 'webhook',
  quiz: 'ai_analysis',
  reports: 'pdf_generation',
  storage: 'database',
  tracking: 'facebook_tracking',
  upkeep: 'database',
} as const

function categoryOf(name: JobName) {
  const room = Object.keys(CATEGORY).find((key) => name.startsWith(`${key}.`))
  return CATEGORY[(room ?? 'upkeep') as keyof typeof CATEGORY]
}

/** Runs one job; a failure is said where the administrator reads it and left to the queue to try again. */
async function run(name: JobName, job: Job<unknown>, signal: AbortSignal): Promise<JobResult> {
  const started = performance.now()
  const handle = handlers[name] as (payload: unknown, context: JobContext) => Promise<void>
  try {
    await handle(jobs[name].payload.parse(job.data), { id: job.id, signal })
    log.debug({ job: name, id: job.id, duration: Math.round(performance.now() - started) }, 'job done')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    log.error({ err: error, job: name, id: job.id }, 'job failed')
    await record({
      level: 'error',
      category: categoryOf(name),
      action: name,
      message: `Tarefa ${name} falhou: ${message}`,
      duration: Math.round(performance.now() - started),
      details: { jobId: job.id, payload: job.data as object },
    })
    return { id: job.id, status: 'failed', output: { message } }
  }
}

const boss = await openQueue('worker')
for (const name of Object.keys(jobs) as JobName[]) {
  const declared = jobs[name]
  await boss.work<unknown>(
    name,
    {
      batchSize: declared.concurrency,
      burstWhenBatchFull: declared.concurrency > 1,
      perJobResults: true,
      // NOTIFY wakes at once; the clock finds what a dead worker left behind.
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
      heartbeatRefreshSeconds: 3,
    },
    async (batch) => Promise.all(batch.map((job) => run(name, job, job.signal))),
  )
  if ('cron' in declared) await boss.schedule(name, declared.cron, {}, { tz: TIME_ZONE })
}
// A clock of a job that is declared no more would fill its queue for nobody.
for (const { name } of await boss.getSchedules()) if (!(name in jobs)) await boss.unschedule(name)
log.info({ jobs: Object.keys(jobs) }, 'worker ready')
// The supervisor starts a process that has been serving again at once.
process.send?.('serving')

stopOnSignals(async () => {
  await closeQueue()
  await db.$disconnect()
})
