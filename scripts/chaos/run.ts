// npm run chaos: people buy while processes and services fail; then invariants are checked.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import webpush from 'web-push'
import { drawnPhoto } from '#api/platform/testing/drawn-photo.ts'
import { ensureDatabaseClient } from '../ops/build.ts'
import { KIWIFY_PRODUCT } from '../demo/kiwify-event.ts'
import { startBalancer } from '../machines/balancer.ts'
import { migrate } from '../ops/migrate.ts'
import { buy, STEPS_OF_BUYER } from './buyer.ts'
import { diceOf } from './dice.ts'
import { type Finding, lookAsUpkeep, lookAtFiles, lookAtRows, notePlan } from './findings.ts'
import { startMachine } from './machines.ts'
import { eventsOf, planPurchases } from './plan.ts'
import { startProvider } from './provider.ts'
import { makeTrouble } from './trouble.ts'
import { openWorld } from './world.ts'

const USAGE = `Compras enquanto processos morrem e o mundo falha; no fim, o que tem de valer, contado.

  npm run chaos -- --seed 1 --purchases 500 --kills 60`

const AT_ONCE = 14
const TOKEN = 'token-do-caos'
/** After so long without change, the rest is stuck. */
const REST_MS = 10 * 60_000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    purchases: { type: 'string', default: '500' },
    kills: { type: 'string', default: '60' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const purchases = Number(values.purchases)
const kills = Number(values.kills)
if (values.help || !Number.isInteger(purchases) || purchases < 1 || !Number.isInteger(kills) || kills < 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

const undo: (() => Promise<unknown>)[] = []
const startedAt = Date.now()
const seconds = () => `${Math.round((Date.now() - startedAt) / 1000)} s`.padStart(6)
const say = (line: string) => values.quiet || console.log(`${seconds()}  ${line}`)
let isEnding = false
let areLinesKept = false
async function leave(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  for (const one of undo.splice(0).toReversed()) await one().catch(() => {})
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void leave(130))

try {
  await leave((await run()) > 0 ? 1 : 0)
} catch (error) {
  areLinesKept = true
  console.error(error)
  await leave(1)
}

async function run(): Promise<number> {
  console.log(`Caos: semente ${values.seed}, ${purchases} compras, ${kills} mortes.`)
  await ensureDatabaseClient({ say })
  const folder = await mkdtemp(join(tmpdir(), 'rosto-ideal-chaos-'))
  undo.push(async () => {
    if (!areLinesKept) await rm(folder, { recursive: true, force: true })
  })
  const world = await openWorld(folder)
  undo.push(world.close)
  await migrate(world.postgres.url)

  const dice = diceOf(values.seed)
  const plan = planPurchases(dice, purchases)
  const photos = await drawSmallPhotos()
  const bugs: string[] = []
  const onBug = (sentence: string) => {
    bugs.push(sentence)
    say(`! ${sentence}`)
  }
  const retries = new Map<string, number>()
  const vapid = webpush.generateVAPIDKeys()
  const secrets = {
    MASTER_KEYS: `caos:${randomBytes(32).toString('base64')}`,
    SESSION_SECRET: 'caos-'.repeat(8),
    SETUP_TOKEN: 'primeiro-acesso',
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    KIWIFY_TOKEN: TOKEN,
    KIWIFY_PRODUCTS: KIWIFY_PRODUCT,
  }
  const ports: number[] = []
  const balancer = await startBalancer(() => ports)
  undo.push(balancer.close)
  const env = {
    ...world.env,
    ...secrets,
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    APP_URL: balancer.address,
    EXAMPLES: 'off',
    REPORT_REVIEW: 'auto',
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '1',
  }
  const machines = await Promise.all(
    (['api', 'api', 'worker', 'worker'] as const).map((kind, n) =>
      startMachine({ name: `${kind}-${(n % 2) + 1}`, kind, env, folder, onCrash: onBug }),
    ),
  )
  undo.push(() => Promise.all(machines.map((machine) => machine.stop())))
  ports.push(...machines.filter(({ kind }) => kind === 'api').map(({ port }) => port))
  await Promise.all(machines.map((machine) => machine.serving()))
  say('duas APIs e dois trabalhadores no ar')

  const client = new pg.Client({ connectionString: world.postgres.url })
  await client.connect()
  undo.push(() => client.end())
  const deliveries = plan.reduce((sum, purchase) => sum + purchase.copies * eventsOf(purchase).length, 0)
  const full = plan.filter(({ ending }) => ending === 'kept').length
  const trouble = makeTrouble(dice.named('trouble'), {
    machines,
    faults: world.faults,
    steps: deliveries + full * STEPS_OF_BUYER,
    kills,
    purchases,
    say,
  })
  const provider = startProvider(dice.named('provider'), {
    address: balancer.address,
    token: TOKEN,
    onDelivered: trouble.step,
    onBug,
  })
  // Skips retry delays, up to ten minutes, while no fault is active.
  const comeBack = () =>
    client.query(`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`)
  const hurry = setInterval(() => void (trouble.isFaulty() || comeBack()), 2000)
  undo.push(async () => clearInterval(hurry))

  const lost: string[] = []
  const town = {
    address: balancer.address,
    mail: world.mail,
    provider,
    photos,
    onBug,
    onStep: trouble.step,
    lastStepAt: trouble.lastStepAt,
    onRetry: (why: string) => retries.set(why, (retries.get(why) ?? 0) + 1),
  }
  const waiting = plan.map((purchase, n) => async () => {
    await buy(dice.named(`buyer ${n}`), purchase, town).catch((error: unknown) => {
      const { message, cause } = error instanceof Error ? error : new Error(String(error))
      const why = cause instanceof Error ? ` (${cause.message})` : ''
      lost.push(`${purchase.email}, ${purchase.ending}: ${message}${why}`)
      say(`! ${lost.at(-1)}`)
    })
  })
  let done = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await next()
        done += 1
        if (done % 10 === 0) say(`${done} de ${purchases} compradoras`)
      }
    }),
  )
  await trouble.end()
  await provider.empty()
  say('todas as compradoras terminaram; o resto assenta')
  await rest(client)
  // A day later, this job cleans up after killed processes.
  const settled = await client.query(
    `update pgboss.job set start_after = now() where name = 'storage.settle' and state = 'created'`,
  )
  const before = (await world.s3.keys()).length
  await rest(client)
  clearInterval(hurry)
  const leftFiles = before - (await world.s3.keys()).length
  await Promise.all(machines.map((machine) => machine.stop()))

  const accepted = world.mail.mails.map(({ messageId = '', to }) => ({ messageId, to: to?.[0]?.address ?? '' }))
  await notePlan(client, plan, accepted)
  Object.assign(process.env, world.env, secrets, {
    DATABASE_URL: world.postgres.url,
    ...world.s3.env,
    DATA_DIR: join(folder, 'looking'),
    LOG_LEVEL: 'silent',
  })
  const [{ db, transact, closeDb }, { storage }, stored, { INVARIANTS }] = await Promise.all([
    import('#api/platform/db.ts'),
    import('#api/platform/storage.ts'),
    import('#api/upkeep/stored-rows.ts'),
    import('#api/upkeep/invariants.ts'),
  ])
  undo.push(closeDb)
  const repaired = await db.systemLog.count({ where: { action: 'invariant_repaired' } })
  const keys = (await world.s3.keys()).filter((key) => /^(photos|reports|previews)\//.test(key))
  const findings: Finding[] = [
    ...(await lookAtRows(client)),
    ...(await lookAtFiles(client, { ...stored, keys, read: (key) => storage.read(key) })),
    ...(await transact((tx) => lookAsUpkeep(client, tx, INVARIANTS))),
    { name: 'cada compradora chegou ao fim do que queria', looked: purchases, broken: lost },
    { name: 'nenhuma resposta 500, nenhum processo que terminou sozinho', looked: machines.length, broken: bugs },
  ]

  const times = (all: ReadonlyMap<string, number>) =>
    [...all]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => `${name} ${count}`)
      .join(', ') || 'nenhuma'
  console.log(`\nEm ${seconds().trim()}. O que aconteceu:`)
  console.log(`  ${times(trouble.happened)}`)
  console.log(`  entregas do provedor: ${deliveries}; pedidos repetidos pelas compradoras: ${times(retries)}`)
  const doubled = accepted.length - new Set(accepted.map(({ messageId }) => messageId)).size
  console.log(`  e-mails aceitos: ${accepted.length}, dos quais entregues outra vez sob o mesmo Message-ID: ${doubled}`)
  console.log(
    `  reparos da vigia: ${repaired}; arquivos de processos mortos, apagados depois: ${leftFiles} de ${settled.rowCount} escritas`,
  )
  console.log('\nO que tem de valer:')
  const violations = findings.reduce((sum, { broken }) => sum + broken.length, 0)
  for (const { name, looked, broken } of findings) {
    console.log(`  ${broken.length === 0 ? '✓' : '✗'} ${name}: ${broken.length} de ${looked}`)
    for (const one of broken.slice(0, 10)) console.log(`      ${one}`)
  }
  if (violations > 0) {
    areLinesKept = true
    await writeFile(join(folder, 'findings.json'), JSON.stringify(findings, null, 2))
    console.log(`\nLinhas dos processos: ${folder}`)
  }
  console.log(`violations: ${violations}`)
  return violations
}

/** Until no job runs, or the running ones are stuck. */
async function rest(client: pg.Client): Promise<void> {
  let before = ''
  let changedAt = Date.now()
  while (Date.now() - changedAt < REST_MS) {
    const { rows } = await client.query(`
      select name, state, count(*) from pgboss.job where name not like 'upkeep.%' and name not like 'figures.%' and name <> 'dead-letter'
        and (state in ('active', 'retry') or (state = 'created' and start_after <= now())) group by name, state order by name, state`)
    if (rows.length === 0) return
    const now = JSON.stringify(rows)
    if (now !== before) changedAt = Date.now()
    before = now
    await wait(500)
  }
}

/** Small photos, since decoding is not tested here. */
async function drawSmallPhotos() {
  const draw = (slot: 'front' | 'side_left' | 'side_right' | 'back') => drawnPhoto({ slot, megapixels: 0.7 })
  return {
    front: await draw('front'),
    side_left: await draw('side_left'),
    side_right: await draw('side_right'),
    back: await draw('back'),
  }
}
