import { beforeEach, expect, it } from 'vitest'
import { formatDay } from '#contract/format.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newSubmitted } from '../testing/people.ts'

const api = serveApi()
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

it('an order tells of somebody who checks only when it waits for somebody', async () => {
  const buyer = await newSubmitted(api.caller())
  const { dueAt } = await db.order.findUniqueOrThrow({ where: { id: buyer.orderId } })
  const nextStep = async () => (await buyer.caller.get('/api/orders')).json
  expect(await nextStep()).toMatchObject([
    { nextStep: `Uma visagista vai conferir o seu guia. Entrega até ${formatDay(dueAt)}.` },
  ])
  await db.order.update({ where: { id: buyer.orderId }, data: { needsVisagist: false } })
  expect(await nextStep()).toMatchObject([
    { nextStep: `Estamos preparando o seu guia. Entrega até ${formatDay(dueAt)}.` },
  ])
})
