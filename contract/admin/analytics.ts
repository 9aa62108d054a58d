import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { Id, IsoDateTime } from '../fields.ts'
import { OrderStatus } from '../orders.ts'
import { QUIZ_STEPS } from '../quiz.ts'

export const PERIODS = ['today', '7days', '30days', '90days', '1year', 'all'] as const
/** Shown beside the chosen period. */
export const PERFORMANCE_PERIODS = ['today', '7days', '30days'] as const satisfies readonly (typeof PERIODS)[number][]
export const Period = z.enum(PERIODS, 'Escolha um período da lista.')
export type Period = z.infer<typeof Period>

/** Days looked back, today included; null: since the beginning. */
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

/** Null: no data yet. Money in cents, shares from 0 to 1, time in hours. */
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
  /** Net promoter score, −100 to 100: fives less threes and below. */
  nps: z.nullable(z.number()),
})
export type Figures = z.infer<typeof Figures>

export const DashboardDay = z.object({
  /** `2026-11-20`, São Paulo. */
  day: z.string(),
  orders: z.int(),
  completed: z.int(),
  revenue: z.int(),
})
export type DashboardDay = z.infer<typeof DashboardDay>

export const StatusCount = z.object({ name: OrderStatus, value: z.int() })

export const Dashboard = z.object({
  /** Names from the specification. */
  stats: z.object({
    totalOrders: z.int(),
    totalRevenue: z.int(),
    completionRate: z.nullable(z.number()),
    totalUsers: z.int(),
  }),
  now: Figures,
  /** The preceding period of equal length; null for `all`. */
  before: z.nullable(Figures),
  /** Per day, or per month in long periods. */
  days: z.array(DashboardDay),
  grain: z.enum(['day', 'month']),
  /** Same calendar days as those periods. */
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

/** In order of occurrence. The contact directly follows the e-mail step, which requires an address. */
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

/** Quiz visits of the period that have reached this stage or a later one. */
export const FunnelStep = z.object({ id: z.enum(FUNNEL_STAGES), count: z.int() })
export type FunnelStep = z.infer<typeof FunnelStep>

/** With the funnel's `paid`, these are all purchases. */
export const OutsideFunnel = z.object({
  /** No earlier quiz visit. */
  untested: z.int(),
  /** The visit preceded the period or had led to a purchase already. */
  earlier: z.int(),
})
export type OutsideFunnel = z.infer<typeof OutsideFunnel>

export const SourceCohort = z.object({
  source: z.string(),
  /** Quiz visits of the period from this source, and how many reached contact, checkout and purchase. */
  visits: z.int(),
  leads: z.int(),
  clicks: z.int(),
  buyers: z.int(),
  /** All purchases of the period by click source; revenue is net of refunds. */
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
  /** Reaches back at most LEAD_LIFE_MONTHS, as do purchases outside it and visits by source. */
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
