/**
 * `npm run reports [-- name …]`: sample people's reports into dist/report/. `npm run reports -- --from person.json`: the report of a
 * `PersonFile`. Prints pages, size, time, and sentences shared by any two. `npm run reports -- --strangers [name …]`: how well strangers'
 * guides listen, and for names what fails; `--aside` counts those kept apart.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { drawReport, type ReportInput } from '#jobs/reports/document/compose/draw-report.ts'
import { drawPhone } from '#jobs/reports/draw-editions.ts'
import { KEPT_ASIDE } from '#visagism/testing/strangers/kept-aside.ts'
import { STRANGERS } from '#visagism/testing/strangers/strangers.ts'
import { sentencesOf, sharedPart } from './differences.ts'
import { faultOfFile, readPersonFile } from './person-file.ts'
import { SAMPLE_NAMES } from './sample-people.ts'
import { reportFrom, sampleReport } from './sample-report.ts'
import { printListening } from './strangers.ts'

const FOLDER = 'dist/report'

const { values, positionals } = parseArgs({
  options: {
    from: { type: 'string', multiple: true, default: [] },
    strangers: { type: 'boolean', default: false },
    aside: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

if (values.strangers) {
  printListening(values.aside ? KEPT_ASIDE : STRANGERS, positionals)
  process.exit(0)
}

/** One by one, to save memory. */
async function* wanted(): AsyncGenerator<readonly [name: string, input: ReportInput]> {
  for (const path of values.from) yield [basename(path, '.json'), await reportOf(path)]
  if (values.from.length > 0) return
  for (const name of SAMPLE_NAMES)
    if (positionals.length === 0 || positionals.includes(name)) yield [name, await sampleReport(name)]
}

/** A faulty file ends the run with an explanation. */
async function reportOf(path: string): Promise<ReportInput> {
  try {
    const { person, photos } = await readPersonFile(path)
    return reportFrom(person, photos)
  } catch (error) {
    console.error(`${path}: ${faultOfFile(error)}`)
    process.exit(1)
  }
}

await mkdir(FOLDER, { recursive: true })
const rows: Record<string, Record<string, string | number>> = {}
const texts: [string, ReadonlySet<string>][] = []
for await (const [name, input] of wanted()) {
  await drawReport(input)
  const start = performance.now()
  const { bytes, pageCount } = await drawReport(input)
  const took = performance.now() - start
  await writeFile(`${FOLDER}/${name}.pdf`, bytes)
  const phone = await drawPhone(input)
  await writeFile(`${FOLDER}/${name}-celular.pdf`, phone.bytes)
  texts.push([name, sentencesOf(input.analysis)])
  rows[name] = {
    formato: input.analysis.face.headline,
    páginas: pageCount,
    celular: phone.pageCount,
    kB: Math.round(bytes.length / 1024),
    ms: Math.round(took),
    'ms/página': (took / pageCount).toFixed(1),
  }
}
console.table(rows)
if (texts.length > 1) {
  console.log('Frases em comum (parte do texto menor):')
  const cell = (own: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
    own === theirs ? '—' : `${Math.round(sharedPart(own, theirs) * 100)} %`
  console.table(
    Object.fromEntries(
      texts.map(([name, own]) => [
        name,
        Object.fromEntries(texts.map(([other, theirs]) => [other, cell(own, theirs)])),
      ]),
    ),
  )
}
console.log(`Escritos em ${FOLDER}/.`)
