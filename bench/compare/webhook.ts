import { load, openInstallation, startServer } from './fixture.ts'
import type { Subject } from './subject.ts'

const TOKEN = 'bench-token-of-the-provider'
const PATH = '/api/webhooks/kiwify'

const subject: Subject = {
  title: 'webhook, new event: verified, kept, job written',
  rival: 'bare Express and pg, one transaction, two inserts',
  unit: 'requests/s',
  goal: 0.5,
  rounds: 3,
  async open() {
    const installation = await openInstallation({ KIWIFY_TOKEN: TOKEN })
    const ours = await startServer('api/server.ts', '/healthz')
    const rival = await startServer('bench/rivals/webhook.ts', '/healthz')
    return {
      ours: () => load({ url: ours.base + PATH, signWith: TOKEN }),
      rival: () => load({ url: rival.base + PATH, signWith: TOKEN }),
      async close() {
        await Promise.all([ours.stop(), rival.stop()])
        await installation.close()
      },
    }
  },
}

export default subject
