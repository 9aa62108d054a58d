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
  /** Somebody of the team ended it, not the payment provider. */
  endedByHand: z.boolean(),
  /** Until when that can be undone; null: it is for good. */
  undoableUntil: z.nullable(IsoDateTime),
  amount: z.int(),
  paymentMethod: z.nullable(z.string()),
  installments: z.nullable(z.int()),
  createdAt: IsoDateTime,
  estimatedDelivery: z.nullable(IsoDateTime),
  completedAt: z.nullable(IsoDateTime),
  processingStartedAt: z.nullable(IsoDateTime),
  photosCount: z.int(),
  hasForm: z.boolean(),
  hasPDF: z.boolean(),
  /** Of the newest report: a forced one has arrived when this moves. */
  pdfCreatedAt: z.nullable(IsoDateTime),
  /** Form and photos are in, but a visagist must look: nothing tells the face's shape, or the note is for a person to answer. */
  needsVisagist: z.boolean(),
  /** The note is why. */
  waitsForNote: z.boolean(),
  /** What is wrong with it right now. */
  alarms: z.array(z.enum(ALARM_KIND_NAMES)),
})
export type AdminOrder = z.infer<typeof AdminOrder>

const time = (at: string | null) => (at ? formatDayTime(at) : null)

/** `79,90`: a number to spreadsheets in Portuguese. */
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

/** How far the promised hour is, of orders being worked on: past, still today, or on a day to come. */
export const DEADLINES = ['late', 'today', 'later'] as const
export const DeadlineState = z.enum(DEADLINES, 'Escolha um prazo da lista.')
export type DeadlineState = z.infer<typeof DeadlineState>

/** What narrows the orders, in the list and in its spreadsheet. */
export const orderFilters = {
  status: z.optional(OrderStatus),
  deadline: z.optional(DeadlineState),
  period: z.optional(Period),
}

export const AdminOrdersQuery = z.object({ ...pageFields, ...orderFilters })

/** One run of a report's making. */
export const ReportBuild = z.object({
  id: Id,
  step: z.string(),
  percent: z.int(),
  error: z.nullable(z.string()),
  startedAt: IsoDateTime,
  finishedAt: z.nullable(IsoDateTime),
})
export type ReportBuild = z.infer<typeof ReportBuild>

/** People whose app is connected now. */
export const OnlineCount = z.object({ customers: z.int(), administrators: z.int() })
export type OnlineCount = z.infer<typeof OnlineCount>

const one = z.object({ id: Id })

/** A number that is typed, so that nothing is ended by a slip. */
const Typed = z.optional(text(20))

/** As many orders as a page shows. */
export const MOST_AT_ONCE = 100

/** What became of one of many orders. */
export const StatusResult = z.object({ orderId: Id, refusal: z.nullable(z.string()) })
export type StatusResult = z.infer<typeof StatusResult>

/** Is what was typed this order's number? Case, spaces and a sign before it do not matter. */
export const isNumberOf = (orderId: string, typed: string | undefined): boolean =>
  (typed ?? '').replaceAll(/[\s#]/g, '').toUpperCase() === shortId(orderId)

/** Why a report leaves although nobody looked at it. */
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
      alike: z.optional(z.boolean()),
    }),
  },
  setStatus: {
    method: 'PUT',
    path: '/api/admin/orders/:id/status',
    audience: 'admin',
    permission: 'orders',
    says: 'Muda o status de um pedido; fica no registro quem, quando, de e para. Encerrar é só do dono, com a senha e o número do pedido.',
    params: one,
    /**
     * `from`: the status the administrator saw; another one by now means somebody else was there first. `typed`: for an ending, the
     * order's number as the administrator typed it.
     */
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
    /** `typed`: how many orders, as the administrator typed it. */
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
