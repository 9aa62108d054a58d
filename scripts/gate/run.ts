// `npm test`: one proof of each promise. `npm run test:all`: every test. A failure does not stop the others.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { ensureBuild, ensureDatabaseClient } from '../ops/build.ts'
import { endProcess, runCommand, withOwnPrograms } from '../command.ts'
import { ROOT } from '../root.ts'
import { slowWithoutReason, type Timed, timesOfPlaywright, timesOfVitest } from './slow.ts'
import {
  flakyJourneys,
  journeysListed,
  lastLine,
  sum,
  tallyOfCheck,
  tallyOfEngines,
  tallyOfPlaywright,
  tallyOfVitest,
  type Tally,
} from './tally.ts'

/** Against hanging: browser tests take twenty-five minutes on two idle processors. */
const STAGE_LIMIT_MS = 60 * 60_000

const isLong = process.argv.includes('--all')
/** The gate uses fixed cases, so that a failure means a change. */
const longTest = { LONG_TEST: 'on', PROPERTY_SEED: String(randomInt(2 ** 31)) }

/** Reasons for slow tests. */
const SLOW = 'scripts/gate/slow.txt'
/** Tests of `npm test`, in Playwright's list format. */
const GATE = 'e2e/gate.txt'

const reports = await mkdtemp(join(tmpdir(), 'rosto-ideal-reports-'))
const tallies: Tally[] = []
const times: Timed[] = []
let ending: (() => Promise<void>) | undefined
const leaving = new AbortController()
process.once('disconnect', () => void leave())
process.once('SIGTERM', () => void leave())
process.once('SIGINT', () => void leave())

if (isLong) console.log(`PROPERTY_SEED=${longTest.PROPERTY_SEED}`)
await stage('Cliente do banco de dados', () => asCheck(ensureDatabaseClient({ say: console.log })))
// Run together: each uses at most one processor.
await Promise.all([
  stage('Montagem de produção', (signal) => asCheck(ensureBuild({ say: () => {}, signal })), 'said at its end'),
  stage('Testes do que inicia e encerra processos', (signal) => quietVitest('scripts', signal), 'said at its end'),
  stage('Navegador', (signal) => command('node scripts/gate/chromium.ts', signal), 'said at its end'),
  stage('Formato', (signal) => command('oxfmt --list-different', signal), 'said at its end'),
  stage('Tipos', (signal) => command('tsc -b', signal), 'said at its end'),
  stage('Lint', (signal) => command('oxlint --type-aware', signal), 'said at its end'),
  stage('Arquivos, exportações e pacotes sem uso', (signal) => command('knip', signal), 'said at its end'),
])
await stage('Testes de unidade, de páginas e de telas', () =>
  vitest('unit', ['unit', 'unit-apart', 'screens', 'screens-apart']),
)
await stage('Testes de integração (PostgreSQL de verdade)', () =>
  // A third worker while others wait for a database, a clock or a mail server.
  vitest('integration', ['integration', 'integration-apart'], ['--maxWorkers=3']),
)
await stage('Jornadas no navegador', journeys)
if (isLong) await stage('Outros motores (WebKit, Firefox)', otherEngines)
if (!isLong) await stage('Testes lentos têm uma razão', reasonsForSlow)

await rm(reports, { recursive: true, force: true })
const total = sum(tallies)
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`\n${lastLine(total)}\n`, () => process.exit())

async function stage(
  name: string,
  work: (signal: AbortSignal) => Promise<Tally>,
  head: 'said at once' | 'said at its end' = 'said at once',
): Promise<void> {
  const sayHead = () => console.log(styleText('bold', `\n── ${name}`))
  if (head === 'said at once') sayHead()
  const startedAt = Date.now()
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(STAGE_LIMIT_MS)])
  const outcome = await work(signal).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  if (head === 'said at its end') sayHead()
  if (outcome instanceof Error) console.log(outcome.message)
  const tally = outcome instanceof Error ? tallyOfCheck(1) : outcome
  tallies.push(tally)
  const took = ((Date.now() - startedAt) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  const ran = tally.passed > 0 ? styleText('green', 'passou') : 'não rodou'
  const verdict = tally.failed === 0 ? ran : styleText('red', 'falhou')
  console.log(`${verdict}: ${name} (${took} s)`)
}

/** Every slow test needs a reason. */
async function reasonsForSlow(): Promise<Tally> {
  const slow = slowWithoutReason(times, await readFile(join(ROOT, SLOW), 'utf8'))
  for (const { name, took } of slow) console.log(`${name} (${Math.round(took / 1000)} s): falta em ${SLOW}`)
  return tallyOfCheck(slow.length)
}

async function asCheck(work: Promise<boolean>): Promise<Tally> {
  if (!(await work)) console.log('já estava em dia')
  return tallyOfCheck(0)
}

async function command(text: string, signal: AbortSignal): Promise<Tally> {
  await runCommand(text, { signal })
  return tallyOfCheck(0)
}

async function vitest(name: string, projects: readonly string[], more: readonly string[] = []): Promise<Tally> {
  const { report, args } = vitestRun(name, projects)
  const code = await run('vitest', [...args, ...more])
  const said = await readReport(report)
  times.push(...timesOfVitest(said))
  return tallyOfVitest(said, code)
}

async function quietVitest(project: string, signal: AbortSignal): Promise<Tally> {
  const { report, args } = vitestRun(project, [project])
  const env = isLong ? longTest : {}
  const code = await runCommand(['vitest', ...args].join(' '), { signal, env }).then(
    () => 0,
    (error: unknown) => {
      console.log(error instanceof Error ? error.message : error)
      return 1
    },
  )
  // Beside others: the times are not comparable.
  return tallyOfVitest(await readReport(report), code)
}

function vitestRun(name: string, projects: readonly string[]) {
  const report = join(reports, `${name}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const which = isLong ? [] : ['--tags-filter=!long']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { report, args: ['run', ...chosen, ...which, ...reporters] }
}

async function journeys(): Promise<Tally> {
  const report = join(reports, 'journeys.json')
  const which = isLong ? [] : [`--test-list=${GATE}`]
  // Tracing costs a sixth of the time; a test run alone leaves a trace.
  const code = await run('playwright', ['test', ...which, '--trace=off', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const said = await readReport(report)
  for (const name of flakyJourneys(said)) console.log(`flaky: ${name}`)
  times.push(...timesOfPlaywright(said))
  const tally = tallyOfPlaywright(said, code)
  const listed = journeysListed(await readFile(join(ROOT, GATE), 'utf8'))
  if (isLong || tally.passed + tally.failed === listed) return tally
  console.log(`${GATE} nomeia ${listed} jornadas; ${tally.passed + tally.failed} existem.`)
  return { ...tally, failed: tally.failed + 1 }
}

async function otherEngines(): Promise<Tally> {
  const report = join(reports, 'engines.json')
  const code = await run(process.execPath, ['e2e/engines/run.ts', `--report=${report}`])
  return tallyOfEngines(await readReport(report), code)
}

function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      ...(isLong ? longTest : {}),
      ...env,
      PATH: withOwnPrograms(process.env['PATH']),
    },
  })
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.log(error.message)
      resolve(1)
    })
    child.once('exit', (code) => {
      clearTimeout(limit)
      resolve(code ?? 1)
    })
    ending = async () => {
      if (child.pid !== undefined) await endProcess(child.pid)
    }
    const limit = setTimeout(() => {
      console.log(`Passou de ${STAGE_LIMIT_MS / 60_000} minutos; interrompido.`)
      void ending?.()
    }, STAGE_LIMIT_MS)
  })
}

async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function leave(): Promise<void> {
  leaving.abort()
  await ending?.()
  await rm(reports, { recursive: true, force: true })
  process.exit(130)
}
