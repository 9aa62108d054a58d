import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newSubmitted } from '../testing/people.ts'

vi.hoisted(() => {
  process.env['REPORT_REVIEW'] = 'required'
})

const api = serveApi()
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

it('where a person approves each report, every order in the works says so', async () => {
  const buyer = await newSubmitted(api.caller())
  await db.order.update({ where: { id: buyer.orderId }, data: { needsVisagist: false } })
  expect((await buyer.caller.get('/api/orders')).json).toMatchObject([
    { nextStep: expect.stringMatching(/^Uma visagista vai conferir o seu guia\./) },
  ])
})
