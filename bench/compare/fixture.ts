import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, untilReady } from '#scripts/ports.ts'
import { endProcess } from '#scripts/command.ts'
import { migrate } from '#scripts/ops/migrate.ts'
import { startPostgres } from '#scripts/ops/postgres.ts'
import { ROOT } from '#scripts/root.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import type { Sample } from './subject.ts'

const SECONDS = 3
const CONNECTIONS = 10

/** A temporary migrated PostgreSQL, its settings in `process.env` for later imports. */
export async function openInstallation(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
  const postgres = await startPostgres(dataDir)
  await migrate(postgres.url)
  Object.assign(process.env, { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings })
  return {
    url: postgres.url,
    dataDir,
    async close() {
      // Without this timer, Node would exit before the database has stopped.
      const awake = setInterval(() => undefined, 1000)
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
      clearInterval(awake)
    },
  }
}

/**
 * Starts a server in its own process.
 * @param script path in the repository; it listens on PORT
 * @param ready path that answers 200 when it is up
 */
export async function startServer(script: string, ready: string, settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const base = `http://127.0.0.1:${port}`
  const gone = new AbortController()
  child.once('exit', () => gone.abort())
  await untilReady(base + ready, gone.signal)
  return {
    base,
    stop: async () => {
      if (child.pid !== undefined) await endProcess(child.pid)
    },
  }
}

export function startWorker() {
  const child = spawn(process.execPath, ['jobs/worker.ts'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  return { stop: async () => void (child.pid !== undefined && (await endProcess(child.pid))) }
}

/** @throws Error when an answer is not 2xx */
export async function load(order: LoadOrder): Promise<Sample> {
  const child = fork(join(import.meta.dirname, 'load.ts'), { cwd: ROOT })
  const answered = once(child, 'message') as Promise<[LoadResult]>
  child.send({ seconds: SECONDS, connections: CONNECTIONS, ...order })
  const [{ perSecond, p99, failed }] = await Promise.race([
    answered,
    once(child, 'exit').then(([code]) => {
      throw new Error(`The load ended with ${String(code)}.`)
    }),
  ])
  if (failed > 0) throw new Error(`${order.url}: ${failed} answers failed.`)
  return { value: perSecond, p99 }
}
