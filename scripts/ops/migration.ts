import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  bindMigrationAwareSqlAdapterFactory,
  type ColumnType,
  ColumnTypeEnum,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { startPostgres } from './postgres.ts'
import { ROOT } from '../root.ts'

const SCHEMA = 'prisma/schema.prisma'

/** The engine's names by PostgreSQL's OIDs; all others are text. */
const COLUMN_TYPES: Readonly<Record<number, ColumnType>> = {
  16: ColumnTypeEnum.Boolean,
  18: ColumnTypeEnum.Character,
  20: ColumnTypeEnum.Int64,
  21: ColumnTypeEnum.Int32,
  23: ColumnTypeEnum.Int32,
  26: ColumnTypeEnum.Int64,
  1184: ColumnTypeEnum.DateTime,
  1003: ColumnTypeEnum.TextArray,
  1009: ColumnTypeEnum.TextArray,
}

/**
 * SQL from this database, or from the schema `earlier`, to a schema. With `earlier` the engine needs a database, but ignores its content.
 */
export async function changesTo(schema: string, url: string, earlier?: string): Promise<string> {
  const filesOf = (content: string) => [{ path: SCHEMA, content }]
  return await withEngine(url, schema, async (engine) => {
    const { stdout } = await engine.diff({
      from:
        earlier === undefined
          ? { tag: 'schemaDatasource', files: filesOf(schema), configDir: ROOT }
          : { tag: 'schemaDatamodel', files: filesOf(earlier) },
      to: { tag: 'schemaDatamodel', files: filesOf(schema) },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return stdout ?? ''
  })
}

/** Prisma's WebAssembly engine from npm: the native one is a separate download. */
export async function withEngine<T>(
  url: string,
  schema: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(adapterOf(client))
    return await work(await SchemaEngine.new({ datamodels: [[SCHEMA, schema]] }, () => {}, adapter))
  } finally {
    await client.end()
  }
}

/** The engine expects ISO 8601 times. */
const types = {
  getTypeParser: (oid: number) =>
    oid === 1184 ? (text: string) => new Date(text).toISOString() : pg.types.getTypeParser(oid),
}

/** Prisma's own adapter does not know the catalogue's types. */
function adapterOf(client: pg.Client) {
  const info = { provider: 'postgres', adapterName: '@prisma/adapter-pg' } as const
  const refuse = () => Promise.reject(new Error('The engine works on one database, without transactions.'))
  return {
    ...info,
    connectToShadowDb: refuse,
    connect: async () => ({
      ...info,
      async queryRaw({ sql, args }: SqlQuery) {
        const { fields, rows } = await client.query<unknown[]>({ text: sql, values: args, rowMode: 'array', types })
        const columnTypes = fields.map(({ dataTypeID }) => COLUMN_TYPES[dataTypeID] ?? ColumnTypeEnum.Text)
        return { columnNames: fields.map(({ name }) => name), columnTypes, rows }
      },
      executeRaw: async ({ sql, args }: SqlQuery) => (await client.query(sql, args)).rowCount ?? 0,
      executeScript: async (sql: string) => void (await client.query(sql)),
      startTransaction: refuse,
      getConnectionInfo: () => ({ supportsRelationJoins: true }),
      dispose: async () => {},
    }),
  }
}

/** Writes `prisma/migrations/<moment>_<name>/migration.sql` and says what stands in it. */
export async function writeMigration(name: string | undefined): Promise<void> {
  if (!name || !/^[a-z0-9_]+$/.test(name)) throw new Error('npm run migrate -- --new what_it_does')
  const committed = execFileSync('git', ['show', `HEAD:${SCHEMA}`], { cwd: ROOT, encoding: 'utf8' })
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-migration-'))
  const postgres = await startPostgres(dataDir, { use: 'throwaway' })
  const sql = await changesTo(await readFile(join(ROOT, SCHEMA), 'utf8'), postgres.url, committed)
  await postgres.stop()
  await rm(dataDir, { recursive: true })
  const moment = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const folder = `prisma/migrations/${moment}_${name}`
  await mkdir(join(ROOT, folder))
  await writeFile(join(ROOT, folder, 'migration.sql'), sql)
  console.log(`${folder}/migration.sql\n\n${sql}`)
}
