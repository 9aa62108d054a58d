/**
 * `npm run bench [-- compare --only orders,webhook]`: the product beside the usual alternatives. Prints a table and writes bench/results.json.
 * Loopback only.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '#scripts/ops/build.ts'
import { ROOT } from '#scripts/root.ts'
import type { Result, Spread } from './compare/subject.ts'

const SUBJECTS = [
  'orders',
  'webhook',
  'webhook-busy',
  'html',
  'blog',
  'report-pdfkit',
  'report-react-pdf',
  'report-chromium',
  'photos',
  'jobs',
  'live',
  'pages',
  'app-first',
  'app-warm',
  'start',
] as const
const RESULTS = join(import.meta.dirname, 'results.json')

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const names = only === undefined ? SUBJECTS : only.split(',')
for (const name of names)
  if (!SUBJECTS.some((known) => known === name))
    throw new Error(`No subject ${name}; there are ${SUBJECTS.join(', ')}.`)
await ensureBuild({ say: console.log, signal: new AbortController().signal })

type Measured = Result & { readonly load: number }
const measured: Record<string, Measured> = {}
/** Written after each subject, so that an interrupted run keeps its results, and others' old ones. */
async function keep(): Promise<void> {
  const before = existsSync(RESULTS)
    ? (JSON.parse(await readFile(RESULTS, 'utf8')) as { subjects: Record<string, Measured> }).subjects
    : {}
  const results = {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} processors, Node ${process.versions.node}`,
    subjects: { ...before, ...measured },
  }
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}

for (const name of names) {
  console.log(`${name} …`)
  const child = fork(join(import.meta.dirname, 'compare/run-subject.ts'), [name], { cwd: ROOT })
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [Result | number | null]
  if (message === null || typeof message === 'number') console.log(`${name}: not measured, it ended with ${message}.`)
  else {
    measured[name] = { ...message, load: loadavg()[0] ?? 0 }
    await keep()
  }
}

const round = (n: number) => (n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2))
const spread = ({ median, least, most }: Spread) => `${round(median)} (${round(least)}–${round(most)})`
console.table(
  Object.fromEntries(
    Object.entries(measured).map(([name, { unit, ours, theirs, ratio, p99, goal, isMet }]) => [
      name,
      {
        unit,
        ours: spread(ours),
        rival: theirs ? spread(theirs) : '–',
        ratio: ratio ? spread(ratio) : '–',
        'p99 ms': p99 ? `${round(p99.ours)} / ${p99.theirs === null ? '–' : round(p99.theirs)}` : '–',
        goal: `${unit === 'ms' ? '≤' : '≥'} ${goal}`,
        met: isMet ? 'yes' : 'no',
      },
    ]),
  ),
)
for (const [name, { title, rival }] of Object.entries(measured)) console.log(`${name}: ${title}; beside it ${rival}.`)

process.exit(Object.keys(measured).length === names.length ? 0 : 1)
