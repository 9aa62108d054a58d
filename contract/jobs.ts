import * as z from 'zod/mini'
import { Id } from './fields.ts'

export type JobTopic = 'sales' | 'reports' | 'messages' | 'house'

/** The name is also queue, log label and filter. Payloads carry ids; data is read on running. Every handler may run twice. */
export interface JobDeclaration {
  /** Its name in the back office. */
  readonly words: string
  /** Who is told when it stops: `admin/alarm-roles.ts`. */
  readonly topic: JobTopic
  readonly payload: z.ZodMiniType
  /** For our own faults, doubling from `retryDelay` seconds; then a reported dead letter. */
  readonly retryLimit: number
  readonly retryDelay: number
  /** Maximum. Seconds; default ten minutes. */
  readonly retryDelayMax?: number
  /** How long to retry while storage, mail server or network is down. */
  readonly outageDays?: number
  /** Timeout. Seconds. */
  readonly expireInSeconds: number
  /** Without a heartbeat for this long, another worker takes the job. Seconds. */
  readonly heartbeatSeconds: number
  /** Per worker process. */
  readonly concurrency: number
  /** São Paulo time. */
  readonly cron?: string
}

/** The queue stores seconds in 31 bits. Days. */
const FOR_EVER = 20_000

function declare<const T extends Readonly<Record<string, JobDeclaration>>>(table: T): T {
  return table
}

export const jobs = declare({
  /** Applies all events of a payment. */
  'payments.apply': {
    words: 'Ler aviso de pagamento',
    topic: 'sales',
    payload: z.object({ eventId: Id }),
    retryLimit: 8,
    retryDelay: 2,
    outageDays: 30,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  /** Compares the provider's sales with our orders: the last two days, at four in the morning thirty. */
  'payments.compare': {
    words: 'Conferir vendas com a Kiwify',
    topic: 'sales',
    payload: z.object({ days: z.optional(z.int()) }),
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '17 * * * *',
  },
  /** Whether the account exists is decided here so that visitors cannot time it. */
  'auth.answer': {
    words: 'Responder a quem pediu um código',
    topic: 'messages',
    payload: z.object({ codeId: Id }),
    retryLimit: 5,
    retryDelay: 2,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  'mail.send': {
    words: 'Enviar e-mail',
    topic: 'messages',
    payload: z.object({ mailId: Id }),
    retryLimit: 3,
    retryDelay: 5,
    outageDays: 3,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  'notifications.push': {
    words: 'Avisar no aparelho',
    topic: 'house',
    payload: z.object({ notificationId: Id, subscriptionId: Id }),
    retryLimit: 8,
    retryDelay: 5,
    outageDays: 1,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 8,
  },
  /**
   * `forced`: even after delivery. `approvalId`: only while that approval is valid; where approval is required, nothing is drawn without
   * it.
   */
  'reports.build': {
    words: 'Fazer o relatório',
    topic: 'reports',
    payload: z.object({ orderId: Id, forced: z.optional(z.boolean()), approvalId: z.optional(Id) }),
    retryLimit: 5,
    // A killed worker's job already waits ten seconds for its heartbeat.
    retryDelay: 1,
    outageDays: 30,
    expireInSeconds: 180,
    heartbeatSeconds: 10,
    concurrency: 1,
  },
  /** The report as it would be delivered now. */
  'reports.preview': {
    words: 'Desenhar prévia para a mesa',
    topic: 'reports',
    payload: z.object({ previewId: Id }),
    retryLimit: 1,
    retryDelay: 1,
    expireInSeconds: 180,
    heartbeatSeconds: 10,
    concurrency: 1,
  },
  /** With face consent, records what the free quiz answered. */
  'observed.propose-head': {
    words: 'Trazer o desenho do teste',
    topic: 'reports',
    payload: z.object({ orderId: Id }),
    retryLimit: 5,
    retryDelay: 1,
    outageDays: 7,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /** The AI writes these in advance, never on a visitor's request. */
  'quiz.previews': {
    words: 'Escrever prévias do teste',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 1,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
    concurrency: 1,
    cron: '7 * * * *',
  },
  /** Each batch queues the next in its transaction. */
  'notifications.broadcast': {
    words: 'Avisar todos',
    topic: 'messages',
    payload: z.object({ broadcastId: Id }),
    retryLimit: 10,
    retryDelay: 2,
    outageDays: 3,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 1,
  },
  /** To Meta's Conversions API. The retries, at most six hours apart, cover the week of validity. */
  'tracking.send': {
    words: 'Contar venda à Meta',
    topic: 'house',
    payload: z.object({ trackingEventId: Id }),
    retryLimit: 38,
    retryDelay: 30,
    retryDelayMax: 6 * 3600,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 4,
  },
  /** Keys, because the rows are gone. */
  'storage.remove': {
    words: 'Apagar arquivos',
    topic: 'house',
    payload: z.object({ keys: z.array(z.string()) }),
    retryLimit: 10,
    retryDelay: 10,
    // Deletion was promised.
    outageDays: FOR_EVER,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /** Queued a day ahead before a file is written: deletes it if its writer died and no row points at it. */
  'storage.settle': {
    words: 'Conferir arquivo recém-guardado',
    topic: 'house',
    payload: z.object({ keys: z.array(z.string()) }),
    retryLimit: 8,
    retryDelay: 10,
    outageDays: FOR_EVER,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    concurrency: 2,
  },
  /** Compares files with rows, both ways. */
  'storage.sweep': {
    words: 'Comparar arquivos e registros',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 600,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '50 3 * * *',
  },
  /** Deletes face and report files, then notifies the person, as promised. */
  'orders.erased': {
    words: 'Apagar os arquivos de um pedido e avisar',
    topic: 'house',
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
  /** After the day for undoing. */
  'orders.erase-ended': {
    words: 'Apagar o que foi encerrado há um dia',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '* * * * *',
  },
  /** Stores past days' totals; recounts changed days. */
  'figures.refresh': {
    words: 'Somar os números do dia',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 900,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '* * * * *',
  },
  /** Photos 30 days, reports a year, drafts 30 days, spent codes and sessions. */
  'upkeep.expire': {
    words: 'Apagar o que venceu',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 3,
    retryDelay: 60,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '20 3 * * *',
  },
  /** Repairs or alarms broken invariants, such as a paid order without a report. */
  'upkeep.reconcile': {
    words: 'Procurar o que não pode acontecer',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '* * * * *',
  },
  /** Links new entries into the chain. */
  'journal.link': {
    words: 'Encadear o diário',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 0,
    retryDelay: 60,
    expireInSeconds: 900,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '* * * * *',
  },
  /** Alarms if the chain is broken. */
  'journal.verify': {
    words: 'Conferir o diário',
    topic: 'house',
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 600,
    expireInSeconds: 4 * 3600,
    heartbeatSeconds: 60,
    concurrency: 1,
    cron: '5 4 * * *',
  },
  /** At 50, 80 and 100 % of the delivery time. */
  'upkeep.deadlines': {
    words: 'Vigiar os prazos',
    topic: 'reports',
    payload: z.object({}),
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 120,
    heartbeatSeconds: 30,
    concurrency: 1,
    cron: '*/5 * * * *',
  },
  /** For unfinished forms. Daytime only. */
  'upkeep.reminders': {
    words: 'Lembrar do formulário',
    topic: 'messages',
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

export const isJob = (name: string): name is JobName => Object.hasOwn(jobs, name)
/** Old jobs may have names that no longer exist. */
export const jobWords = (name: string): string => (isJob(name) ? jobs[name].words : name)

/** Jobs that failed their last retry. */
export const DEAD_LETTER = 'dead-letter'
