import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkoutUrl } from '#contract/checkout/checkout-link.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { applyEvent } from '../payments/apply.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { quizAnswers } from '../testing/people.ts'

const api = serveApi()
let email: string
beforeEach(async () => {
  email = `${randomUUID()}@example.com`
  await db.rateLimit.deleteMany()
})

const otherAnswers = { ...quizAnswers, faceShape: 'quadrado', jaw: 'angulada' }
async function takeTest(answers: object, { to = email, name = 'Marina', runId = randomUUID() } = {}) {
  const { status, json } = await api.caller().post('/api/leads', { name, email: to, answers, runId })
  expect(status).toBe(200)
  return { runId, id: String(json['id']) }
}
async function click(leadId: string): Promise<string> {
  const { json } = await api.caller().post('/api/checkout/clicks', { leadId })
  return String(json['clickId'])
}
async function buy(clickId?: string): Promise<string> {
  const externalId = randomUUID()
  const { searchParams } = new URL(checkoutUrl({ clickId: clickId ?? randomUUID() }))
  const TrackingParameters = clickId ? Object.fromEntries(searchParams) : {}
  const body = kiwifyBody({ orderId: externalId, type: 'order_approved', email, TrackingParameters })
  expect((await deliver(api.url(), body)).status).toBe(200)
  const event = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: externalId } })
  await applyEvent(event.id)
  return (await db.order.findFirstOrThrow({ where: { providerOrderId: externalId } })).id
}
async function quizOfReport(orderId: string) {
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId } })
  return (await gatherReport(orderId))?.brief.quiz
}

describe('the answers of who bought', () => {
  it('stay theirs when a stranger answers beside their address after the purchase', async () => {
    await takeTest(quizAnswers)
    const orderId = await buy()
    await takeTest(otherAnswers, { name: 'Estranha' })
    expect(await quizOfReport(orderId)).toEqual(quizAnswers)
  })

  it('come from the browser that bought when a stranger was quicker than the payment', async () => {
    const { id } = await takeTest(quizAnswers)
    const clickId = await click(id)
    await takeTest(otherAnswers, { name: 'Estranha' })
    expect(await quizOfReport(await buy(clickId))).toEqual(quizAnswers)
  })

  it('come from the browser that bought under another address', async () => {
    const { id } = await takeTest(quizAnswers, { to: `other-${email}` })
    await takeTest(otherAnswers)
    expect(await quizOfReport(await buy(await click(id)))).toEqual(quizAnswers)
  })

  it('are found when the test arrives after its click', async () => {
    const runId = randomUUID()
    const clickId = await click(runId)
    await takeTest(quizAnswers, { to: `other-${email}`, runId })
    expect(await quizOfReport(await buy(clickId))).toEqual(quizAnswers)
  })

  it('come from the lead whose id an older page kept', async () => {
    await takeTest(quizAnswers, { to: `other-${email}` })
    const { id } = await db.lead.findUniqueOrThrow({ where: { email: `other-${email}` } })
    expect(await quizOfReport(await buy(await click(id)))).toEqual(quizAnswers)
  })

  it('are none when nothing was answered, and a stranger gives them none afterwards', async () => {
    const orderId = await buy()
    await takeTest(otherAnswers)
    expect(await quizOfReport(orderId)).toBeNull()
  })

  it('do not change with a second delivery of the payment', async () => {
    await takeTest(quizAnswers)
    const orderId = await buy()
    await takeTest(otherAnswers)
    const { providerOrderId } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
    const body = kiwifyBody({ orderId: String(providerOrderId), type: 'order_refunded', email })
    await deliver(api.url(), body)
    const events = await db.webhookEvent.findMany({ where: { externalOrderId: providerOrderId, processedAt: null } })
    for (const { id } of events) await applyEvent(id)
    expect(await db.order.findUnique({ where: { id: orderId } })).toMatchObject({
      status: 'REEMBOLSADO',
      quizAnswers,
    })
  })
})

describe('a stranger who knows an address', () => {
  it('is told nothing of the row behind it', async () => {
    await takeTest(quizAnswers)
    const row = await db.lead.findUniqueOrThrow({ where: { email } })
    const answer = await api.caller().post('/api/leads', { name: 'Estranha', email, answers: otherAnswers })
    expect(answer.bytes.toString()).not.toContain(row.id)
    expect(answer.bytes.toString()).not.toContain(String(row.runId))
    expect(answer.json).toMatchObject({ faceShape: 'quadrado' })
  })

  it('changes nobody’s name, however often, with a run of an earlier day or without one', async () => {
    const older = randomUUID()
    await api.caller().post('/api/quiz/runs', { runId: older, step: 'jaw' })
    const own = await takeTest(quizAnswers)
    for (const runId of [older, older, randomUUID()]) await takeTest(otherAnswers, { name: 'Estranha', runId })
    await api.caller().post('/api/leads', { name: 'Estranha', email, answers: otherAnswers })
    expect(await db.lead.findUnique({ where: { email } })).toMatchObject({ name: 'Marina' })
    await takeTest(quizAnswers, { name: 'Marina A.', runId: own.runId })
    expect(await db.lead.findUnique({ where: { email } })).toMatchObject({ name: 'Marina A.' })
  })

  it('is not told it by a click either', async () => {
    await takeTest(quizAnswers)
    const row = await db.lead.findUniqueOrThrow({ where: { email } })
    const { id } = await takeTest(otherAnswers, { name: 'Estranha' })
    const answer = await api.caller().post('/api/checkout/clicks', { leadId: id })
    expect(answer.bytes.toString()).not.toContain(row.id)
    expect(new URL(String(answer.json['url'])).searchParams.get('s1')).toBe(id)
  })

  it('cannot buy with the answers of somebody else’s row', async () => {
    await takeTest(quizAnswers, { to: `other-${email}` })
    const { id } = await takeTest(otherAnswers, { to: `other-${email}`, name: 'Estranha' })
    expect(await quizOfReport(await buy(await click(id)))).toEqual(otherAnswers)
  })
})
