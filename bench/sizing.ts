/**
 * Database bytes per order in a shop made by `fillShop` (unencrypted, no photos), and the files of one real order. `node bench/sizing.ts
 * [orders]`. Loopback only.
 */
import { globSync, statSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { drawPhotos, fromTestToReport } from '#scripts/demo/journey.ts'
import { migrate } from '#scripts/migrate.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { runProduct } from '#scripts/run-product.ts'
import { fillShop } from './admin-data.ts'

const ORDERS = Number(process.argv[2] ?? 20_000)
const TOKEN = 'token-do-banco-de-provas'

const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
await chmod(dataDir, 0o711)
const postgres = await startPostgres(dataDir)
await migrate(postgres.url)
const client = await connectTo(postgres.url)
await fillShop(
  () => connectTo(postgres.url),
  ORDERS,
  () => undefined,
)
const { rows } = await client.query<{ name: string; rows: number; heap: string; indexes: string }>(
  `SELECT relname AS name, greatest(reltuples, 0) AS rows, pg_table_size(oid) AS heap, pg_indexes_size(oid) AS indexes
   FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
   ORDER BY pg_total_relation_size(oid) DESC`,
)
await client.end()
await postgres.stop()
const each = (value: number | string) => Number(value) / ORDERS
console.log('| table | rows an order | bytes of rows | bytes of indexes |\n|---|--:|--:|--:|')
let total = { rows: 0, heap: 0, indexes: 0 }
for (const { name, rows: count, heap, indexes } of rows) {
  total = { rows: total.rows + each(count), heap: total.heap + each(heap), indexes: total.indexes + each(indexes) }
  if (each(heap) + each(indexes) > 100)
    console.log(`| ${name} | ${each(count).toFixed(2)} | ${each(heap).toFixed(0)} | ${each(indexes).toFixed(0)} |`)
}
console.log(`| all | ${total.rows.toFixed(1)} | ${total.heap.toFixed(0)} | ${total.indexes.toFixed(0)} |`)
await rm(dataDir, { recursive: true, force: true })

const realDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
await chmod(realDir, 0o711)
const product = await runProduct(realDir, { KIWIFY_TOKEN: TOKEN })
const started = await weighRows(product.databaseUrl)
await fromTestToReport(
  { address: product.address, dataDir: realDir, kiwifyToken: TOKEN },
  await drawPhotos(),
  async (_, work) => work(),
)
const ended = await weighRows(product.databaseUrl)
console.log('\n| table of one order | rows | bytes |\n|---|--:|--:|')
let sum = 0
for (const [name, { rows: count, bytes }] of ended) {
  const before = started.get(name) ?? { rows: 0, bytes: 0 }
  if (bytes <= before.bytes) continue
  sum += bytes - before.bytes
  console.log(`| ${name} | ${count - before.rows} | ${bytes - before.bytes} |`)
}
console.log(`| all | | ${sum} |`)
const files = globSync('files/**/*', { cwd: realDir })
  .map((file) => ({ kind: file.split('/')[1] ?? '', size: statSync(join(realDir, file)) }))
  .filter(({ size }) => size.isFile())
for (const kind of new Set(files.map((file) => file.kind))) {
  const sizes = files.filter((file) => file.kind === kind).map(({ size }) => size.size)
  console.log(`files, ${kind}: ${sizes.length}, ${sizes.reduce((sum, size) => sum + size, 0)} bytes`)
}
await product.stop()
await rm(realDir, { recursive: true, force: true })

async function connectTo(url: string): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  return connection
}

/** Includes the queue's tables. */
async function weighRows(url: string): Promise<Map<string, { rows: number; bytes: number }>> {
  const connection = await connectTo(url)
  const { rows: tables } = await connection.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) ORDER BY 1`,
  )
  const weights = new Map<string, { rows: number; bytes: number }>()
  for (const { name } of tables) {
    const {
      rows: [weight],
    } = await connection.query<{ rows: number; bytes: number }>(
      `SELECT count(*)::int AS rows, coalesce(sum(pg_column_size(t.*)), 0)::int AS bytes FROM ${name} t`,
    )
    if (weight) weights.set(name, weight)
  }
  await connection.end()
  return weights
}
