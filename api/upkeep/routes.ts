import { Router } from 'express'
import { env } from '../platform/env.ts'
import { sameSecret } from '../platform/same-secret.ts'
import { readMetrics, writeMetrics } from './metrics.ts'

export const metricsRoutes = Router()

/** For whoever shows METRICS_TOKEN as a bearer; for everybody else, and where none is set, there is no such page. */
metricsRoutes.get('/metrics', async (req, res, next) => {
  const shown = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1] ?? ''
  if (!env.METRICS_TOKEN || !sameSecret(shown, env.METRICS_TOKEN)) return next()
  const text = writeMetrics(await readMetrics())
  res.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  res.setHeader('Cache-Control', 'no-store')
  res.send(text)
})
