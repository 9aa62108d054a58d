// npm run restore -- <file>: into an empty installation.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { release, take } from '../../lock.mjs'
import { startPostgres } from '../postgres.ts'
import { keysBeside, progressLine } from './command.ts'
import { restore } from './restore.ts'

const USAGE = `Devolve uma cópia de segurança a uma instalação vazia, com o produto parado.

  npm run restore -- copia.age     com BACKUP_IDENTITY (AGE-SECRET-KEY-1…)`

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } })
const [path] = positionals
const identity = process.env['BACKUP_IDENTITY']
const dataDir = process.env['DATA_DIR'] || '.data'
const lock = join(dataDir, 'supervisor.lock')
if (values.help || path === undefined) {
  console.log(USAGE)
  process.exitCode = values.help ? 0 : 1
} else if (!identity?.startsWith('AGE-SECRET-KEY-')) {
  console.error('BACKUP_IDENTITY: falta a chave que abre a cópia (AGE-SECRET-KEY-1…).')
  process.exitCode = 78
} else {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (!take(lock)) {
    console.error(`O produto está no ar com os dados de ${dataDir}. Pare-o antes.`)
    process.exit(1)
  }
  const postgres = process.env['DATABASE_URL'] ? undefined : await startPostgres(dataDir, { say: console.log })
  try {
    const databaseUrl = postgres?.url ?? process.env['DATABASE_URL'] ?? ''
    process.env['DATABASE_URL'] = databaseUrl
    const { rawStorage: storage } = await import('#api/platform/storage.ts')
    const { isMasterGiven } = await import('#api/platform/keyring.ts')
    const { openQueue, closeQueue } = await import('#api/platform/queue.ts')
    const makeQueue = async () => {
      await openQueue()
      await closeQueue()
    }
    const totals = await restore({
      databaseUrl,
      storage,
      path,
      keysPath: keysBeside(path),
      identity,
      isMasterGiven,
      makeQueue,
      onProgress: progressLine('devolvendo'),
    })
    const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(`Devolvido e conferido: ${rows} linhas, ${totals.files} arquivos. Agora npm start.`)
  } catch (error) {
    console.error(`A cópia não voltou, e o banco ficou como estava: ${inPortuguese(error)}`)
    process.exitCode = 1
  } finally {
    await postgres?.stop()
    release(lock)
  }
}

/** Translates the age library's errors. */
function inPortuguese(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (message.startsWith('no identity matched')) return 'ela foi cifrada para outra chave.'
  if (message.startsWith('invalid')) return 'o arquivo está danificado, incompleto ou não é uma cópia de segurança.'
  return message
}
