import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/ports.ts'
import { ROOT } from '#scripts/root.ts'
import type { Subject } from './subject.ts'

const subject: Subject = {
  title: 'npm start, second time, until the address is printed',
  rival: '–',
  unit: 'ms',
  goal: 3000,
  rounds: 3,
  async open() {
    const dataDir = await mkdtemp(join(tmpdir(), 'rosto-ideal-bench-'))
    const port = String(await freePort())
    // The warm-up creates the database.
    const start = async () => {
      const started = performance.now()
      const child = spawn(process.execPath, ['scripts/launch.mjs', 'scripts/ops/supervisor.ts'], {
        cwd: ROOT,
        env: { ...process.env, DATA_DIR: dataDir, PORT: port },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      let printed = ''
      for await (const text of child.stdout.setEncoding('utf8')) {
        printed += String(text)
        if (printed.includes('está no ar')) break
      }
      const value = performance.now() - started
      child.stdout.destroy()
      child.kill('SIGTERM')
      await ended
      if (!printed.includes('está no ar')) throw new Error(printed)
      return { value }
    }
    return { ours: start, close: () => rm(dataDir, { recursive: true, force: true }) }
  },
}

export default subject
