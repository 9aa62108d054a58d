import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { ExportList, ExportQuery } from '#contract/admin/export.ts'
import { ORDER_CSV } from '#contract/admin/orders.ts'
import type { CsvColumns } from '#contract/admin/page.ts'
import { RATING_CSV } from '#contract/admin/records.ts'
import { USER_CSV } from '#contract/admin/users.ts'
import { formatDayTime, shortId } from '#contract/format.ts'
import { answersOn, FIELD_KEYS, type StoredAnswers } from '#contract/form-fields.ts'
import type { Actor } from '../orders/order-status.ts'
import { openRaw } from '../platform/sealed-columns.ts'
import { db, Prisma } from '../platform/db.ts'
import type { FileAnswer } from '../platform/http.ts'
import { csvLine } from './csv.ts'
import { journal } from './journal.ts'
import { orderFilter, readOrders, searchOrders } from './orders.ts'
import { dayOf } from './period.ts'
import { orderClause, ratingFilter, readRatings } from './records.ts'
import { personClause } from './search.ts'
import { readUsers } from './users.ts'

type Query = z.output<typeof ExportQuery>
type Cells = readonly (string | number | null)[]

/** Rows per fetch, to keep memory flat. */
const CHUNK = 500

interface CsvExport<Row> {
  readonly head: readonly string[]
  /** `SELECT …, t.id, t.created_at FROM …`, with the list's clauses. */
  readonly select: (query: Query) => Promise<Prisma.Sql>
  readonly cells: (row: Row) => Cells
  readonly open: (rows: readonly Row[]) => Promise<unknown>
}

const sheet = <Row extends object>(value: CsvExport<Row>) => ({
  head: value.head,
  rows: (query: Query): AsyncGenerator<Cells> => cellsOf(value, query),
})

const listSheet = <Item>(
  columns: CsvColumns<Item>,
  read: (ids: string[]) => Promise<Item[]>,
  select: (query: Query) => Promise<Prisma.Sql>,
) => ({
  head: columns.map(([label]) => label),
  async *rows(query: Query): AsyncGenerator<Cells> {
    for await (const chunk of walk<object>(await select(query)))
      for (const item of await read(chunk.map(({ id }) => id))) yield columns.map(([, value]) => value(item))
  },
})

async function* cellsOf<Row extends object>(
  { select, open, cells }: CsvExport<Row>,
  query: Query,
): AsyncGenerator<Cells> {
  for await (const chunk of walk<Row>(await select(query))) {
    await open(chunk)
    for (const row of chunk) yield cells(row)
  }
}

async function* walk<Row extends object>(
  select: Prisma.Sql,
): AsyncGenerator<(Row & { id: string; created_at: Date })[]> {
  let after = Prisma.empty
  for (;;) {
    const rows = await db.$queryRaw<(Row & { id: string; created_at: Date })[]>`
      ${select} ${after} ORDER BY t.created_at DESC, t.id DESC LIMIT ${CHUNK}`
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < CHUNK) return
    after = Prisma.sql`AND (t.created_at, t.id) < (${last.created_at}, ${last.id}::uuid)`
  }
}

interface FormRow extends StoredAnswers {
  order_id: string
  created_at: Date
}

const ANSWER_COLUMNS = Prisma.raw(
  FIELD_KEYS.map((key) => `t.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} AS "${key}"`).join(', '),
)

const time = (at: Date | null) => (at ? formatDayTime(at) : null)

const SHEETS = {
  orders: listSheet(ORDER_CSV, readOrders, async ({ search, ...filters }) => {
    const { clause } = await searchOrders(search)
    return Prisma.sql`SELECT t.id, t.created_at FROM orders t WHERE true ${orderFilter(filters)} ${clause}`
  }),
  users: listSheet(USER_CSV, readUsers, async ({ search, role }) => {
    const searched = search ? await personClause(search, Prisma.sql`t.id`) : null
    return Prisma.sql`
      SELECT t.id, t.created_at FROM users t
      WHERE t.erased_at IS NULL ${role ? Prisma.sql`AND t.role = ${role}::role` : Prisma.empty}
      ${searched ? Prisma.sql`AND ${searched.clause}` : Prisma.empty}`
  }),
  ratings: listSheet(RATING_CSV, readRatings, async ({ search, ...filters }) => {
    const { join, where } = await orderClause(search)
    return Prisma.sql`
      SELECT t.id, t.created_at FROM ratings t ${join}
      WHERE true ${ratingFilter(filters)} ${where}`
  }),
  forms: sheet<FormRow>({
    head: ['Pedido', ...answersOn('csv', {}).map(({ name }) => name), 'Data'],
    select: async ({ search }) => {
      const { join, where } = await orderClause(search)
      return Prisma.sql`
        SELECT t.id, t.created_at, t.order_id, ${ANSWER_COLUMNS} FROM onboarding_forms t ${join} WHERE true ${where}`
    },
    open: (rows) => openRaw('OnboardingForm', rows),
    cells: (row) => [
      shortId(row.order_id),
      ...answersOn('csv', row).map(({ words }) => words.join(', ')),
      time(row.created_at),
    ],
  }),
} as const satisfies Record<ExportList, { rows: (query: Query) => AsyncGenerator<Cells>; head: readonly string[] }>

const FILE_NAMES: Readonly<Record<ExportList, string>> = {
  orders: 'pedidos',
  users: 'usuarios',
  ratings: 'avaliacoes',
  forms: 'formularios',
}

/** The journal records who exported. */
export async function exportCsv(list: ExportList, query: Query, actor: Actor): Promise<FileAnswer> {
  await journal(db, actor, { action: 'list.exported', subject: 'list', to: { list, narrowedBy: Object.keys(query) } })
  return {
    body: Readable.from(write(list, query), { objectMode: false }),
    size: null,
    type: 'text/csv; charset=utf-8',
    saveAs: `rosto-ideal-${FILE_NAMES[list]}-${dayOf(new Date())}.csv`,
  }
}

async function* write(list: ExportList, query: Query): AsyncGenerator<string> {
  // The mark tells spreadsheets it is UTF-8.
  let text = `\uFEFF${csvLine(SHEETS[list].head)}`
  for await (const cells of SHEETS[list].rows(query)) {
    text += csvLine(cells)
    if (text.length < 64_000) continue
    yield text
    text = ''
  }
  yield text
}
