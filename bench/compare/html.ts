import { load, openInstallation, startServer } from './fixture.ts'
import type { Subject } from './subject.ts'

const subject: Subject = {
  title: 'public HTML, GET /',
  rival: 'serve-static with the same file',
  unit: 'requests/s',
  goal: 0.8,
  rounds: 3,
  async open() {
    const installation = await openInstallation({ REPORT_REVIEW: 'auto' })
    const ours = await startServer('api/server.ts', '/')
    const rival = await startServer('bench/rivals/html.ts', '/')
    return {
      ours: () => load({ url: `${ours.base}/` }),
      rival: () => load({ url: `${rival.base}/` }),
      async close() {
        await Promise.all([ours.stop(), rival.stop()])
        await installation.close()
      },
    }
  },
}

export default subject
