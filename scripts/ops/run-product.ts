import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as z from 'zod'
import { endProcess } from '../command.ts'
import { ROOT } from '../root.ts'

const UP_MS = 180_000
const STORED_LINES = 2000
const SHOWN_LINES = 60

/** Sent once the product answers. */
const Ready = z.object({ ready: z.object({ address: z.string(), databaseUrl: z.string() }) })

export interface RunningProduct {
  readonly address: string
  readonly dataDir: string
  readonly pid: number
  readonly databaseUrl: string
  /** The last 2000 lines at most. */
  readonly output: () => string
  /** SIGTERM, then SIGKILL after 40 s. */
  readonly stop: () => Promise<void>
}

/** As `npm start` or, with `--dev`, `npm run dev`, on a free port, without the environment's third-party keys. */
export async function runProduct(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  onLine: (line: string) => void = () => {},
  args: readonly string[] = [],
): Promise<RunningProduct> {
  const lines: string[] = []
  const supervisor = fork(join(ROOT, 'scripts/ops/supervisor.ts'), args, {
    cwd: ROOT,
    execArgv: [],
    // Its own group: Ctrl-C must reach only us.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    },
  })
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trimEnd().split('\n')) {
        lines.push(line)
        onLine(line)
      }
      lines.splice(0, lines.length - STORED_LINES)
    })
  }
  const exited = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()))
  const output = () => lines.join('\n')
  const stop = async () => {
    if (supervisor.pid !== undefined && supervisor.exitCode === null) {
      await endProcess(supervisor.pid, ['SIGTERM', 'SIGKILL'], 40_000)
      await exited
    }
  }
  const { address, databaseUrl } = await Promise.race([
    once(supervisor, 'message', { signal: AbortSignal.timeout(UP_MS) }).then(([message]) => Ready.parse(message).ready),
    exited.then(() => Promise.reject(new Error('encerrado'))),
  ]).catch(async (error: unknown) => {
    await stop()
    throw new Error(`O produto não subiu.\n${tail(output())}`, { cause: error })
  })
  return { address, dataDir, pid: supervisor.pid ?? 0, databaseUrl, output, stop }
}

export const tail = (output: string) => output.split('\n').slice(-SHOWN_LINES).join('\n')
