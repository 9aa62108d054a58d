import { createHash } from 'node:crypto'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { missingMastersSentence } from '#api/platform/master-keys.ts'
import type { Storage } from '#api/platform/stored-files.ts'
import { migrate } from '../migrate.ts'
import { readArchive } from './archive.ts'
import { Manifest, type Table, Totals } from './contents.ts'
import { copyIn, copyOut } from './tables.ts'

export interface RestoreOptions {
  /** Empty or only migrated. */
  readonly databaseUrl: string
  readonly storage: Pick<Storage, 'put'>
  readonly path: string
  /** The newest copy of the keys. */
  readonly keysPath: string
  /** `AGE-SECRET-KEY-1…` */
  readonly identity: string
  readonly isMasterGiven: (id: string) => boolean
  readonly makeQueue: () => Promise<void>
  readonly onProgress?: (done: { rows: number; files: number }) => void
}

/**
 * Restores migrations, files, rows and keys in one transaction, then applies newer migrations. Rows are compared with the backup's
 * checksums before the commit. Data erased since the backup stays unreadable: the newest keys lack its key.
 * @throws Error when the database has people, the backup is newer than the product, anything differs, or no master key fits
 */
export async function restore(options: RestoreOptions): Promise<Totals> {
  const { databaseUrl, storage, path, keysPath, identity, isMasterGiven, makeQueue, onProgress } = options
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rosto-ideal-restore' })
  await client.connect()
  try {
    await refuseWhereSomebodyLives(client)
    const begin = async ({ migrations }: Manifest) => {
      await migrate(databaseUrl, { until: migrations.at(-1) ?? '' })
      await makeQueue()
      await client.query('begin')
    }
    const { manifest, totals } = await takeIn(client, { path, identity, storage, begin, onProgress })
    await takeIn(client, { path: keysPath, identity, storage, begin: () => Promise.resolve() })
    for (const [sequence, value] of Object.entries(manifest.sequences))
      await client.query('select setval($1::regclass, $2)', [sequence, value])
    await refuseWithoutMasters(client, isMasterGiven)
    await client.query('commit')
    await migrate(databaseUrl)
    return totals
  } finally {
    await client.end()
  }
}

interface Taking extends Pick<RestoreOptions, 'path' | 'identity' | 'storage'> {
  readonly begin: (manifest: Manifest) => Promise<void>
  readonly onProgress?: RestoreOptions['onProgress'] | undefined
}

/** In the transaction that `begin` or an earlier call opened. */
async function takeIn(client: pg.Client, { path, identity, storage, begin, onProgress }: Taking) {
  let manifest: Manifest | undefined
  let totals: Totals | undefined
  let files = 0
  let rows = 0
  await readArchive(path, identity, async (name, content) => {
    const [folder, ...rest] = name.split('/')
    if (name === 'manifest.json') {
      manifest = Manifest.parse(JSON.parse(content.toString()))
      await begin(manifest)
      await emptyAll(client, manifest.tables)
    } else if (!manifest) {
      throw new Error('Não é uma cópia de segurança deste produto: falta manifest.json no começo.')
    } else if (folder === 'files') {
      await storage.put(rest.join('/'), content)
      files++
    } else if (folder === 'rows') {
      const table = manifest.tables.find((each) => each.name === rest[0])
      if (!table) throw new Error(`A cópia tem linhas de uma tabela que não anuncia: ${rest[0]}`)
      rows += await putRows(client, table, content)
    } else if (name === 'totals.json') {
      totals = Totals.parse(JSON.parse(content.toString()))
    }
    onProgress?.({ rows, files })
  })
  if (!manifest || !totals) throw new Error('A cópia de segurança termina antes do fim.')
  await verify(client, manifest, totals, files)
  return { manifest, totals }
}

async function refuseWhereSomebodyLives(client: pg.Client): Promise<void> {
  const exists = await client.query<{ there: boolean }>(`select to_regclass('public.users') is not null as there`)
  if (!exists.rows[0]?.there) return
  const { rows } = await client.query<{ lived: boolean }>('select exists (select from users) as lived')
  if (rows[0]?.lived) throw new Error('Este banco já tem pessoas. Uma cópia só volta para um banco vazio.')
}

/** Otherwise every face and answer would fail to decrypt. */
async function refuseWithoutMasters(client: pg.Client, isGiven: (id: string) => boolean): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select distinct master_id as id from sealing_keys where wrapped is not null order by 1',
  )
  const missing = rows.map(({ id }) => id).filter((id) => !isGiven(id))
  if (missing.length > 0) throw new Error(missingMastersSentence(missing))
}

/** Migrations' own rows are in the backup too. */
async function emptyAll(client: pg.Client, tables: readonly Table[]): Promise<void> {
  // The triggers' effects are in the backup.
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
}

async function putRows(client: pg.Client, table: Table, bytes: Buffer): Promise<number> {
  const into = client.query(copyFrom(copyIn(table)))
  await new Promise<void>((resolve, reject) => {
    into.once('error', reject).once('finish', () => resolve())
    into.end(bytes)
  })
  return into.rowCount
}

async function verify(client: pg.Client, { tables }: Manifest, totals: Totals, files: number): Promise<void> {
  if (files !== totals.files) throw new Error(`A cópia anuncia ${totals.files} arquivos e tem ${files}.`)
  for (const table of tables) {
    const hash = createHash('sha256')
    for await (const chunk of client.query(copyTo(copyOut(table))) as AsyncIterable<Buffer>) hash.update(chunk)
    if (hash.digest('hex') !== totals.tables[table.name]?.sha256)
      throw new Error(`As linhas de ${table.name} não são as da cópia.`)
    await client.query(`alter table ${table.name} enable trigger user`)
  }
}
