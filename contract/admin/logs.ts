import * as z from 'zod/mini'
import { pageFields, pageOf } from './page.ts'
import { endpoints } from '../endpoint.ts'
import { Email, Id, IsoDateTime, Message } from '../fields.ts'
import { OrderStatus } from '../orders.ts'

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const
export const LOG_CATEGORIES = [
  'ai_analysis',
  'analytics_tracking',
  'facebook_tracking',
  'api_request',
  'database',
  'quiz_funnel',
  'email',
  'auth',
  'webhook',
  'pdf_generation',
] as const
/** Default age of entries to clear. Days. */
export const LOG_CLEAR_DAYS = 30

export const SystemLog = z.object({
  id: Id,
  level: z.string(),
  category: z.string(),
  action: z.string(),
  message: z.string(),
  details: z.unknown(),
  duration: z.nullable(z.int()),
  success: z.boolean(),
  errorCode: z.nullable(z.string()),
  userId: z.nullable(Id),
  orderId: z.nullable(Id),
  leadId: z.nullable(Id),
  /** Of the mail concerned, if still on record. */
  recipient: z.nullable(z.string()),
  createdAt: IsoDateTime,
})
export type SystemLog = z.infer<typeof SystemLog>

export const LogStats = z.object({
  total: z.int(),
  last24Hours: z.int(),
  /** Percent of the last 24 hours; null without entries. */
  errorRate: z.nullable(z.number()),
  levelStats: z.record(z.string(), z.int()),
})
export type LogStats = z.infer<typeof LogStats>

export const WebhookLog = z.object({
  id: Id,
  eventType: z.string(),
  kind: z.string(),
  /** `pending` until the job has run. */
  verdict: z.enum(['pending', 'applied', 'logged', 'ignored', 'flagged']),
  reason: z.nullable(z.string()),
  error: z.nullable(z.string()),
  /** The verdict's reason, else the verdict. */
  response: z.string(),
  /** Needs no attention. */
  success: z.boolean(),
  /** CPF, address and IP were removed before storage. */
  payload: z.unknown(),
  eventKey: z.string(),
  deliveries: z.int(),
  /** Deliveries with the same key but another body. */
  differingBodies: z.int(),
  /** Compared with the delivery in use. */
  differences: z.array(z.object({ path: z.string(), first: z.nullable(z.string()), other: z.nullable(z.string()) })),
  isTest: z.boolean(),
  /** A purchase, or its end, without a buyer: an owner may enter the address. */
  waitsForAddress: z.boolean(),
  externalOrderId: z.nullable(z.string()),
  orderId: z.nullable(Id),
  orderStatus: z.nullable(OrderStatus),
  customerId: z.nullable(Id),
  customerName: z.nullable(z.string()),
  timestamp: IsoDateTime,
  processedAt: z.nullable(IsoDateTime),
})
export type WebhookLog = z.infer<typeof WebhookLog>

/** How far back they are shown. Days. */
export const REJECTED_DAYS = 30
export const RejectedWebhook = z.object({
  day: z.iso.date(),
  eventType: z.literal('rejected_webhook'),
  reason: z.string(),
  /** The reason, under the name used for accepted deliveries. */
  response: z.string(),
  success: z.literal(false),
  count: z.int(),
  lastAt: IsoDateTime,
})
export type RejectedWebhook = z.infer<typeof RejectedWebhook>

/** `captured`: stored as a file without a mail server. */
export const MAIL_STATUSES = ['queued', 'sent', 'captured', 'failed', 'suppressed'] as const
const MailStatus = z.enum(MAIL_STATUSES)

export const EmailLog = z.object({
  id: Id,
  type: z.string(),
  subject: z.nullable(z.string()),
  to: z.string(),
  status: MailStatus,
  success: z.boolean(),
  error: z.nullable(z.string()),
  details: z.object({ status: MailStatus, attempts: z.int(), messageId: z.nullable(z.string()) }),
  attempts: z.int(),
  messageId: z.nullable(z.string()),
  createdAt: IsoDateTime,
  sentAt: z.nullable(IsoDateTime),
  userId: z.nullable(Id),
  orderId: z.nullable(Id),
})
export type EmailLog = z.infer<typeof EmailLog>

export const FailedJob = z.object({
  id: Id,
  name: z.string(),
  payload: z.unknown(),
  error: z.string(),
  tries: z.int(),
  /** The job's own order, or that of its mail or event. */
  orderId: z.nullable(Id),
  failedAt: IsoDateTime,
})
export type FailedJob = z.infer<typeof FailedJob>

export const JournalEntry = z.object({
  id: Id,
  actorId: z.nullable(Id),
  actorName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  subjectId: z.nullable(Id),
  from: z.unknown(),
  to: z.unknown(),
  /** The notice or mail it was about, if still stored. */
  concerns: z.nullable(
    z.object({ kind: z.string(), orderId: z.nullable(Id), recipient: z.nullable(z.string()), isTest: z.boolean() }),
  ),
  ip: z.nullable(z.string()),
  createdAt: IsoDateTime,
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** Changes, or reads and exports. */
export const Deeds = z.enum(['changes', 'looks'], 'Escolha um tipo da lista.')
export type Deeds = z.infer<typeof Deeds>

const one = z.object({ id: Id })
const pageQuery = z.object(pageFields)

export const adminLogsApi = endpoints({
  webhookLogs: {
    method: 'GET',
    path: '/api/admin/logs/webhook',
    audience: 'admin',
    permission: 'logs',
    says: 'Os avisos do pagamento que chegaram, com o veredito e o efeito de cada um.',
    query: z.object({ ...pageFields, verdict: z.optional(z.enum(['applied', 'logged', 'ignored', 'flagged'])) }),
    reply: z.object({
      ...pageOf(WebhookLog).shape,
      /** Only counts are stored, for REJECTED_DAYS. */
      rejected: z.array(RejectedWebhook),
    }),
  },
  emailLogs: {
    method: 'GET',
    path: '/api/admin/logs/email',
    audience: 'admin',
    permission: 'messages',
    says: 'Os e-mails decididos, com o destino de cada um.',
    query: z.object({ ...pageFields, status: z.optional(MailStatus) }),
    reply: pageOf(EmailLog),
  },
  systemLogs: {
    method: 'GET',
    path: '/api/admin/logs/:category/:level',
    audience: 'admin',
    permission: 'logs',
    says: 'As linhas do sistema por categoria e nível (all para todos), com as estatísticas.',
    params: z.object({
      category: z.enum(['all', ...LOG_CATEGORIES], 'Categoria desconhecida.'),
      level: z.enum(['all', ...LOG_LEVELS], 'Nível desconhecido.'),
    }),
    query: pageQuery,
    reply: z.object({ logs: z.array(SystemLog), stats: LogStats, next: z.nullable(z.string()), total: z.int() }),
  },
  clearLogs: {
    method: 'DELETE',
    path: '/api/admin/logs/clear',
    audience: 'admin',
    permission: 'logs',
    isSensitive: true,
    says: 'Apaga as linhas do sistema mais velhas que n dias.',
    query: z.object({
      days: z._default(
        z.coerce.number('Use um número de dias.').check(z.int(), z.gte(1, 'Pelo menos 1 dia.')),
        LOG_CLEAR_DAYS,
      ),
    }),
    reply: z.object({ message: z.string(), removed: z.int() }),
  },
  replayWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/replay',
    audience: 'admin',
    permission: 'logs',
    says: 'Processa de novo um aviso guardado.',
    params: one,
    reply: Message,
  },
  addressWebhook: {
    method: 'POST',
    path: '/api/admin/webhooks/:id/address',
    audience: 'admin',
    permission: 'logs',
    isSensitive: true,
    says: 'Dá a uma compra sem e-mail que sirva o endereço de quem comprou, e abre o pedido.',
    params: one,
    body: z.object({ email: Email }),
    reply: Message,
  },
  resendMail: {
    method: 'POST',
    path: '/api/admin/mails/:id/resend',
    audience: 'admin',
    permission: 'messages',
    says: 'Manda de novo um e-mail, ao endereço que a pessoa tem agora; o de acesso leva um link que substitui os anteriores.',
    params: one,
    reply: Message,
  },
  failedJobs: {
    method: 'GET',
    path: '/api/admin/jobs/failed',
    audience: 'admin',
    permission: 'logs',
    says: 'As tarefas que falharam até a última tentativa.',
    reply: z.object({
      jobs: z.array(FailedJob),
      /** Includes unlisted jobs. */
      kinds: z.array(z.object({ name: z.string(), count: z.int() })),
    }),
  },
  retryJob: {
    method: 'POST',
    path: '/api/admin/jobs/failed/:id/retry',
    audience: 'admin',
    permission: 'logs',
    says: 'Põe uma tarefa falhada de volta na fila.',
    params: one,
    reply: Message,
  },
  retryJobs: {
    method: 'POST',
    path: '/api/admin/jobs/failed/retry',
    audience: 'admin',
    permission: 'logs',
    says: 'Põe de volta na fila todas as tarefas falhadas de um tipo.',
    body: z.object({ name: z.string('Diga o tipo da tarefa.').check(z.maxLength(100, 'Tipo desconhecido.')) }),
    reply: z.object({ message: z.string(), retried: z.int() }),
  },
  discardJob: {
    method: 'DELETE',
    path: '/api/admin/jobs/failed/:id',
    audience: 'admin',
    permission: 'logs',
    says: 'Descarta uma tarefa falhada.',
    params: one,
    reply: Message,
  },
  journal: {
    method: 'GET',
    path: '/api/admin/journal',
    audience: 'admin',
    permission: 'logs',
    says: 'O que os administradores fizeram: quem, o quê, quando, de, para e de onde.',
    query: z.object({ ...pageFields, deeds: z.optional(Deeds) }),
    reply: pageOf(JournalEntry),
  },
})
