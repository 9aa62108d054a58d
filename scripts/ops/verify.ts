// npm run verify -- journal [--head 120:9f…]: is the journal what was written? --head: an end noted earlier, from the log or this command.
// npm run verify -- receipt recibo.txt: did this installation write this receipt, word for word, and of what?
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Fault, hashAt, verifyChain } from '#api/journal/chain.ts'
import { closeDb } from '#api/platform/db.ts'
import { readReceipt } from '#api/privacy/receipt.ts'

const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  changed: 'foi mudada depois de escrita',
  removed: 'foi apagada',
  unlinked: 'diz ser antiga e não está na corrente',
  head: 'o fim da corrente não é o que foi assinado',
}
const RECEIPTS = { erasure: 'do fim de uma conta', revocation: 'da retirada de uma autorização' } as const

const { values, positionals } = parseArgs({ allowPositionals: true, options: { head: { type: 'string' } } })
const [what, path] = positionals
const noted = values.head === undefined ? null : /^(\d+):([\da-f]{64})$/.exec(values.head)

if (what === 'journal' && (values.head === undefined || noted)) await verifyJournal()
else if (what === 'receipt' && path !== undefined) await verifyReceipt(path)
else {
  process.stderr.write('npm run verify -- journal [--head posição:hash]\nnpm run verify -- receipt <arquivo>\n')
  process.exit(64)
}
await closeDb()

async function verifyJournal(): Promise<void> {
  const { entries, head, broken } = await verifyChain()
  const isMissed = noted !== null && (await hashAt(Number(noted[1]))) !== noted[2]
  if (broken) {
    const where = [broken.position && `posição ${broken.position}`, broken.entryId && `anotação ${broken.entryId}`]
    console.error(
      `Quebrada: ${where.filter(Boolean).join(', ')} ${FAULT_WORDS[broken.fault]}. ${entries} inteiras antes.`,
    )
  } else if (isMissed)
    console.error('Quebrada: a corrente não passa pelo fim que foi anotado; ela foi escrita de novo.')
  else if (head) console.log(`Inteira: ${entries} anotações. Fim: ${head.position}:${head.hash}`)
  else console.log('Nenhuma anotação na corrente ainda.')
  if (broken || isMissed) process.exitCode = 1
}

async function verifyReceipt(file: string): Promise<void> {
  const kind = await readReceipt(await readFile(file, 'utf8'))
  if (kind) console.log(`Verdadeiro: este recibo, ${RECEIPTS[kind]}, é nosso, palavra por palavra.`)
  else {
    console.error('Falso: este recibo não é nosso, ou foi mudado.')
    process.exitCode = 1
  }
}
