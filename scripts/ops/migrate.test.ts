import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { changesTo, withEngine } from './migration.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { ROOT } from '../root.ts'

/** The schema cannot express these, only SQL. */
const ONLY_IN_SQL = /^"(search_text|counted_until|day_tallies|name_words|order_days|stale_days)"$/

let dataDir: string
let postgres: RunningPostgres
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-migrate-'))
  postgres = await startPostgres(dataDir, { use: 'throwaway' })
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

let url: string
let client: pg.Client
let folder: string
beforeEach(async ({ task }) => {
  const administrator = new pg.Client({ connectionString: postgres.url })
  await administrator.connect()
  await administrator.query(`create database "${task.id}"`)
  await administrator.end()
  url = postgres.url.replace(/[^/]+$/, task.id)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  folder = await mkdtemp(join(dataDir, 'migrations-'))
  await write('1_people', 'create table people (id int primary key); create table orders (id int);')
})
afterEach(() => client.end())

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

const rows = async () => (await client.query('select * from _prisma_migrations order by migration_name')).rows
const hasTable = async (name: string) =>
  (await client.query('select to_regclass($1) is not null as found', [name])).rows[0].found

/** The folder as Prisma's engine expects it. */
async function prismasList() {
  const names = (await readdir(folder)).toSorted()
  const migrationDirectories = await Promise.all(
    names.map(async (path) => {
      const content = { tag: 'ok' as const, value: await readFile(join(folder, path, 'migration.sql'), 'utf8') }
      return { path, migrationFile: { path: 'migration.sql', content } }
    }),
  )
  const lockfile = { path: 'migration_lock.toml', content: 'provider = "postgresql"' }
  return { baseDir: folder, lockfile, shadowDbInitScript: '', migrationDirectories }
}
const filters = { externalTables: [], externalEnums: [] }

const asPrisma = <T>(work: (engine: SchemaEngine) => Promise<T>) =>
  withEngine(url, 'datasource db {\n  provider = "postgresql"\n}', work)
const deployAsPrisma = () =>
  asPrisma(async (engine) => engine.applyMigrations({ migrationsList: await prismasList(), filters }))

describe('migrations', () => {
  test('are applied once, in order, and a current database stays as it is', async () => {
    await write('2_names', 'alter table people add name text')
    expect(await migrate(url, { folder })).toBe(2)
    const applied = await rows()
    expect(applied).toMatchObject([{ migration_name: '1_people' }, { migration_name: '2_names' }])
    expect(await migrate(url, { folder })).toBe(0)
    expect(await rows()).toEqual(applied)
  })

  test('of two starts at once are applied once', async () => {
    const counts = await Promise.all([migrate(url, { folder }), migrate(url, { folder })])
    expect(counts.toSorted()).toEqual([0, 1])
  })

  test('that make an index beside the writes do so outside a transaction, once, and over what an interrupted one left', async () => {
    await write('2_index', 'CREATE INDEX CONCURRENTLY "people_again" ON "people"("id");')
    await migrate(url, { folder, until: '1_people' })
    await client.query('insert into people values (1)')
    // An interrupted build leaves it invalid.
    await client.query('create index people_again on people (id)')
    await client.query(`update pg_index set indisvalid = false where indexrelid = 'people_again'::regclass`)
    const applied = await Promise.all([migrate(url, { folder }), migrate(url, { folder })])
    expect(applied.toSorted()).toEqual([0, 1])
    const { rows: made } = await client.query(
      `select indisvalid from pg_index where indexrelid = to_regclass('people_again')`,
    )
    expect(made).toEqual([{ indisvalid: true }])
  })

  test('wait for a table in use without holding up whoever comes after them', async () => {
    await migrate(url, { folder })
    await write('2_wider', 'alter table people add column name text')
    await client.query('begin')
    await client.query('select * from people')
    const migrating = migrate(url, { folder })
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    try {
      // Answered, because the migration's lock wait is limited.
      expect((await other.query('select * from people')).rows).toEqual([])
      await client.query('commit')
      expect(await migrating).toBe(1)
    } finally {
      await other.end()
    }
  })

  test('are in the eyes of Prisma its own, which goes on where they end', async () => {
    await migrate(url, { folder })
    const migrationsList = await prismasList()
    const verdict = await asPrisma((engine) =>
      engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters }),
    )
    expect(verdict).toMatchObject({
      history: null,
      failedMigrationNames: [],
      editedMigrationNames: [],
      hasMigrationsTable: true,
    })
    await write('2_names', 'alter table people add name text')
    expect(await deployAsPrisma()).toEqual({ appliedMigrationNames: ['2_names'] })
  })

  test('go on where Prisma ended, and their records look the same', async () => {
    await deployAsPrisma()
    const tableOf = () =>
      client.query(`select column_name, data_type, character_maximum_length, is_nullable, column_default
        from information_schema.columns where table_name = '_prisma_migrations' order by ordinal_position`)
    const prismasTable = (await tableOf()).rows
    const [theirs] = await rows()
    await write('2_names', 'alter table people add name text')
    expect(await migrate(url, { folder })).toBe(1)

    await client.query('drop table _prisma_migrations, people, orders')
    await migrate(url, { folder })
    expect((await tableOf()).rows).toEqual(prismasTable)
    const [ours] = await rows()
    const { id: _ours, started_at: ourStart, finished_at: ourEnd, ...same } = ours
    const { id: _theirs, started_at: theirStart, finished_at: theirEnd, ...expected } = theirs
    expect(same).toEqual(expected)
    for (const time of [ourStart, ourEnd, theirStart, theirEnd]) expect(time).toBeInstanceOf(Date)
  })

  test('that fail are undone whole, named with the reason, and tried again once mended', async () => {
    await write('2_broken', 'create table halves (id int); select nobody_knows_this();')
    await expect(migrate(url, { folder })).rejects.toThrow(
      /A migração 2_broken falhou e foi desfeita: .*nobody_knows_this/,
    )
    expect([await hasTable('people'), await hasTable('halves')]).toEqual([true, false])
    await write('2_broken', 'create table halves (id int);')
    expect(await migrate(url, { folder })).toBe(1)
  })

  test('that were changed after they had been applied are refused by name', async () => {
    await migrate(url, { folder })
    await write('1_people', 'create table people (id bigint primary key)')
    await write('2_names', 'alter table people add name text')
    await expect(migrate(url, { folder })).rejects.toThrow('A migração 1_people foi alterada depois de aplicada')
    expect(await rows()).toHaveLength(1)
  })

  test('are refused while one that Prisma began has not ended', async () => {
    await write('2_broken', 'select nobody_knows_this();')
    await expect(deployAsPrisma()).rejects.toThrow(/nobody_knows_this|connector error/)
    await expect(migrate(url, { folder })).rejects.toThrow('A migração 2_broken começou e não terminou')
  })
})

describe('the schema', () => {
  test('says what the migrations make', async () => {
    await migrate(url)
    const changes = (await changesTo(await readSchema(), url))
      .split(/^-- .*$/m)
      .map((statement) => statement.trim())
      .filter(Boolean)
    // Migrations may give an index more columns than the schema: it is recreated.
    const dropped = new Set(changes.map((statement) => /^DROP INDEX (".+");$/.exec(statement)?.[1]).filter(Boolean))
    const unexpected = changes.filter((statement) => {
      const [, index] = /^(?:DROP INDEX|CREATE (?:UNIQUE )?INDEX) ("[^"]+")/.exec(statement) ?? []
      const [, extra] = /^(?:DROP TABLE|ALTER TABLE "\w+" DROP COLUMN) ("[^"]+");$/.exec(statement) ?? []
      return !(index && dropped.has(index)) && !(extra && ONLY_IN_SQL.test(extra))
    })
    expect(unexpected).toEqual([])
  })

  test('that changed gives the SQL of its migration', async () => {
    const before = await readSchema()
    const after = `${before}\nmodel Example {\n  id Int @id\n}\n`
    expect(await changesTo(after, url, before)).toContain('CREATE TABLE "Example"')
    expect(await changesTo(before, url, before)).toContain('empty migration')
  })
})

const readSchema = () => readFile(join(ROOT, 'prisma/schema.prisma'), 'utf8')
