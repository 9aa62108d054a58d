// `npm start` and `npm run dev` after installation.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { authApi } from '#contract/auth.ts'
import { announcement, seededIn } from './announcement.ts'
import { ensureBuild, ensureDatabaseClient } from './build.ts'
import { runCommand } from '../command.ts'
import { holderOf, isAlive, release, take } from '../lock.mjs'
import { migrate } from './migrate.ts'
import { freePort, isFree, untilReady } from '../ports.ts'
import { startPostgres } from './postgres.ts'
import { readable } from './readable.ts'
import { ROOT } from '../root.ts'
import { supervise } from './supervise.ts'

/**
 * Reports create many short-lived objects: these limits keep a worker at 270 MB instead of 700, at the same speed (bench/report-memory.ts).
 */
const WORKER_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=256']
const POSTGRES_RESTART_MS = 500
/** Terminal and npm both send one Ctrl-C; a person's second comes later. */
const SAME_KEYSTROKE_MS = 1_000

/** Vite serves the pages; API and worker restart on changes. */
const isDevelopment = process.argv.includes('--dev')
const startedAt = Date.now()
const say = (sentence: string) => console.log(`· ${sentence}`)
/** Run in reverse: the database stops last. */
const undo: (() => Promise<void> | void)[] = []
const kills: (() => void)[] = []
const stopping = new AbortController()
const ended = Promise.withResolvers<void>()
// It may fail before it is awaited.
ended.promise.catch(() => {})
let askedAt: number | undefined

// The reader may exit (`npm start | head`); the product continues.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.on('SIGINT', () => askToStop('Ctrl-C recebido.'))
process.on('SIGTERM', () => askToStop('Pedido de encerramento recebido.'))
process.on('SIGHUP', () => askToStop('O terminal foi fechado.'))
process.once('disconnect', () => askToStop('Quem iniciou esta execução terminou.'))

const start = bringUp()
start.catch(ended.reject)
try {
  await ended.promise
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
askedAt ??= Date.now()
stopping.abort()
// An unfinished start must be undone too.
await Promise.allSettled([start])
for (const step of undo.toReversed()) await step()
say('Tudo encerrado.')
process.exit()

/** Each step depends on the one before. */
async function bringUp(): Promise<void> {
  const settings = await readSettings()
  const { dataDir, port, host, isProduction } = settings
  takeInstance(dataDir)
  if (!(await isFree(port, host))) {
    const command = isDevelopment ? 'npm run dev' : 'npm start'
    throw new Error(`A porta ${port} está ocupada por outro programa. Escolha outra: PORT=${port + 1} ${command}`)
  }
  const { signal } = stopping
  await ensureDatabaseClient({ say, signal })
  const url = settings.databaseUrl ?? (await embeddedDatabase(dataDir))
  const applied = await migrate(url, { signal })
  if (applied > 0) say(`Banco de dados atualizado (${applied === 1 ? '1 migração' : `${applied} migrações`}).`)
  if (!isDevelopment) await ensureBuild({ say, signal })
  signal.throwIfAborted()

  const address = settings.appUrl ?? `http://localhost:${port}`
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host
  // In development only Vite reaches the API.
  const [apiHost, apiPort] = isDevelopment ? ['127.0.0.1', await freePort()] : [host, port]
  const api = `http://${isDevelopment ? apiHost : reached}:${apiPort}`
  const ours = { DATABASE_URL: url, DATA_DIR: dataDir, HOST: apiHost, PORT: String(apiPort), APP_URL: address }
  const env = { ...process.env, ...ours }
  const run = (name: string, script: readonly string[], more = {}) =>
    startChild(name, script, { ...env, ...more }, isProduction)
  const watch = isDevelopment ? ['--watch', '--watch-preserve-output'] : []
  run('api', [...watch, 'api/server.ts'])
  run('worker', [...watch, ...WORKER_FLAGS, 'jobs/worker.ts'], { MALLOC_ARENA_MAX: '1' })
  if (isDevelopment) {
    const vite = ['node_modules/vite/bin/vite.js', '--host', host, '--port', String(port), '--strictPort']
    run('vite', vite, { API_URL: api })
  }
  const [seeded] = await Promise.all([
    isProduction || !settings.examples ? undefined : seed(env),
    untilReady(`${api}/readyz`, signal),
    isDevelopment && untilReady(`http://${reached}:${port}`, signal),
  ])
  const setupToken = (await isSetupNeeded(api)) ? settings.setupToken : undefined
  console.log(announcement({ address, seeded, isProduction, setupToken, tookMs: Date.now() - startedAt }))
  process.send?.({ ready: { address, dataDir, databaseUrl: url, ...seeded } })
}

async function readSettings() {
  await mkdir(process.env['DATA_DIR'] || '.data', { recursive: true, mode: 0o700 })
  // env.ts requires a database, which is not up yet.
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

/** If it fails, it restarts at the same address. */
async function embeddedDatabase(dataDir: string): Promise<string> {
  let postgres = await startPostgres(dataDir, { say })
  const { url } = postgres
  let restarting = Promise.resolve()
  const restart = async () => {
    if (stopping.signal.aborted) return
    say('O PostgreSQL caiu; iniciando de novo.')
    await new Promise((resolve) => setTimeout(resolve, POSTGRES_RESTART_MS))
    postgres = await startPostgres(dataDir, { say })
    // The processes only know the first address.
    if (postgres.url !== url)
      throw new Error('A porta do PostgreSQL foi tomada por outro programa; rode npm start de novo.')
    watch()
  }
  const watch = () => void postgres.exited.then(() => (restarting = restart().catch(ended.reject)))
  watch()
  undo.push(async () => {
    await restarting
    await postgres.stop()
  })
  kills.push(() => void (isAlive(postgres.pid) && process.kill(postgres.pid, 'SIGQUIT')))
  return url
}

function startChild(name: string, script: readonly string[], env: NodeJS.ProcessEnv, isProduction: boolean): void {
  const child = supervise({
    name,
    script,
    cwd: ROOT,
    env,
    say,
    // Machines read production's lines as JSON.
    onLine: (line) => console.log(isProduction ? line : readable(name, line)),
    onBadConfiguration: () => ended.reject(new Error(`O processo ${name} recusou a configuração; veja acima.`)),
  })
  undo.push(child.stop)
  kills.push(child.kill)
}

/** If it fails, the instance stays up. */
async function seed(env: NodeJS.ProcessEnv) {
  try {
    const printed = await runCommand('node prisma/seed.ts', { env, signal: stopping.signal })
    return seededIn(printed)
  } catch (error) {
    if (!stopping.signal.aborted) say(`Os dados de exemplo não foram criados. ${String(error)}`)
    return undefined
  }
}

/** If unknown, returns false and the start continues. */
async function isSetupNeeded(address: string): Promise<boolean> {
  const { path, reply } = authApi.setupNeeded
  try {
    return reply.parse(await (await fetch(address + path)).json()).setupNeeded
  } catch {
    return false
  }
}

/** A second request kills at once. */
function askToStop(why: string): void {
  if (askedAt === undefined) {
    askedAt = Date.now()
    say(`${why} Encerrando…`)
    stopping.abort()
    ended.resolve()
  } else if (Date.now() - askedAt > SAME_KEYSTROKE_MS) {
    for (const kill of kills) kill()
    process.exit(1)
  }
}
