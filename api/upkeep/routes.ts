import { Router } from 'express'
import { env } from '../platform/env.ts'
import { sameSecret } from '../platform/same-secret.ts'
import { readMetrics, writeMetrics } from './metrics.ts'

export const metricsRoutes = Router()

/** Requires METRICS_TOKEN as bearer; otherwise 404. */
metricsRoutes.get('/metrics', async (req, res, next) => {
  const shown = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1] ?? ''
  if (!env.METRICS_TOKEN || !sameSecret(shown, env.METRICS_TOKEN)) return next()
  const text = writeMetrics(await readMetrics())
  res.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  res.setHeader('Cache-Control', 'no-store')
  res.send(text)
})
