import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, Message } from '../fields.ts'

/** Broken invariants, as administrators read them. `{n}`: number of cases. */
export const ALARM_KINDS = {
  'job-dead': {
    title: 'Tarefa parada por falha',
    text: 'Falhou até a última tentativa e espera por você em Tarefas com falha.',
  },
  outage: {
    title: 'Um serviço de fora não responde',
    text: 'As tarefas continuam a tentar sozinhas, a cada dez minutos no máximo.',
  },
  'paid-unread': {
    title: 'Pagamento que não deu para ler',
    text: 'Chegou um aviso de compra aprovada sem pedido. Veja o motivo no aviso.',
  },
  'report-missing': {
    title: 'Pedido concluído sem relatório',
    text: 'O pedido diz concluído e nenhum relatório existe. Gere o PDF de novo.',
  },
  'file-missing': { title: 'Arquivo sumido', text: 'O banco aponta para um arquivo que não está mais guardado.' },
  'cheap-order': {
    title: 'Pedido abaixo do preço',
    text: 'O valor pago é menor que o preço. Confira na Kiwify se foi cupom seu.',
  },
  'journal-broken': {
    title: 'O diário não é o que foi escrito',
    text: 'Uma anotação foi mudada ou apagada no banco. Rode npm run verify -- journal e compare com a última cópia.',
  },
  'sale-missing': { title: 'Venda da Kiwify sem pedido', text: 'A Kiwify diz que foi paga; aqui não há pedido.' },
  'sale-not-ended': {
    title: 'Venda encerrada na Kiwify',
    text: 'A Kiwify devolveu ou contestou o valor; aqui o pedido segue aberto.',
  },
  'sale-unknown': {
    title: 'Pedido sem venda na Kiwify',
    text: 'O pedido existe aqui e a Kiwify não conhece a venda como paga.',
  },
  'sale-amount': { title: 'Valor diferente na Kiwify', text: 'O valor cobrado lá não é o que está no pedido.' },
} as const satisfies Record<string, { title: string; text: string }>
export type AlarmKind = keyof typeof ALARM_KINDS
export const ALARM_KIND_NAMES = Object.keys(ALARM_KINDS) as [AlarmKind, ...AlarmKind[]]

/** Repaired by one click. */
export const REPAIRABLE = ['sale-missing', 'sale-not-ended'] as const satisfies readonly AlarmKind[]
export const isRepairable = (kind: AlarmKind): boolean => REPAIRABLE.some((one) => one === kind)

export const Alarm = z.object({
  id: Id,
  kind: z.enum(ALARM_KIND_NAMES),
  /** An id, job name or storage key. */
  subject: z.string(),
  orderId: z.nullable(Id),
  /** Number of cases; null if one. */
  count: z.nullable(z.int()),
  /** Cents, for alarms about money. */
  amountCents: z.nullable(z.int()),
  /** False if the amount is unknown or below the price. */
  canRepair: z.boolean(),
  openedAt: IsoDateTime,
})
export type Alarm = z.infer<typeof Alarm>

export const QueueState = z.object({
  name: z.string(),
  /** Ready to run. */
  waiting: z.int(),
  /** Age of the oldest ready job. */
  oldestSeconds: z.nullable(z.int()),
  retrying: z.int(),
  dead: z.int(),
})
export type QueueState = z.infer<typeof QueueState>

export const Health = z.object({
  parts: z.object({ database: z.boolean(), queue: z.boolean(), storage: z.boolean() }),
  lastWebhookAt: z.nullable(IsoDateTime),
  mail: z.object({
    lastSentAt: z.nullable(IsoDateTime),
    waiting: z.int(),
    /** False: mails are stored as files. */
    leaves: z.boolean(),
  }),
  /** Checked every minute; older than three minutes: no worker is running. */
  reconciledAt: z.nullable(IsoDateTime),
  /** Last comparison of files and rows. */
  sweptAt: z.nullable(IsoDateTime),
  /** Last time the chain was found intact. */
  journalVerifiedAt: z.nullable(IsoDateTime),
  backupAt: z.nullable(IsoDateTime),
  sales: z.object({ isConfigured: z.boolean(), comparedAt: z.nullable(IsoDateTime), compared: z.nullable(z.int()) }),
  queues: z.array(QueueState),
  alarms: z.array(Alarm),
})
export type Health = z.infer<typeof Health>

const one = z.object({ id: Id })

export const adminHealthApi = endpoints({
  health: {
    method: 'GET',
    path: '/api/admin/health',
    audience: 'admin',
    permission: 'logs',
    says: 'A saúde da casa: alarmes abertos, filas, último aviso, último e-mail, cópia de segurança e conferência de vendas.',
    reply: Health,
  },
  dismissAlarm: {
    method: 'POST',
    path: '/api/admin/alarms/:id/dismiss',
    audience: 'admin',
    permission: 'logs',
    says: 'Deixa de mostrar um alarme enquanto ele durar.',
    params: one,
    reply: Message,
  },
  repairAlarm: {
    method: 'POST',
    path: '/api/admin/alarms/:id/repair',
    audience: 'admin',
    permission: 'integrations',
    says: 'Cria o pedido de uma venda que faltou, ou encerra o de uma venda devolvida.',
    params: one,
    reply: Message,
  },
  compareSales: {
    method: 'POST',
    path: '/api/admin/sales/compare',
    audience: 'admin',
    permission: 'integrations',
    says: 'Confere agora as vendas da Kiwify dos últimos dias.',
    reply: Message,
  },
})
