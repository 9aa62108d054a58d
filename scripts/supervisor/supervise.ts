import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endProcess } from '../process.ts'

/** What `env.ts` ends with when the environment is wrong: starting again would change nothing. */
const BAD_CONFIGURATION = 78
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** After this long without falling, the next fall is a first one again. */
const STEADY_MS = 30_000
/** A worker may finish the report it is drawing. */
const FAREWELL_MS = 30_000

export interface Charge {
  readonly name: string
  /** Script and arguments, for this same Node. */
  readonly script: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly onLine: (line: string) => void
  readonly say: (sentence: string) => void
  /** It will not be started again. */
  readonly onHopeless: () => void
}

export interface Supervised {
  readonly pid: () => number | undefined
  /** Asks it to end, waits, and starts it no more. */
  readonly stop: () => Promise<void>
  /** Ends it now. */
  readonly kill: () => void
}

/** Keeps one process running: started again when it dies, with longer waits while it keeps dying. */
export function supervise(charge: Charge): Supervised {
  let child: ChildProcess | undefined
  let exited: Promise<void> = Promise.resolve()
  let again: NodeJS.Timeout | undefined
  let isStopping = false
  let falls = 0

  const start = () => {
    const startedAt = Date.now()
    const current = launch(charge)
    child = current
    exited = new Promise((resolve) => {
      current.once('close', (code, signal) => {
        child = undefined
        resolve()
        if (!isStopping) onFall(code, signal, Date.now() - startedAt)
      })
    })
  }

  const onFall = (code: number | null, signal: NodeJS.Signals | null, livedMs: number) => {
    if (code === BAD_CONFIGURATION) return charge.onHopeless()
    falls = livedMs > STEADY_MS ? 1 : falls + 1
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (falls - 1), LONGEST_WAIT_MS)
    const why = signal ? `morto por ${signal}` : `código ${code ?? '?'}`
    charge.say(`O processo ${charge.name} caiu (${why}); iniciando de novo em ${seconds(waitMs)}.`)
    again = setTimeout(start, waitMs)
  }

  start()
  return {
    pid: () => child?.pid,
    async stop() {
      isStopping = true
      clearTimeout(again)
      if (child?.pid !== undefined) await endProcess(child.pid, exited, ['SIGTERM', 'SIGKILL'], FAREWELL_MS)
    },
    kill() {
      isStopping = true
      clearTimeout(again)
      child?.kill('SIGKILL')
    },
  }
}

function launch({ script, cwd, env, onLine }: Charge): ChildProcess {
  const preload = fileURLToPath(new URL('leave-with-parent.mjs', import.meta.url))
  const child = spawn(process.execPath, ['--import', preload, ...script], {
    cwd,
    env,
    // A group of its own: Ctrl-C in the terminal reaches the supervisor alone, which ends its charges in order.
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
