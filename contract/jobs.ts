import * as z from 'zod/mini'
import { Id } from './fields.ts'

/**
 * Work that takes time. One name is queue, log label and administrator's filter. Payloads carry ids: what a job needs it
 * reads when it runs. Every handler may run twice.
 */
export interface JobDeclaration {
  readonly payload: z.ZodMiniType
  /** Tries after the first, with doubling waits from `retryDelay` seconds. */
  readonly retryLimit: number
  readonly retryDelay: number
  /** The doubling stops here. Seconds; ten minutes when not said. */
  readonly retryDelayMax?: number
  /** A handler silent for longer has failed. Seconds. */
  readonly expireInSeconds: number
  /** A worker that stops beating is taken for dead after this; another takes the job. Seconds. */
  readonly heartbeatSeconds: number
  /** How many one worker process takes at once. */
  readonly concurrency: number
  /** São Paulo time, when the job is a clock's. */
  readonly cron?: string
}

function declare<const T extends Readonly<Record<string, JobDeclaration>>>(table: T): T {
  return table
}

export const jobs = declare({
  /** Folds every stored event of one payment into its order. */
  'payments.apply': {
    payload: z.object({ eventId: Id }),
    retryLimit: 8,
    retryDelay: 2,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  'mail.send': {
    payload: z.object({ mailId: Id }),
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  /** Carries one notification to one device. */
  'notifications.push': {
    payload: z.object({ notificationId: Id, subscriptionId: Id }),
    retryLimit: 8,
    retryDelay: 5,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 8,
  },
  /**
   * Draws and stores the PDF. `forced`: also once it is delivered. `approvalId`: only while that word stands; where a person
   * approves each report, nothing is drawn without it.
   */
  'reports.build': {
    payload: z.object({ orderId: Id, forced: z.optional(z.boolean()), approvalId: z.optional(Id) }),
    retryLimit: 5,
    // Short: a killed worker's job waits ten seconds for its heartbeat already.
    retryDelay: 1,
    expireInSeconds: 180,
    heartbeatSeconds: 10,
    concurrency: 1,
  },
  /** The report as it would leave now, for the desk. */
  'reports.preview': {
    payload: z.object({ previewId: Id }),
    retryLimit: 1,
    retryDelay: 1,
    expireInSeconds: 180,
    heartbeatSeconds: 10,
    concurrency: 1,
  },
  /** What the buyer tapped in the free test, into the record of what is seen: once they agreed to the use of their face. */
  'observed.propose-head': {
    payload: z.object({ orderId: Id }),
    retryLimit: 5,
    retryDelay: 1,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /** Lets the configured model write free analyses in advance: of sets of answers, never at a visitor's asking. */
  'quiz.previews': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 1,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
    concurrency: 1,
    cron: '7 * * * *',
  },
  /** One batch of a message to everybody; asks for the next one in the same transaction. */
  'notifications.broadcast': {
    payload: z.object({ broadcastId: Id }),
    retryLimit: 10,
    retryDelay: 2,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 1,
  },
  /** One event to Meta's Conversions API. So many tries, at most six hours apart, outlast the week such an event lives. */
  'tracking.send': {
    payload: z.object({ trackingEventId: Id }),
    retryLimit: 38,
    retryDelay: 30,
    retryDelayMax: 6 * 3600,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  /** Deletes stored files no row points at any more. Keys, not ids: the rows are gone. */
  'storage.remove': {
    payload: z.object({ keys: z.array(z.string()) }),
    retryLimit: 10,
    retryDelay: 10,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /** Stores the totals of past days, and counts those again whose rows have changed. */
  'figures.refresh': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 900,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '* * * * *',
  },
  /** Retention promises: photos 30 days, reports a year, drafts 30 days, spent codes and sessions. */
  'upkeep.expire': {
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '20 3 * * *',
  },
  /** Tells administrators of orders at 50, 80 and 100 % of their delivery time. */
  'upkeep.deadlines': {
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '*/5 * * * *',
  },
  /** Reminds buyers of a form that is not begun, or stopped half way. By day only. */
  'upkeep.reminders': {
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '*/15 9-19 * * *',
  },
})

export type JobName = keyof typeof jobs
export type JobPayload<N extends JobName> = z.infer<(typeof jobs)[N]['payload']>
/** Where jobs end that failed to their last try. */
export const DEAD_LETTER = 'dead-letter'
