// npm run journal -- verify [--head 120:9f…]: is it unaltered? --head: an earlier end, from the log or this command.
import { parseArgs } from 'node:util'
import { type Fault, hashAt, verifyChain } from '#api/journal/chain.ts'
import { closeDb } from '#api/platform/db.ts'

const FAULT_WORDS: Readonly<Record<Fault, string>> = {
  changed: 'foi mudada depois de escrita',
  removed: 'foi apagada',
  unlinked: 'diz ser antiga e não está na corrente',
  head: 'o fim da corrente não é o que foi assinado',
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { head: { type: 'string' } } })
const noted = values.head === undefined ? null : /^(\d+):([\da-f]{64})$/.exec(values.head)
if (positionals[0] !== 'verify' || (values.head !== undefined && !noted)) {
  process.stderr.write('npm run journal -- verify [--head posição:hash]\n')
  process.exit(64)
}
const { entries, head, broken } = await verifyChain()
const isMissed = noted !== null && (await hashAt(Number(noted[1]))) !== noted[2]
if (broken) {
  const where = [broken.position && `posição ${broken.position}`, broken.entryId && `anotação ${broken.entryId}`]
  console.error(
    `Quebrada: ${where.filter(Boolean).join(', ')} ${FAULT_WORDS[broken.fault]}. ${entries} inteiras antes.`,
  )
} else if (isMissed) console.error('Quebrada: a corrente não passa pelo fim que foi anotado; ela foi escrita de novo.')
else if (head) console.log(`Inteira: ${entries} anotações. Fim: ${head.position}:${head.hash}`)
else console.log('Nenhuma anotação na corrente ainda.')
if (broken || isMissed) process.exitCode = 1
await closeDb()
