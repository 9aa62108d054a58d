import { db, Prisma } from '../platform/db.ts'
import { likeOf } from './page.ts'

/** Columns whose values are few and stand first in an index. */
type Kinds = { webhook_events: 'event_type'; journal_entries: 'action' }

/**
 * The kinds of a big book that have the words in their name. Millions of rows know a few dozen kinds: the index is jumped
 * from one to the next, never walked.
 */
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
