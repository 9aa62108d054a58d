import express, { Router } from 'express'
import { FAILURE_REPORTS_PATH } from '#contract/failure-report.ts'
import { recordFailure } from './failure-reports.ts'
import { recordViolations, SECURITY_REPORTS_PATH } from './security-reports.ts'

/** No session, no origin check, no response body. */
export const browserReportRoutes = Router()

browserReportRoutes.post(FAILURE_REPORTS_PATH, express.json({ limit: '4kb' }), async (req, res) => {
  await recordFailure(req.body, { ip: req.ip ?? '', agent: req.get('user-agent') })
  res.status(204).end()
})

const policyReport = express.json({ limit: '32kb', type: ['application/reports+json', 'application/csp-report'] })

browserReportRoutes.post(SECURITY_REPORTS_PATH, policyReport, async (req, res) => {
  await recordViolations(req.body, req.ip ?? '')
  res.status(204).end()
})
