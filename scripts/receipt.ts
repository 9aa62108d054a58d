// npm run receipt -- verify recibo.txt: did this installation write this receipt of an erasure, word for word?
import { readFile } from 'node:fs/promises'
import { closeDb } from '#api/platform/db.ts'
import { isReceipt } from '#api/privacy/receipt.ts'

const [command, path] = process.argv.slice(2)
if (command !== 'verify' || path === undefined) {
  process.stderr.write('npm run receipt -- verify <arquivo>\n')
  process.exit(64)
}
const isOurs = await isReceipt(await readFile(path, 'utf8'))
if (isOurs) console.log('Verdadeiro: este recibo é nosso, palavra por palavra.')
else {
  console.error('Falso: este recibo não é nosso, ou foi mudado.')
  process.exitCode = 1
}
await closeDb()
