import express, { Router } from 'express'
import { receiveDelivery } from './receive.ts'

export const paymentRoutes = Router()

/** A sender without Content-Type must be read too, and the signature covers the bytes as they came. */
const rawBody = express.raw({ type: () => true, limit: '1mb', inflate: false })

/** Called by the payment provider: no session, no JSON parser, the exact address without redirects. */
paymentRoutes.post('/api/webhooks/kiwify', rawBody, async (req, res) => {
  const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
  const fromQuery = req.query['signature']
  const signatures = [fromQuery, req.get('x-kiwify-signature'), req.get('x-signature')].filter(
    (value) => typeof value === 'string' && value !== '',
  )
  res.json(await receiveDelivery({ raw, signatures: signatures.filter((value) => typeof value === 'string') }))
})
