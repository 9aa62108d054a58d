import express, { Router } from 'express'
import { receiveDelivery } from './receive.ts'

export const paymentRoutes = Router()

/** Reads any Content-Type; signatures cover raw bytes. */
const rawBody = express.raw({ type: () => true, limit: '1mb', inflate: false })

/** No session, JSON parser or redirects. */
paymentRoutes.post('/api/webhooks/kiwify', rawBody, async (req, res) => {
  const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
  const fromQuery = req.query['signature']
  const signatures = [fromQuery, req.get('x-kiwify-signature'), req.get('x-signature')].filter(
    (value) => typeof value === 'string' && value !== '',
  )
  res.json(await receiveDelivery({ raw, signatures: signatures.filter((value) => typeof value === 'string') }))
})
