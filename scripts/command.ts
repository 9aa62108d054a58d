import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './lock.mjs'
import { ROOT } from './root.ts'

export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly signal?: AbortSignal
}

/** Runs a command of package.json silently. @returns standard output. @throws CommandFailed with all output */
export function runCommand(command: string, { env, signal }: CommandOptions = {}): Promise<string> {
  signal?.throwIfAborted()
  const child = spawn(command, {
    cwd: ROOT,
    shell: true,
    // Its own group, so that its children stop too.
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
    // It has already ended.
  }
}

/** The checkout's own programs first, with Node 24. */
export const withOwnPrograms = (path = '') => [join(ROOT, 'node_modules', '.bin'), path].join(delimiter)

/** Each signal in turn, with a wait between. */
export async function endProcess(
  pid: number,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGKILL'],
  patienceMs = 10_000,
): Promise<void> {
  for (const signal of signals) {
    if (isAlive(pid)) process.kill(pid, signal)
    const deadline = Date.now() + patienceMs
    while (isAlive(pid) && Date.now() < deadline) await wait(20)
  }
}

/** Signals a process after this one ends, even by SIGKILL: a shell waits on the other end of a pipe. The returned function releases it. */
export function endWithParent(pid: number, signal: 'TERM' | 'INT', afterSeconds: number): () => Promise<void> {
  if (process.platform === 'win32') return () => Promise.resolve()
  const shell = spawn('sh', ['-c', `read -r _; sleep ${afterSeconds}; kill -${signal} ${pid}`], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const gone = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve())
    shell.once('error', () => resolve())
  })
  shell.stdin.once('error', () => {})
  shell.unref()
  return () => {
    // This process must live until the shell ends.
    shell.ref()
    shell.kill('SIGKILL')
    return gone
  }
}
