import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '#prisma/client/client.ts'
import { env } from './env.ts'
import { closeKeyring } from './keyring.ts'
import { sealing } from './sealed-columns.ts'

/** Statements prepared per connection; lists of varying length would make them countless. */
const MOST_PREPARED = 400
const prepared = new Map<string, string>()

/** Rare and frequent values need different plans. */
const PLANNED_FOR_VALUES = /\b(I?LIKE|OFFSET|COUNT|ANY|IN|BETWEEN|SIMILAR)\b|[<>~]|@@/i
/** Job inserts need the same plan whatever their values. */
const WRITES_JOBS = /INSERT INTO pgboss\.job/

/**
 * Named, so that the connection keeps its plan: planning a join takes longer than running it. Unnamed ones are planned for their values.
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

/** Encrypts personal data; the type does not show it. */
export const db = plainDb.$extends(sealing) as unknown as PrismaClient

export async function closeDb(): Promise<void> {
  await db.$disconnect()
  await closeKeyring()
}

/** Passed to all writing functions, so that write, notification and job commit together. */
export type Tx = Prisma.TransactionClient

export function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(work, { maxWait: 10_000, timeout: 20_000 })
}

/** Waits for a lock on a name, held until the transaction ends. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}

export const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'

export { Prisma }
