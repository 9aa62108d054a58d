import { Prisma } from '../platform/db.ts'

/** Moments from (included) and to (excluded) whose rows are counted as they stand: a relation `span (a, b)`. */
export const spansSql = (spans: readonly { from: Date; to: Date }[]): Prisma.Sql => Prisma.sql`
  unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) AS span (a, b)`

const ENDED = Prisma.sql`('REEMBOLSADO', 'CHARGEBACK')`
const KEPT_BEFORE = Prisma.sql`(o.status NOT IN ${ENDED} AND EXISTS (
  SELECT 1 FROM orders e WHERE e.user_id = o.user_id AND (e.created_at, e.id) < (o.created_at, o.id) AND e.status NOT IN ${ENDED}))`

/**
 * Orders by the day they were bought, in São Paulo, and by their state. A purchase is a repurchase when the same person has
 * an earlier one that was kept. What stands here is what the table order_days keeps, so that both can only agree.
 */
export const countOrders = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT day_of(o.created_at) AS day, o.status, count(*)::int AS orders, sum(o.amount_cents) AS cents,
    count(o.submitted_at)::int AS forms, count(o.completed_at)::int AS delivered,
    count(o.completed_at - o.submitted_at)::int AS timed,
    coalesce(sum(extract(epoch FROM o.completed_at - o.submitted_at)), 0)::float8 AS seconds,
    count(*) FILTER (WHERE o.completed_at <= o.due_at)::int AS met,
    count(*) FILTER (WHERE o.completed_at IS NOT NULL AND o.due_at IS NOT NULL)::int AS due,
    count(*) FILTER (WHERE o.needs_visagist AND o.status = 'EM_PROCESSAMENTO')::int AS visagist,
    count(*) FILTER (WHERE ${KEPT_BEFORE})::int AS repeats,
    coalesce(sum(o.amount_cents) FILTER (WHERE ${KEPT_BEFORE}), 0) AS repeat_cents
  FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b
  GROUP BY 1, 2`

/** Everything else that is only counted: what of it (`kind`) and how many, a day. */
const TALLIES = {
  customers: (span) => Prisma.sql`
    SELECT day_of(t.created_at) AS day, '' AS kind, count(*) AS n
    FROM ${span} JOIN users t ON t.created_at >= span.a AND t.created_at < span.b
    WHERE t.role = 'customer' AND t.erased_at IS NULL GROUP BY 1`,
  photos: (span) => Prisma.sql`
    SELECT day_of(t.created_at) AS day, '' AS kind, count(*) AS n
    FROM ${span} JOIN customer_photos t ON t.created_at >= span.a AND t.created_at < span.b GROUP BY 1`,
  reports: (span) => Prisma.sql`
    SELECT day_of(t.created_at) AS day, '' AS kind, count(*) AS n
    FROM ${span} JOIN generated_pdfs t ON t.created_at >= span.a AND t.created_at < span.b GROUP BY 1`,
  /** Kind: stars. */
  ratings: (span) => Prisma.sql`
    SELECT day_of(t.created_at) AS day, t.rating::text AS kind, count(*) AS n
    FROM ${span} JOIN ratings t ON t.created_at >= span.a AND t.created_at < span.b GROUP BY 1, 2`,
  /** By the day of the rated order. */
  rated: (span) => Prisma.sql`
    SELECT day_of(o.created_at) AS day, '' AS kind, count(*) AS n
    FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b JOIN ratings t ON t.order_id = o.id GROUP BY 1`,
  /** Kind: the step a visit to the quiz came to. */
  steps: (span) => Prisma.sql`
    SELECT day_of(t.started_at) AS day, t.step AS kind, count(*) AS n
    FROM ${span} JOIN quiz_runs t ON t.started_at >= span.a AND t.started_at < span.b GROUP BY 1, 2`,
  /** Kind, here and in the next four: where people came from. Purchases without a click of ours are `direto`. */
  visits: (span) => Prisma.sql`
    SELECT day_of(t.started_at) AS day, coalesce(t.source, 'direto') AS kind, count(*) AS n
    FROM ${span} JOIN quiz_runs t ON t.started_at >= span.a AND t.started_at < span.b GROUP BY 1, 2`,
  leads: (span) => Prisma.sql`
    SELECT day_of(t.created_at) AS day, t.funnel_source AS kind, count(*) AS n
    FROM ${span} JOIN leads t ON t.created_at >= span.a AND t.created_at < span.b GROUP BY 1, 2`,
  clicks: (span) => Prisma.sql`
    SELECT day_of(t.created_at) AS day, coalesce(t.source, 'direto') AS kind, count(*) AS n
    FROM ${span} JOIN checkout_clicks t ON t.created_at >= span.a AND t.created_at < span.b GROUP BY 1, 2`,
  orders: (span) => Prisma.sql`
    SELECT day_of(o.created_at) AS day, coalesce(c.source, 'direto') AS kind, count(*) AS n
    FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b
    LEFT JOIN checkout_clicks c ON c.id = o.click_id GROUP BY 1, 2`,
  revenue: (span) => Prisma.sql`
    SELECT day_of(o.created_at) AS day, coalesce(c.source, 'direto') AS kind, sum(o.amount_cents) AS n
    FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b
    LEFT JOIN checkout_clicks c ON c.id = o.click_id WHERE o.status NOT IN ${ENDED} GROUP BY 1, 2`,
  /** Kind: level. */
  logs: (span) => Prisma.sql`
    SELECT day_of(t.created_at) AS day, t.level AS kind, count(*) AS n
    FROM ${span} JOIN system_logs t ON t.created_at >= span.a AND t.created_at < span.b GROUP BY 1, 2`,
} as const satisfies Record<string, (span: Prisma.Sql) => Prisma.Sql>

export type Book = keyof typeof TALLIES

/** Rows `book, day, kind, n` counted as they stand. */
export const countTallies = (span: Prisma.Sql, books: readonly Book[]): Prisma.Sql =>
  Prisma.join(
    books.map((book) => Prisma.sql`SELECT ${book}::text AS book, day, kind, n FROM (${TALLIES[book](span)}) counted`),
    ' UNION ALL ',
  )

export const BOOKS = Object.keys(TALLIES).filter((name): name is Book => Object.hasOwn(TALLIES, name))
