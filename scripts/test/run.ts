// Every check of the product, one after the other; a failed one does not hide the next.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { ensureBuild, ensureDatabaseClient } from '../build.ts'
import { ensureChromium } from '../chromium.mjs'
import { withOwnPrograms } from '../command.ts'
import { endProcess } from '../process.ts'
import { ROOT } from '../root.ts'
import { lastLine, sum, tallyOfCheck, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts'

/** A stage that takes longer hangs. The journeys alone take seven minutes on two quiet processors. */
const STAGE_LIMIT_MS = 25 * 60_000

const reports = await mkdtemp(join(tmpdir(), 'rosto-ideal-reports-'))
const tallies: Tally[] = []
let ending: (() => Promise<void>) | undefined
process.once('disconnect', () => void leave())
process.once('SIGTERM', () => void leave())
process.once('SIGINT', () => void leave())

await stage('Cliente do banco de dados', () => asCheck(ensureDatabaseClient({ say: console.log })))
await stage('Tipos', async () => tallyOfCheck(await run('npm', ['run', '--silent', 'types'])))
await stage('Lint', async () => tallyOfCheck(await run('npm', ['run', '--silent', 'lint'])))
await stage('Formato', async () => tallyOfCheck(await run('npm', ['run', '--silent', 'format:check'])))
await stage('Testes de unidade e de telas', () => vitest('unit', ['unit', 'screens']))
await stage('Testes de integração (PostgreSQL de verdade)', () => vitest('integration', ['integration', 'scripts']))
await stage('Montagem de produção', () => asCheck(ensureBuild({ say: console.log })))
await stage('Jornadas no navegador', journeys)

await rm(reports, { recursive: true, force: true })
const total = sum(tallies)
process.exitCode = total.failed === 0 ? 0 : 1
process.stdout.write(`\n${lastLine(total)}\n`, () => process.exit())

async function stage(name: string, work: () => Promise<Tally>): Promise<void> {
  console.log(styleText('bold', `\n── ${name}`))
  const startedAt = Date.now()
  const tally = await work().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error)
    return tallyOfCheck(1)
  })
  tallies.push(tally)
  const took = ((Date.now() - startedAt) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  const verdict = tally.failed === 0 ? styleText('green', 'passou') : styleText('red', 'falhou')
  console.log(`${verdict}: ${name} (${took} s)`)
}

async function asCheck(work: Promise<boolean>): Promise<Tally> {
  if (!(await work)) console.log('já estava em dia')
  return tallyOfCheck(0)
}

async function vitest(name: string, projects: readonly string[]): Promise<Tally> {
  const report = join(reports, `${name}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const code = await run(
    'vitest',
    ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    process.stdout.isTTY ? {} : { NO_COLOR: '1' },
  )
  return tallyOfVitest(await readReport(report), code)
}

async function journeys(): Promise<Tally> {
  const chromium = await ensureChromium()
  const report = join(reports, 'journeys.json')
  // A trace of every journey costs a sixth of the time; run one by itself and it leaves one when it fails.
  const code = await run('playwright', ['test', '--trace=off', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return tallyOfPlaywright(await readReport(report), code)
}

/** Runs a program of the checkout with its output shown, and answers how it ended. */
function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
      ...env,
      PATH: withOwnPrograms(process.env['PATH']),
    },
  })
  return new Promise((resolve) => {
    const exited = new Promise<void>((done) => {
      child.once('error', (error) => {
        console.log(error.message)
        done()
        resolve(1)
      })
      child.once('exit', (code) => {
        clearTimeout(limit)
        done()
        resolve(code ?? 1)
      })
    })
    ending = async () => {
      if (child.pid !== undefined) await endProcess(child.pid, exited)
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
  await ending?.()
  await rm(reports, { recursive: true, force: true })
  process.exit(130)
}
