// npm run migrate: brings the database of DATABASE_URL to the newest migration.
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { ROOT } from './root.ts'

/** The number Prisma locks with, so that its `migrate deploy` and this never work at the same time. */
const PRISMAS_LOCK = 72707369
/** Prisma's table, as Prisma makes it: either may go on where the other left off. */
const PRISMAS_TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`

interface Recorded {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: Date | null
}

/**
 * Applies what is missing, oldest first, each migration whole or not at all, and answers how many there were.
 * @throws Error when one fails, failed before under Prisma, or was changed after it had been applied
 */
export async function migrate(
  url: string,
  { signal, folder = join(ROOT, 'prisma/migrations') }: { signal?: AbortSignal; folder?: string } = {},
): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PRISMAS_LOCK])
    await client.query(PRISMAS_TABLE)
    const { rows } = await client.query<Recorded>(
      'select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null',
    )
    const recorded = new Map(rows.map((row) => [row.migration_name, row]))
    const failed = rows.find(({ finished_at: finishedAt }) => finishedAt === null)
    if (failed) {
      throw new Error(
        `A migração ${failed.migration_name} começou e não terminou. Repare o banco e apague a linha dela em _prisma_migrations.`,
      )
    }
    let applied = 0
    for (const { name, sql, checksum } of await readMigrations(folder)) {
      signal?.throwIfAborted()
      const before = recorded.get(name)
      if (before && before.checksum !== checksum) {
        throw new Error(
          `A migração ${name} foi alterada depois de aplicada. Desfaça a alteração e crie outra migração.`,
        )
      }
      if (before) continue
      await apply(client, name, sql, checksum)
      applied++
    }
    return applied
  } finally {
    await client.end()
  }
}

async function readMigrations(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return await Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** In one transaction with its record: who is killed on the way starts from before it. */
async function apply(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`A migração ${name} falhou e foi desfeita: ${reason}`, { cause: error })
  }
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL: falta')
  console.log(`Migrações aplicadas: ${await migrate(url)}.`)
}
