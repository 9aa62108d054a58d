import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'
import { RELEASED } from './release-before.ts'
import { ROOT } from './root.ts'

/** What is new or different on a table of the release before, and why its statements pass all the same. */
const HARMLESS: Readonly<Record<string, string>> = {
  sealing_keys_scope: 'takes one scope more',
  customer_photos_known_doubts: 'knows one doubt more',
}

const MIGRATIONS = join(ROOT, 'prisma/migrations')
let folder: string
let postgres: RunningPostgres
let released: Shape

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-release-'))
  postgres = await startPostgres(folder, { use: 'throwaway' })
  released = await shapeAfter('released', MIGRATIONS, RELEASED)
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Column {
  readonly type: string
  readonly required: boolean
  readonly filled: boolean
}

interface Rule {
  readonly name: string
  readonly table: string
  readonly columns: readonly string[]
  /** As PostgreSQL writes it. */
  readonly definition: string
}

/** What a statement of a program depends on. */
interface Shape {
  /** By `table.column`. */
  readonly columns: ReadonlyMap<string, Column>
  /** `type.label` of the enums. */
  readonly labels: ReadonlySet<string>
  /** What refuses a row or does something at each: unique indexes, constraints and triggers, by table and name. */
  readonly rules: ReadonlyMap<string, Rule>
}

/** The shape of the released database after the migrations of a folder. */
async function shapeAfter(name: string, migrations: string, until?: string): Promise<Shape> {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name} ${name === 'released' ? '' : 'template released'}`)
  await admin.end()
  const url = new URL(postgres.url)
  url.pathname = name
  await migrate(url.href, { folder: migrations, ...(until && { until }) })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await readShape(client)
  } finally {
    await client.end()
  }
}

async function readShape(client: pg.Client): Promise<Shape> {
  const columns = await client.query<Column & { name: string }>(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, (a.atthasdef or a.attidentity <> '') as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`)
  const labels = await client.query<{ name: string }>(`
    select t.typname || '.' || e.enumlabel as name from pg_enum e join pg_type t on t.oid = e.enumtypid`)
  const rules = await client.query<Rule>(`
    with rule as (
      select i.relname as name, x.indrelid as relid, x.indkey::int2[] as keys, pg_get_indexdef(x.indexrelid) as definition
      from pg_index x join pg_class i on i.oid = x.indexrelid where x.indisunique
      union all select conname, conrelid, conkey, replace(pg_get_constraintdef(oid), ' NOT VALID', '') from pg_constraint where contype in ('c', 'f', 'x')
      union all select tgname, tgrelid, null, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal)
    select rule.name, rule.definition, c.relname as table, coalesce((
      select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (rule.keys)), '{}') as columns
    from rule join pg_class c on c.oid = rule.relid where c.relnamespace = 'public'::regnamespace`)
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    labels: new Set(labels.rows.map(({ name }) => name)),
    // Triggers of several tables may share a name.
    rules: new Map(rules.rows.map((rule) => [`${rule.table} ${rule.name}`, rule])),
  }
}

/** What a program written for `before` would stumble over in `after`. */
function stumblesOver(before: Shape, after: Shape): string[] {
  const faults: string[] = []
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name)
    if (!is) faults.push(`${name} is gone`)
    else if (is.type !== was.type) faults.push(`${name} was ${was.type} and is ${is.type}`)
    else if (is.required && !(was.required && (is.filled || !was.filled))) faults.push(`${name} must be given now`)
  }
  const tables = new Set([...before.columns.keys()].map((name) => name.split('.')[0]))
  for (const [name, is] of after.columns) {
    const isNew = !before.columns.has(name) && tables.has(name.split('.')[0])
    if (isNew && is.required && !is.filled) faults.push(`${name} is new, and must be given`)
  }
  for (const label of before.labels) if (!after.labels.has(label)) faults.push(`${label} is gone`)
  for (const [key, { name, table, columns, definition }] of after.rules) {
    const was = before.rules.get(key)?.definition
    if (was === definition || !tables.has(table) || name in HARMLESS) continue
    // Of new columns alone: rows of the release before leave them empty.
    const onNewOnly = columns.length > 0 && columns.every((column) => !before.columns.has(`${table}.${column}`))
    if (was !== undefined) faults.push(`${name} on ${table} is another`)
    else if (!onNewOnly) faults.push(`${name} on ${table} is new`)
  }
  return faults.toSorted()
}

/** The migrations with one more. */
async function withMigration(name: string, sql: string): Promise<string> {
  const copy = join(folder, name)
  for (const each of (await readdir(MIGRATIONS)).filter((each) => each <= RELEASED))
    await cp(join(MIGRATIONS, each), join(copy, each), { recursive: true })
  await mkdir(join(copy, `99990101000000_${name}`))
  await writeFile(join(copy, `99990101000000_${name}`, 'migration.sql'), sql)
  return copy
}

test.each([
  ['dropped', 'ALTER TABLE blog_posts DROP COLUMN title', ['blog_posts.title is gone']],
  ['renamed', 'ALTER TABLE ratings RENAME COLUMN feedback TO words', ['ratings.feedback is gone']],
  [
    'retyped',
    'ALTER TABLE orders ALTER COLUMN amount_cents TYPE bigint',
    ['orders.amount_cents was integer and is bigint'],
  ],
  ['asked', 'ALTER TABLE orders ADD COLUMN a text NOT NULL', ['orders.a is new, and must be given']],
  ['unfilled', 'ALTER TABLE orders ALTER COLUMN amount_cents DROP DEFAULT', ['orders.amount_cents must be given now']],
  ['demanded', 'ALTER TABLE orders ALTER COLUMN list_cents SET NOT NULL', ['orders.list_cents must be given now']],
  [
    'refused',
    `ALTER TABLE orders ADD CONSTRAINT dear CHECK (amount_cents > 10000) NOT VALID;
     CREATE UNIQUE INDEX single ON orders (user_id);`,
    ['dear on orders is new', 'single on orders is new'],
  ],
  [
    'narrowed',
    `ALTER TABLE orders DROP CONSTRAINT orders_amount_not_negative;
     ALTER TABLE orders ADD CONSTRAINT orders_amount_not_negative CHECK (amount_cents > 0) NOT VALID;`,
    ['orders_amount_not_negative on orders is another'],
  ],
  [
    'welcome',
    `CREATE TABLE notes (id uuid PRIMARY KEY, order_id uuid NOT NULL REFERENCES orders (id));
     ALTER TABLE orders ADD COLUMN a text, ADD COLUMN b text NOT NULL DEFAULT 'x';
     CREATE UNIQUE INDEX of_new ON orders (a);
     CREATE INDEX plain ON orders (amount_cents);`,
    [],
  ],
])('a release on a schema where something was %s', async (name, sql, faults) => {
  expect(stumblesOver(released, await shapeAfter(name, await withMigration(name, sql)))).toEqual(faults)
})

test('the release before can go on while this schema is already there', async () => {
  expect(stumblesOver(released, await shapeAfter('present', MIGRATIONS))).toEqual([])
})
