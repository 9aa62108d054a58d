/** Read from the database's catalogue, so that new tables are included. */
import type pg from 'pg'
import type { Table } from './contents.ts'

/** pg-boss recreates its internal queues. */
const UNFINISHED = `state < 'completed' and name not like '\\_\\_pgboss\\_\\_%'`

/** Stored apart: in every backup, the keys would bring erased data back. */
const KEY_TABLE = 'public.sealing_keys'

/** In dependency order, with unfinished jobs; or the keys' table. */
export async function copiedTables(client: pg.Client, which: 'rows' | 'keys'): Promise<Table[]> {
  const { rows } = await client.query<{ oid: number; name: string; columns: string[]; key: string[] | null }>(`
    select c.oid::int, format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select array_agg(quote_ident(a.attname) order by array_position(i.indkey::int[], a.attnum::int))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname <> '_prisma_migrations' or (n.nspname, c.relname) = ('pgboss', 'job'))
    order by n.nspname desc, c.relname`)
  const references = await client.query<{ owner: number; target: number }>(
    `select conrelid::int as owner, confrelid::int as target from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  const targets = new Map<number, number[]>()
  for (const { owner, target } of references.rows) targets.set(owner, [...(targets.get(owner) ?? []), target])
  const sorted: Table[] = []
  const seen = new Set<number>()
  const place = (oid: number) => {
    const row = rows.find((table) => table.oid === oid)
    if (!row || seen.has(oid)) return
    seen.add(oid)
    for (const target of targets.get(oid) ?? []) place(target)
    const { name, columns, key } = row
    sorted.push({ name, columns, key: key ?? columns, where: name === 'pgboss.job' ? UNFINISHED : 'true' })
  }
  for (const { oid } of rows) place(oid)
  return sorted.filter(({ name }) => (name === KEY_TABLE) === (which === 'keys'))
}

/** PostgreSQL's text format, sorted by key. */
export const copyOut = ({ name, columns, key, where }: Table) =>
  `copy (select ${columns.join(', ')} from ${name} where ${where} order by ${key.join(', ')}) to stdout`

export const copyIn = ({ name, columns }: Table) => `copy ${name} (${columns.join(', ')}) from stdin`

/** Values of all columns with that name. */
export async function storageKeysOf(client: pg.Client): Promise<string[]> {
  const columns = await client.query<{ table: string; column: string }>(`
    select quote_ident(table_name) as table, quote_ident(column_name) as column from information_schema.columns
    where table_schema = 'public' and column_name like '%storage\\_key' order by 1, 2`)
  const keys: string[] = []
  for (const { table, column } of columns.rows) {
    const { rows } = await client.query<{ key: string }>(
      `select ${column} as key from public.${table} where ${column} is not null order by 1`,
    )
    keys.push(...rows.map(({ key }) => key))
  }
  return keys
}

/** `public.stale_days_id_seq` → 17. */
export async function sequencesOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}
