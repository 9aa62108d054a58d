import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { load, openInstallation, startServer } from './fixture.ts'
import type { Subject } from './subject.ts'

const subject: Subject = {
  title: 'GET /api/orders, signed in, three orders',
  rival: 'bare Express and pg, two statements',
  unit: 'requests/s',
  goal: 0.6,
  rounds: 3,
  async open() {
    const installation = await openInstallation()
    const { db, closeDb } = await import('#api/platform/db.ts')
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest('hex')
    const user = await db.user.create({ data: { email: 'ana@example.com', fullName: 'Ana' } })
    await db.session.create({ data: { userId: user.id, tokenHash, expiresAt: new Date(Date.now() + 86_400_000) } })
    for (let i = 0; i < 3; i++)
      await db.order.create({ data: { userId: user.id, providerOrderId: randomUUID(), amountCents: 7990 } })
    await db.$executeRaw`ANALYZE`
    await closeDb()
    const ours = await startServer('api/server.ts', '/healthz')
    const rival = await startServer('bench/rivals/orders.ts', '/healthz')
    const headers = { cookie: `rosto_session=${token}` }
    return {
      ours: () => load({ url: `${ours.base}/api/orders`, headers }),
      rival: () => load({ url: `${rival.base}/api/orders`, headers }),
      async close() {
        await Promise.all([ours.stop(), rival.stop()])
        await installation.close()
      },
    }
  },
}

export default subject
