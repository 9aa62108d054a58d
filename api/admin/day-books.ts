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
  /** Kind, here and wherever it is a source: where people came from. Purchases without a click of ours are `direto`. */
  ofTable('leads', 'leads', Prisma.sql`t.funnel_source`),
  ofTable('clicks', 'checkout_clicks', Prisma.sql`coalesce(t.source, 'direto')`),
  /** Kind: level. */
  ofTable('logs', 'system_logs', Prisma.sql`t.level`),
  {
    /** Kind: the step a visit to the quiz came to; its source. */
    books: ['steps', 'visits'],
    count: (span: Prisma.Sql) => Prisma.sql`
      SELECT book, piece, kind, sum(n)::bigint AS n FROM (
        SELECT piece, t.step, coalesce(t.source, 'direto') AS source, count(*) AS n
        FROM ${span} JOIN quiz_runs t ON t.started_at >= span.a AND t.started_at < span.b GROUP BY 1, 2, 3) runs,
      LATERAL (VALUES ('steps', step), ('visits', source)) written (book, kind) GROUP BY 1, 2, 3`,
  },
  {
    /** By the day of the order, also its ratings; kind: the source, none for `rated`. Revenue is cents of what was kept. */
    books: ['orders', 'revenue', 'rated'],
    count: (span: Prisma.Sql) => Prisma.sql`
      SELECT book, piece, kind, sum(part)::bigint AS n FROM (
        SELECT piece, source, count(*) AS orders,
          sum(amount_cents) FILTER (WHERE status NOT IN ${ENDED}) AS cents, sum(ratings) AS rated
        FROM (
          SELECT span.piece, o.amount_cents, o.status,
            coalesce((SELECT c.source FROM checkout_clicks c WHERE c.id = o.click_id), 'direto') AS source,
            (SELECT count(*) FROM ratings t WHERE t.order_id = o.id) AS ratings
          FROM ${span} JOIN orders o ON o.created_at >= span.a AND o.created_at < span.b OFFSET 0) placed
        GROUP BY 1, 2) sold,
      LATERAL (VALUES ('orders', source, orders), ('revenue', source, cents), ('rated', '', nullif(rated, 0))) written (book, kind, part)
      WHERE part IS NOT NULL GROUP BY 1, 2, 3`,
  },
] as const satisfies readonly { books: readonly string[]; count: (span: Prisma.Sql) => Prisma.Sql }[]

/** What is kept a day and a kind; each is counted by one of TALLIES. */
export const BOOKS = [
  'customers',
  'photos',
  'reports',
  'ratings',
  'leads',
  'clicks',
  'logs',
  'steps',
  'visits',
  'orders',
  'revenue',
  'rated',
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
