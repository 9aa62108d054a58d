import { FUNNEL_STAGES, type FunnelStage } from '#contract/admin/analytics.ts'
import { Prisma } from '../platform/db.ts'

export interface AskedSpan {
  readonly asked: number
  /** Included. */
  readonly from: Date
  /** Excluded. */
  readonly to: Date
}

/** A relation `span (a, b, asked)`. */
const spansSql = (spans: readonly AskedSpan[]): Prisma.Sql => Prisma.sql`
  unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[],
    ${spans.map(({ asked }) => asked)}::int[]) AS span (a, b, asked)`

const REFUNDED = Prisma.sql`('REEMBOLSADO', 'CHARGEBACK')`
const IS_REPEAT = Prisma.sql`(o.status NOT IN ${REFUNDED} AND EXISTS (
  SELECT 1 FROM orders e WHERE e.user_id = o.user_id AND (e.created_at, e.id) < (o.created_at, o.id) AND e.status NOT IN ${REFUNDED}))`

/** By state. Cents, seconds from form to delivery, or numbers of orders. */
export const ORDER_METRICS = [
  'orders',
  'cents',
  'timed',
  'seconds',
  'met',
  'due',
  'visagist',
  'repeats',
  'repeat_cents',
] as const

/** By São Paulo purchase day; kind: state. Repurchase: the person has an earlier unrefunded order. */
const countOrders = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT asked, day, metric, status::text AS kind, n FROM (
    SELECT asked, day_of(created_at) AS day, status, count(*) AS orders, sum(amount_cents) AS cents,
      count(completed_at - submitted_at) AS timed, sum(extract(epoch FROM completed_at - submitted_at)) AS seconds,
      count(*) FILTER (WHERE completed_at <= due_at) AS met,
      count(*) FILTER (WHERE completed_at IS NOT NULL AND due_at IS NOT NULL) AS due,
      count(*) FILTER (WHERE needs_visagist AND status = 'EM_PROCESSAMENTO') AS visagist,
      count(*) FILTER (WHERE is_repeat) AS repeats, sum(amount_cents) FILTER (WHERE is_repeat) AS repeat_cents
    FROM (SELECT span.asked, o.*, ${IS_REPEAT} AS is_repeat
      FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b OFFSET 0) placed
    GROUP BY 1, 2, 3) counted,
  LATERAL (VALUES ${Prisma.join(ORDER_METRICS.map((metric) => Prisma.raw(`('${metric}', ${metric}::float8)`)))}) measured (metric, n)
  WHERE n <> 0`

const countRows =
  (metric: string, table: string, kind: Prisma.Sql, where = Prisma.sql`true`) =>
  (span: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`
    SELECT asked, day_of(t.created_at) AS day, ${metric}::text AS metric, ${kind} AS kind, count(*)::float8 AS n
    FROM ${span} JOIN ${Prisma.raw(table)} t ON t.created_at >= span.a AND t.created_at < span.b WHERE ${where} GROUP BY 1, 2, 4`
const NO_KIND = Prisma.sql`''::text`

/** Stages are numbered from 1, like PostgreSQL arrays. */
const rank = (stage: FunnelStage): Prisma.Sql => Prisma.raw(String(FUNNEL_STAGES.indexOf(stage) + 1))
const ORDER_STAGE = Prisma.sql`CASE
  WHEN EXISTS (SELECT FROM ratings t WHERE t.order_id = o.id) THEN ${rank('rated')}
  WHEN o.completed_at IS NOT NULL THEN ${rank('delivered')} WHEN o.submitted_at IS NOT NULL THEN ${rank('form')}
  ELSE ${rank('paid')} END`

const LEAD_OF_ORDER = Prisma.sql`coalesce((SELECT c.lead_id FROM checkout_clicks c WHERE c.id = o.click_id),
  (SELECT l.id FROM users u JOIN leads l ON l.email = u.email WHERE u.id = o.user_id))`

/**
 * Quiz visits with their furthest stage: rows `asked, day, source, stage`. Orders belong to their click's lead, else to the lead with the
 * buyer's address, because people take the quiz on the phone and buy on the computer. They count for the lead's last earlier run.
 */
const visitsWithStage = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT r.asked, day_of(r.started_at) AS day, r.source, coalesce(greatest(array_position(${[...FUNNEL_STAGES]}::text[], r.step),
    CASE WHEN r.lead_id IS NOT NULL THEN greatest(${rank('lead')}, (
      SELECT max(stage) FROM (
        SELECT ${rank('checkout')} AS stage FROM checkout_clicks c
        WHERE c.lead_id = r.lead_id AND c.created_at >= r.started_at AND c.created_at < r.ended
        UNION ALL
        SELECT ${ORDER_STAGE} FROM checkout_clicks c JOIN orders o ON o.click_id = c.id
        WHERE c.lead_id = r.lead_id AND o.created_at >= r.started_at AND o.created_at < r.ended
        UNION ALL
        SELECT ${ORDER_STAGE} FROM leads l JOIN users u ON u.email = l.email JOIN orders o ON o.user_id = u.id
        WHERE l.id = r.lead_id AND o.created_at >= r.started_at AND o.created_at < r.ended
          AND NOT EXISTS (SELECT FROM checkout_clicks c WHERE c.id = o.click_id AND c.lead_id IS NOT NULL)) come)) END), 1) AS stage
  FROM (
    SELECT span.asked, t.step, t.lead_id, t.started_at, coalesce(t.source, 'direto') AS source,
      CASE WHEN t.lead_id IS NOT NULL THEN coalesce((SELECT n.started_at FROM quiz_runs n
        WHERE n.lead_id = t.lead_id AND (n.started_at, n.id) > (t.started_at, t.id)
        ORDER BY n.started_at, n.id LIMIT 1), 'infinity') END AS ended
    FROM ${span} JOIN quiz_runs t ON t.started_at >= span.a AND t.started_at < span.b OFFSET 0) r`

/** By visit day; kind: stage, or source. */
const countVisits = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT asked, day, metric, kind, sum(n)::float8 AS n FROM (
    SELECT asked, day, source, stage, count(*) AS n FROM (${visitsWithStage(span)}) visits GROUP BY 1, 2, 3, 4) counted,
  LATERAL (VALUES ('stages', (${[...FUNNEL_STAGES]}::text[])[stage], true), ('visits', source, true),
    ('contacts', source, stage >= ${rank('lead')}), ('checkouts', source, stage >= ${rank('checkout')}),
    ('buyers', source, stage >= ${rank('paid')})) written (metric, kind, is_there)
  WHERE is_there GROUP BY 1, 2, 3, 4`

/** By order day; kind: click source or `direto`. Revenue in cents without refunds. */
const countSources = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT asked, day, metric, kind, part::float8 AS n FROM (
    SELECT asked, day_of(created_at) AS day, source, count(*) AS sales,
      sum(amount_cents) FILTER (WHERE status NOT IN ${REFUNDED}) AS cents
    FROM (
      SELECT span.asked, o.created_at, o.amount_cents, o.status,
        coalesce((SELECT c.source FROM checkout_clicks c WHERE c.id = o.click_id), 'direto') AS source
      FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b OFFSET 0) placed
    GROUP BY 1, 2, 3) sold,
  LATERAL (VALUES ('sales', source, sales), ('revenue', source, cents)) written (metric, kind, part) WHERE part IS NOT NULL`

/** By order day; kind: `yes` after a quiz visit, else `no`. */
const countTested = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT asked, day_of(created_at) AS day, 'tested'::text AS metric, kind, count(*)::float8 AS n FROM (
    SELECT span.asked, o.created_at, CASE WHEN EXISTS (SELECT FROM quiz_runs r
      WHERE r.lead_id = ${LEAD_OF_ORDER} AND r.started_at <= o.created_at) THEN 'yes' ELSE 'no' END AS kind
    FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b OFFSET 0) bought
  GROUP BY 1, 2, 4`

const COUNTS = [
  { metrics: ORDER_METRICS, count: countOrders },
  {
    metrics: ['customers'],
    count: countRows('customers', 'users', NO_KIND, Prisma.sql`t.role = 'customer' AND t.erased_at IS NULL`),
  },
  { metrics: ['photos'], count: countRows('photos', 'customer_photos', NO_KIND) },
  { metrics: ['reports'], count: countRows('reports', 'generated_pdfs', NO_KIND) },
  /** Kind: stars. */
  { metrics: ['ratings'], count: countRows('ratings', 'ratings', Prisma.sql`t.rating::text`) },
  /** Kind: level. */
  { metrics: ['logs'], count: countRows('logs', 'system_logs', Prisma.sql`t.level`) },
  { metrics: ['stages', 'visits', 'contacts', 'checkouts', 'buyers'], count: countVisits },
  { metrics: ['sales', 'revenue'], count: countSources },
  { metrics: ['tested'], count: countTested },
] as const satisfies readonly { metrics: readonly string[]; count: (span: Prisma.Sql) => Prisma.Sql }[]

export type Metric = (typeof COUNTS)[number]['metrics'][number]
export const METRICS: readonly Metric[] = COUNTS.flatMap(({ metrics }): readonly Metric[] => metrics)

/** A query of `asked, day, metric, kind, n`. Reading and storing share it, so they always agree. */
export function countMetrics(spans: readonly AskedSpan[], metrics: readonly Metric[]): Prisma.Sql {
  const span = spansSql(spans)
  const isAsked = (metric: Metric) => metrics.includes(metric)
  const wanted = COUNTS.filter((one: { readonly metrics: readonly Metric[] }) => one.metrics.some(isAsked))
  return Prisma.sql`
    SELECT asked, day, metric, kind, n FROM (${Prisma.join(
      wanted.map(({ count }) => count(span)),
      ' UNION ALL ',
    )}) counted WHERE metric = ANY(${[...metrics]}::text[])`
}
