import { scrubbedText } from '#api/platform/scrub.ts'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import * as z from 'zod/mini'
import { type JobDeclaration, jobs, type JobName } from '#contract/jobs.ts'
import { log, type LogCategory, record } from '#api/platform/log.ts'
import { isOutage } from '#api/platform/outage.ts'
import { noteDeadLetter } from '#api/upkeep/dead-letters.ts'
import { handlers } from './handlers.ts'
import type { JobContext } from '#api/platform/queue.ts'

const CATEGORY: Readonly<Record<string, LogCategory>> = {
  mail: 'email',
  notifications: 'api_request',
  payments: 'webhook',
  quiz: 'ai_analysis',
  reports: 'pdf_generation',
  tracking: 'facebook_tracking',
}

const categoryOf = (name: JobName): LogCategory => CATEGORY[name.split('.', 1)[0] ?? ''] ?? 'database'

const Left = z.object({
  message: z.string(),
  /** Tries that failed by our own fault. */
  ownFaults: z.int(),
})

/** A job whose worker died this often is no longer run. */
const KILLS_MAX = 20

/**
 * Outages (see `isOutage`) are left to the queue, which retries for days. Our own faults get the declared tries, then become dead letters
 * and alert administrators.
 */
export async function runJob(name: JobName, job: JobWithMetadata<unknown>, signal: AbortSignal): Promise<JobResult> {
  const started = performance.now()
  const declared: JobDeclaration = jobs[name]
  const left = Left.safeParse(job.output).data
  const handle = handlers[name] as (payload: unknown, context: JobContext) => Promise<void>
  try {
    if (!left && job.retryCount >= KILLS_MAX) throw new Error(`o processo morreu ${job.retryCount} vezes nesta tarefa`)
    await handle(declared.payload.parse(job.data), { id: job.id, signal })
    log.debug({ job: name, id: job.id, duration: Math.round(performance.now() - started) }, 'job done')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isOurs = !isOutage(error)
    const ownFaults = (left?.ownFaults ?? 0) + (isOurs ? 1 : 0)
    const isKiller = !left && job.retryCount >= KILLS_MAX
    const isDead = isKiller || (isOurs && ownFaults > declared.retryLimit) || job.retryCount >= job.retryLimit
    log.error({ err: error, job: name, id: job.id, isOurs, isDead }, 'job failed')
    await record({
      level: 'error',
      category: categoryOf(name),
      action: name,
      message: `Tarefa ${name} falhou: ${message}`,
      duration: Math.round(performance.now() - started),
      details: { jobId: job.id, payload: job.data as object, fault: isOurs ? 'own' : 'outage' },
    })
    if (isDead) await noteDeadLetter(name, job, message)
    return {
      id: job.id,
      status: isDead ? 'deadletter' : 'failed',
      output: { message: scrubbedText(message), ownFaults },
    }
  }
}
