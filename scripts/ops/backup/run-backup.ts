// npm run backup -- <file>: rows and files, encrypted for BACKUP_RECIPIENT.
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { backUp } from './back-up.ts'
import { databaseUrlOf, keysBeside, progressLine } from './command.ts'

const USAGE = `Copia o banco e os arquivos, cifrados, com o produto no ar ou parado.

  npm run backup -- copia.age      para BACKUP_RECIPIENT (age1…)
  npm run backup -- --new-keys     faz um par de chaves: a pública vai para BACKUP_RECIPIENT, a outra para um cofre fora desta máquina`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'new-keys': { type: 'boolean' }, help: { type: 'boolean' } },
})
const [path] = positionals
const recipient = process.env['BACKUP_RECIPIENT']
if (values['new-keys']) {
  const identity = await generateIdentity()
  console.log(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}\nBACKUP_IDENTITY=${identity}`)
} else if (values.help || path === undefined) {
  console.log(USAGE)
  process.exitCode = values.help ? 0 : 1
} else if (!recipient?.startsWith('age1')) {
  console.error('BACKUP_RECIPIENT: falta a chave pública (age1…). Faça um par: npm run backup -- --new-keys')
  process.exitCode = 78
} else {
  const obstacle = existsSync(path)
    ? `${path} já existe. Escolha outro nome.`
    : existsSync(dirname(path))
      ? null
      : `a pasta ${dirname(path)} não existe.`
  if (obstacle !== null) {
    console.error(`A cópia não foi feita: ${obstacle}`)
    process.exit(1)
  }
  const started = Date.now()
  const databaseUrl = await databaseUrlOf()
  const { rawStorage: storage } = await import('#api/platform/storage.ts')
  const progress = progressLine('copiando')
  const made = await backUp({ databaseUrl, storage, path, keysPath: keysBeside(path), recipient, onProgress: progress })
  const tookMs = Date.now() - started
  const { noteRun } = await import('#api/upkeep/runs.ts')
  await noteRun('backup', { bytes: made.bytes, tookMs })
  const { closeDb } = await import('#api/platform/db.ts')
  await closeDb()
  const rows = Object.values(made.tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${path}: ${rows} linhas, ${made.files} arquivos, ${(made.bytes / 1e6).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB em ${(tookMs / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s.`,
  )
  if (made.missingFiles.length > 0)
    console.log(`Sem arquivo no depósito (apagados durante a cópia ou perdidos antes): ${made.missingFiles.join(', ')}`)
}
