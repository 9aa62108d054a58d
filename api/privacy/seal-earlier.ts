import { db, transact, type Tx } from '../platform/db.ts'
import { record } from '../platform/log.ts'
import type { SealScope } from '../platform/keyring.ts'
import { SEALED_COLUMNS, type SealedModel, sealRow } from '../platform/sealed-columns.ts'
import { storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'

const PAGE = 200
/** Set once a whole pass found nothing in the clear. */
const DONE = 'sealing.earlier-rows'

/**
 * Seals what was written before there were keys, rows and then files, a page a transaction, until nothing is left; after that
 * it has nothing to do. It may be stopped anywhere and begun again.
 * @returns how many rows and files it sealed
 */
export async function sealEarlier(): Promise<{ rows: number; files: number }> {
  if (await isEarlierSealed()) return { rows: 0, files: 0 }
  let rows = 0
  for (const model of Object.keys(SEALED_COLUMNS) as SealedModel[]) rows += await whole(() => sealPage(model))
  const files = (await whole(() => sealFiles('customer_photos'))) + (await whole(() => sealFiles('generated_pdfs')))
  if (rows + files === 0)
    await db.setting.upsert({ where: { key: DONE }, create: { key: DONE, value: true }, update: {} })
  else
    await record({
      category: 'database',
      action: 'earlier_rows_sealed',
      message: `Selados: ${rows} registros e ${files} arquivos de antes das chaves`,
    })
  return { rows, files }
}

/** Is nothing left in the clear of what was written before there were keys? */
export const isEarlierSealed = async (): Promise<boolean> => (await db.setting.count({ where: { key: DONE } })) > 0

async function whole(page: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const done = await page()
    total += done
    if (done === 0) return total
  }
}

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface Columns {
  readonly fields: readonly string[]
  readonly lists?: readonly string[]
  readonly numbers?: readonly string[]
}

/** What of a row stands in the clear; an empty value hides nothing. */
function inTheClear({ fields, lists = [], numbers = [] }: Columns): string {
  const clear = [
    ...fields.map(
      (field) =>
        `(t."${snake(field)}"::text NOT LIKE 'sealed:1:%' AND t."${snake(field)}"::text NOT LIKE '"sealed:1:%'
          AND t."${snake(field)}"::text NOT IN ('', '""', '{}', '[]', 'null'))`,
    ),
    ...lists.map((field) => `(cardinality(t."${snake(field)}") > 0 AND t."${snake(field)}"[1] NOT LIKE 'sealed:1:%')`),
    ...numbers.map((field) => `t."${snake(field)}" IS NOT NULL`),
  ]
  return `(${clear.join(' OR ')})`
}

function sealPage(model: SealedModel): Promise<number> {
  const { table, ...columns } = SEALED_COLUMNS[model] as { readonly table: string } & Columns
  const isJournal = model === 'JournalEntry'
  const { fields, lists = [], numbers = [] } = columns
  const names = [...fields, ...lists, ...numbers]
  const owner = isJournal ? `t.subject, t.subject_id AS "subjectId"` : `t.order_id AS "orderId"`
  // Settings and articles speak of nobody: they stay as they are.
  const only = isJournal ? `AND t.subject IN ('order', 'user') AND t.subject_id IS NOT NULL` : ''
  return transact(async (tx) => {
    const rows = await tx.$queryRawUnsafe<({ place: string } & Record<string, unknown>)[]>(
      `SELECT t.ctid::text AS place, ${owner}, ${names.map((name) => `t."${snake(name)}" AS "${name}"`).join(', ')}
       FROM "${table}" t WHERE ${inTheClear(columns)} ${only} LIMIT ${PAGE} FOR UPDATE SKIP LOCKED`,
    )
    for (const { place, ...row } of rows) await writeSealed(tx, model, place, withoutSealed(row))
    return rows.length
  })
}

/** Values that are sealed already stay so: half a row may have been written since. */
const withoutSealed = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => {
      const [first] = Array.isArray(value) ? (value as unknown[]) : [value]
      return !(typeof first === 'string' && first.startsWith('sealed:1:'))
    }),
  )

async function writeSealed(tx: Tx, model: SealedModel, place: string, row: Record<string, unknown>): Promise<void> {
  const { table, ...columns } = SEALED_COLUMNS[model] as { readonly table: string } & Columns
  const { fields, lists = [], numbers = [] } = columns
  const sealed = await sealRow(model, row)
  const json = new Set(await jsonColumns(tx, table))
  const values: unknown[] = []
  const set: string[] = []
  for (const field of [...fields, ...lists, ...(numbers.length > 0 ? ['sealed'] : [])]) {
    const value = sealed[field]
    const [text] = Array.isArray(value) ? (value as unknown[]) : [value]
    if (typeof text !== 'string' || !text.startsWith('sealed:1:')) continue
    const column = snake(field)
    const given = `$${values.push(text)}::text`
    const written = json.has(column) ? `to_jsonb(${given})` : lists.includes(field) ? `ARRAY[${given}]` : given
    set.push(`"${column}" = ${written}`)
  }
  set.push(...numbers.map((field) => `"${snake(field)}" = NULL`))
  if (set.length > 0)
    await tx.$executeRawUnsafe(
      `UPDATE "${table}" SET ${set.join(', ')} WHERE ctid = $${values.push(place)}::tid`,
      ...values,
    )
}

async function jsonColumns(tx: Tx, table: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND data_type = 'jsonb'`
  return rows.map(({ name }) => name)
}

const FILES = {
  customer_photos: { scope: 'face', keys: ['storage_key'] },
  generated_pdfs: { scope: 'report', keys: ['storage_key', 'phone_storage_key'] },
} as const satisfies Record<string, { scope: SealScope; keys: readonly string[] }>

/** One file a transaction, its row held: whoever deletes it waits, and what is deleted is not written again. */
function sealFiles(table: keyof typeof FILES): Promise<number> {
  const { scope, keys } = FILES[table]
  return transact(async (tx) => {
    const [row] = await tx.$queryRawUnsafe<{ id: string; ownerId: string; keys: (string | null)[] }[]>(
      `SELECT id, order_id AS "ownerId", ARRAY[${keys.join(', ')}] AS keys FROM "${table}"
       WHERE NOT is_sealed AND storage_key IS NOT NULL ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    )
    if (!row) return 0
    for (const key of row.keys) if (key !== null) await sealStored(key, { scope, ownerId: row.ownerId })
    await tx.$executeRawUnsafe(`UPDATE "${table}" SET is_sealed = true WHERE id = $1::uuid`, row.id)
    return 1
  })
}

async function sealStored(key: string, owner: { scope: SealScope; ownerId: string }): Promise<void> {
  try {
    if (await storage.isSealed(key)) return
    await storage.put(key, await storage.read(key), owner)
  } catch (error) {
    // Gone already: nothing is left in the clear.
    if (!(error instanceof StoredFileMissing)) throw error
  }
}
