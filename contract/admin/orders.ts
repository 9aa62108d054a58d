import * as z from 'zod/mini'
import { Period } from './analytics.ts'
import { ALARM_KIND_NAMES } from './health.ts'
import { type CsvColumns, pageFields } from './page.ts'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime, text } from '../fields.ts'
import { formatDayTime, shortId } from '../format.ts'
import { ORDER_STATUS_WORDS, OrderStatus } from '../orders.ts'
import { paymentWords } from '../checkout/payment-words.ts'

export const AdminOrder = z.object({
  id: Id,
  userId: Id,
  customerName: z.nullable(z.string()),
  customerEmail: z.string(),
  kiwifyOrderId: z.nullable(z.string()),
  status: OrderStatus,
  endedByHand: z.boolean(),
  /** Null: final. */
  undoableUntil: z.nullable(IsoDateTime),
  amount: z.int(),
  paymentMethod: z.nullable(z.string()),
  installments: z.nullable(z.int()),
  createdAt: IsoDateTime,
  estimatedDelivery: z.nullable(IsoDateTime),
  /** Until a photo comes that was asked for. */
  isDeliveryStopped: z.boolean(),
  completedAt: z.nullable(IsoDateTime),
  processingStartedAt: z.nullable(IsoDateTime),
  photosCount: z.int(),
  hasForm: z.boolean(),
  hasPDF: z.boolean(),
  /** Newest report; changes when a forced build is done. */
  pdfCreatedAt: z.nullable(IsoDateTime),
  /** Form and photos are in; the shape lacks evidence, or the note needs an answer. */
  needsVisagist: z.boolean(),
  /** Because of the note. */
  waitsForNote: z.boolean(),
  alarms: z.array(z.enum(ALARM_KIND_NAMES)),
})
export type AdminOrder = z.infer<typeof AdminOrder>

const time = (at: string | null) => (at ? formatDayTime(at) : null)

/** `79,90`, a number in Portuguese spreadsheets. */
const reais = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

export const ORDER_CSV: CsvColumns<AdminOrder> = [
  ['Pedido', ({ id }) => shortId(id)],
  ['Cliente', ({ customerName }) => customerName],
  ['E-mail', ({ customerEmail }) => customerEmail],
  ['Status', ({ status }) => ORDER_STATUS_WORDS[status].label],
  ['Valor', ({ amount }) => reais(amount)],
  ['Pagamento', ({ paymentMethod, installments }) => paymentMethod && paymentWords(paymentMethod, installments)],
  ['Kiwify', ({ kiwifyOrderId }) => kiwifyOrderId],
  ['Compra', ({ createdAt }) => formatDayTime(createdAt)],
  ['Prazo', ({ estimatedDelivery }) => time(estimatedDelivery)],
  ['Concluído', ({ completedAt }) => time(completedAt)],
]

/** Orders in progress: overdue, due today, due later. */
export const DEADLINES = ['late', 'today', 'later'] as const
export const DeadlineState = z.enum(DEADLINES, 'Escolha um prazo da lista.')
export type DeadlineState = z.infer<typeof DeadlineState>

/** Shared with the spreadsheet. */
export const orderFilters = {
  status: z.optional(OrderStatus),
  deadline: z.optional(DeadlineState),
  period: z.optional(Period),
}

export const AdminOrdersQuery = z.object({ ...pageFields, ...orderFilters })

export const ReportBuild = z.object({
  id: Id,
  step: z.string(),
  percent: z.int(),
  error: z.nullable(z.string()),
  startedAt: IsoDateTime,
  finishedAt: z.nullable(IsoDateTime),
})
export type ReportBuild = z.infer<typeof ReportBuild>

export const OnlineCount = z.object({ customers: z.int(), administrators: z.int() })
export type OnlineCount = z.infer<typeof OnlineCount>

const one = z.object({ id: Id })

/** Typed as confirmation. */
const Typed = z.optional(text(20))

export const MOST_AT_ONCE = 100

export const StatusResult = z.object({ orderId: Id, refusal: z.nullable(z.string()) })
export type StatusResult = z.infer<typeof StatusResult>

/** Ignores case, spaces and a leading sign. */
export const isNumberOf = (orderId: string, typed: string | undefined): boolean =>
  (typed ?? '').replaceAll(/[\s#]/g, '').toUpperCase() === shortId(orderId)

/** Why a report may leave without review. */
export const UnreviewedDelivery = z.object({
  reason: text(500).check(z.minLength(10, 'Escreva o motivo, em uma frase. Ele fica no registro.')),
})

export const adminApi = endpoints({
  online: {
    method: 'GET',
    path: '/api/admin/online',
    audience: 'admin',
    permission: 'orders',
    says: 'Quantas pessoas estão com o aplicativo aberto agora, em todos os processos.',
    reply: OnlineCount,
  },
  orders: {
    method: 'GET',
    path: '/api/admin/orders',
    audience: 'admin',
    permission: 'orders',
    says: 'Os pedidos, do mais novo ao mais antigo, por página.',
    query: AdminOrdersQuery,
    reply: z.object({
      orders: z.array(AdminOrder),
      total: z.int(),
      open: z.int(),
      next: z.nullable(z.string()),
      isFuzzyMatch: z.optional(z.boolean()),
    }),
  },
  setStatus: {
    method: 'PUT',
    path: '/api/admin/orders/:id/status',
    audience: 'admin',
    permission: 'orders',
    says: 'Muda o status de um pedido; fica no registro quem, quando, de e para. Encerrar é só do dono, com a senha e o número do pedido.',
    params: one,
    /** `from`: the status shown, to detect conflicts. `typed`: for an ending, the order number typed as confirmation. */
    body: z.object({ status: OrderStatus, from: z.optional(OrderStatus), typed: Typed }),
    reply: z.object({ orderId: Id, newStatus: OrderStatus, message: z.string() }),
  },
  setStatuses: {
    method: 'PUT',
    path: '/api/admin/orders/status',
    audience: 'admin',
    permission: 'ownership',
    isSensitive: true,
    says: 'Muda o status de vários pedidos, um por um; o que recusar fica como está e diz por quê.',
    /** `typed`: number of orders, as confirmation. */
    body: z.object({
      orders: z
        .array(z.object({ id: Id, from: z.optional(OrderStatus) }))
        .check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
      status: OrderStatus,
      typed: Typed,
    }),
    reply: z.object({ results: z.array(StatusResult), message: z.string() }),
  },
  undoEnding: {
    method: 'POST',
    path: '/api/admin/orders/:id/undo-ending',
    audience: 'admin',
    permission: 'ownership',
    says: 'Desfaz, em até 24 horas, um encerramento feito pela equipe: status, acesso e prazo voltam ao que eram.',
    params: one,
    reply: z.object({ orderId: Id, newStatus: OrderStatus, message: z.string() }),
  },
  forceGenerate: {
    method: 'POST',
    path: '/api/admin/orders/:id/force-generate-pdf',
    audience: 'admin',
    permission: 'ownership',
    says: 'Manda gerar o PDF de um pedido agora. Onde cada relatório espera aprovação, recusa e indica a mesa.',
    params: one,
    reply: z.object({ orderId: Id, message: z.string() }),
  },
  deliverUnreviewed: {
    method: 'POST',
    path: '/api/admin/orders/:id/deliver-unreviewed',
    audience: 'admin',
    permission: 'ownership',
    isSensitive: true,
    says: 'Entrega um relatório sem aprovação de visagista. O motivo fica no registro, com quem e quando.',
    params: one,
    body: UnreviewedDelivery,
    reply: z.object({ orderId: Id, message: z.string() }),
  },
  buildProgress: {
    method: 'GET',
    path: '/api/admin/orders/:id/build',
    audience: 'admin',
    permission: 'orders',
    says: 'O andamento da última geração do PDF de um pedido.',
    params: one,
    reply: z.object({ build: z.nullable(ReportBuild) }),
  },
  pdfExists: {
    method: 'HEAD',
    path: '/api/admin/orders/:id/pdf',
    audience: 'admin',
    permission: 'photos',
    says: 'Diz se o PDF existe.',
    params: one,
    reply: 'file',
  },
  viewPdf: {
    method: 'GET',
    path: '/api/admin/orders/:id/pdf',
    audience: 'admin',
    permission: 'photos',
    says: 'Mostra o PDF na tela.',
    params: one,
    reply: 'file',
  },
  downloadPdf: {
    method: 'GET',
    path: '/api/admin/orders/:id/pdf/download',
    audience: 'admin',
    permission: 'photos',
    says: 'Baixa o PDF do pedido.',
    params: one,
    reply: 'file',
  },
})
