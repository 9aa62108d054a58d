import { beforeEach, expect, it } from 'vitest'
import { gatherReport } from '../reports/brief.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newBuyer, newConsentingBuyer, newSubmitted } from '../testing/people.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newSubmitted>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newSubmitted(api.caller())
  await db.consent.create({
    data: {
      userId: buyer.userId,
      orderId: buyer.orderId,
      kind: 'fotos_biometria',
      version: '2026-11-3',
      granted: true,
      channel: 'test',
    },
  })
})

const path = (orderId = buyer.orderId) => `/api/orders/${orderId}/today`
const TODAY = { cm: 27, sidesCm: null, cut: 'pixie' }

it('the hair of today is the same answer after the form as in it, and its newest word counts', async () => {
  expect((await buyer.caller.get(path())).json).toEqual({ today: null })
  expect(await buyer.caller.put(path(), TODAY)).toMatchObject({ status: 200, json: { today: TODAY } })
  expect((await buyer.caller.get(path())).json).toEqual({ today: TODAY })
  expect((await gatherReport(buyer.orderId))?.brief.today).toEqual(TODAY)
  await buyer.caller.put(path(), { ...TODAY, cm: 3 })
  expect((await gatherReport(buyer.orderId))?.brief.today?.cm).toBe(3)
  const rows = await db.$queryRaw`SELECT today FROM onboarding_forms WHERE order_id = ${buyer.orderId}::uuid`
  expect(JSON.stringify(rows)).not.toContain('pixie')
})

it('is nobody else’s to read or write', async () => {
  const stranger = await newBuyer(api.caller())
  expect((await stranger.caller.get(path())).status).toBe(404)
  expect((await stranger.caller.put(path(), TODAY)).status).toBe(404)
  expect((await api.caller().put(path(), TODAY)).status).toBe(401)
})

it.each([
  ['a length that no hair has', { ...TODAY, cm: 900 }],
  ['words', { ...TODAY, cm: 'longo' }],
  ['nothing', {}],
])('%s is refused', async (_, today) => {
  expect((await buyer.caller.put(path(), today)).status).toBe(422)
})

it('waits for the form, and ends with the delivery', async () => {
  const early = await newConsentingBuyer(api.caller())
  const refused = await early.caller.put(path(early.orderId), TODAY)
  expect(refused).toMatchObject({ status: 409, json: { error: expect.stringContaining('formulário') as string } })
  await db.order.update({ where: { id: buyer.orderId }, data: { status: 'CONCLUIDO', completedAt: new Date() } })
  expect((await buyer.caller.put(path(), TODAY)).status).toBe(409)
})
