import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime } from '../fields.ts'
import { OrderStatus } from '../orders.ts'
import { QUIZ_STEPS } from '../quiz.ts'

export const PERIODS = ['today', '7days', '30days', '90days', '1year', 'all'] as const
/** The periods the dashboard always holds beside the chosen one. */
export const PERFORMANCE_PERIODS = ['today', '7days', '30days'] as const satisfies readonly (typeof PERIODS)[number][]
export const Period = z.enum(PERIODS, 'Escolha um período da lista.')
export type Period = z.infer<typeof Period>

/** Days a period looks back, today included; null: since the beginning. */
export const PERIOD_DAYS: Readonly<Record<Period, number | null>> = {
  today: 1,
  '7days': 7,
  '30days': 30,
  '90days': 90,
  '1year': 365,
  all: null,
}

export const METRIC_GROUPS = ['overview', 'financial', 'operational', 'customer'] as const
export type MetricGroup = (typeof METRIC_GROUPS)[number]

/** Every figure of the dashboard; null: no data to compute it from yet. Money in cents, shares from 0 to 1, time in hours. */
export const Figures = z.object({
  orders: z.int(),
  revenue: z.int(),
  averageTicket: z.nullable(z.number()),
  refunded: z.int(),
  refundRate: z.nullable(z.number()),
  repurchaseRevenue: z.int(),
  completionRate: z.nullable(z.number()),
  deliveryHours: z.nullable(z.number()),
  deadlinesMet: z.nullable(z.number()),
  awaitingForm: z.int(),
  processing: z.int(),
  awaitingVisagist: z.int(),
  photos: z.int(),
  reports: z.int(),
  customers: z.int(),
  repurchaseRate: z.nullable(z.number()),
  averageRating: z.nullable(z.number()),
  ratings: z.int(),
  /** −100 to 100: fives less threes and below, of all ratings. */
  nps: z.nullable(z.number()),
})
export type Figures = z.infer<typeof Figures>

export const DashboardDay = z.object({
  /** `2026-11-20`, in São Paulo. */
  day: z.string(),
  orders: z.int(),
  completed: z.int(),
  revenue: z.int(),
})
export type DashboardDay = z.infer<typeof DashboardDay>

export const StatusCount = z.object({ name: OrderStatus, value: z.int() })

export const Dashboard = z.object({
  /** As the specification names them. */
  stats: z.object({
    totalOrders: z.int(),
    totalRevenue: z.int(),
    completionRate: z.nullable(z.number()),
    totalUsers: z.int(),
  }),
  now: Figures,
  /** The same figures of the period before, as long; null for `all`. */
  before: z.nullable(Figures),
  /** A bar each: days, or months where days would be too many. */
  days: z.array(DashboardDay),
  grain: z.enum(['day', 'month']),
  /** The same calendar days as the periods of these names: each equals the figures of its period. */
  performance: z.array(z.object({ name: z.enum(PERFORMANCE_PERIODS), orders: z.int(), revenue: z.int() })),
  statusDistribution: z.array(StatusCount),
  recent: z.array(
    z.object({
      id: Id,
      userId: Id,
      customerName: z.nullable(z.string()),
      status: OrderStatus,
      amount: z.int(),
      createdAt: IsoDateTime,
    }),
  ),
})
export type Dashboard = z.infer<typeof Dashboard>

/**
 * How far a visit to the quiz can bring somebody, in the order it happens. Only with an address given does the e-mail step let
 * go of anybody, so the contact comes right after it.
 */
export const FUNNEL_STAGES = [
  ...QUIZ_STEPS.slice(0, QUIZ_STEPS.indexOf('email') + 1),
  'lead',
  ...QUIZ_STEPS.slice(QUIZ_STEPS.indexOf('email') + 1),
  'checkout',
  'paid',
  'form',
  'delivered',
  'rated',
] as const
export type FunnelStage = (typeof FUNNEL_STAGES)[number]

/** How many of the visits to the quiz that began within the period have come to a stage or further, up to now. */
export const FunnelStep = z.object({ id: z.enum(FUNNEL_STAGES), count: z.int() })
export type FunnelStep = z.infer<typeof FunnelStep>

/** Purchases of the funnel's time that are none of its visits': with its `paid` they are all there were. */
export const OutsideFunnel = z.object({
  /** No visit to the quiz before them is known. */
  untested: z.int(),
  /** The visit came before the period, or had led to a purchase already. */
  earlier: z.int(),
})
export type OutsideFunnel = z.infer<typeof OutsideFunnel>

export const SourceCohort = z.object({
  source: z.string(),
  /** Visits to the quiz that came from there and began within the period; how many of them came to the contact, the checkout, a purchase. */
  visits: z.int(),
  leads: z.int(),
  clicks: z.int(),
  buyers: z.int(),
  /** All purchases of the period by the source of their click, whether or not a visit to the quiz came before; revenue without what was given back. */
  orders: z.int(),
  revenue: z.int(),
})
export type SourceCohort = z.infer<typeof SourceCohort>

export const Analytics = z.object({
  totalRevenue: z.int(),
  totalOrders: z.int(),
  totalCustomers: z.int(),
  completionRate: z.nullable(z.number()),
  averageRating: z.nullable(z.number()),
  monthlyData: z.array(z.object({ month: z.string(), orders: z.int(), revenue: z.int(), completed: z.int() })),
  statusDistribution: z.array(StatusCount),
  /** Tests are kept for LEAD_LIFE_MONTHS: in `all`, funnel, what is outside it, and the sources' visits go back no further. */
  funnel: z.array(FunnelStep),
  outsideFunnel: OutsideFunnel,
  sources: z.array(SourceCohort),
})
export type Analytics = z.infer<typeof Analytics>

export const adminAnalyticsApi = endpoints({
  dashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    audience: 'admin',
    permission: 'figures',
    says: 'Os números do período, todos calculados, ao lado dos do período anterior.',
    query: z.object({ period: z._default(Period, '30days'), status: z.optional(OrderStatus) }),
    reply: Dashboard,
  },
  analytics: {
    method: 'GET',
    path: '/api/admin/analytics',
    audience: 'admin',
    permission: 'figures',
    says: 'Meses, status e origem das compras; o funil das visitas ao teste que começaram no período, até a avaliação.',
    query: z.object({ period: z._default(Period, '30days') }),
    reply: Analytics,
  },
})
