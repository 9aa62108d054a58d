import { spawn } from 'node:child_process'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { initialiseCluster } from './postgres/cluster.ts'
import { leash } from './postgres/leash.ts'
import { stopLeftover } from './postgres/leftover.ts'
import { choosePlace, type Place } from './postgres/place.ts'
import { freePort, isFree } from './postgres/port.ts'
import { readState, writeState, type State } from './postgres/state.ts'
import { endProcess } from './process.ts'

const DATABASE = 'rosto_ideal'
const READY_MS = 60_000
const LOG_KEEP_BYTES = 5_000_000

export interface PostgresOptions {
  /** Told in one Portuguese sentence when something a person should know happens. */
  readonly say?: (sentence: string) => void
  /** `throwaway` trades safety of the data for speed: tests and nothing else. */
  readonly use?: 'kept' | 'throwaway'
}

export interface RunningPostgres {
  readonly url: string
  readonly pid: number
  /** Settles when the server has ended, for whatever reason. */
  readonly exited: Promise<void>
  /** Ends open connections and the server; resolves when no process is left. */
  readonly stop: () => Promise<void>
}

/**
 * The product's own real PostgreSQL: binaries from npm, data under `dataDir`, listening on this machine only. Makes the
 * cluster at first, copes with whatever an interrupted run left behind, and never outlives this process.
 */
export async function startPostgres(dataDir: string, options: PostgresOptions = {}): Promise<RunningPostgres> {
  const say = options.say ?? (() => {})
  const place = await choosePlace(dataDir, say)
  let state = await readState(dataDir)
  await stopLeftover(place.cluster, say)
  await initialiseCluster(place, state.password, say)
  if (!(await isFree(state.port))) state = await moveToAnotherPort(dataDir, state, say)
  for (let attempt = 1; ; attempt++) {
    const outcome = await launch(dataDir, place, state, options.use ?? 'kept')
    if (typeof outcome === 'object') return outcome
    if (attempt === 5) throw new Error(`O PostgreSQL embutido não subiu. Últimas linhas do registro:\n${outcome}`)
    if (/address already in use/i.test(outcome)) state = await moveToAnotherPort(dataDir, state, say)
    // Connections of a server that was killed outlive it for a moment and keep its shared memory.
    else if (/shared memory block|lock file/i.test(outcome)) await new Promise((r) => setTimeout(r, 500 * attempt))
    else throw new Error(`O PostgreSQL embutido não subiu. Últimas linhas do registro:\n${outcome}`)
  }
}

async function moveToAnotherPort(dataDir: string, state: State, say: (sentence: string) => void): Promise<State> {
  const moved = { ...state, port: await freePort() }
  say(`A porta ${state.port} do PostgreSQL está ocupada por outro programa; usando ${moved.port}.`)
  await writeState(dataDir, moved)
  return moved
}

/** The running server, or the end of its log when it did not come up. */
async function launch(
  dataDir: string,
  place: Place,
  state: State,
  use: 'kept' | 'throwaway',
): Promise<RunningPostgres | string> {
  const logPath = join(dataDir, 'postgres.log')
  const log = await openLog(logPath)
  const child = spawn(place.postgres, ['-D', place.cluster, ...settings(state.port, use)], {
    ...place.owner,
    cwd: dirname(place.cluster),
    // Its own session: Ctrl-C in the terminal must reach the supervisor only, which stops the database last.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  await log.close()
  const pid = child.pid
  if (pid === undefined) return await logTail(logPath, 'O sistema recusou iniciar o programa.')
  const letGo = leash(pid)
  const address = { host: '127.0.0.1', port: state.port, user: 'postgres', password: state.password }
  const isUp = await untilAnswering(address, exited)
  if (!isUp) {
    await endProcess(pid, exited, ['SIGINT', 'SIGQUIT', 'SIGKILL'])
    await letGo()
    return await logTail(logPath, 'O servidor não respondeu.')
  }
  const released = exited.then(letGo)
  return {
    url: `postgresql://postgres:${encodeURIComponent(state.password)}@127.0.0.1:${state.port}/${DATABASE}`,
    pid,
    exited,
    async stop() {
      await endProcess(pid, exited, ['SIGINT', 'SIGQUIT', 'SIGKILL'])
      await released
    },
  }
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (s) => s.size,
    () => 0,
  )
  if (size > LOG_KEEP_BYTES) await rename(path, `${path}.1`).catch(() => rm(path, { force: true }))
  return await open(path, 'a', 0o600)
}

async function logTail(path: string, otherwise: string): Promise<string> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).trimEnd().split('\n')
  return lines.slice(-8).join('\n') || otherwise
}

/** Waits for the first answered connection and for the product's database to exist. */
async function untilAnswering(address: pg.ClientConfig, exited: Promise<void>): Promise<boolean> {
  let ended = false
  void exited.then(() => (ended = true))
  const deadline = Date.now() + READY_MS
  while (!ended && Date.now() < deadline) {
    const client = new pg.Client({ ...address, database: 'postgres', connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`create database ${DATABASE}`)
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '28P01') throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

/** Settings for a machine of one or two gigabytes; a bigger one brings its own server by DATABASE_URL. */
function settings(port: number, use: 'kept' | 'throwaway'): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: use === 'kept' ? 100 : 200,
    shared_buffers: use === 'kept' ? '128MB' : '64MB',
    effective_cache_size: '512MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    random_page_cost: 1.1,
    io_method: 'sync',
    // Containers give 64 MB of /dev/shm, which parallel workers share; one process a query needs none of it.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_duration_statement: 500,
    // Statements carry names and e-mails; the log keeps their shape, not their values.
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    ...(use === 'throwaway' && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
