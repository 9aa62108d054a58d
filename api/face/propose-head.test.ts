import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkoutUrl } from '#contract/checkout/checkout-link.ts'
import { applyEvent } from '../payments/apply.ts'
import { db } from '../platform/db.ts'
import { expirePrivateData } from '../privacy/expiry.ts'
import { forgetFace } from '../orders/forget-face.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { agreeToPhotos, quizAnswers } from '../testing/people.ts'
import { proposeHead } from './propose-head.ts'

const api = serveApi()
const head = { presentation: 'feminino', skin: 'média a escura', hair: 'cacheado', wears: ['oculos', 'veu'] }
const otherHead = { skin: 'clara', hair: 'liso' }
let email: string
beforeEach(async () => {
  email = `${randomUUID()}@example.com`
  await db.rateLimit.deleteMany()
})

async function takeTest(chosen: unknown, runId: string = randomUUID()): Promise<string> {
  const body = { name: 'Marina', email, answers: quizAnswers, head: chosen, runId }
  const { status, json } = await api.caller().post('/api/leads', body)
  expect(status).toBe(200)
  return String(json['id'])
}

async function buy(leadId?: string) {
  const clickId = leadId && (await api.caller().post('/api/checkout/clicks', { leadId })).json['clickId']
  const { searchParams } = new URL(checkoutUrl({ clickId: typeof clickId === 'string' ? clickId : randomUUID() }))
  const TrackingParameters = clickId ? Object.fromEntries(searchParams) : {}
  const externalId = randomUUID()
  await deliver(api.url(), kiwifyBody({ orderId: externalId, type: 'order_approved', email, TrackingParameters }))
  const event = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: externalId } })
  await applyEvent(event.id)
  const { id, userId } = await db.order.findFirstOrThrow({ where: { providerOrderId: externalId } })
  return { orderId: id, userId }
}
const headOf = async (orderId: string) => (await db.order.findUniqueOrThrow({ where: { id: orderId } })).quizHead
const wordsOf = async (orderId: string) =>
  Object.fromEntries(
    (await db.observation.findMany({ where: { orderId } })).map(({ field, value, by }) => [field, `${value} ${by}`]),
  )

describe('the head chosen in the free test', () => {
  it('waits on the order until its buyer agrees, and is then their own word', async () => {
    await takeTest(head)
    const { orderId, userId } = await buy()
    await proposeHead(orderId)
    expect(await wordsOf(orderId)).toEqual({})
    expect(await headOf(orderId)).toEqual(head)
    await agreeToPhotos({ orderId, userId })
    for (const _twice of [1, 2]) await proposeHead(orderId)
    expect(await wordsOf(orderId)).toEqual({
      skin: 'média a escura cliente',
      texture: 'cacheado cliente',
      glasses: 'sempre cliente',
      covering: 'véu cliente',
    })
    expect(await headOf(orderId)).toBeNull()
  })

  it('outdoes nothing that was said before it', async () => {
    await takeTest(head)
    const buyer = await buy()
    await agreeToPhotos(buyer)
    await db.observation.create({ data: { orderId: buyer.orderId, field: 'skin', value: 'clara', by: 'cliente' } })
    await proposeHead(buyer.orderId)
    expect(await wordsOf(buyer.orderId)).toEqual({ skin: 'clara cliente' })
  })

  it('is the one of the browser that bought, also where a stranger drew another beside the address', async () => {
    const runId = await takeTest(head)
    await takeTest(otherHead)
    expect(await headOf((await buy(runId)).orderId)).toEqual(head)
  })

  it('goes when the test is taken anew without one', async () => {
    const runId = await takeTest(head)
    await takeTest({}, runId)
    expect(await headOf((await buy(runId)).orderId)).toBeNull()
    expect(await db.lead.findUnique({ where: { email } })).toMatchObject({ head: null })
  })

  it.each([
    [
      { skin: 'parda', hair: 7, wears: ['barba', 'coroa', 'turbante', 'veu'], origem: 'x' },
      { wears: ['barba', 'veu'] },
    ],
    [{ wears: 'véu', presentation: 'constructor' }, null],
  ])('is stored only as far as it is known: %j', async (given, stored) => {
    await takeTest(given)
    expect(await headOf((await buy()).orderId)).toEqual(stored)
  })

  it('reopens with the mailed link, and is in the copy of one’s data', async () => {
    await takeTest(head)
    const { orderId } = await buy()
    const lead = await db.lead.findUniqueOrThrow({ where: { email } })
    const { resultToken } = await import('../quiz/results.ts')
    expect((await api.caller().get(`/api/quiz/results/${resultToken(lead.id)}`)).json['head']).toEqual(head)
    const { mintAccessLink } = await import('../auth/mailed-links.ts')
    const buyer = api.caller()
    const { userId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    await buyer.post('/api/login', { token: await mintAccessLink(userId, email, orderId, 72) })
    const copy = (await buyer.get('/api/privacy/export')).bytes.toString('latin1')
    expect(copy.split('quizHead')).toHaveLength(2)
    expect(copy).toContain('"head"')
  })

  it('goes with the face, and after thirty days without a yes', async () => {
    await takeTest(head)
    const { orderId } = await buy()
    await db.$transaction((tx) => forgetFace(tx, orderId))
    expect(await headOf(orderId)).toBeNull()
    expect(await db.lead.findUnique({ where: { email } })).toMatchObject({ head: null })
    expect(await db.quizRun.findMany({ where: { lead: { email } } })).toMatchObject([{ head: null }])

    await takeTest(head)
    const late = (await buy()).orderId
    const data = { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) }
    await db.order.update({ where: { id: late }, data })
    await expirePrivateData()
    expect(await headOf(late)).toBeNull()
  })
})
