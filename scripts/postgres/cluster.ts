import { execFile } from 'node:child_process'
import { access, chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'

const MAJOR = '18'
const run = promisify(execFile)

/**
 * Makes the cluster where there is none. It is made beside its place and moved in when whole, so a first start that was
 * interrupted leaves nothing that could be taken for a database.
 */
export async function initialiseCluster(place: Place, password: string, say: (s: string) => void): Promise<void> {
  const { cluster, owner } = place
  const draft = `${cluster}.new`
  await rm(draft, { recursive: true, force: true })
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version !== undefined && (await exists(join(cluster, 'global', 'pg_control')))) {
    if (version.trim() === MAJOR) return
    throw new Error(
      `Os dados em ${cluster} são do PostgreSQL ${version.trim()}, e este produto traz o ${MAJOR}. ` +
        'Faça um pg_dump com a versão antiga e restaure, ou aponte DATABASE_URL para um servidor seu.',
    )
  }
  say('Criando o banco de dados (só na primeira vez).')
  await rm(cluster, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const secret = join(draft, '.password')
  const data = join(draft, 'data')
  await writeFile(secret, `${password}\n`, { mode: 0o600 })
  if (owner) await Promise.all([chown(draft, owner.uid, owner.gid), chown(secret, owner.uid, owner.gid)])
  await run(
    place.initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--lc-messages=C',
    ],
    { ...owner, cwd: dirname(cluster), env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', TZ: 'UTC' } },
  )
  await chmod(data, 0o700)
  await rename(data, cluster)
  await rm(draft, { recursive: true, force: true })
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
