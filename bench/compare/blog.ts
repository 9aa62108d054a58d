import { load, openInstallation, startServer } from './fixture.ts'
import type { Subject } from './subject.ts'

const PATH = '/api/blog/posts'

const subject: Subject = {
  title: 'GET /api/blog/posts, the articles of the checkout',
  rival: 'bare Express and pg, one statement',
  unit: 'requests/s',
  goal: 0.6,
  rounds: 3,
  async open() {
    const installation = await openInstallation()
    const [{ importArticles }, { db, closeDb }] = await Promise.all([
      import('#api/blog/import-articles.ts'),
      import('#api/platform/db.ts'),
    ])
    await importArticles()
    await db.$executeRaw`ANALYZE`
    await closeDb()
    const ours = await startServer('api/server.ts', PATH)
    const rival = await startServer('bench/rivals/blog.ts', PATH)
    return {
      ours: () => load({ url: ours.base + PATH }),
      rival: () => load({ url: rival.base + PATH }),
      async close() {
        await Promise.all([ours.stop(), rival.stop()])
        await installation.close()
      },
    }
  },
}

export default subject
