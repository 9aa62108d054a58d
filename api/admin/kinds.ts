import { db, Prisma } from '../platform/db.ts'
import { likeOf } from './page.ts'

/** Few values, and first in an index. */
type Kinds = { webhook_events: 'event_type'; journal_entries: 'action' }

/** Kinds whose names match. Jumps through the index: a few dozen kinds among millions of rows. */
export async function kindsLike<T extends keyof Kinds>(table: T, column: Kinds[T], search: string): Promise<string[]> {
  const [from, kind] = [Prisma.raw(table), Prisma.raw(column)]
  const rows = await db.$queryRaw<{ kind: string }[]>`
    WITH RECURSIVE known AS (
      (SELECT ${kind} AS kind FROM ${from} ORDER BY ${kind} LIMIT 1)
      UNION ALL
      SELECT (SELECT b.${kind} FROM ${from} b WHERE b.${kind} > known.kind ORDER BY b.${kind} LIMIT 1) FROM known
      WHERE known.kind IS NOT NULL)
    SELECT kind FROM known WHERE kind ILIKE ${likeOf(search)}`
  return rows.map(({ kind: name }) => name)
}
