import { beforeEach, describe, expect, it } from 'vitest'
import { notify } from '../notifications/notifications.ts'
import { db, transact } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newBuyer } from '../testing/people.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newBuyer(api.caller())
})

describe('the dashboard', () => {
  it("shows a person's own orders, newest first, and nobody else's", async () => {
    await newBuyer(api.caller())
    const second = await db.order.create({
      data: { userId: buyer.userId, amountCents: 8512, createdAt: new Date(Date.now() + 1000) },
    })
    expect((await buyer.caller.get('/api/orders')).json).toMatchObject([
      { id: second.id, amount: 8512 },
      {
        id: buyer.orderId,
        amount: 7990,
        status: 'AGUARDANDO_FORMULARIO',
        hasForm: false,
        photosCount: 0,
        nextStep: 'Preencha o formulário e envie as 4 fotos.',
      },
    ])
  })

  it('counts what was spent, and not what was given back', async () => {
    const now = new Date()
    await db.order.create({ data: { userId: buyer.userId, amountCents: 10_000, status: 'REEMBOLSADO' } })
    await db.order.create({
      data: {
        userId: buyer.userId,
        status: 'CONCLUIDO',
        submittedAt: new Date(now.getTime() - 36 * 3_600_000),
        completedAt: now,
      },
    })
    expect((await buyer.caller.get('/api/dashboard/stats')).json).toMatchObject({
      totalOrders: 3,
      completedOrders: 1,
      pendingOrders: 1,
      processingOrders: 0,
      totalSpent: 159.8,
      averageCompletionTime: 1.5,
      nextDelivery: null,
    })
  })

  it('needs a session', async () => {
    for (const path of ['/api/orders', '/api/dashboard/stats', '/api/notifications'])
      expect((await api.caller().get(path)).status).toBe(401)
  })
})

describe('notifications', () => {
  const notifyOf = (title: string) =>
    transact((tx) =>
      notify(tx, {
        userId: buyer.userId,
        type: 'order_update',
        title,
        message: 'm',
        dedupeKey: `${buyer.userId}:${title}`,
      }),
    )

  it('are counted, read one by one, and removed', async () => {
    await notifyOf('a')
    await notifyOf('b')
    await notifyOf('b')
    expect((await buyer.caller.get('/api/notifications/unread-count')).json).toEqual({ count: 2 })
    const [first] = (await buyer.caller.get('/api/notifications')).json as unknown as { id: string; title: string }[]
    expect(first?.title).toBe('b')
    for (let i = 0; i < 2; i++)
      expect((await buyer.caller.put(`/api/notifications/${first?.id}/read`)).status).toBe(200)
    expect((await buyer.caller.get('/api/notifications/unread-count')).json).toEqual({ count: 1 })
    expect((await buyer.caller.delete(`/api/notifications/${first?.id}`)).status).toBe(200)
    expect((await buyer.caller.delete(`/api/notifications/${first?.id}`)).status).toBe(404)
  })

  it('of somebody else do not exist', async () => {
    await notifyOf('minha')
    const [mine] = (await buyer.caller.get('/api/notifications')).json as unknown as { id: string }[]
    const stranger = await newBuyer(api.caller())
    expect((await stranger.caller.put(`/api/notifications/${mine?.id}/read`)).status).toBe(404)
    expect((await stranger.caller.delete(`/api/notifications/${mine?.id}`)).status).toBe(404)
  })
})

describe('a rating', () => {
  const rate = (rating: object, who = buyer) => who.caller.post('/api/ratings', { orderId: buyer.orderId, ...rating })

  it('is kept once, for a delivered order, and can be changed', async () => {
    expect(await rate({ rating: 5 })).toMatchObject({ status: 409, json: { code: 'not-rateable' } })
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'CONCLUIDO', completedAt: new Date() } })
    expect((await rate({ rating: 4, feedback: ' Adorei ' })).status).toBe(200)
    const kept = () => db.rating.findMany({ where: { orderId: buyer.orderId } })
    expect(await kept()).toMatchObject([{ rating: 4, serviceQuality: 5, feedback: 'Adorei', wouldRecommend: true }])
    for (let i = 0; i < 2; i += 1) expect((await rate({ rating: 2, feedback: 'Pensei melhor.' })).status).toBe(200)
    expect(await kept()).toMatchObject([{ rating: 2, feedback: 'Pensei melhor.' }])
    const both = await Promise.all([rate({ rating: 3 }), rate({ rating: 3 })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await kept()).toMatchObject([{ rating: 3, feedback: null }])
  })

  it.each([[{ rating: 0 }], [{ rating: 6 }], [{ serviceQuality: 2.5 }], [{ deliveryTime: 'x' }]])(
    'of %j is refused at its field',
    async (scores) => {
      const answer = await rate(scores)
      expect(answer.status).toBe(422)
      expect(answer.json.fields?.[Object.keys(scores)[0] ?? '']).toBe('Escolha de 1 a 5.')
    },
  )

  it("of a stranger's order is not found", async () => {
    expect((await rate({ rating: 5 }, await newBuyer(api.caller()))).status).toBe(404)
  })
})

describe('the outside of the house', () => {
  it('answers JSON for an unknown call, with a request id', async () => {
    const answer = await api.caller().get('/api/nada')
    expect(answer).toMatchObject({
      status: 404,
      json: { code: 'not-found', requestId: answer.headers.get('x-request-id') },
    })
  })
  it.each(['{', '[', 'null', '"x"'])('answers a body that is %s', async (body) => {
    expect([400, 422]).toContain(
      (await api.caller().send('POST', '/api/login', Buffer.from(body), { 'content-type': 'application/json' })).status,
    )
  })
  it('says whether it is alive and ready', async () => {
    expect((await api.caller().get('/healthz')).json).toEqual({ ok: true })
    expect((await api.caller().get('/readyz')).json).toEqual({ ok: true, database: true, queue: true, storage: true })
  })
  it('redirects a trailing slash within the house only', async () => {
    expect((await api.caller().get('/sobre/?a=1')).headers.get('location')).toBe('/sobre?a=1')
    expect((await api.caller().get('//evil.example/')).headers.get('location')).toBe('/evil.example')
  })
})
