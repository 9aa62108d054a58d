import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { applyEvent } from '../payments/apply.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { forgetOldTracking } from './delivery.ts'

const api = serveApi()
let visitorId: string
beforeEach(async () => {
  visitorId = randomUUID()
  await db.rateLimit.deleteMany()
})
const decide = (marketing: boolean, analytics = false) =>
  api.caller().post('/api/consent', { visitorId, categories: { marketing, analytics } })
const FBP = 'fb.1.1596403881668.1116446470'

describe('a choice of cookies', () => {
  it('is read back by the visitor’s id; nobody asked said no', async () => {
    expect((await api.caller().get(`/api/consent/${visitorId}`)).json).toEqual({
      marketing: false,
      analytics: false,
      decidedAt: null,
    })
    await decide(true, false)
    expect((await api.caller().get(`/api/consent/${visitorId}`)).json).toMatchObject({
      marketing: true,
      analytics: false,
    })
  })

  it('is a row for every change and none for a repetition, also in a storm', async () => {
    await Promise.all(Array.from({ length: 10 }, () => decide(true)))
    await decide(false)
    await Promise.all(Array.from({ length: 10 }, () => decide(true)))
    const rows = await db.consent.findMany({
      where: { visitorId, kind: 'cookies_marketing' },
      orderBy: { createdAt: 'asc' },
    })
    expect(rows.map(({ granted }) => granted)).toEqual([true, false, true])
    expect((await api.caller().get(`/api/consent/${visitorId}`)).json).toMatchObject({ marketing: true })
  })

  it('cannot be changed behind the book’s back', async () => {
    await decide(true)
    await expect(db.consent.updateMany({ where: { visitorId }, data: { granted: false } })).rejects.toThrow(
      'append-only',
    )
  })

  it.each([
    ['no id', { categories: { marketing: true, analytics: true } }],
    ['an id that is none', { visitorId: 'x', categories: { marketing: true, analytics: true } }],
    ['words for yes', { visitorId: randomUUID(), categories: { marketing: 'sim', analytics: 1 } }],
    ['a missing category', { visitorId: randomUUID(), categories: { marketing: true } }],
  ])('with %s is refused', async (_, body) => {
    expect((await api.caller().post('/api/consent', body)).status).toBe(422)
  })
})

const CALLS = ['pageview', 'start-quiz', 'lead', 'complete-quiz', 'checkout'] as const

describe('an event of the browser', () => {
  const send = (call: (typeof CALLS)[number], more: object = {}) =>
    api.caller().post(`/api/facebook/${call}`, { eventId: randomUUID(), visitorId, fbp: FBP, ...more })

  it.each(CALLS)('%s leaves nothing behind without consent', async (call) => {
    expect((await send(call)).json).toEqual({ recorded: false })
    expect((await send(call, { visitorId: undefined })).json).toEqual({ recorded: false })
    await decide(true)
    await decide(false)
    expect((await send(call)).json).toEqual({ recorded: false })
    expect(await db.trackingEvent.count({ where: { visitorId } })).toBe(0)
  })

  it.each([
    ['pageview', { url: '/blog?email=a@b.co' }, 'PageView', {}],
    ['start-quiz', { source: 'landing_page' }, 'StartQuiz', { source: 'landing_page' }],
    [
      'lead',
      { email: 'a@b.co', name: 'Ana' },
      'Lead',
      { content_name: 'Teste Seu Rosto Ideal', funnel: 'quiz_seu_rosto_ideal' },
    ],
    [
      'complete-quiz',
      { score: 1300, source: 'q' },
      'CompleteRegistration',
      { status: 'completed', score: 1300, source: 'q' },
    ],
    ['checkout', { value: 0.01, email: 'a@b.co' }, 'InitiateCheckout', { value: 79.9, currency: 'BRL', num_items: 1 }],
  ] as const)(
    '%s is recorded with consent, and without keys goes nowhere and names nobody',
    async (call, more, name, custom) => {
      await decide(true)
      const jobs = await trackingJobs()
      expect(await send(call, more)).toMatchObject({ status: 200, json: { recorded: true } })
      const [row] = await db.trackingEvent.findMany({ where: { visitorId } })
      expect(row).toMatchObject({ name, status: 'recorded', person: null, data: { custom } })
      expect(JSON.stringify(row)).not.toMatch(/a@b\.co|Ana/)
      expect(await trackingJobs()).toBe(jobs)
      expect(
        await db.systemLog.findFirst({ where: { category: 'facebook_tracking' }, orderBy: { id: 'desc' } }),
      ).toMatchObject({ action: 'event_recorded', message: expect.stringContaining(name) })
    },
  )

  it('with one id counts once, however often it is told', async () => {
    await decide(true)
    const eventId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('pageview', { eventId })))
    expect(answers.filter(({ json }) => json['recorded'] === true)).toHaveLength(1)
    expect(await db.trackingEvent.count({ where: { eventId } })).toBe(1)
  })

  it('never carries a shape, an answer or a photo, whatever is sent along', async () => {
    await decide(true)
    const answer = await send('complete-quiz', {
      score: { faceShape: 'coracao', totalPoints: 1300 },
      faceShape: 'coracao',
      answers: { jaw: 'suave' },
      photo: 'data:',
    })
    expect(answer.status).toBe(200)
    const [row] = await db.trackingEvent.findMany({ where: { visitorId } })
    expect(JSON.stringify(row)).not.toMatch(/coracao|suave|data:/)
  })

  it('drops what it cannot read instead of failing, and cannot pose as the server’s own', async () => {
    await decide(true)
    const odd = { fbp: 'x'.repeat(9000), fbc: 7, url: { a: 1 }, email: 'a@', name: 'n\0', score: -1, source: [] }
    expect((await send('complete-quiz', odd)).json).toEqual({ recorded: true })
    expect((await send('lead', { ...odd, email: 'a@', name: 'n'.repeat(500) })).json).toEqual({ recorded: true })
    for (const eventId of [`purchase:${randomUUID()}`, '', 'x', 'a'.repeat(101), 7])
      expect((await send('pageview', { eventId })).status).toBe(422)
  })
})

const trackingJobs = async () =>
  (await db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'tracking.send'`)[0]?.n ??
  0

describe('a click on the way to the checkout', () => {
  const click = (body: object) => api.caller().post('/api/checkout/clicks', body)
  const rowOf = (id: unknown) => db.checkoutClick.findUniqueOrThrow({ where: { id: String(id) } })

  it('gives the checkout’s address with its id and campaign, each at most 50 characters', async () => {
    const lead = await db.lead.create({ data: { email: `${randomUUID()}@example.com`, name: 'A', funnelSource: 'q' } })
    const { json } = await click({
      leadId: lead.id,
      source: 'quiz_result_page',
      utm: { utm_source: 'instagram', utm_campaign: `${'é&'.repeat(60)}|120212345678901234`, gclid: 'x' },
    })
    const url = new URL(String(json['url']))
    expect(url.origin + url.pathname).toBe('https://pay.kiwify.com.br/rostoideal')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sck: json['clickId'],
      s1: lead.id,
      src: 'quiz_result_page',
      utm_source: 'instagram',
      // Keeps the end, with the campaign's id.
      utm_campaign: `${'é&'.repeat(14)}é~&|120212345678901234`,
    })
    expect(await rowOf(json['clickId'])).toMatchObject({
      leadId: lead.id,
      source: 'quiz_result_page',
      consented: false,
    })
  })

  it('keeps the marks of the machine only with consent', async () => {
    const body = { visitorId, fbp: FBP, fbc: 'fb.1.1554763741205.AbCd' }
    const before = await click(body)
    expect(await rowOf(before.json['clickId'])).toMatchObject({
      consented: false,
      visitorId: null,
      fbp: null,
      fbc: null,
      ip: null,
      userAgent: null,
    })
    await decide(true)
    const after = await click(body)
    expect(await rowOf(after.json['clickId'])).toMatchObject({ consented: true, ...body, ip: '127.0.0.1' })
  })

  it('takes the id the browser made, and twice is one', async () => {
    const clickId = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => click({ clickId, source: 'modal_unlock' })))
    await click({ clickId, source: 'thief' })
    expect(await rowOf(clickId)).toMatchObject({ source: 'modal_unlock' })
  })

  it('never stands in the way of a purchase: strange parts are left out', async () => {
    const answer = await click({
      leadId: randomUUID(),
      visitorId: 'x',
      fbp: '<script>',
      source: 'a\0b',
      utm: { utm_term: 7 },
    })
    expect(answer.status).toBe(200)
    expect(Object.keys(Object.fromEntries(new URL(String(answer.json['url'])).searchParams))).toEqual(['sck', 'src'])
    expect((await click({})).status).toBe(200)
  })
})

describe('a purchase', () => {
  async function buy(sck: string, more: object = {}) {
    const orderId = randomUUID()
    const body = kiwifyBody({
      orderId,
      type: 'order_approved',
      email: `${orderId}@example.com`,
      TrackingParameters: { sck },
      ...more,
    })
    await deliver(api.url(), body)
    const event = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: orderId } })
    await Promise.all([applyEvent(event.id), applyEvent(event.id)])
    const order = await db.order.findFirstOrThrow({ where: { providerOrderId: orderId } })
    return { order, events: await db.trackingEvent.findMany({ where: { eventId: `purchase:${order.id}` } }) }
  }
  const click = async () => String((await api.caller().post('/api/checkout/clicks', { visitorId })).json['clickId'])

  it('that came by a click with consent is told once, with what was charged', async () => {
    await decide(true)
    const { order, events } = await buy(await click(), { Commissions: { charge_amount: 8512 } })
    expect(events).toMatchObject([
      {
        name: 'Purchase',
        status: 'recorded',
        visitorId,
        data: { custom: { value: 85.12, currency: 'BRL', order_id: order.id } },
      },
    ])
  })

  it('without consent, with consent taken back, or without a click is nobody’s business', async () => {
    expect((await buy(await click())).events).toEqual([])
    await decide(true)
    const sck = await click()
    await decide(false)
    expect((await buy(sck)).events).toEqual([])
    await decide(true)
    expect((await buy('not-a-click')).events).toEqual([])
    expect((await buy(randomUUID())).events).toEqual([])
  })

  it('heard of too late, or refunded before it was heard of, is not told', async () => {
    await decide(true)
    expect((await buy(await click(), { approved_date: '2020-01-01 10:00' })).events).toEqual([])
    const refunded = await buy(await click(), { webhook_event_type: 'order_refunded' })
    expect(refunded.order.status).toBe('REEMBOLSADO')
    expect(refunded.events).toEqual([])
  })
})

describe('what tracking forgets', () => {
  it('are marks of clicks after 30 days, people in events after 7, events after 180', async () => {
    await decide(true)
    const day = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
    const click = (createdAt: Date) =>
      db.checkoutClick.create({ data: { visitorId, fbp: FBP, ip: '1.1.1.1', consented: true, createdAt } })
    const event = (createdAt: Date) =>
      db.trackingEvent.create({
        data: { name: 'PageView', eventId: randomUUID(), visitorId, data: {}, person: { em: ['x'] }, createdAt },
      })
    const clicks = [await click(day(29)), await click(day(31))]
    const events = [await event(day(6)), await event(day(8)), await event(day(181))]
    await forgetOldTracking(new Date())
    expect(
      await Promise.all(
        clicks.map(({ id }) => db.checkoutClick.findUnique({ where: { id }, select: { fbp: true, ip: true } })),
      ),
    ).toEqual([
      { fbp: FBP, ip: '1.1.1.1' },
      { fbp: null, ip: null },
    ])
    expect(
      await Promise.all(
        events.map(({ id }) => db.trackingEvent.findUnique({ where: { id }, select: { status: true, person: true } })),
      ),
    ).toEqual([{ status: 'queued', person: { em: ['x'] } }, { status: 'expired', person: null }, null])
  })
})
