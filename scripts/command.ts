import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from './root.ts'

export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly signal?: AbortSignal
}

/**
 * Runs one command of the checkout as package.json writes it (`vite build && …`), quietly. Answers what it printed to
 * standard output. @throws CommandFailed with everything it printed
 */
export function runCommand(command: string, { env, signal }: CommandOptions = {}): Promise<string> {
  signal?.throwIfAborted()
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    // A group of its own, so that stopping it stops what it started too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: withOwnPrograms(process.env['PATH']) },
  })
  const stop = () => endGroup(child.pid)
  signal?.addEventListener('abort', stop, { once: true })
  let out = ''
  let all = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    all += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (all += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', stop)
      if (code === 0) resolve(out)
      else reject(new CommandFailed(`"${command}" terminou com erro (${code ?? 'interrompido'}):\n${all.trim()}`))
    })
  })
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended meanwhile.
  }
}

/** A search path that finds the checkout's own programs first, Node 24 among them. */
export const withOwnPrograms = (path = '') => [join(ROOT, 'node_modules', '.bin'), path].join(delimiter)
