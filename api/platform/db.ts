import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/client/client.ts'
import { env } from './env.ts'

/** So many different statements are prepared, each once a connection; lists of changing length would make them countless. */
const MOST_PREPARED = 400
const prepared = new Map<string, string>()

/** The name under which a connection keeps a statement it has read; an unnamed one is sent and read anew each time. */
function statementName({ sql }: { readonly sql: string }): string {
  const known = prepared.get(sql)
  if (known !== undefined) return known
  if (prepared.size >= MOST_PREPARED) return ''
  const name = `s${prepared.size}`
  prepared.set(sql, name)
  return name
}

export const db = new PrismaClient({
  adapter: new PrismaPg(
    {
      connectionString: env.DATABASE_URL,
      max: 12,
      // Planned for its values each time: what is rare and what thousands have are searched in different ways.
      options: '-c plan_cache_mode=force_custom_plan',
    },
    { statementNameGenerator: statementName },
  ),
})

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
