import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../ops/migrate.ts'
import { type RunningPostgres, startPostgres } from '../ops/postgres.ts'
import { diceOf } from './dice.ts'
import { type Finding, lookAtFiles, lookAtRows, notePlan } from './findings.ts'
import { type PlannedPurchase, planPurchases } from './plan.ts'

let folder: string
let postgres: RunningPostgres
let client: pg.Client
let closeQueue: () => Promise<void>

const [some] = planPurchases(diceOf('test'), 1)
if (!some) throw new Error('no plan')
const PLAN: readonly PlannedPurchase[] = [
  { ...some, email: 'ana@example.com', orderId: 'kw-ana', ending: 'kept' },
  { ...some, email: 'bia@example.com', orderId: 'kw-bia', ending: 'taken-back-at-once', takenBackBy: 'refunded' },
]
const ACCEPTED = ['<access@x>', '<ready@x>'].map((messageId) => ({ messageId, to: 'ana@example.com' }))

/** SHA-256 of the byte 1. */
const SUM_OF_ONE = '4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a'
const SOUND = `
  insert into users (id, email, updated_at) select gen_random_uuid(), email, now() from bought;
  insert into orders (id, user_id, provider_order_id, status, updated_at, submitted_at, completed_at, ended_at)
    select gen_random_uuid(), u.id, b.provider_order_id, coalesce(b.ends, 'CONCLUIDO')::order_status, now(), now(), now(), case when b.ends is not null then now() end from bought b join users u using (email);
  insert into webhook_events (id, provider, event_key, kind, event_type, external_order_id, body_hash, payload, verdict, processed_at)
    select gen_random_uuid(), 'kiwify', provider_order_id || kind, kind::payment_kind, kind, provider_order_id, 'x', '{}', 'applied', now() from told;
  create temp view ana as select o.* from orders o where provider_order_id = 'kw-ana';
  insert into onboarding_forms (id, order_id, full_name, gender, objective, style)
    select gen_random_uuid(), id, 'Ana', 'Feminino', 'Melhoria sutil', 'Clássico' from ana;
  insert into consents (id, user_id, order_id, kind, version, granted, channel)
    select gen_random_uuid(), user_id, id, 'fotos_biometria', '2026-11-3', true, 'teste' from ana;
  insert into customer_photos (id, order_id, slot, storage_key, file_size, width, height, source_hash, expires_at)
    select gen_random_uuid(), id, slot, 'photos/' || slot, 1, 1, 1, slot::text, now() + interval '1 day' from ana, unnest(enum_range(null::photo_slot)) slot;
  insert into generated_pdfs (id, order_id, storage_key, file_size, page_count, sha256, phone_storage_key, phone_file_size, phone_page_count, phone_sha256, expires_at)
    select gen_random_uuid(), id, 'reports/a4', 1, 34, '${SUM_OF_ONE}', 'reports/phone', 1, 73, '${SUM_OF_ONE}', now() + interval '1 year' from ana;
  insert into outgoing_mails (id, kind, to_email, order_id, status, message_id)
    select gen_random_uuid(), kind, 'ana@example.com', id, 'sent', message from ana,
      (values ('access', '<access@x>'), ('report-ready', '<ready@x>')) as mails (kind, message)`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-findings-'))
  postgres = await startPostgres(folder, { use: 'throwaway' })
  await migrate(postgres.url)
  Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const queue = await import('#api/platform/queue.ts')
  await queue.openQueue('api')
  closeQueue = queue.closeQueue
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await notePlan(client, PLAN, ACCEPTED)
  await client.query(SOUND)
})
afterAll(async () => {
  await client.end()
  await closeQueue()
  const { closeDb } = await import('#api/platform/db.ts')
  await closeDb()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await client.query('begin')
})
afterEach(async () => {
  await client.query('rollback')
})

const brokenOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ name, broken }) => (broken.length > 0 ? [name] : []))

test('nothing is found where all went well', async () => {
  expect(brokenOf(await lookAtRows(client))).toEqual([])
})

test.each([
  ['an order lost', `delete from orders where provider_order_id = 'kw-bia'`, 'cada compra tem exatamente um pedido'],
  [
    'an order too many',
    `insert into orders (id, user_id, provider_order_id, updated_at) select gen_random_uuid(), user_id, 'other', now() from ana`,
    'nenhum pedido sem compra',
  ],
  [
    'an account under another address',
    `update users set email = 'c@example.com' where email like 'ana%'`,
    'cada compradora tem exatamente uma conta',
  ],
  [
    'an event lost',
    `delete from webhook_events where kind = 'refunded'`,
    'cada evento entregue está guardado, lido e aplicado',
  ],
  [
    'an event unread',
    `update webhook_events set processed_at = null where kind = 'refunded'`,
    'nenhum evento por processar',
  ],
  [
    'a refund forgotten',
    `update orders set status = 'CONCLUIDO'`,
    'cada pedido mantido está concluído, cada devolvido encerrado',
  ],
  [
    'a report twice',
    `update generated_pdfs set superseded_at = now();
     insert into generated_pdfs (id, order_id, storage_key, file_size, page_count, sha256, expires_at)
     select gen_random_uuid(), id, 'reports/again', 1, 34, 'x', now() from ana`,
    'cada pedido mantido tem exatamente um relatório, nas duas edições',
  ],
  [
    'an edition lost',
    `update generated_pdfs set phone_storage_key = null`,
    'cada pedido mantido tem exatamente um relatório, nas duas edições',
  ],
  [
    'a photo lost',
    `delete from customer_photos where slot = 'back'`,
    'cada pedido mantido tem quatro fotos e um formulário',
  ],
  [
    'a face that stayed',
    `update customer_photos set order_id = (select id from orders where provider_order_id = 'kw-bia') where slot = 'front'`,
    'nada resta do rosto e do relatório de quem devolveu',
  ],
  [
    'no access mail',
    `delete from outgoing_mails where kind = 'access'`,
    'um e-mail "access" por pedido, aceito pelo servidor de e-mail',
  ],
  [
    'two access mails',
    `insert into outgoing_mails (id, kind, to_email, order_id, status, message_id)
     select gen_random_uuid(), 'access', 'ana@example.com', id, 'sent', '<twice@x>' from ana; insert into accepted values ('<twice@x>', 'ana@example.com')`,
    'um e-mail "access" por pedido, aceito pelo servidor de e-mail',
  ],
  [
    'a mail called sent that nobody took',
    `delete from accepted where message_id = '<ready@x>'`,
    'um e-mail "report-ready" por pedido, aceito pelo servidor de e-mail',
  ],
  [
    'a mail nobody decided on',
    `insert into accepted values ('<stray@x>', 'ana@example.com')`,
    'nenhum e-mail sem registro, nenhum registro sem e-mail',
  ],
  ['a job that gave up', `insert into pgboss.job (name) values ('dead-letter')`, 'nenhuma tarefa desistiu'],
  ['a job left', `insert into pgboss.job (name) values ('mail.send')`, 'nenhuma tarefa por terminar'],
])('%s is found', async (_, sql, name) => {
  await client.query(sql)
  expect(brokenOf(await lookAtRows(client))).toContain(name)
})

test('files without rows, rows without files and reports that are not what was stored are found', async () => {
  const { keysInUse, keysOfRows } = await import('#api/upkeep/stored-rows.ts')
  const sound = ['photos/front', 'photos/side_left', 'photos/side_right', 'photos/back', 'reports/a4', 'reports/phone']
  const look = async (keys: readonly string[], bytes: (key: string) => Buffer) =>
    brokenOf(await lookAtFiles(client, { keys, read: (key) => Promise.resolve(bytes(key)), keysInUse, keysOfRows }))
  const one = () => Buffer.from([1])
  expect(await look(sound, one)).toEqual([])
  expect(await look([...sound, 'photos/stray'], one)).toEqual(['nenhum arquivo sem registro'])
  expect(await look(sound.slice(1), one)).toEqual(['nenhum registro sem arquivo'])
  expect(await look(sound, (key) => Buffer.from(key === 'reports/phone' ? [2] : [1]))).toEqual([
    'cada foto e relatório se abre, com a soma do seu registro',
  ])
})
