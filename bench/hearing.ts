/**
 * What the rules hear in labelled sentences. `npm run bench -- hearing [labels.jsonl] [--all]`, one a line:
 * `{note, facts, values, rest, also}`. `facts` are to be heard, with the value that `values` gives them; `also` may be; `rest` is true where
 * something is left for a person.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#scripts/root.ts'
import { judge, VERDICTS, type Labelled } from './hearing/judge.ts'

const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } })
const [path = join(ROOT, 'bench/hearing/sentences.jsonl')] = positionals
const labelled = readFileSync(path, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Labelled)
const judged = labelled.map((one) => ({ ...one, ...judge(one) }))

for (const verdict of VERDICTS) {
  const found = judged.filter((one) => one.verdict === verdict)
  console.log(`\n${verdict}: ${found.length} of ${judged.length}`)
  if (verdict === 'right' && values.all !== true) continue
  for (const { note, facts, heard, shown } of found)
    console.log(
      `  “${note}”\n    meant ${facts.join(', ') || '–'} · heard ${heard.join(', ') || '–'} · shown ${shown.join(' | ') || '–'}`,
    )
}
