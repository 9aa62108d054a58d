import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type KiwifyApi, startKiwifyApi } from '../platform/testing/kiwify-api.ts'

// env.ts reads the environment once: start the provider first.
let kiwify: KiwifyApi
let rooms: Awaited<ReturnType<typeof loadRooms>>

async function loadRooms() {
  const [{ db }, { compareSales, repairDifference }, { applyEvent }, { keepDelivery }, { openQueue }] =
    await Promise.all([
      import('../platform/db.ts'),
      import('./compare-sales.ts'),
      import('./apply.ts'),
      import('./receive.ts'),
      import('../platform/queue.ts'),
    ])
  await openQueue()
  return { db, compareSales, repairDifference, applyEvent, keepDelivery }
}

beforeAll(async () => {
  kiwify = await startKiwifyApi()
  Object.assign(process.env, kiwify.env, { KIWIFY_PRODUCTS: 'p-1' })
  rooms = await loadRooms()
})
afterAll(() => kiwify.close())
beforeEach(async () => {
  kiwify.sales.length = 0
  kiwify.asked.length = 0
  kiwify.fail(null)
  await rooms.db.alarm.deleteMany()
  await rooms.db.order.updateMany({ data: { status: 'REEMBOLSADO' } })
})

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

function sell(changes: Record<string, unknown> = {}) {
  const sale = {
    id: randomUUID(),
    status: 'paid',
    created_at: hoursAgo(5),
    approved_date: hoursAgo(5),
    payment_method: 'pix',
    installments: 1,
    product: { id: 'p-1', name: 'Análise de visagismo' },
    customer: { name: 'Ana Souza', email: `${randomUUID()}@example.com`, mobile: '+5511987654321', cpf: '12345678909' },
    payment: { charge_amount: 7990, product_base_price: 7990 },
    tracking: { sck: null, src: 'instagram' },
    ...changes,
  }
  kiwify.sales.push(sale)
  return sale
}

const open = async () =>
  (await rooms.db.alarm.findMany({ where: { endedAt: null }, orderBy: { openedAt: 'asc' } })).map(
    ({ kind, subject }) => ({ kind, subject }),
  )
const orderOf = (saleId: string) => rooms.db.order.findFirst({ where: { providerOrderId: saleId } })
async function work() {
  const waiting = await rooms.db.webhookEvent.findMany({ where: { processedAt: null } })
  for (const { id } of waiting) await rooms.applyEvent(id)
}
async function alarmOf(saleId: string) {
  return rooms.db.alarm.findFirstOrThrow({ where: { subject: saleId } })
}
async function sold(changes: Record<string, unknown> = {}) {
  const sale = sell(changes)
  const body = {
    order_id: sale.id,
    webhook_event_type: 'order_approved',
    approved_date: sale.approved_date,
    Product: { product_id: 'p-1' },
    Customer: sale.customer,
    Commissions: { charge_amount: 7990 },
  }
  await rooms.keepDelivery(Buffer.from(JSON.stringify(body)))
  await work()
  await rooms.db.order.updateMany({
    where: { providerOrderId: sale.id },
    data: { createdAt: new Date(Date.now() - 5 * 3_600_000) },
  })
  return sale
}

describe("the comparison with the provider's sales", () => {
  it('finds nothing where every paid sale has its order, over more than one page', async () => {
    for (let n = 0; n < 3; n++) await sold()
    for (let n = 0; n < 60; n++) sell({ status: 'waiting_payment' })
    sell({ product: { id: 'de-outro', name: 'Curso de bolo' } })
    expect(await rooms.compareSales(2)).toBe(63)
    expect(await open()).toEqual([])
    expect(kiwify.asked.filter((line) => line === 'GET /v1/sales')).toHaveLength(2)
  })

  it('a lost webhook is a difference, one press makes the order with its mail, and the webhook that comes late changes nothing', async () => {
    const lost = sell()
    await rooms.compareSales(2)
    await rooms.compareSales(2)
    expect(await open()).toEqual([{ kind: 'sale-missing', subject: lost.id }])
    expect(await orderOf(lost.id)).toBeNull()
    await rooms.repairDifference((await alarmOf(lost.id)).id)
    await work()
    const order = await orderOf(lost.id)
    expect(order).toMatchObject({ status: 'AGUARDANDO_FORMULARIO', amountCents: 7990, paymentMethod: 'pix' })
    expect(order?.tracking).toEqual({ src: 'instagram' })
    expect(await rooms.db.outgoingMail.count({ where: { orderId: order?.id ?? '', kind: 'access' } })).toBe(1)
    const event = await rooms.db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: lost.id } })
    expect(JSON.stringify(event.payload)).not.toContain('12345678909')
    const late = { order_id: lost.id, webhook_event_type: 'order_approved', Customer: lost.customer }
    expect(await rooms.keepDelivery(Buffer.from(JSON.stringify(late)))).toMatchObject({ duplicate: true })
    await work()
    expect(await rooms.db.order.count({ where: { providerOrderId: lost.id } })).toBe(1)
    await rooms.compareSales(2)
    expect(await open()).toEqual([])
  })

  it('an amount that is unknown or below the price is never made an order by a press', async () => {
    const cheap = sell({ payment: { charge_amount: 1 } })
    const unknown = sell({ payment: null })
    await rooms.compareSales(2)
    expect((await open()).map(({ kind }) => kind)).toEqual(['sale-missing', 'sale-missing'])
    for (const { id } of [cheap, unknown])
      await expect(rooms.repairDifference((await alarmOf(id)).id)).rejects.toMatchObject({ code: 'sale-unsafe' })
  })

  it('a refund that never arrived ends the order at a press', async () => {
    const sale = await sold()
    const stored = kiwify.sales.find(({ id }) => id === sale.id)
    if (stored) stored.status = 'refunded'
    await rooms.compareSales(2)
    expect(await open()).toEqual([{ kind: 'sale-not-ended', subject: sale.id }])
    await rooms.repairDifference((await alarmOf(sale.id)).id)
    await work()
    expect(await orderOf(sale.id)).toMatchObject({ status: 'REEMBOLSADO' })
    await rooms.compareSales(2)
    expect(await open()).toEqual([])
  })

  it('an order the provider does not know, or knows with another amount, is for a person to look at', async () => {
    const forged = await sold()
    kiwify.sales.length = 0
    const other = await sold()
    const stored = kiwify.sales.find(({ id }) => id === other.id)
    if (stored) Object.assign(stored, { payment: { charge_amount: 9912 } })
    await rooms.compareSales(2)
    expect(await open()).toEqual(
      expect.arrayContaining([
        { kind: 'sale-unknown', subject: forged.id },
        { kind: 'sale-amount', subject: other.id },
      ]),
    )
    await expect(rooms.repairDifference((await alarmOf(forged.id)).id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('what changed at the provider since is not put right by an old press', async () => {
    const lost = sell()
    await rooms.compareSales(2)
    const stored = kiwify.sales.find(({ id }) => id === lost.id)
    if (stored) stored.status = 'refunded'
    await expect(rooms.repairDifference((await alarmOf(lost.id)).id)).rejects.toMatchObject({ code: 'sale-changed' })
    await rooms.compareSales(2)
    expect(await open()).toEqual([])
  })

  it('leaves a sale of the last minutes to its webhook', async () => {
    sell({ created_at: hoursAgo(0.05), approved_date: hoursAgo(0.05) })
    await rooms.compareSales(2)
    expect(await open()).toEqual([])
  })

  it('is an outage where the provider is away, and asks for another token where the old one opens nothing', async () => {
    const { isOutage } = await import('../platform/outage.ts')
    sell()
    kiwify.fail(503)
    const failure: unknown = await rooms.compareSales(2).catch((error: unknown) => error)
    expect(isOutage(failure)).toBe(true)
    kiwify.fail(null)
    kiwify.forgetTokens()
    await expect(rooms.compareSales(2)).rejects.toThrow('401')
    expect(await rooms.compareSales(2)).toBe(1)
  })
})
