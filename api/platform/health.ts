import { Router } from 'express'
import { db } from './db.ts'
import { log } from './log.ts'
import { queueIsReady } from './queue.ts'
import { storage } from './storage.ts'
import { withinMs } from './time-limit.ts'

export const healthRoutes = Router()

/** Liveness. */
healthRoutes.get('/healthz', (_req, res) => {
  res.json({ ok: true })
})

const checks = {
  database: async () => (await db.$queryRaw<unknown[]>`SELECT 1`).length === 1,
  queue: queueIsReady,
  storage: () => storage.ready(),
}
export type Readiness = Readonly<Record<keyof typeof checks, boolean>>

/** A part that answers later counts as down. */
const PATIENCE_MS = 2_000
/** Limits checks, since anyone may ask. */
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

/** At most three seconds old; takes at most two. */
export function readReadiness(): Promise<Readiness> {
  if (!known || known.until < performance.now()) known = { until: performance.now() + KNOWN_FOR_MS, readiness: look() }
  return known.readiness
}

/** Readiness, naming what is down. */
healthRoutes.get('/readyz', async (_req, res) => {
  const readiness = await readReadiness()
  const ok = Object.values(readiness).every(Boolean)
  if (!ok) res.setHeader('Retry-After', '5')
  res.status(ok ? 200 : 503).json({ ok, ...readiness })
})
