import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endProcess, endWithParent } from '#scripts/command.ts'

export interface Program {
  /** The first group of the first line that matches, also of earlier ones. @throws Error if it ends before */
  readonly said: (pattern: RegExp) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Runs until `stop` or the end of this process. */
export function startProgram(path: string, args: readonly string[], env: Readonly<Record<string, string>>): Program {
  const child = spawn(path, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'pt_BR.UTF-8', TZ: 'America/Sao_Paulo', ...env },
  })
  const release = child.pid === undefined ? () => Promise.resolve() : endWithParent(child.pid, 'TERM', 0)
  const lines: string[] = []
  const listeners = new Set<() => void>()
  let end: string | undefined
  const wake = () => {
    for (const listener of listeners) listener()
  }
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      wake()
    })
  child.once('error', (error) => {
    end = error.message
    wake()
  })
  child.once('exit', (code, signal) => {
    end = `terminou (${code ?? signal})`
    wake()
  })
  return {
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = lines.map((line) => pattern.exec(line)).find((found) => found !== null)
          if (!match && end === undefined) return
          listeners.delete(look)
          if (match) resolve(match[1] ?? '')
          else reject(new Error([`${path}: ${end}`, ...lines.slice(-20)].join('\n')))
        }
        listeners.add(look)
        look()
      }),
    async stop() {
      await release()
      if (child.pid !== undefined && end === undefined) await endProcess(child.pid)
    },
  }
}

/** A home without anybody's settings. */
export async function newHome(): Promise<{ home: string; env: Record<string, string>; remove: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'rosto-ideal-engine-'))
  return {
    home,
    env: { HOME: home, XDG_RUNTIME_DIR: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  }
}
