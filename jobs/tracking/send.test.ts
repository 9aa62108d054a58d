import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen, type ListeningServer } from '#api/platform/testing/listen.ts'

// env.ts reads the environment on load: start the server first.
type Heard = {
  readonly url: string
  readonly body: { readonly data: readonly Record<string, unknown>[]; readonly access_token: string }
}
let heard: Heard[] = []
let answers: { readonly status: number; readonly body: string; readonly hangUp?: boolean }[] = []
let meta: ListeningServer
let rooms: Awaited<ReturnType<typeof loadRooms>>

async function loadRooms() {
  const [{ db, transact }, consent, events, { forgetPurchase, recordPurchase }, { saveClick }, { sendTrackingEvent }] =
    await Promise.all([
      import('#api/platform/db.ts'),
      import('#api/tracking/consent.ts'),
      import('#api/tracking/events.ts'),
      import('#api/tracking/purchase.ts'),
      import('#api/tracking/clicks.ts'),
      import('./send.ts'),
    ])
  return { db, transact, ...consent, ...events, forgetPurchase, recordPurchase, saveClick, sendTrackingEvent }
}

beforeAll(async () => {
  meta = await listen((req, res) => {
    void buffer(req).then((bytes) => {
      heard.push({ url: req.url ?? '', body: JSON.parse(bytes.toString('utf8')) as Heard['body'] })
      const answer = answers.shift() ?? { status: 200, body: '{"events_received":1,"fbtrace_id":"AbC"}' }
      if (answer.hangUp) req.socket.destroy()
      else res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  process.env['META_API_URL'] = meta.url
  process.env['META_PIXEL_ID'] = '123'
  process.env['META_ACCESS_TOKEN'] = 'segredo'
  process.env['META_GRAPH_VERSION'] = 'v26.0'
  rooms = await loadRooms()
})
afterAll(() => meta.close())

const visit = { ip: '189.1.2.3', userAgent: 'Mozilla/5.0 (Linux; Android 14)' }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
let visitorId: string
beforeEach(async () => {
  visitorId = randomUUID()
  heard = []
  answers = []
  await rooms.decideCookies(visitorId, { marketing: true, analytics: false }, visit)
})

async function leadEvent(): Promise<string> {
  const eventId = randomUUID()
  const event = { eventId, visitorId, email: 'john_smith@gmail.com', name: 'Mary Valéry', url: '/seu-rosto-ideal?x=1' }
  await rooms.recordBrowserEvent('lead', { ...event, fbp: 'fb.1.1596403881668.1116446470' }, visit)
  return (await rooms.db.trackingEvent.findUniqueOrThrow({ where: { eventId } })).id
}
const row = (id: string) => rooms.db.trackingEvent.findUniqueOrThrow({ where: { id } })

describe('an event on its way to Meta', () => {
  it('travels hashed, with its id, page and browser, the token in no address', async () => {
    const id = await leadEvent()
    const { eventId, data } = await row(id)
    await rooms.sendTrackingEvent(id)
    expect(heard).toEqual([
      {
        url: '/v26.0/123/events',
        body: {
          access_token: 'segredo',
          data: [
            {
              event_name: 'Lead',
              event_time: expect.any(Number),
              event_id: eventId,
              action_source: 'website',
              event_source_url: expect.stringMatching(/^http[^?]+\/seu-rosto-ideal$/),
              user_data: {
                em: ['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f'],
                fn: ['6915771be1c5aa0c886870b6951b03d7eafc121fea0e80a5ea83beb7c449f4ec'],
                ln: [sha256('valéry')],
                client_ip_address: '189.1.2.3',
                client_user_agent: visit.userAgent,
                fbp: 'fb.1.1596403881668.1116446470',
              },
              custom_data: { content_name: 'Teste Seu Rosto Ideal', funnel: 'quiz_seu_rosto_ideal' },
            },
          ],
        },
      },
    ])
    expect(data).toMatchObject({ time: heard[0]?.body.data[0]?.['event_time'] })
    expect(await row(id)).toMatchObject({ status: 'sent', traceId: 'AbC', person: null, error: null })
    const lines = await rooms.db.systemLog.findMany({ where: { category: 'facebook_tracking' } })
    expect(lines).toMatchObject([{ action: 'event_sent', details: { traceId: 'AbC' } }])
    expect(JSON.stringify(lines)).not.toMatch(/john_smith|Mary|segredo/)
  })

  it('is sent once, however often its job runs after that', async () => {
    const id = await leadEvent()
    await rooms.sendTrackingEvent(id)
    await rooms.sendTrackingEvent(id)
    expect(heard).toHaveLength(1)
  })

  it.each([
    ['a server’s bad day', { status: 503, body: 'oops' }],
    ['a limit', { status: 429, body: '{}' }],
    [
      'an error Meta calls transient',
      { status: 400, body: '{"error":{"message":"later","code":2,"is_transient":true}}' },
    ],
    ['a cut line', { status: 0, body: '', hangUp: true }],
  ])('is kept and tried again after %s', async (_, answer) => {
    const id = await leadEvent()
    answers = [answer]
    await expect(rooms.sendTrackingEvent(id)).rejects.toThrow(/^Meta: /)
    expect(await row(id)).toMatchObject({ status: 'queued', error: expect.stringMatching(/./) })
    await rooms.sendTrackingEvent(id)
    expect(await row(id)).toMatchObject({ status: 'sent', error: null })
    expect(heard.map(({ body }) => body.data[0]?.['event_id'])).toEqual(Array(2).fill((await row(id)).eventId))
  })

  it('that Meta refuses is not tried again, and is said', async () => {
    const id = await leadEvent()
    answers = [{ status: 400, body: '{"error":{"message":"Invalid parameter","code":100}}' }]
    await rooms.sendTrackingEvent(id)
    expect(await row(id)).toMatchObject({ status: 'refused', person: null, error: '400 (100): Invalid parameter' })
    expect(await rooms.db.systemLog.count({ where: { action: 'event_refused' } })).toBeGreaterThan(0)
    await rooms.sendTrackingEvent(id)
    expect(heard).toHaveLength(1)
  })

  it('stays here when the consent was taken back meanwhile', async () => {
    const id = await leadEvent()
    await rooms.decideCookies(visitorId, { marketing: false, analytics: false }, visit)
    await rooms.sendTrackingEvent(id)
    expect(heard).toEqual([])
    expect(await row(id)).toMatchObject({ status: 'withdrawn', person: null })
  })

  it('stays here after a week', async () => {
    const id = await leadEvent()
    const time = Math.floor(Date.now() / 1000) - 7 * 24 * 3600
    await rooms.db.trackingEvent.update({ where: { id }, data: { data: { time, url: 'http://x/', custom: {} } } })
    await rooms.sendTrackingEvent(id)
    expect(heard).toEqual([])
    expect(await row(id)).toMatchObject({ status: 'expired', person: null })
  })

  it('has a job of its own, written with it', async () => {
    const id = await leadEvent()
    const jobs = await rooms.db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'tracking.send' AND data->>'trackingEventId' = ${id}`
    expect(jobs).toEqual([{ n: 1 }])
  })
})

describe('a purchase', () => {
  it('borrows the marks of the click it came by', async () => {
    const click = { visitorId, fbp: 'fb.1.1596403881668.9', fbc: 'fb.1.1554763741205.AbCd', utm: {} }
    const { clickId } = await rooms.saveClick(click, visit)
    const orderId = randomUUID()
    const buyer = { email: 'ana@example.com', fullName: 'Ana Souza', phone: '+5511987654321' }
    await rooms.transact((tx) =>
      rooms.recordPurchase(tx, { orderId, clickId, amountCents: 7990, currency: 'BRL', paidAt: null, buyer }),
    )
    const { id } = await rooms.db.trackingEvent.findUniqueOrThrow({ where: { eventId: `purchase:${orderId}` } })
    await rooms.sendTrackingEvent(id)
    expect(heard[0]?.body.data[0]).toMatchObject({
      event_name: 'Purchase',
      event_id: `purchase:${orderId}`,
      action_source: 'website',
      user_data: {
        em: [sha256('ana@example.com')],
        ph: [sha256('5511987654321')],
        fn: [sha256('ana')],
        ln: [sha256('souza')],
        client_ip_address: visit.ip,
        client_user_agent: visit.userAgent,
        fbp: click.fbp,
        fbc: click.fbc,
      },
      custom_data: { value: 79.9, currency: 'BRL', order_id: orderId, num_items: 1 },
    })
    expect(JSON.stringify(heard)).not.toContain('ana@example.com')
  })

  it('of somebody who erased their account meanwhile is not told', async () => {
    const { clickId } = await rooms.saveClick({ visitorId, utm: {} }, visit)
    const orderId = randomUUID()
    const buyer = { email: 'ana@example.com', fullName: null, phone: null }
    await rooms.transact((tx) =>
      rooms.recordPurchase(tx, { orderId, clickId, amountCents: 7990, currency: 'BRL', paidAt: null, buyer }),
    )
    await rooms.transact((tx) => rooms.forgetPurchase(tx, orderId))
    const event = await rooms.db.trackingEvent.findUniqueOrThrow({ where: { eventId: `purchase:${orderId}` } })
    await rooms.sendTrackingEvent(event.id)
    expect([event.status, event.person, heard]).toEqual(['withdrawn', null, []])
  })
})
