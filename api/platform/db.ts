import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/client/client.ts'
import { env } from './env.ts'
import { closeKeyring } from './keyring.ts'
import { sealing } from './sealed-columns.ts'

/** So many different statements are prepared, each once a connection; lists of changing length would make them countless. */
const MOST_PREPARED = 400
const prepared = new Map<string, string>()

/** Searches, counts, ranges and pages: what is rare and what thousands have are found in different ways. */
const PLANNED_FOR_VALUES = /\b(I?LIKE|OFFSET|COUNT|ANY|IN|BETWEEN|SIMILAR)\b|[<>~]|@@/i
/** Written the same way whatever they hold. */
const WRITES_JOBS = /INSERT INTO pgboss\.job/

/**
 * The name under which a connection keeps a statement it has read, and after some uses its plan: planning a joined read takes
 * PostgreSQL longer than running it. An unnamed one is sent, read and planned anew each time, for its values.
 */
function statementName({ sql }: { readonly sql: string }): string {
  const known = prepared.get(sql)
  if (known !== undefined) return known
  if (prepared.size >= MOST_PREPARED) return ''
  const name = PLANNED_FOR_VALUES.test(sql) && !WRITES_JOBS.test(sql) ? '' : `s${prepared.size}`
  prepared.set(sql, name)
  return name
}

const plainDb = new PrismaClient({
  adapter: new PrismaPg({ connectionString: env.DATABASE_URL, max: 12 }, { statementNameGenerator: statementName }),
})

/** What it writes and reads of a person is sealed on the way; only the type does not say so. */
export const db = plainDb.$extends(sealing) as unknown as PrismaClient

/** Ends this process's connections. */
export async function closeDb(): Promise<void> {
  await db.$disconnect()
  await closeKeyring()
}

/** A transaction under way. Verbs that write take one, so that a write, its notification and its job commit together. */
export type Tx = Prisma.TransactionClient

/** Runs `work` in one transaction; all of it is kept or none. */
export function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(work, { maxWait: 10_000, timeout: 20_000 })
}

/** Waits for, then holds until the transaction's end, a lock on a name: one worker at a time per name. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

/** Did a write collide with a unique key? */
export const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'

export { Prisma }
