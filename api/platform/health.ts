import { Router } from 'express'
import { db } from './db.ts'
import { log } from './log.ts'
import { queueIsReady } from './queue.ts'
import { storage } from './storage.ts'
import { withinMs } from './time-limit.ts'

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
export type Readiness = Readonly<Record<keyof typeof checks, boolean>>

/** A part that has not said yes by then counts as away. */
const PATIENCE_MS = 2_000
/** Anybody may ask; the store and the database are asked so often at most. */
const KNOWN_FOR_MS = 3_000

let known: { readonly until: number; readonly readiness: Promise<Readiness> } | undefined

async function look(): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const ok = await withinMs(check(), PATIENCE_MS, name).catch((error: unknown) => {
        log.warn({ err: error, check: name }, 'not ready')
        return false
      })
      return [name, ok] as const
    }),
  )
  return Object.fromEntries(results) as Readiness
}

/** Which parts answer, as of at most three seconds ago. Never takes longer than two. */
export function readReadiness(): Promise<Readiness> {
  if (!known || known.until < performance.now()) known = { until: performance.now() + KNOWN_FOR_MS, readiness: look() }
  return known.readiness
}

/** Can it do its work? Names what it lacks. */
healthRoutes.get('/readyz', async (_req, res) => {
  const readiness = await readReadiness()
  const ok = Object.values(readiness).every(Boolean)
  if (!ok) res.setHeader('Retry-After', '5')
  res.status(ok ? 200 : 503).json({ ok, ...readiness })
})
