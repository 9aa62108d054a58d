// npm run receipt -- verify recibo.txt: did this installation write it, unaltered, and for what?
import { readFile } from 'node:fs/promises'
import { closeDb } from '#api/platform/db.ts'
import { readReceipt } from '#api/privacy/receipt.ts'

const [command, path] = process.argv.slice(2)
if (command !== 'verify' || path === undefined) {
  process.stderr.write('npm run receipt -- verify <arquivo>\n')
  process.exit(64)
}
const OF = { erasure: 'do fim de uma conta', revocation: 'da retirada de uma autorização' } as const
const kind = await readReceipt(await readFile(path, 'utf8'))
if (kind) console.log(`Verdadeiro: este recibo, ${OF[kind]}, é nosso, palavra por palavra.`)
else {
  console.error('Falso: este recibo não é nosso, ou foi mudado.')
  process.exitCode = 1
}
await closeDb()
