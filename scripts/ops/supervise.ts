import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endProcess, endWithParent } from '../command.ts'

/** From `env.ts`: restarting cannot help. */
const BAD_CONFIGURATION = 78
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
const SERVING = 'serving'
/** Long enough for a worker to finish its report. */
const STOP_MS = 30_000

export interface ChildOptions {
  readonly name: string
  /** Script and arguments for this Node. */
  readonly script: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly onLine: (line: string) => void
  readonly say: (sentence: string) => void
  /** Called instead of a restart. */
  readonly onBadConfiguration: () => void
}

export interface Supervised {
  readonly pid: () => number | undefined
  /** Ends it without a restart. */
  readonly stop: () => Promise<void>
  readonly kill: () => void
}

/** Restarts at once a process that served, since people wait; otherwise with growing delays. */
export function supervise(options: ChildOptions): Supervised {
  let child: ChildProcess | undefined
  let exited: Promise<void> = Promise.resolve()
  let again: NodeJS.Timeout | undefined
  let isStopping = false
  let failures = 0

  const start = () => {
    let hasServed = false
    const current = launch(options)
    child = current
    current.on('message', (message) => {
      if (message === SERVING) hasServed = true
    })
    const untie = current.pid === undefined ? undefined : endWithParent(current.pid, 'TERM', 0)
    exited = new Promise((resolve) => {
      current.once('close', (code, signal) => {
        child = undefined
        resolve(untie?.())
        if (!isStopping) restart(code, signal, hasServed)
      })
    })
  }

  const restart = (code: number | null, signal: NodeJS.Signals | null, hasServed: boolean) => {
    if (code === BAD_CONFIGURATION) return options.onBadConfiguration()
    const why = signal ? `morto por ${signal}` : `código ${code ?? '?'}`
    failures = hasServed ? 0 : failures + 1
    const waitMs = failures === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
    const when = waitMs === 0 ? 'agora' : `em ${seconds(waitMs)}`
    options.say(`O processo ${options.name} caiu (${why}); iniciando de novo ${when}.`)
    again = setTimeout(start, waitMs)
  }

  start()
  return {
    pid: () => child?.pid,
    async stop() {
      isStopping = true
      clearTimeout(again)
      if (child?.pid !== undefined) await endProcess(child.pid, ['SIGTERM', 'SIGKILL'], STOP_MS)
      await exited
    },
    kill() {
      isStopping = true
      clearTimeout(again)
      child?.kill('SIGKILL')
    },
  }
}

function launch({ script, cwd, env, onLine }: ChildOptions): ChildProcess {
  const child = spawn(process.execPath, script, {
    cwd,
    env,
    // Ctrl-C must reach only the supervisor, which ends its children in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.once('error', (error) => onLine(error.message))
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine)
  }
  return child
}

const seconds = (ms: number) => `${(ms / 1000).toLocaleString('pt-BR')} s`
