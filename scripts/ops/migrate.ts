// npm run migrate: brings the database of DATABASE_URL to the newest migration. With `-- --new add_a_column` it writes one instead,
// from the committed prisma/schema.prisma to the one in the working tree.
import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ROOT } from '../root.ts'

/** Prisma's number: its `migrate deploy` never runs at the same time. */
const PRISMAS_LOCK = 72707369
/** Prisma's own definition: either tool may continue. */
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

export interface MigrateOptions {
  readonly signal?: AbortSignal
  readonly folder?: string
  readonly until?: string
}

/**
 * Each migration is atomic. @returns how many were applied
 * @throws Error when one fails, failed before under Prisma or was changed since, or `until` is unknown
 */
export async function migrate(
  url: string,
  { signal, folder = join(ROOT, 'prisma/migrations'), until }: MigrateOptions = {},
): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await takeLock(client, signal)
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
    for (const { name, sql, checksum } of await readMigrations(folder, until)) {
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

/** Polls: a waiting statement would block CREATE INDEX CONCURRENTLY. */
async function takeLock(client: pg.Client, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [PRISMAS_LOCK])
    if (rows[0]?.taken) return
    await wait(LOCK_PAUSE_MS)
  }
}

async function readMigrations(folder: string, until?: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  if (until !== undefined && !names.includes(until))
    throw new Error(`A migração ${until} não existe nesta versão do produto: use uma igual ou mais nova.`)
  const wanted = until === undefined ? names : names.slice(0, names.indexOf(until) + 1)
  return await Promise.all(
    wanted.map(async (name) => {
      const sql = await readFile(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** A waiting lock blocks all later queries. */
const LOCK_TIMEOUT = '5s'
const LOCK_TRIES = 12
const LOCK_PAUSE_MS = 250
const LOCK_NOT_AVAILABLE = '55P03'
/** Cannot run in a transaction. */
const CONCURRENT_INDEX = /^\s*CREATE (?:UNIQUE )?INDEX CONCURRENTLY "?(\w+)"?/im

/** In one transaction with its record: a killed run leaves nothing. */
async function apply(
  client: pg.Client,
  name: string,
  sql: string,
  checksum: string,
  triesLeft = LOCK_TRIES,
): Promise<void> {
  const index = CONCURRENT_INDEX.exec(sql)?.[1]
  try {
    if (index !== undefined) {
      // An interrupted attempt leaves an invalid index.
      await client.query(`drop index concurrently if exists "${index}"`)
      await client.query(sql)
    }
    await client.query('begin')
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
    if (index === undefined) await client.query(sql)
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (triesLeft > 1 && error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
      await wait(LOCK_PAUSE_MS)
      return await apply(client, name, sql, checksum, triesLeft - 1)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`A migração ${name} falhou e foi desfeita: ${reason}`, { cause: error })
  }
}

if (import.meta.main) {
  const [option, name] = process.argv.slice(2)
  if (option === '--new') {
    const { writeMigration } = await import('./migration.ts')
    await writeMigration(name)
    process.exit()
  }
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL: falta')
  console.log(`Migrações aplicadas: ${await migrate(url)}.`)
}
