import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPhotos, fromTestToReport } from '../../demo/journey.ts'
import { migrate } from '../migrate.ts'
import { ROOT } from '../../root.ts'
import { type RunningPostgres, startPostgres } from '../postgres.ts'
import { runProduct } from '../run-product.ts'
import { runCommand } from '../../command.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

let folder: string
let spare: RunningPostgres
let identity: string
let recipient: string
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-backup-'))
  identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
  spare = await startPostgres(at('spare'), { use: 'throwaway' })
})
afterAll(async () => {
  await spare.stop()
  await rm(folder, { recursive: true, force: true })
})

async function emptyDatabase(name: string): Promise<string> {
  const url = new URL(spare.url)
  await ask(spare.url, `create database ${name}`)
  url.pathname = name
  return url.href
}

async function ask<T extends pg.QueryResultRow>(url: string, statement: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(statement, values)).rows
  } finally {
    await client.end()
  }
}

const KIWIFY_TOKEN = 'token-do-teste'
/** Not in the backup: both installations need it. */
const ENV = { KIWIFY_TOKEN, MASTER_KEYS: `copia:${randomBytes(32).toString('base64')}` }

/** Reads stored files with the product's code. */
const OPEN = `
  import { storage } from '#api/platform/storage.ts'
  import { closeDb } from '#api/platform/db.ts'
  for (const key of process.env.KEYS.split(',')) console.log((await storage.read(key)).subarray(0, 5).toString())
  await closeDb()`

test(
  'a whole installation is copied while it serves, and comes back elsewhere row by row and file by file',
  { tags: ['long'] },
  async () => {
    const product = await runProduct(at('first'), ENV)
    const file = at('first.age')
    try {
      const shop = { address: product.address, dataDir: product.dataDir, kiwifyToken: KIWIFY_TOKEN }
      await fromTestToReport(shop, await drawPhotos(), (_, work) => work())
      // Adds one of pg-boss's own jobs.
      await ask(
        product.databaseUrl,
        `insert into pgboss.job (name, start_after) values ('__pgboss__send-it', now() + interval '1 hour')`,
      )
      const said = await runCommand(`node scripts/ops/backup/run-backup.ts ${file}`, {
        env: { DATA_DIR: product.dataDir, BACKUP_RECIPIENT: recipient },
      })
      expect(said).toMatch(/linhas, \d+ arquivos, .* MB em/)
      expect(
        await ask(product.databaseUrl, `select value ->> 'bytes' as bytes from settings where key = 'last-run:backup'`),
      ).toEqual([{ bytes: String((await stat(file)).size) }])
    } finally {
      await product.stop()
    }
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    // Neither the buyer's words nor a JPEG is readable.
    const bytes = await readFile(file)
    for (const word of ['@example.com', 'JFIF', '%PDF']) expect(bytes.includes(word)).toBe(false)

    const said = await runCommand(`node scripts/ops/backup/run-restore.ts ${file}`, {
      env: { ...ENV, DATA_DIR: at('second'), BACKUP_IDENTITY: identity },
    })
    expect(said).toMatch(/Devolvido e conferido/)

    const again = await runProduct(at('second'), ENV)
    try {
      const reports = await ask<{ key: string }>(
        again.databaseUrl,
        'select storage_key as key from generated_pdfs where storage_key is not null',
      )
      expect(reports.length).toBeGreaterThan(0)
      const opened = await runCommand(`node --input-type=module --eval "${OPEN}"`, {
        env: {
          ...ENV,
          DATABASE_URL: again.databaseUrl,
          DATA_DIR: again.dataDir,
          KEYS: reports.map(({ key }) => key).join(','),
        },
      })
      expect(opened.trim().split('\n')).toEqual(reports.map(() => '%PDF-'))
      await expect(
        runCommand(`node scripts/ops/backup/run-restore.ts ${file}`, {
          env: { DATA_DIR: at('second'), BACKUP_IDENTITY: identity },
        }),
      ).rejects.toThrow(/no ar com os dados/)
    } finally {
      await again.stop()
    }
  },
)

const noFiles = { read: () => Promise.reject(new Error('no file is asked for')) }
const noStore = { put: () => Promise.reject(new Error('no file comes')) }
const makeQueue = () => Promise.resolve()
const isMasterGiven = (id: string) => id === 'm'

/** One person and a minimal queue table. */
async function inhabited(name: string): Promise<string> {
  const url = await emptyDatabase(name)
  await migrate(url)
  await ask(url, `insert into users (id, email, full_name, updated_at) values (gen_random_uuid(), $1, $2, now())`, [
    'ana@example.com',
    'Ana\tde\\barras\ne linhas',
  ])
  return url
}

test('a backup that is damaged, cut short, opened with another key or taken into a lived-in database changes nothing', async () => {
  const url = await inhabited('whole')
  const path = at('whole.age')
  await backUp({ databaseUrl: url, storage: noFiles, path, keysPath: at('keys.age'), recipient })
  await expect(
    backUp({ databaseUrl: url, storage: noFiles, path, keysPath: at('keys.age'), recipient }),
  ).rejects.toThrow(/EEXIST/)
  const target = await emptyDatabase('target')
  const into = (file: string, key = identity, databaseUrl = target) =>
    restore({
      databaseUrl,
      storage: noStore,
      path: file,
      keysPath: at('keys.age'),
      identity: key,
      isMasterGiven,
      makeQueue,
    })

  await expect(into(path, await generateIdentity())).rejects.toThrow('no identity matched')
  const bytes = await readFile(path)
  const damaged = Buffer.from(bytes)
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 40) ^ 1, damaged.length - 40)
  await writeFile(at('damaged.age'), damaged)
  await expect(into(at('damaged.age'))).rejects.toThrow('invalid tag')
  await writeFile(at('short.age'), bytes)
  await truncate(at('short.age'), bytes.length - 100)
  await expect(into(at('short.age'))).rejects.toThrow('invalid tag')
  await writeFile(at('letter.age'), 'Bom dia')
  await expect(into(at('letter.age'))).rejects.toThrow('invalid version line')
  await expect(into(path, identity, url)).rejects.toThrow('já tem pessoas')

  await into(path)
  const people = 'select email, full_name, search_text from users'
  expect(await ask(target, people)).toEqual(await ask(url, people))
  expect(await ask(target, people)).toHaveLength(1)
  expect(await ask(target, `select 1 from pg_trigger where not tgisinternal and tgenabled = 'D'`)).toEqual([])
})

test('a backup of a newer version is refused in words', async () => {
  const url = await inhabited('newer')
  await ask(
    url,
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', 'x', '99990101000000_of_tomorrow', now())`,
  )
  await backUp({ databaseUrl: url, storage: noFiles, path: at('newer.age'), keysPath: at('newer-keys.age'), recipient })
  const target = await emptyDatabase('older')
  await expect(
    restore({
      databaseUrl: target,
      storage: noStore,
      path: at('newer.age'),
      keysPath: at('newer-keys.age'),
      identity,
      isMasterGiven,
      makeQueue,
    }),
  ).rejects.toThrow('use uma igual ou mais nova')
})

test('what was erased after a backup stays erased when the backup comes back', async () => {
  const url = await inhabited('erased')
  const owner = randomUUID()
  await ask(
    url,
    `insert into sealing_keys (id, scope, owner_id, master_id, wrapped) values (gen_random_uuid(), 'face', $1, 'm', '\\x01')`,
    [owner],
  )
  const keysPath = at('erased-keys.age')
  await backUp({ databaseUrl: url, storage: noFiles, path: at('before.age'), keysPath, recipient })
  await ask(url, 'update sealing_keys set wrapped = null, destroyed_at = now()')
  await backUp({ databaseUrl: url, storage: noFiles, path: at('after.age'), keysPath, recipient })
  const target = await emptyDatabase('erased_target')
  await restore({
    databaseUrl: target,
    storage: noStore,
    path: at('before.age'),
    keysPath,
    identity,
    isMasterGiven,
    makeQueue,
  })
  expect(await ask(target, 'select owner_id, wrapped from sealing_keys')).toEqual([{ owner_id: owner, wrapped: null }])
})

test('a backup sealed by a master key that is not given is refused, and nothing of it stays', async () => {
  const url = await inhabited('rotated')
  await ask(
    url,
    `insert into sealing_keys (id, scope, owner_id, master_id, wrapped) values (gen_random_uuid(), 'face', gen_random_uuid(), 'antiga', '\\x01')`,
  )
  const paths = { path: at('rotated.age'), keysPath: at('rotated-keys.age') }
  await backUp({ databaseUrl: url, storage: noFiles, ...paths, recipient })
  const target = await emptyDatabase('rotated_target')
  const taken = restore({ databaseUrl: target, storage: noStore, ...paths, identity, isMasterGiven, makeQueue })
  await expect(taken).rejects.toThrow('MASTER_KEYS: falta antiga, que abre o que já está guardado.')
  expect(await ask(target, 'select 1 from users')).toEqual([])
})

test('a backup onto a file that is there, or into a folder that is not, is refused in a sentence', async () => {
  await writeFile(at('there.age'), 'ocupado')
  const run = (path: string) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, [join(ROOT, 'scripts/ops/backup/run-backup.ts'), path], {
        env: { ...process.env, ...ENV, BACKUP_RECIPIENT: recipient, DATABASE_URL: 'postgresql://127.0.0.1:1/x' },
      })
      let said = ''
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
      child.once('close', (code) => resolve({ code, said }))
    })
  expect(await run(at('there.age'))).toEqual({
    code: 1,
    said: `A cópia não foi feita: ${at('there.age')} já existe. Escolha outro nome.\n`,
  })
  expect(await run(at('nowhere/copia.age'))).toEqual({
    code: 1,
    said: `A cópia não foi feita: a pasta ${at('nowhere')} não existe.\n`,
  })
})
