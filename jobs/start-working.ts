import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { jobs, type JobName } from '#contract/jobs.ts'
import { TIME_ZONE } from '#contract/format.ts'
import { traced } from '#api/platform/trace.ts'
import { runJob } from './run-job.ts'

export function workOptions(name: JobName) {
  const { concurrency } = jobs[name]
  return {
    batchSize: concurrency,
    burstWhenBatchFull: concurrency > 1,
    perJobResults: true,
    includeMetadata: true,
    // NOTIFY wakes workers at once; polling finds what a dead worker left.
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    heartbeatRefreshSeconds: 3,
  } as const
}

/** Works on every declared job and schedules the recurring ones. */
export async function startWorking(boss: PgBoss): Promise<void> {
  for (const name of Object.keys(jobs) as JobName[]) {
    const declared = jobs[name]
    await boss.work(name, workOptions(name), async (batch: JobWithMetadata<unknown>[]) =>
      Promise.all(batch.map((job) => traced({ job: name, jobId: job.id }, () => runJob(name, job, job.signal)))),
    )
    if ('cron' in declared) await boss.schedule(name, declared.cron, {}, { tz: TIME_ZONE })
  }
  // An undeclared job's schedule would only fill its queue.
  for (const { name } of await boss.getSchedules()) if (!(name in jobs)) await boss.unschedule(name)
}
