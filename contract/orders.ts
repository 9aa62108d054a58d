import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { Id, IsoDateTime } from './fields.ts'
import { PhotoSlot, StyleProfile } from './onboarding.ts'

export const ORDER_STATUSES = [
  'AGUARDANDO_FORMULARIO',
  'EM_PROCESSAMENTO',
  'CONCLUIDO',
  'REEMBOLSADO',
  'CHARGEBACK',
] as const
export const OrderStatus = z.enum(ORDER_STATUSES, 'Escolha um status da lista.')
export type OrderStatus = z.infer<typeof OrderStatus>

/** Label, customer badge, and tone (yellow, blue, green, red, grey). */
export const ORDER_STATUS_WORDS: Readonly<
  Record<OrderStatus, { label: string; badge: string; tone: 'y' | 'b' | 'g' | 'r' | 'k' }>
> = {
  AGUARDANDO_FORMULARIO: { label: 'Aguardando Formulário', badge: 'Aguardando Dados', tone: 'y' },
  EM_PROCESSAMENTO: { label: 'Em Processamento', badge: 'Em Análise', tone: 'b' },
  CONCLUIDO: { label: 'Concluído', badge: 'Concluído', tone: 'g' },
  REEMBOLSADO: { label: 'Reembolsado', badge: 'Reembolsado', tone: 'r' },
  CHARGEBACK: { label: 'Chargeback', badge: 'Chargeback', tone: 'k' },
}

/** Only an administrator moves an order out of these. */
export const isTerminal = (status: OrderStatus) => status === 'REEMBOLSADO' || status === 'CHARGEBACK'

/** An ending by staff can be undone for this long. */
export const UNDO_HOURS = 24

/** A chargeback is explained in words instead. */
export const hasBadge = ({ status, endedByHand }: Pick<Order, 'status' | 'endedByHand'>) =>
  status !== 'CHARGEBACK' || endedByHand

/** An ending by the shop says nothing of money. */
export const badgeOf = ({ status, endedByHand }: Pick<Order, 'status' | 'endedByHand'>): string =>
  endedByHand ? 'Encerrado' : ORDER_STATUS_WORDS[status].badge

export const Order = z.object({
  id: Id,
  kiwifyOrderId: z.nullable(z.string()),
  status: OrderStatus,
  /** Not by the payment provider. */
  endedByHand: z.boolean(),
  /** Null: final. */
  undoableUntil: z.nullable(IsoDateTime),
  createdAt: IsoDateTime,
  /** Cents. */
  amount: z.int(),
  /** Starts the delivery time. */
  submittedAt: z.nullable(IsoDateTime),
  estimatedDelivery: z.nullable(IsoDateTime),
  /** Until a photo comes that was asked for. */
  isDeliveryStopped: z.boolean(),
  completedAt: z.nullable(IsoDateTime),
  completionPercentage: z.int(),
  hasForm: z.boolean(),
  hasPhotos: z.boolean(),
  photosCount: z.int(),
  photoSlots: z.array(PhotoSlot),
  hasPDF: z.boolean(),
  pdfPages: z.nullable(z.int()),
  pdfExpiresAt: z.nullable(IsoDateTime),
  /** Null: no phone edition. */
  phonePages: z.nullable(z.int()),
  hasRating: z.boolean(),
  nextStep: z.string(),
  profile: z.nullable(StyleProfile),
})
export type Order = z.infer<typeof Order>

export const DashboardStats = z.object({
  totalOrders: z.int(),
  completedOrders: z.int(),
  pendingOrders: z.int(),
  processingOrders: z.int(),
  /** Currency units, two decimals. */
  totalSpent: z.number(),
  /** Days, one decimal; '-' before any delivery. */
  averageCompletionTime: z.union([z.number(), z.literal('-')]),
  memberSince: IsoDateTime,
  nextDelivery: z.nullable(IsoDateTime),
})
export type DashboardStats = z.infer<typeof DashboardStats>

export const ordersApi = endpoints({
  list: {
    method: 'GET',
    path: '/api/orders',
    audience: 'customer',
    says: 'Os pedidos de quem está na sessão.',
    reply: z.array(Order),
  },
  stats: {
    method: 'GET',
    path: '/api/dashboard/stats',
    audience: 'customer',
    says: 'Os números do painel do cliente.',
    reply: DashboardStats,
  },
})
