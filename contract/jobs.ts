import * as z from 'zod/mini'
import { Id } from './fields.ts'

/**
 * Work that takes time. One name is queue, log label and administrator's filter. Payloads carry ids: what a job needs it
 * reads when it runs. Every handler may run twice.
 */
export interface JobDeclaration {
  readonly payload: z.ZodMiniType
  /** Tries after the first where the fault is ours, with doubling waits from `retryDelay` seconds; then it rests, and is told. */
  readonly retryLimit: number
  readonly retryDelay: number
  /** The doubling stops here. Seconds; ten minutes when not said. */
  readonly retryDelayMax?: number
  /** For so long it goes on while something of the world is away: storage, mail server, network. Not said: like a fault of ours. */
  readonly outageDays?: number
  /** A handler silent for longer has failed. Seconds. */
  readonly expireInSeconds: number
  /** A worker that stops beating is taken for dead after this; another takes the job. Seconds. */
  readonly heartbeatSeconds: number
  /** How many one worker process takes at once. */
  readonly concurrency: number
  /** São Paulo time, when the job is a clock's. */
  readonly cron?: string
}

/** The queue counts its seconds in 31 bits. Days. */
const FOR_EVER = 20_000

function declare<const T extends Readonly<Record<string, JobDeclaration>>>(table: T): T {
  return table
}

export const jobs = declare({
  /** Folds every stored event of one payment into its order. */
  'payments.apply': {
    payload: z.object({ eventId: Id }),
    retryLimit: 8,
    retryDelay: 2,
    outageDays: 30,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  /** Compares the provider's list of sales with our orders: the last two days, at four in the morning thirty. */
  'payments.compare': {
    payload: z.object({ days: z.optional(z.int()) }),
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '17 * * * *',
  },
  /** Answers whoever asked for a code: whether there is an account at all is decided here, where no visitor can measure it. */
  'auth.answer': {
    payload: z.object({ codeId: Id }),
    retryLimit: 5,
    retryDelay: 2,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  'mail.send': {
    payload: z.object({ mailId: Id }),
    retryLimit: 3,
    retryDelay: 5,
    outageDays: 3,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  /** Carries one notification to one device. */
  'notifications.push': {
    payload: z.object({ notificationId: Id, subscriptionId: Id }),
    retryLimit: 8,
    retryDelay: 5,
    outageDays: 1,
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
    outageDays: 30,
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
    outageDays: 7,
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
    outageDays: 3,
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
    // A promise to somebody: what was to be deleted is deleted.
    outageDays: FOR_EVER,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /**
   * Written before a file is, for a day later: by then a row points at the file, or its writer died in between and the file
   * is nobody's.
   */
  'storage.settle': {
    payload: z.object({ keys: z.array(z.string()) }),
    retryLimit: 8,
    retryDelay: 10,
    outageDays: FOR_EVER,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /** Compares what is stored with what rows point at, both ways. */
  'storage.sweep': {
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 600,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '50 3 * * *',
  },
  /** Removes what an order's face and report left in storage, then tells the person that it is gone. It was promised. */
  'orders.erased': {
    payload: z.object({
      orderId: Id,
      why: z.enum(['REEMBOLSADO', 'CHARGEBACK', 'closed', 'revoked', 'revoked-stopped']),
      keys: z.array(z.string()),
    }),
    retryLimit: 8,
    retryDelay: 10,
    outageDays: FOR_EVER,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /** Destroys what orders ended by hand kept for a day, once it is over. */
  'orders.erase-ended': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '* * * * *',
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
  /** Looks for what must never be (a paid order without its report, …), repairs it or alarms. The next minute looks again. */
  'upkeep.reconcile': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '* * * * *',
  },
  /** Links the journal's new entries into its chain. */
  'journal.link': {
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 900,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '* * * * *',
  },
  /** Reads the journal's whole chain and alarms where it is broken. */
  'journal.verify': {
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 600,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '5 4 * * *',
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
