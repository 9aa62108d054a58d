import { Router } from 'express'
import { db } from './db.ts'
import { log } from './log.ts'
import { queueIsReady } from './queue.ts'
import { storage } from './storage.ts'

export const healthRoutes = Router()

/** Is the process alive? */
healthRoutes.get('/healthz', (_req, res) => {
  res.json({ ok: true })
})

const checks = {
  database: async () => (await db.$queryRaw<unknown[]>`SELECT 1`).length === 1,
  queue: queueIsReady,
  storage: () => storage.ready(),
}

/** Can it do its work? Names what it lacks. */
healthRoutes.get('/readyz', async (_req, res) => {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const ok = await check().catch((error: unknown) => {
        log.warn({ err: error, check: name }, 'not ready')
        return false
      })
      return [name, ok] as const
    }),
  )
  const ok = results.every(([, passed]) => passed)
  res.status(ok ? 200 : 503).json({ ok, ...Object.fromEntries(results) })
})
