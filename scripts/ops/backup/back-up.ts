import { createHash } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Storage, StoredFileMissing } from '#api/platform/stored-files.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { fileName, type Manifest, PIECE_BYTES, rowsName, type Table, type Totals } from './contents.ts'
import { copyOut, sequencesOf, storageKeysOf, copiedTables } from './tables.ts'

export interface BackUpOptions {
  readonly databaseUrl: string
  readonly storage: Pick<Storage, 'read'>
  /** Must not exist. */
  readonly path: string
  /** Overwritten: only the newest copy of the encryption keys may exist. */
  readonly keysPath: string
  /** `age1…` */
  readonly recipient: string
  readonly onProgress?: (done: { rows: number; files: number }) => void
}

export interface MadeBackup extends Totals {
  readonly bytes: number
}

/**
 * Copies rows and files as of one moment, while the product runs. Files erased meanwhile count as missing.
 * @throws Error when the path exists, or the database or a file cannot be read; leaves nothing behind
 */
export async function backUp(options: BackUpOptions): Promise<MadeBackup> {
  const { databaseUrl, storage, path, keysPath, recipient, onProgress } = options
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rosto-ideal-backup' })
  await client.connect()
  const totals: Totals = { tables: {}, files: 0, missingFiles: [] }
  let rows = 0
  let isOurs = false
  try {
    await client.query('begin isolation level repeatable read read only')
    await writeArchive(path, recipient, async (add) => {
      isOurs = true
      const manifest = await manifestOf(client, 'rows')
      await add('manifest.json', JSON.stringify(manifest, null, 2))
      for (const key of await storageKeysOf(client)) {
        const bytes = await storage.read(key).catch((error: unknown) => {
          if (error instanceof StoredFileMissing) return undefined
          throw error
        })
        if (!bytes) {
          totals.missingFiles.push(key)
          continue
        }
        await add(fileName(key), bytes)
        totals.files++
        onProgress?.({ rows, files: totals.files })
      }
      for (const table of manifest.tables) {
        const copied = await addTable(client, table, add)
        totals.tables[table.name] = copied
        rows += copied.rows
        onProgress?.({ rows, files: totals.files })
      }
      await add('totals.json', JSON.stringify(totals, null, 2))
    })
    await writeKeys(client, keysPath, recipient)
    return { ...totals, bytes: (await stat(path)).size }
  } catch (error) {
    if (isOurs) await rm(path, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function writeKeys(client: pg.Client, path: string, recipient: string): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  await rm(draft, { force: true })
  await writeArchive(draft, recipient, async (add) => {
    const manifest = await manifestOf(client, 'keys')
    await add('manifest.json', JSON.stringify(manifest, null, 2))
    const totals: Totals = { tables: {}, files: 0, missingFiles: [] }
    for (const table of manifest.tables) totals.tables[table.name] = await addTable(client, table, add)
    await add('totals.json', JSON.stringify(totals, null, 2))
  })
  await rename(draft, path)
}

async function manifestOf(client: pg.Client, which: 'rows' | 'keys'): Promise<Manifest> {
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null order by 1`,
  )
  const version = await client.query<{ server_version: string }>('show server_version')
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations: rows.map(({ name }) => name),
    tables: await copiedTables(client, which),
    sequences: which === 'rows' ? await sequencesOf(client) : {},
  }
}

/** Pieces end at row ends, each readable alone. */
async function addTable(client: pg.Client, table: Table, add: AddEntry) {
  const hash = createHash('sha256')
  let rows = 0
  let piece = 0
  let waiting: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (size === 0) return
    await add(rowsName(table.name, ++piece), Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  for await (const chunk of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    rows += countLines(chunk)
    waiting.push(chunk)
    size += chunk.length
    // PostgreSQL sends whole rows.
    if (size >= PIECE_BYTES && chunk.at(-1) === NEW_LINE) await flush()
  }
  await flush()
  return { rows, sha256: hash.digest('hex') }
}

const NEW_LINE = 0x0a

/** Line breaks inside values are written `\n`: every byte 10 ends a row. */
function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines++
  return lines
}
