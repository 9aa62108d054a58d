import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { runCommand } from './command.ts'
import { ROOT } from './root.ts'

/** Brings the database to the newest migration. Answers how many were applied; a current database costs one query. */
export async function migrate(url: string, signal?: AbortSignal): Promise<number> {
  const pending = await pendingMigrations(url)
  if (pending.length > 0) {
    await runCommand('prisma migrate deploy', {
      env: { DATABASE_URL: url, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
      ...(signal && { signal }),
    })
  }
  return pending.length
}

async function pendingMigrations(url: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, 'prisma/migrations'), { withFileTypes: true }).catch(() => [])
  const known = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const applied = await appliedMigrations(url)
  return known.filter((name) => !applied.has(name))
}

async function appliedMigrations(url: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ migration_name: string }>(
      'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
    )
    return new Set(rows.map((row) => row.migration_name))
  } catch (error) {
    const isNewDatabase = error instanceof pg.DatabaseError && error.code === '42P01'
    if (isNewDatabase) return new Set()
    throw error
  } finally {
    await client.end()
  }
}
