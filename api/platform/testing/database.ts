import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Copied for each test database. Never connect: open connections block copying. */
    templateUrl: string
  }
}

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Empty and migrated, copied in some 30 ms. API and job tests already have one at `env.DATABASE_URL` (see own-database.ts). */
export async function createDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(template, `create database ${name} template ${nameOf(template)} strategy file_copy`)
  const own = new URL(template)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => administer(template, `drop database if exists ${name} with (force)`) }
}

const nameOf = (url: URL) => url.pathname.slice(1)

async function administer(template: URL, statement: string): Promise<void> {
  const address = new URL(template)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface EmptiedDatabase {
  readonly url: string
  /** Takes back every row written since it was copied. */
  readonly empty: () => Promise<void>
}

interface TableRows {
  readonly table: string
  readonly rows: unknown
}

/** Remembers what a fresh copy holds, so that it can be emptied to that for the next test file. */
export async function keepEmptiable(url: string): Promise<EmptiedDatabase> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  client.on('error', () => {})
  const { rows: tables } = await client.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const first: TableRows[] = []
  for (const { table } of tables) {
    const { rows } = await client.query<{ rows: unknown }>(`select json_agg(t) as rows from only ${table} t`)
    first.push({ table, rows: rows[0]?.rows ?? null })
  }
  const statements = [
    // Neither triggers nor foreign keys: rows go in any order, the append-only journal's too.
    'begin; set local session_replication_role = replica',
    ...first.map(({ table }) => `delete from only ${table}`),
    ...first
      .filter(({ rows }) => rows !== null)
      .map(
        ({ table, rows }) =>
          `insert into ${table} select * from json_populate_recordset(null::${table}, ${client.escapeLiteral(JSON.stringify(rows))}::json)`,
      ),
    'commit',
  ].join(';\n')
  return { url, empty: async () => void (await client.query(statements)) }
}
