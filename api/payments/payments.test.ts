import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { presentAdminUser } from '../admin/users.ts'
import { db } from '../platform/db.ts'
import { deliver, kiwifyBody, signBody, serveApi } from '../testing/api.ts'
import { finishErasures } from '../testing/erasures.ts'
import { agreeToPhotos } from '../testing/people.ts'
import { applyEvent } from './apply.ts'

const api = serveApi()

/** Runs queued jobs in the given order. */
async function applyAll(orderId: string, pickNext: (left: number) => number = () => 0): Promise<void> {
  const left = await db.webhookEvent.findMany({ where: { externalOrderId: orderId, processedAt: null } })
  while (left.length > 0) {
    const [row] = left.splice(pickNext(left.length), 1)
    if (row) await applyEvent(row.id)
  }
}

const orderOf = (orderId: string) =>
  db.order.findUnique({
    where: { provider_providerOrderId: { provider: 'kiwify', providerOrderId: orderId } },
    include: { user: true },
  })
const jobsFor = (name: string) =>
  db
    .$queryRawUnsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM pgboss.job WHERE name = '${name}'`)
    .then((rows) => rows[0]?.n)

describe('the payment door', () => {
  let orderId: string
  beforeEach(() => {
    orderId = randomUUID()
  })

  it.each([
    ['wrong', 'a'.repeat(40)],
    ['made with an empty key', 'empty'],
    ['missing', ''],
  ])('refuses a signature that is %s and keeps nothing but a count', async (_, signature) => {
    const body = kiwifyBody({ orderId, type: 'order_approved' })
    const before = (await db.webhookRejection.findMany()).reduce((sum, row) => sum + row.count, 0)
    const answer = await deliver(api.url(), body, signature === 'empty' ? signBody(body, '') : signature)
    expect(answer.status).toBe(401)
    expect(await db.webhookEvent.count({ where: { externalOrderId: orderId } })).toBe(0)
    expect((await db.webhookRejection.findMany()).reduce((sum, row) => sum + row.count, 0)).toBe(before + 1)
  })

  it('opens the order, makes the buyer, queues one access mail and writes a notification', async () => {
    const email = `${orderId}@example.com`
    expect(
      (await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved', email: `  ${email.toUpperCase()} ` })))
        .status,
    ).toBe(200)
    await applyAll(orderId)
    expect(await orderOf(orderId)).toMatchObject({
      status: 'AGUARDANDO_FORMULARIO',
      amountCents: 7990,
      paymentMethod: 'pix',
      user: { email, fullName: 'Marina Albuquerque', phone: '+5511987654321', role: 'customer' },
    })
    expect(await db.outgoingMail.findMany({ where: { toEmail: email } })).toMatchObject([
      { kind: 'access', status: 'queued' },
    ])
    expect(await db.notification.findMany({ where: { user: { email } } })).toMatchObject([{ type: 'welcome' }])
  })

  it('accepts a wrapped body signed over the order inside, and nothing else that is inside', async () => {
    const inner = kiwifyBody({ orderId, type: 'order_approved' })
    const wrap = (order: string) => `{"url":"https://x.example","order":${order}}`
    expect((await deliver(api.url(), wrap(inner), signBody(inner))).status).toBe(200)
    await applyAll(orderId)
    expect(await orderOf(orderId)).toMatchObject({ status: 'AGUARDANDO_FORMULARIO' })
    const other = kiwifyBody({ orderId: randomUUID(), type: 'order_approved' })
    const forged = [
      wrap(other),
      // With an outer order number, the wrapped part is not read.
      `{"order_id":"${randomUUID()}","order":${inner}}`,
      `{"order":${inner},"order":${other}}`,
      `[${inner}]`,
    ]
    for (const body of forged) expect((await deliver(api.url(), body, signBody(inner))).status).toBe(401)
  })

  it('reads of a wrapped body what was signed alone: other wrapping is the same delivery, and says nothing', async () => {
    const inner = kiwifyBody({ orderId, type: 'order_approved' })
    const wrappings = [
      `{"url":"https://x.example","order":${inner}}`,
      `{"webhook_event_type":"chargeback","Customer":{"email":"forger@example.com"},"order":${inner}}`,
      `{ "order" : ${inner}, "Order_Id": "${randomUUID()}" }`,
    ]
    for (const body of wrappings) expect((await deliver(api.url(), body, signBody(inner))).status).toBe(200)
    expect(await db.webhookEvent.findMany({ where: { externalOrderId: orderId } })).toMatchObject([
      { kind: 'paid', deliveries: wrappings.length, differingBodies: 0 },
    ])
    // Without an order number, its signed bytes identify the body.
    const nameless = JSON.stringify({ webhook_event_type: 'order_approved', status: `paid ${orderId}` })
    for (const note of [1, 2, 3])
      expect((await deliver(api.url(), `{"note":${note},"order":${nameless}}`, signBody(nameless))).status).toBe(200)
    expect(
      await db.webhookEvent.findMany({ where: { payload: { path: ['status'], equals: `paid ${orderId}` } } }),
    ).toMatchObject([{ deliveries: 3, differingBodies: 0 }])
  })

  it('accepts a signature in a header, and a sender without a content type', async () => {
    const body = kiwifyBody({ orderId, type: 'order_approved' })
    const answer = await fetch(`${api.url()}/api/webhooks/kiwify`, {
      method: 'POST',
      headers: { 'x-kiwify-signature': signBody(body) },
      body: Buffer.from(body),
    })
    expect(answer.status).toBe(200)
  })

  it('takes the same event a hundred times at once and makes one order and one mail', async () => {
    const body = kiwifyBody({ orderId, type: 'order_approved', email: `${orderId}@example.com` })
    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(api.url(), body)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    await applyAll(orderId)
    expect(await db.order.count({ where: { providerOrderId: orderId } })).toBe(1)
    expect(await db.outgoingMail.count({ where: { toEmail: `${orderId}@example.com` } })).toBe(1)
    expect(await db.webhookEvent.findMany({ where: { externalOrderId: orderId } })).toMatchObject([
      { deliveries: 100, differingBodies: 0 },
    ])
  })

  it('notices another body under the same key and changes nothing', async () => {
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved' }))
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved', email: 'thief@example.com' }))
    await applyAll(orderId)
    expect(await db.webhookEvent.findMany({ where: { externalOrderId: orderId } })).toMatchObject([
      { deliveries: 2, differingBodies: 1 },
    ])
    expect((await orderOf(orderId))?.user.email).toBe('marina@example.com')
  })

  it('works an event once, however often its job runs', async () => {
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved', email: `${orderId}@example.com` }))
    const row = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: orderId } })
    await Promise.all([applyEvent(row.id), applyEvent(row.id), applyEvent(row.id)])
    expect(await db.order.count({ where: { providerOrderId: orderId } })).toBe(1)
    expect(await db.notification.count({ where: { user: { email: `${orderId}@example.com` } } })).toBe(1)
  })

  it('gives a second purchase of the same address to the same person', async () => {
    const email = `${orderId}@example.com`
    const second = randomUUID()
    for (const id of [orderId, second]) {
      await deliver(api.url(), kiwifyBody({ orderId: id, type: 'order_approved', email }))
      await applyAll(id)
    }
    expect(await db.user.count({ where: { email } })).toBe(1)
    expect(await db.order.count({ where: { user: { email } } })).toBe(2)
  })

  it.each([
    ['+1 415 555 2671', '+14155552671', '+1 415 555 2671'],
    ['00351912345678', '+351912345678', '+351 912 345 678'],
    ['11 98765-4321', '+5511987654321', '+55 (11) 98765-4321'],
    // Unknown country: kept, but never messaged.
    ['14155552671', '14155552671', '14155552671'],
  ])('keeps the buyer’s telephone %s, with its own country', async (mobile, phone, shown) => {
    const email = `${orderId}@example.com`
    const body = kiwifyBody({ orderId, type: 'order_approved', Customer: { full_name: 'Ana', email, mobile } })
    await deliver(api.url(), body)
    await applyAll(orderId)
    const user = await db.user.findUniqueOrThrow({ where: { email } })
    expect(user.phone).toBe(phone)
    expect(presentAdminUser({ ...user, orders: [] })).toMatchObject({
      phone: shown,
      whatsapp: phone.startsWith('+') ? phone.slice(1) : null,
    })
  })

  it('fills what is empty of a known person and overwrites nothing', async () => {
    const email = `${orderId}@example.com`
    await db.user.create({ data: { email, fullName: 'Nome Escolhido', role: 'admin', staffRole: 'dono' } })
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved', email, name: 'Nome do Checkout' }))
    await applyAll(orderId)
    expect(await db.user.findUnique({ where: { email } })).toMatchObject({
      fullName: 'Nome Escolhido',
      phone: '+5511987654321',
      role: 'admin',
    })
  })

  it('keeps more than the price when instalments bear interest', async () => {
    await deliver(
      api.url(),
      kiwifyBody({
        orderId,
        type: 'order_approved',
        installments: '3',
        Commissions: { charge_amount: '8512', product_base_price: 7990 },
      }),
    )
    await applyAll(orderId)
    expect(await orderOf(orderId)).toMatchObject({ amountCents: 8512, listCents: 7990, installments: 3 })
  })

  it.each([
    ['an unknown event', (id: string) => kiwifyBody({ orderId: id, type: 'order_teleported' }), 'flagged'],
    [
      'a buyer without an e-mail',
      (id: string) => kiwifyBody({ orderId: id, type: 'order_approved', Customer: null }),
      'flagged',
    ],
    ['a pending pix', (id: string) => kiwifyBody({ orderId: id, type: 'pix_created' }), 'logged'],
    ['a refused card', (id: string) => kiwifyBody({ orderId: id, type: 'order_rejected' }), 'logged'],
  ])('keeps %s, answers 2xx and opens no order', async (_, bodyOf, verdict) => {
    expect((await deliver(api.url(), bodyOf(orderId))).status).toBe(200)
    await applyAll(orderId)
    expect(await db.webhookEvent.findMany({ where: { externalOrderId: orderId } })).toMatchObject([{ verdict }])
    expect(await orderOf(orderId)).toBeNull()
  })

  it.each([
    ['malformed JSON', '{"order_id":'],
    ['no JSON at all', 'oi'],
    ['an empty body', ''],
    ['an array', '[1,2]'],
    ['text the database refuses', '{"order_id":"\\u0000","a":"\\ud800"}'],
    ['very deep JSON', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('keeps %s with a good signature, flagged, and answers 2xx', async (_, body) => {
    expect((await deliver(api.url(), body)).status).toBe(200)
  })

  it('answers 413 to two megabytes, not 500', async () => {
    expect((await deliver(api.url(), `{"a":"${'x'.repeat(2_000_000)}"}`)).status).toBe(413)
  })

  it('writes event and job together', async () => {
    const before = (await jobsFor('payments.apply')) ?? 0
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved' }))
    expect(await jobsFor('payments.apply')).toBe(before + 1)
  })

  it('never keeps a CPF', async () => {
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved' }))
    const row = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: orderId } })
    expect(JSON.stringify(row.payload)).not.toMatch(/12345678909|10\.0\.0\.1/)
  })
})

describe('refund and chargeback', () => {
  it('end an order, delete its photos and say so once', async () => {
    const orderId = randomUUID()
    const email = `${orderId}@example.com`
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_approved', email }))
    await applyAll(orderId)
    const order = await orderOf(orderId)
    await agreeToPhotos({ userId: order?.userId ?? '', orderId: order?.id ?? '' })
    await db.customerPhoto.create({
      data: {
        orderId: order?.id ?? '',
        slot: 'front',
        storageKey: 'photos/aa/aa.jpg',
        fileSize: 1,
        width: 1,
        height: 1,
        sourceHash: 'x',
        expiresAt: new Date(),
      },
    })
    await deliver(api.url(), kiwifyBody({ orderId, type: 'order_refunded', email }))
    await applyAll(orderId)
    expect((await orderOf(orderId))?.status).toBe('REEMBOLSADO')
    expect(await db.customerPhoto.findFirst({ where: { orderId: order?.id ?? '' } })).toMatchObject({
      storageKey: null,
    })
    expect(await db.outgoingMail.count({ where: { toEmail: email, kind: 'order-ended' } })).toBe(0)
    await finishErasures()
    expect(await db.outgoingMail.count({ where: { toEmail: email, kind: 'order-ended' } })).toBe(1)
    await deliver(api.url(), kiwifyBody({ orderId, type: 'chargeback', email }))
    await applyAll(orderId)
    expect((await orderOf(orderId))?.status).toBe('CHARGEBACK')
  })

  it('win in whatever order, repetition or gap the events come', async () => {
    const types = ['order_approved', 'order_refunded', 'chargeback', 'pix_created'] as const
    const expected = (sent: readonly string[]) =>
      sent.includes('chargeback')
        ? 'CHARGEBACK'
        : sent.includes('order_refunded')
          ? 'REEMBOLSADO'
          : sent.includes('order_approved')
            ? 'AGUARDANDO_FORMULARIO'
            : null
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...types), { minLength: 1, maxLength: 7 }),
        fc.infiniteStream(fc.nat()),
        fc.boolean(),
        async (sent, picks, between) => {
          const orderId = randomUUID()
          const next = (left: number) => (picks.next().value ?? 0) % left
          for (const type of sent) {
            const price = type === 'order_approved' ? 8123 : 7990
            expect(
              (
                await deliver(
                  api.url(),
                  kiwifyBody({ orderId, type, email: `${orderId}@example.com`, Commissions: { charge_amount: price } }),
                )
              ).status,
            ).toBe(200)
            if (between) await applyAll(orderId, next)
          }
          await applyAll(orderId, next)
          const order = await orderOf(orderId)
          expect(order?.status ?? null).toBe(expected(sent))
          expect(order?.amountCents ?? null).toBe(order === null ? null : sent.includes('order_approved') ? 8123 : 7990)
          expect(await db.outgoingMail.count({ where: { dedupeKey: `access:${order?.id}` } })).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 40 },
    )
  })
})
