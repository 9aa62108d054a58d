import type { Page, PageQuery } from '#contract/admin/page.ts'
import { type AdminSuppression, SuppressionList } from '#contract/admin/suppressions.ts'
import { Problem } from '#contract/problem.ts'
import { hashAddress } from '../mail/suppression.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, Prisma, transact } from '../platform/db.ts'
import { journal } from './journal.ts'
import { findPage, readPage } from './page.ts'
import { likeWords } from './search.ts'

interface Known {
  readonly hash: string
  readonly email: string
  readonly userId: string | null
}

async function whoseAre(hashes: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  const rows = await db.$queryRaw<Known[]>`
    SELECT email_hash(email) AS hash, email, NULL::uuid AS "userId" FROM leads
    WHERE email_hash(email) = ANY(${[...hashes]})
    UNION ALL
    SELECT email_hash(email), email, id FROM users WHERE email_hash(email) = ANY(${[...hashes]})`
  return new Map(rows.map((known) => [known.hash, known]))
}

/** Newest first. Only hashes are stored: parts of an address are found among account holders only. */
export async function listSuppressions(
  query: PageQuery & { list?: SuppressionList | undefined },
): Promise<Page<AdminSuppression>> {
  const where = Prisma.sql`${query.list ? Prisma.sql`AND t.list = ${query.list}` : Prisma.empty}
    ${query.search ? searchClause(query.search) : Prisma.empty}`
  const page = await findPage({ from: Prisma.sql`suppressions t`, where }, query)
  const rows = await db.suppression.findMany({ where: { id: { in: page.ids } } })
  const known = await whoseAre(rows.map(({ emailHash }) => emailHash))
  return readPage(
    page,
    () => Promise.resolve(rows),
    (row) => ({
      id: row.id,
      email: known.get(row.emailHash)?.email ?? null,
      userId: known.get(row.emailHash)?.userId ?? null,
      list: SuppressionList.safeParse(row.list).data ?? 'marketing',
      reason: row.reason,
      createdAt: row.createdAt.toISOString(),
    }),
  )
}

const searchClause = (search: string) => Prisma.sql`AND (t.email_hash = ${hashAddress(search)} OR t.email_hash IN (
  SELECT email_hash(email) FROM users
  WHERE search_text LIKE fold_text(${likeWords(search)}) LIMIT 500))`

/** Allows marketing again, given consent. @throws Problem 'not-found' */
export async function liftSuppression(id: string, reason: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const row = await tx.suppression.findUnique({ where: { id } })
    if (!row) throw new Problem('not-found')
    await tx.suppression.delete({ where: { id } })
    await journal(tx, actor, {
      action: 'suppression.lifted',
      subject: 'suppression',
      subjectId: id,
      from: { list: row.list, reason: row.reason, since: row.createdAt.toISOString(), emailHash: row.emailHash },
      to: { reason },
    })
  })
}
