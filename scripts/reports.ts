/**
 * `npm run reports`: six reports of six very different people, drawn from portraits of ours, into dist/report/. Says pages,
 * size and time of each, and how many sentences any two of them share.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { drawReport } from '#jobs/reports/document/draw-report.ts'
import { type Analysis, analysisTexts } from '#visagism/analysis.ts'
import { SAMPLE_NAMES } from './sample-people.ts'
import { sampleReport } from './sample-report.ts'

const FOLDER = 'dist/report'

const sentencesOf = (analysis: Analysis) =>
  new Set(
    analysisTexts(analysis)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 5),
  )

/** Share of the smaller text's sentences that the other one holds too. */
function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((sentence) => b.has(sentence)).length
  return both / Math.max(1, Math.min(a.size, b.size))
}

await mkdir(FOLDER, { recursive: true })
const rows: Record<string, Record<string, string | number>> = {}
const texts: Record<string, ReadonlySet<string>> = {}
for (const name of SAMPLE_NAMES) {
  const input = await sampleReport(name)
  const { analysis } = input
  await drawReport(input)
  const start = performance.now()
  const { bytes, pageCount } = await drawReport(input)
  const took = performance.now() - start
  await writeFile(`${FOLDER}/${name}.pdf`, bytes)
  texts[name] = sentencesOf(analysis)
  rows[name] = {
    formato: analysis.face.headline,
    páginas: pageCount,
    kB: Math.round(bytes.length / 1024),
    ms: Math.round(took),
    'ms/página': (took / pageCount).toFixed(1),
  }
}
console.table(rows)
console.log('Frases em comum (parte do texto menor):')
console.table(
  Object.fromEntries(
    Object.entries(texts).map(([name, own]) => [
      name,
      Object.fromEntries(
        Object.entries(texts).map(([other, theirs]) => [
          other,
          name === other ? '—' : `${Math.round(shared(own, theirs) * 100)} %`,
        ]),
      ),
    ]),
  ),
)
console.log(`Escritos em ${FOLDER}/.`)
