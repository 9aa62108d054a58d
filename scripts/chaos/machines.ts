import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endProcess, endWithParent } from '../command.ts'
import { freePort } from '../ports.ts'
import { ROOT } from '../root.ts'

const COMMANDS = {
  api: ['api/server.ts'],
  worker: ['--max-semi-space-size=4', '--max-old-space-size=256', 'jobs/worker.ts'],
} as const

/** A process that is restarted after each kill. */
export interface Machine {
  readonly name: string
  readonly kind: keyof typeof COMMANDS
  /** 0 for a worker. */
  readonly port: number
  /** Kills like a power cut, then restarts. */
  readonly kill: () => Promise<void>
  readonly serving: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface MachineOptions {
  readonly name: string
  readonly kind: keyof typeof COMMANDS
  readonly env: Readonly<Record<string, string>>
  /** Holds the log `<name>.log`. */
  readonly folder: string
  readonly onCrash: (sentence: string) => void
}

export async function startMachine({ name, kind, env, folder, onCrash }: MachineOptions): Promise<Machine> {
  const port = kind === 'api' ? await freePort() : 0
  const lines = await open(join(folder, `${name}.log`), 'a')
  let isWanted = true
  let child: ChildProcess
  let serving: Promise<void>
  const start = () => {
    const own = spawn(
      process.execPath,
      ['--import', pathToFileURL(join(import.meta.dirname, 'full-disk.ts')).href, ...COMMANDS[kind]],
      {
        cwd: ROOT,
        env: { ...env, PORT: String(port), DATA_DIR: join(folder, name) },
        stdio: ['ignore', lines.fd, lines.fd, 'ipc'],
      },
    )
    child = own
    serving = new Promise((resolve) => own.once('message', () => resolve()))
    const letGo = own.pid === undefined ? () => Promise.resolve() : endWithParent(own.pid, 'TERM', 1)
    own.once('exit', (code, signal) => {
      void letGo()
      if (!isWanted) return
      if (signal !== 'SIGKILL') onCrash(`${name} terminou sozinho (${code ?? signal})`)
      start()
    })
  }
  start()
  return {
    name,
    kind,
    port,
    async kill() {
      const dead = once(child, 'exit')
      child.kill('SIGKILL')
      await dead
    },
    serving: () => serving,
    async stop() {
      isWanted = false
      if (child.pid !== undefined && child.exitCode === null)
        await endProcess(child.pid, ['SIGTERM', 'SIGKILL'], 40_000)
      await lines.close()
    },
  }
}
