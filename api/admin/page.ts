import { ADMIN_PAGE_SIZE, countCapOf, type Page } from '#contract/admin/page.ts'
import { db, Prisma } from '../platform/db.ts'

/** Escapes wildcards `%` and `_`. */
export const likeOf = (term: string) => `%${term.replace(/[\\%_]/g, (c) => `\\${c}`)}%`

interface Place {
  readonly value: string
  readonly id: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isUuid = (text: string) => UUID.test(text)

export interface SortKey {
  readonly by: Prisma.Sql
  readonly type: 'timestamptz' | 'int' | 'text'
}

const BY_DATE: SortKey = { by: Prisma.sql`t.created_at`, type: 'timestamptz' }
const TYPES = { timestamptz: Prisma.sql`timestamptz`, int: Prisma.sql`int`, text: Prisma.sql`text` } as const

/** Aliased as `t`, with `t.created_at` and `t.id`. */
interface Source {
  /** `ratings t JOIN …` */
  readonly from: Prisma.Sql
  /** `AND …` clauses. */
  readonly where: Prisma.Sql
  /** `AND …` clauses for a quickly counted subset: above the cap, so is the whole. */
  readonly some?: Prisma.Sql | null | undefined
  /** Besides the date, by their query names. */
  readonly sortKeys?: Readonly<Record<string, SortKey>>
}

interface Asked {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly sort?: string | undefined
}

/** Null if the cursor belongs to another sort. */
function readCursor(cursor: string | undefined, { type }: SortKey): Place | null {
  let read: unknown = null
  try {
    read = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString('utf8'))
  } catch {
    return null
  }
  if (!Array.isArray(read) || read.length !== 3) return null
  const [kind, value, id]: unknown[] = read
  if (kind !== type || typeof value !== 'string' || typeof id !== 'string' || !isUuid(id)) return null
  const isSound = type === 'text' ? !value.includes('\0') : type === 'int' ? /^-?\d{1,9}$/.test(value) : isMoment(value)
  return isSound ? { value, id } : null
}

/** JavaScript accepts dates that PostgreSQL refuses: years alone, 31 February. */
const MOMENT = /^([12]\d{3}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?[+-]\d{2}:\d{2}$/

function isMoment(value: string): boolean {
  const day = MOMENT.exec(value)?.[1]
  if (!day || Number.isNaN(Date.parse(value))) return false
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

const writeCursor = ({ value, id }: Place, { type }: SortKey) =>
  Buffer.from(JSON.stringify([type, value, id])).toString('base64url')

/** Ids by index, and the total up to the cap. Newest first by default. */
export async function findPage(
  source: Source,
  { search, cursor, sort = '-date' }: Asked,
): Promise<{ ids: string[]; total: number; next: string | null }> {
  const name = sort.replace(/^-/, '')
  const known = name === 'date' || Object.hasOwn(source.sortKeys ?? {}, name)
  const sortKey = (known && source.sortKeys?.[name]) || BY_DATE
  const down = !known || sort.startsWith('-')
  const { by, type } = sortKey
  const place = readCursor(cursor, sortKey)
  const beyond = place
    ? Prisma.sql`AND (${by}, t.id) ${down ? Prisma.sql`<` : Prisma.sql`>`} (${place.value}::${TYPES[type]}, ${place.id}::uuid)`
    : Prisma.empty
  const way = down ? Prisma.sql`DESC` : Prisma.sql`ASC`
  const value = type === 'timestamptz' ? Prisma.sql`to_json(${by}) #>> '{}'` : Prisma.sql`(${by})::text`
  const cap = countCapOf(search)
  // Both imply several pages, so count in parallel.
  const counting = place || source.some ? countUpTo(cap, source) : null
  const finding = db.$queryRaw<Place[]>`
    SELECT t.id, ${value} AS value FROM ${source.from} WHERE true ${source.where} ${beyond}
    ORDER BY ${by} ${way}, t.id ${way} LIMIT ${ADMIN_PAGE_SIZE + 1}`
  const [found, counted] = await Promise.all([finding, counting])
  const page = found.slice(0, ADMIN_PAGE_SIZE)
  const last = page.at(-1)
  const hasMore = found.length > ADMIN_PAGE_SIZE
  return {
    ids: page.map(({ id }) => id),
    // A complete first page is its own count.
    total: !hasMore && !place ? page.length : (counted ?? (await countUpTo(cap, source))),
    next: hasMore && last ? writeCursor(last, sortKey) : null,
  }
}

async function countUpTo(cap: number, { some, ...source }: Source): Promise<number> {
  if (some) {
    const n = await countUpTo(cap, { ...source, where: some })
    if (n > cap) return n
  }
  const { from, where } = source
  const rows = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM (SELECT 1 FROM ${from} WHERE true ${where} LIMIT ${cap + 1}) counted`
  return rows[0]?.n ?? 0
}

export async function readInOrder<Row extends { id: string }, Item>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<Row[]>,
  present: (row: Row) => Item,
): Promise<Item[]> {
  const rows = new Map((ids.length > 0 ? await read([...ids]) : []).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [present(row)] : []
  })
}

export async function readPage<Row extends { id: string }, Item>(
  page: { ids: string[]; total: number; next: string | null },
  read: (ids: string[]) => Promise<Row[]>,
  present: (row: Row) => Item,
): Promise<Page<Item>> {
  return { items: await readInOrder(page.ids, read, present), total: page.total, next: page.next }
}
