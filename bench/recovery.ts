/**
 * Data and time lost with a machine: `npm run backup` in use, `npm run restore`, until the API answers. `node bench/recovery.ts --orders
 * 100000 --people 200`: orders as rows, people with files. Loopback only.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { runCommand } from '#scripts/command.ts'
import { migrate } from '#scripts/migrate.ts'
import { freePort, untilReady } from '#scripts/ports.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { fillShop } from './admin-data.ts'

const PHOTO_BYTES = 412_000
const REPORT_BYTES = 2_400_000
const WRITE_EVERY_MS = 100

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, people: { type: 'string', default: '200' } },
})
const say = (line: string) => void process.stderr.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-recovery-'))
// PostgreSQL runs as another user, who must be able to enter.
await chmod(folder, 0o711)
const [shop, other, copy] = ['shop', 'other', 'copy.age'].map((name) => join(folder, name)) as [string, string, string]
const seconds = (ms: number) => Number((ms / 1000).toFixed(1))

const before = await startPostgres(shop, { say })
await migrate(before.url)
const connect = async () => {
  const client = new pg.Client({ connectionString: before.url })
  await client.connect()
  return client
}
await fillShop(connect, Number(values.orders), say)
const client = await connect()
await keepFilesOf(client, Number(values.people))
const { rows: sizes } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')

const identity = await generateIdentity()
const master = { MASTER_KEYS: `copia:${randomBytes(32).toString('base64')}` }
let isWriting = true
const writer = (async () => {
  for (let n = 0; isWriting; n++) {
    await client.query(
      `insert into system_logs (id, level, category, action, message) values (gen_random_uuid(), 'info', 'database', 'bench.written', $1)`,
      [String(Date.now())],
    )
    await new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS))
  }
})()
const backupAt = Date.now()
say(
  await runCommand(`node scripts/backup/run-backup.ts ${copy}`, {
    env: { ...master, DATABASE_URL: before.url, DATA_DIR: shop, BACKUP_RECIPIENT: await identityToRecipient(identity) },
  }),
)
const copiedAt = Date.now()
isWriting = false
await writer
await client.end()
await before.stop()

const lostAt = Date.now()
say(
  await runCommand(`node scripts/backup/run-restore.ts ${copy}`, {
    env: { ...master, DATABASE_URL: undefined, DATA_DIR: other, BACKUP_IDENTITY: identity },
  }),
)
const restoredAt = Date.now()
const after = await startPostgres(other, { say })
const port = await freePort()
const api = spawn(process.execPath, ['api/server.ts'], {
  env: { ...process.env, ...master, DATABASE_URL: after.url, DATA_DIR: other, PORT: String(port), LOG_LEVEL: 'warn' },
  stdio: 'inherit',
})
await untilReady(`http://127.0.0.1:${port}/readyz`, AbortSignal.timeout(120_000))
const servingAt = Date.now()

const restored = new pg.Client({ connectionString: after.url })
await restored.connect()
const { rows: newest } = await restored.query<{ at: string }>(
  `select max(message::bigint) as at from system_logs where action = 'bench.written'`,
)
await restored.end()
console.table({
  'database, MB': Math.round(Number(sizes[0]?.bytes) / 1e6),
  'files, MB': Math.round((Number(values.people) * (4 * PHOTO_BYTES + REPORT_BYTES)) / 1e6),
  'copy, MB': Math.round((await stat(copy)).size / 1e6),
  'backup, s': seconds(copiedAt - backupAt),
  'RPO: age of the newest row when the copy is done, s': seconds(copiedAt - Number(newest[0]?.at)),
  'restore, s': seconds(restoredAt - lostAt),
  'start until /readyz, s': seconds(servingAt - restoredAt),
  'RTO: restore and start, s': seconds(servingAt - lostAt),
})
api.kill('SIGTERM')
await once(api, 'exit')
await after.stop()
await rm(folder, { recursive: true, force: true })

/** Writes incompressible photos and reports, and removes file names from all other rows. */
async function keepFilesOf(database: pg.Client, people: number): Promise<void> {
  await database.query(`
    create temp table kept as select o.id from orders o join generated_pdfs p on p.order_id = o.id
      where p.storage_key is not null order by o.completed_at desc limit ${people};
    update generated_pdfs set storage_key = null, purged_at = now() where order_id not in (select id from kept) and storage_key is not null;
    update customer_photos set storage_key = null, purged_at = now() where order_id not in (select id from kept) and storage_key is not null;
    update customer_photos set storage_key = 'photos/xx/' || order_id || '-' || slot || '.jpg', purged_at = null where order_id in (select id from kept)`)
  const { rows } = await database.query<{ key: string; bytes: number }>(`
    select storage_key as key, ${PHOTO_BYTES} as bytes from customer_photos where storage_key is not null
    union all select storage_key, ${REPORT_BYTES} from generated_pdfs where storage_key is not null`)
  for (const { key, bytes } of rows) {
    const path = join(shop, 'files', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, randomBytes(bytes))
  }
}
