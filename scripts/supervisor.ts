// `npm start`, once everything is installed: database, migrations, pages, API and workers under one roof.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { authApi } from '#contract/auth.ts'
import { ensureBuild, ensureDatabaseClient } from './build.ts'
import { holderOf, release, take } from './lock.mjs'
import { migrate } from './migrate.ts'
import { freePort, isFree } from './postgres/port.ts'
import { ROOT } from './root.ts'
import { announcement } from './supervisor/announcement.ts'
import { keepPostgres } from './supervisor/keep-postgres.ts'
import { readable } from './supervisor/readable.ts'
import { untilReady } from './supervisor/ready.ts'
import { plantSeed } from './supervisor/seed.ts'
import { whenAskedToStop } from './supervisor/stop-request.ts'
import { supervise } from './supervisor/supervise.ts'

/**
 * A report is drawn from many short-lived objects: a small nursery and a bounded heap keep a worker at some 270 MB where it
 * would otherwise settle at 700, without costing time (bench/report-memory.ts).
 */
const WORKER_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256']

const startedAt = Date.now()
const say = (sentence: string) => console.log(`· ${sentence}`)
/** Undone from the last to the first, so the database goes last. */
const undo: (() => Promise<void> | void)[] = []
const kills: (() => void)[] = []
const hopeless = Promise.withResolvers<never>()
hopeless.promise.catch(() => {})

// Whoever read our lines may leave (`npm start | head`); the product stays.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const stop = whenAskedToStop({
  onFirst: (why) => say(`${why} Encerrando…`),
  onSecond: () => {
    for (const kill of kills) kill()
    process.exit(1)
  },
})

const start = bringUp()
try {
  await Promise.race([start, stop.asked, hopeless.promise])
  await Promise.race([stop.asked, hopeless.promise])
} catch (error) {
  if (!stop.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
stop.begin()
// What is coming up while we go down must be known before it can be undone.
await Promise.allSettled([start])
for (const step of undo.toReversed()) await step()
say('Tudo encerrado.')
process.exit()

/** Each step needs the one before. Returns when the product answers. */
async function bringUp(): Promise<void> {
  const settings = await readSettings()
  const { dataDir, port, host } = settings
  takeInstance(dataDir)
  if (!(await isFree(port, host))) {
    throw new Error(`A porta ${port} está ocupada por outro programa. Escolha outra: PORT=${port + 1} npm start`)
  }
  await ensureDatabaseClient({ say, signal: stop.signal })
  const url = settings.databaseUrl ?? (await embeddedDatabase(dataDir))
  const applied = await migrate(url, { signal: stop.signal })
  if (applied > 0) say(`Banco de dados atualizado (${applied === 1 ? '1 migração' : `${applied} migrações`}).`)
  await ensureBuild({ say, signal: stop.signal })
  stop.signal.throwIfAborted()

  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, PORT: String(port) }
  startChild('api', ['api/server.ts'], env, settings.isProduction)
  startChild('worker', [...WORKER_FLAGS, 'jobs/worker.ts'], { ...env, MALLOC_ARENA_MAX: '2' }, settings.isProduction)
  const ours = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  const [seeded] = await Promise.all([
    settings.isProduction || !settings.examples ? undefined : seed(env),
    untilReady(ours, stop.signal),
  ])
  const setupToken = (await isSetupNeeded(ours)) ? settings.setupToken : undefined
  const address = settings.appUrl ?? `http://localhost:${port}`
  const { isProduction } = settings
  console.log(announcement({ address, seeded, isProduction, setupToken, tookMs: Date.now() - startedAt }))
  process.send?.({ ready: { address, dataDir, databaseUrl: url, ...seeded } })
}

/** Without its example buyer the product is still up. */
function seed(env: NodeJS.ProcessEnv) {
  return plantSeed(env, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) say(`Os dados de exemplo não foram criados. ${String(error)}`)
    return undefined
  })
}

/** Is there no administrator yet? Not knowing is no reason to stop. */
async function isSetupNeeded(address: string): Promise<boolean> {
  const { path, reply } = authApi.setupNeeded
  try {
    return reply.parse(await (await fetch(address + path)).json()).setupNeeded
  } catch {
    return false
  }
}

async function readSettings() {
  await mkdir(process.env['DATA_DIR'] || '.data', { recursive: true, mode: 0o700 })
  // env.ts is the one place that reads the environment, and wants a database; ours is not up yet.
  const databaseUrl = process.env['DATABASE_URL'] || undefined
  process.env['DATABASE_URL'] ||= 'postgresql://embedded'
  const { env } = await import('#api/platform/env.ts')
  return {
    databaseUrl,
    dataDir: env.DATA_DIR,
    port: env.PORT === 0 ? await freePort() : env.PORT,
    host: env.HOST,
    appUrl: env.APP_URL && env.appUrl,
    isProduction: env.isProduction,
    examples: env.EXAMPLES === 'on',
    setupToken: env.SETUP_TOKEN,
  }
}

function takeInstance(dataDir: string): void {
  const lock = join(dataDir, 'supervisor.lock')
  if (!take(lock)) {
    throw new Error(
      `Já existe uma execução com os dados de ${dataDir} (processo ${holderOf(lock) ?? '?'}). ` +
        'Encerre-a, ou use outra pasta: DATA_DIR=.data-2 PORT=3001 npm start',
    )
  }
  undo.push(() => release(lock))
}

async function embeddedDatabase(dataDir: string): Promise<string> {
  const postgres = await keepPostgres(dataDir, say, hopeless.reject)
  undo.push(postgres.stop)
  kills.push(postgres.kill)
  return postgres.url
}

function startChild(name: string, script: readonly string[], env: NodeJS.ProcessEnv, isProduction: boolean): void {
  const child = supervise({
    name,
    script: [...script],
    cwd: ROOT,
    env,
    say,
    // Machines read production's lines as they are; people read the others.
    onLine: (line) => console.log(isProduction ? line : readable(name, line)),
    onHopeless: () => hopeless.reject(new Error(`O processo ${name} recusou a configuração; veja acima.`)),
  })
  undo.push(child.stop)
  kills.push(child.kill)
}
