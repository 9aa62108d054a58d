import { fork } from 'node:child_process'
import { join } from 'node:path'
import { endProcess } from '#scripts/command.ts'
import { load, openInstallation, startServer, startWorker } from './fixture.ts'
import type { Subject } from './subject.ts'

const TOKEN = 'bench-token-of-the-provider'

const subject: Subject = {
  title:
    'webhook, the slowest hundredth at 200 new events a second, while a worker applies them and another draws reports',
  rival: '–',
  unit: 'ms',
  goal: 50,
  rounds: 3,
  async open() {
    const installation = await openInstallation({ KIWIFY_TOKEN: TOKEN })
    const server = await startServer('api/server.ts', '/healthz')
    const worker = startWorker()
    const drawing = fork(join(import.meta.dirname, 'draw-reports.ts'), { stdio: 'inherit' })
    const order = { url: `${server.base}/api/webhooks/kiwify`, signWith: TOKEN, rate: 200 }
    return {
      async ours() {
        const { p99 = Number.NaN } = await load(order)
        return { value: p99 }
      },
      async close() {
        if (drawing.pid !== undefined) await endProcess(drawing.pid)
        await worker.stop()
        await server.stop()
        await installation.close()
      },
    }
  },
}

export default subject
