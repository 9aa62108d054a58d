import { FUNNEL_STAGES, type FunnelStage } from '#contract/admin-analytics.ts'
import { Prisma } from '../platform/db.ts'

/** Moments from (included) and to (excluded) whose rows are counted as they stand: a relation `span (a, b, piece)`. */
export const spansSql = (spans: readonly { from: Date; to: Date }[]): Prisma.Sql => Prisma.sql`
  unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[])
    WITH ORDINALITY AS span (a, b, piece)`

const ENDED = Prisma.sql`('REEMBOLSADO', 'CHARGEBACK')`
const KEPT_BEFORE = Prisma.sql`(o.status NOT IN ${ENDED} AND EXISTS (
  SELECT 1 FROM orders e WHERE e.user_id = o.user_id AND (e.created_at, e.id) < (o.created_at, o.id) AND e.status NOT IN ${ENDED}))`

/** What the table order_days keeps of a day and a status. */
export const ORDER_SUMS = Prisma.raw(
  'day, status, orders, cents, forms, delivered, timed, seconds, met, due, visagist, repeats, repeat_cents',
)

/**
 * Orders by the piece they lie in, by the day they were bought, in São Paulo, and by their state: rows `piece` and
 * ORDER_SUMS. A purchase is a repurchase when the same person has an earlier one that was kept. What stands here is what the
 * table keeps, so that both can only agree.
 */
export const countOrders = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT piece, day_of(created_at) AS day, status, count(*)::int AS orders, sum(amount_cents) AS cents,
    count(submitted_at)::int AS forms, count(completed_at)::int AS delivered,
    count(completed_at - submitted_at)::int AS timed,
    coalesce(sum(extract(epoch FROM completed_at - submitted_at)), 0)::float8 AS seconds,
    count(*) FILTER (WHERE completed_at <= due_at)::int AS met,
    count(*) FILTER (WHERE completed_at IS NOT NULL AND due_at IS NOT NULL)::int AS due,
    count(*) FILTER (WHERE needs_visagist AND status = 'EM_PROCESSAMENTO')::int AS visagist,
    count(*) FILTER (WHERE is_repeat)::int AS repeats,
    coalesce(sum(amount_cents) FILTER (WHERE is_repeat), 0) AS repeat_cents
  FROM (SELECT span.piece, o.*, ${KEPT_BEFORE} AS is_repeat
    FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b OFFSET 0) placed
  GROUP BY 1, 2, 3`

/** How many orders of each state and what they brought, without what the other figures need: rows `piece, status, orders, cents`. */
export const countSales = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT piece, o.status, count(*)::int AS orders, sum(o.amount_cents) AS cents
  FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b GROUP BY 1, 2`

/** One book, of a table that has a moment in `created_at`. */
const ofTable = (book: string, table: string, kind: Prisma.Sql, where = Prisma.sql`true`) => ({
  books: [book],
  count: (span: Prisma.Sql) => Prisma.sql`
    SELECT ${book}::text AS book, piece, ${kind} AS kind, count(*)::bigint AS n
    FROM ${span} JOIN ${Prisma.raw(table)} t ON t.created_at >= span.a AND t.created_at < span.b WHERE ${where} GROUP BY 2, 3`,
})
const NO_KIND = Prisma.sql`''::text`

/** Stages by number, as PostgreSQL counts. */
const rank = (stage: FunnelStage): Prisma.Sql => Prisma.raw(String(FUNNEL_STAGES.indexOf(stage) + 1))
const ORDER_STAGE = Prisma.sql`CASE
  WHEN EXISTS (SELECT FROM ratings t WHERE t.order_id = o.id) THEN ${rank('rated')}
  WHEN o.completed_at IS NOT NULL THEN ${rank('delivered')} WHEN o.submitted_at IS NOT NULL THEN ${rank('form')}
  ELSE ${rank('paid')} END`

const LEAD_OF_ORDER = Prisma.sql`coalesce((SELECT c.lead_id FROM checkout_clicks c WHERE c.id = o.click_id),
  (SELECT l.id FROM users u JOIN leads l ON l.email = u.email WHERE u.id = o.user_id))`

/**
 * Visits to the quiz, each with the furthest stage it brought somebody to by now: rows `piece, source, stage`. A click is of
 * the lead it names; so is its order, and an order whose click names none is of the lead with the buyer's address: whoever
 * takes the test on the phone buys on the computer. Both are the last run's that the lead had begun before.
 */
const countRuns = (span: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT r.piece, r.source, coalesce(greatest(array_position(${[...FUNNEL_STAGES]}::text[], r.step),
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
    SELECT span.piece, t.step, t.lead_id, t.started_at, coalesce(t.source, 'direto') AS source,
      CASE WHEN t.lead_id IS NOT NULL THEN coalesce((SELECT n.started_at FROM quiz_runs n
        WHERE n.lead_id = t.lead_id AND (n.started_at, n.id) > (t.started_at, t.id)
        ORDER BY n.started_at, n.id LIMIT 1), 'infinity') END AS ended
    FROM ${span} JOIN quiz_runs t ON t.started_at >= span.a AND t.started_at < span.b OFFSET 0) r`

/**
 * Everything else that is only counted: what of it (`kind`) and how many, in each piece. Rows are walked once for all the
 * books they are in.
 */
const TALLIES = [
  ofTable('customers', 'users', NO_KIND, Prisma.sql`t.role = 'customer' AND t.erased_at IS NULL`),
  ofTable('photos', 'customer_photos', NO_KIND),
  ofTable('reports', 'generated_pdfs', NO_KIND),
  /** Kind: stars. */
  ofTable('ratings', 'ratings', Prisma.sql`t.rating::text`),
  /** Kind: level. */
  ofTable('logs', 'system_logs', Prisma.sql`t.level`),
  {
    /** Visits to the quiz by the day they began; kind: how far each came, and for the others, of those that came so far, its source. */
    books: ['stages', 'visits', 'contacts', 'checkouts', 'buyers'],
    count: (span: Prisma.Sql) => Prisma.sql`
      SELECT book, piece, kind, sum(n)::bigint AS n FROM (
        SELECT piece, source, stage, count(*) AS n FROM (${countRuns(span)}) runs GROUP BY 1, 2, 3) counted,
      LATERAL (VALUES ('stages', (${[...FUNNEL_STAGES]}::text[])[stage], true), ('visits', source, true),
        ('contacts', source, stage >= ${rank('lead')}), ('checkouts', source, stage >= ${rank('checkout')}),
        ('buyers', source, stage >= ${rank('paid')})) written (book, kind, is_there)
      WHERE is_there GROUP BY 1, 2, 3`,
  },
  {
    /** By the day of the order; kind: the source of its click, `direto` without one. Revenue is cents of what was kept. */
    books: ['sales', 'revenue'],
    count: (span: Prisma.Sql) => Prisma.sql`
      SELECT book, piece, kind, part::bigint AS n FROM (
        SELECT piece, source, count(*) AS sales, sum(amount_cents) FILTER (WHERE status NOT IN ${ENDED}) AS cents
        FROM (
          SELECT span.piece, o.amount_cents, o.status,
            coalesce((SELECT c.source FROM checkout_clicks c WHERE c.id = o.click_id), 'direto') AS source
          FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b OFFSET 0) placed
        GROUP BY 1, 2) sold,
      LATERAL (VALUES ('sales', source, sales), ('revenue', source, cents)) written (book, kind, part) WHERE part IS NOT NULL`,
  },
  {
    /** By the day of the order; kind: whether a visit to the quiz came before it, `yes` or `no`. */
    books: ['tested'],
    count: (span: Prisma.Sql) => Prisma.sql`
      SELECT 'tested'::text AS book, piece, kind, count(*)::bigint AS n FROM (
        SELECT span.piece, CASE WHEN EXISTS (SELECT FROM quiz_runs r
          WHERE r.lead_id = ${LEAD_OF_ORDER} AND r.started_at <= o.created_at) THEN 'yes' ELSE 'no' END AS kind
        FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b OFFSET 0) bought
      GROUP BY 2, 3`,
  },
] as const satisfies readonly { books: readonly string[]; count: (span: Prisma.Sql) => Prisma.Sql }[]

/** What is kept a day and a kind; each is counted by one of TALLIES. */
export const BOOKS = [
  'customers',
  'photos',
  'reports',
  'ratings',
  'logs',
  'stages',
  'visits',
  'contacts',
  'checkouts',
  'buyers',
  'sales',
  'revenue',
  'tested',
] as const
export type Book = (typeof BOOKS)[number]

/** Rows `book, piece, kind, n` counted as they stand. */
export const countTallies = (span: Prisma.Sql, books: readonly Book[]): Prisma.Sql => Prisma.sql`
  SELECT book, piece, kind, n FROM (${Prisma.join(
    TALLIES.filter(({ books: counted }) => counted.some((book) => books.some((asked) => asked === book))).map(
      ({ count }) => count(span),
    ),
    ' UNION ALL ',
  )}) counted WHERE book = ANY(${[...books]}::text[])`
