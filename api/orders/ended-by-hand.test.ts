import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortId } from '#contract/format.ts'
import { applyEvent } from '../payments/apply.ts'
import { mintEraseCode } from '../auth/codes.ts'
import { db } from '../platform/db.ts'
import { currentPdf } from '../reports/reports.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { finishErasures } from '../testing/erasures.ts'
import { jpegOf, newAdministrator, newConsentingBuyer, newSubmitted, photoForm } from '../testing/people.ts'
import { eraseEnded } from './ended-by-hand.ts'

const api = serveApi()
let owner: Awaited<ReturnType<typeof newAdministrator>>
let support: Awaited<ReturnType<typeof newAdministrator>>
let buyer: Awaited<ReturnType<typeof newSubmitted>>
beforeAll(async () => {
  owner = await newAdministrator(api.caller())
  support = await newAdministrator(api.caller(), 'atendimento')
})

beforeEach(async () => {
  buyer = await newSubmitted(api.caller())
  const { orderId } = buyer
  await db.order.update({ where: { id: orderId }, data: { status: 'CONCLUIDO', completedAt: new Date() } })
  const expiresAt = new Date(Date.now() + 1e9)
  await db.customerPhoto.create({
    data: {
      orderId,
      slot: 'front',
      storageKey: `photos/aa/${orderId}.jpg`,
      fileSize: 1,
      width: 1,
      height: 1,
      sourceHash: 'x',
      expiresAt,
    },
  })
  await db.generatedPdf.create({
    data: { orderId, storageKey: `reports/aa/${orderId}.pdf`, fileSize: 1, pageCount: 40, sha256: 'x', expiresAt },
  })
})

type Status = 'REEMBOLSADO' | 'CHARGEBACK' | 'EM_PROCESSAMENTO' | 'CONCLUIDO' | 'AGUARDANDO_FORMULARIO'
const set = (status: Status, extra: object = {}, who = owner) =>
  who.caller.put(`/api/admin/orders/${buyer.orderId}/status`, { status, typed: shortId(buyer.orderId), ...extra })
const undo = (who = owner) => who.caller.post(`/api/admin/orders/${buyer.orderId}/undo-ending`)
const now = () => db.order.findUniqueOrThrow({ where: { id: buyer.orderId } })
const holds = async () => ({
  photos: await db.customerPhoto.count({ where: { orderId: buyer.orderId, storageKey: { not: null } } }),
  reports: await db.generatedPdf.count({ where: { orderId: buyer.orderId, storageKey: { not: null } } }),
})
const ALL = { photos: 1, reports: 1 }
const NONE = { photos: 0, reports: 0 }
const mails = (kind: string) => db.outgoingMail.count({ where: { orderId: buyer.orderId, kind } })
const wait = (hours: number) =>
  db.$executeRaw`UPDATE orders SET ended_at = ended_at - ${hours} * interval '1 hour',
    erase_at = erase_at - ${hours} * interval '1 hour' WHERE id = ${buyer.orderId}::uuid`
const provider = async (type: string) => {
  const { providerOrderId } = await now()
  const orderId = providerOrderId ?? randomUUID()
  await deliver(api.url(), kiwifyBody({ orderId, type, email: buyer.email }))
  for (const { id } of await db.webhookEvent.findMany({ where: { externalOrderId: orderId, processedAt: null } }))
    await applyEvent(id)
}

describe('an order ended by hand', () => {
  it.each(['REEMBOLSADO', 'CHARGEBACK'] as const)('as %s closes at once and destroys nothing', async (status) => {
    expect((await set(status)).status).toBe(200)
    expect(await now()).toMatchObject({ status, endedFrom: 'CONCLUIDO' })
    expect(await holds()).toEqual(ALL)
    await finishErasures()
    await eraseEnded()
    expect(await holds()).toEqual(ALL)
    await expect(currentPdf({ id: buyer.orderId })).rejects.toMatchObject({ code: 'report-revoked' })
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/photos/front`)).status).toBe(404)
    const { id } = await db.customerPhoto.findFirstOrThrow({ where: { orderId: buyer.orderId } })
    expect((await owner.caller.get(`/api/customer-photos/${id}/view`)).json['code']).toBe('order-on-hold')
  })

  it('tells the buyer only what is true, and nothing of money returned', async () => {
    await set('REEMBOLSADO')
    expect([await mails('order-closed'), await mails('order-ended')]).toEqual([1, 0])
    const [told] = await db.notification.findMany({ where: { orderId: buyer.orderId }, orderBy: { createdAt: 'desc' } })
    expect(`${told?.title} ${told?.message}`).not.toMatch(/reembols/i)
    const { json } = await buyer.caller.get('/api/orders')
    const [card] = json as unknown as {
      nextStep: string
      endedByHand: boolean
      undoableUntil: string
      hasPDF: boolean
    }[]
    expect(card).toMatchObject({ endedByHand: true, undoableUntil: expect.any(String), hasPDF: false })
    expect(card?.nextStep).toMatch(/encerrado por nós/)
    expect(card?.nextStep).not.toMatch(/reembols/i)
  })

  it('comes back whole within its day: state, access, clock, files; both are in the journal', async () => {
    const before = await now()
    await set('REEMBOLSADO')
    await wait(23)
    const { status, json } = await undo()
    expect([status, json['newStatus']]).toEqual([200, 'CONCLUIDO'])
    const { updatedAt, ...after } = await now()
    expect(after).toEqual({ ...before, updatedAt: undefined, ...after, status: 'CONCLUIDO', endedAt: null })
    expect([
      after.dueAt,
      after.submittedAt,
      after.completedAt,
      after.eraseAt,
      after.endedFrom,
      after.needsVisagist,
    ]).toEqual([before.dueAt, before.submittedAt, before.completedAt, null, null, before.needsVisagist])
    expect(updatedAt).toBeInstanceOf(Date)
    expect(await holds()).toEqual(ALL)
    expect((await currentPdf({ id: buyer.orderId })).pdf.pageCount).toBe(40)
    await wait(48)
    await eraseEnded()
    expect(await holds()).toEqual(ALL)
    expect(await mails('order-restored')).toBe(1)
    const entries = await db.journalEntry.findMany({
      where: { subjectId: buyer.orderId },
      orderBy: { createdAt: 'asc' },
    })
    expect(entries.slice(-2)).toMatchObject([
      { action: 'order.status', from: 'CONCLUIDO', to: 'REEMBOLSADO', actorId: owner.userId },
      { action: 'order.restored', from: 'REEMBOLSADO', to: 'CONCLUIDO', actorId: owner.userId },
    ])
    expect((await undo()).status).toBe(200)
    expect(await mails('order-restored')).toBe(1)
  })

  it('is over after a day: an undo is refused with the hour, before the job ran and after it', async () => {
    await set('REEMBOLSADO')
    await wait(24.02)
    for (const ran of [false, true]) {
      if (ran) await eraseEnded()
      const { status, json } = await undo()
      expect([status, json['code']]).toEqual([409, 'ending-final'])
      expect(json.error).toMatch(/O prazo de 24 horas para desfazer terminou em \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    }
    expect(await now()).toMatchObject({ status: 'REEMBOLSADO', eraseAt: null })
    expect(await holds()).toEqual(NONE)
    await finishErasures()
    await eraseEnded()
    expect(await mails('order-ended')).toBe(0)
  })

  it('is never half back where the undo meets the job', async () => {
    await set('REEMBOLSADO')
    await wait(24.001)
    await Promise.all([undo(), eraseEnded(), undo(), eraseEnded()])
    expect([(await now()).status, await holds()]).toEqual(['REEMBOLSADO', NONE])
    buyer = await newSubmitted(api.caller())
    await set('CHARGEBACK')
    await Promise.all([eraseEnded(), undo(), eraseEnded()])
    expect((await now()).status).toBe('EM_PROCESSAMENTO')
  })

  it('goes by the database’s clock', async () => {
    await set('REEMBOLSADO')
    const [row] = await db.$queryRaw<{ ok: boolean }[]>`
      SELECT erase_at - ended_at = interval '24 hours' AND ended_at <= now() AS ok FROM orders WHERE id = ${buyer.orderId}::uuid`
    expect(row?.ok).toBe(true)
  })

  it('under another word keeps its day', async () => {
    await set('REEMBOLSADO')
    const { eraseAt } = await now()
    expect((await set('CHARGEBACK')).status).toBe(200)
    expect(await now()).toMatchObject({ status: 'CHARGEBACK', eraseAt, endedFrom: 'CONCLUIDO' })
    expect(await mails('order-closed')).toBe(1)
    expect((await undo()).json['newStatus']).toBe('CONCLUIDO')
  })

  it('twice at once is one ending; the second is told', async () => {
    const answers = await Promise.all([
      set('REEMBOLSADO', { from: 'CONCLUIDO' }),
      set('CHARGEBACK', { from: 'CONCLUIDO' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('is what the figures and the desk’s queue take for over', async () => {
    buyer = await newSubmitted(api.caller())
    await set('REEMBOLSADO')
    const queue = await owner.caller.get('/api/admin/desk')
    expect(JSON.stringify(queue.json)).not.toContain(buyer.orderId)
    const shown = await owner.caller.get(`/api/admin/orders?search=${shortId(buyer.orderId)}`)
    expect(shown.json).toMatchObject({
      orders: [{ status: 'REEMBOLSADO', endedByHand: true, undoableUntil: expect.any(String), needsVisagist: false }],
    })
  })
})

describe('the payment provider’s word', () => {
  it('is final at once, and told with what the provider said', async () => {
    await provider('order_refunded')
    expect(await holds()).toEqual(NONE)
    await finishErasures()
    expect([await mails('order-ended'), await mails('order-closed')]).toEqual([1, 0])
    const { status, json } = await undo()
    expect([status, json.error]).toEqual([409, expect.stringMatching(/meio de pagamento/)])
  })

  it.each([
    ['REEMBOLSADO', 'order_refunded', 'REEMBOLSADO'],
    ['CHARGEBACK', 'order_refunded', 'REEMBOLSADO'],
    ['REEMBOLSADO', 'chargeback', 'CHARGEBACK'],
  ] as const)('ends for good what was ended by hand as %s', async (byHand, type, status) => {
    await set(byHand)
    await provider(type)
    expect(await now()).toMatchObject({ status, eraseAt: null, endedFrom: null })
    expect(await holds()).toEqual(NONE)
    expect((await undo()).status).toBe(409)
    expect((await now()).status).toBe(status)
  })

  it('that it was approved, come late, revives nothing', async () => {
    await set('CHARGEBACK')
    await provider('order_approved')
    expect(await now()).toMatchObject({ status: 'CHARGEBACK', endedFrom: 'CONCLUIDO' })
    expect((await undo()).status).toBe(200)
  })
})

describe('a customer within that day', () => {
  it('who erases their account is erased at once, and no undo brings anything back', async () => {
    await set('REEMBOLSADO')
    const code = await mintEraseCode(buyer.userId)
    expect((await buyer.caller.post('/api/privacy/erase', { code })).status).toBe(200)
    expect([await now(), await holds()]).toMatchObject([{ eraseAt: null }, NONE])
    const { status, json } = await undo()
    expect([status, json.error]).toEqual([409, expect.stringMatching(/apagou a própria conta/)])
  })

  it('who takes the consent back has their face destroyed at once', async () => {
    await set('REEMBOLSADO')
    expect((await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)).status).toBe(200)
    expect(await holds()).toEqual(NONE)
    expect((await undo()).json.error).toMatch(/retirou a autorização/)
  })

  it('is told to wait, so that the phone keeps what it holds; undone, it goes on', async () => {
    const open = await newConsentingBuyer(api.caller())
    buyer = { ...buyer, ...open }
    await set('REEMBOLSADO')
    const photo = async () =>
      open.caller.send('PUT', `/api/orders/${open.orderId}/photos/front`, await photoForm({ photo: await jpegOf() }))
    const draft = () => open.caller.post('/api/drafts', { orderId: open.orderId, formData: {}, currentStep: 1 })
    expect((await photo()).json['code']).toBe('order-on-hold')
    expect((await draft()).json['code']).toBe('order-on-hold')
    await undo()
    expect((await photo()).status).toBe(200)
    await set('REEMBOLSADO')
    await wait(25)
    await eraseEnded()
    expect((await photo()).json['code']).toBe('order-ended')
    expect((await photo()).json.error).toMatch(/foi encerrado/)
  })
})

describe('who may', () => {
  it('is the owner alone, to an ending and back from one', async () => {
    expect((await set('REEMBOLSADO', {}, support)).json['code']).toBe('role-forbidden')
    await set('REEMBOLSADO')
    expect((await set('EM_PROCESSAMENTO', {}, support)).json['code']).toBe('role-forbidden')
    expect((await undo(support)).json['code']).toBe('role-forbidden')
    const many = { orders: [{ id: buyer.orderId }], status: 'CONCLUIDO', typed: '1' }
    expect((await support.caller.put('/api/admin/orders/status', many)).json['code']).toBe('role-forbidden')
    expect((await now()).status).toBe('REEMBOLSADO')
  })

  it('proves who they are, and types the order’s number', async () => {
    const other = await newAdministrator(api.caller())
    await db.session.updateMany({ where: { userId: other.userId }, data: { confirmedAt: null } })
    expect((await set('REEMBOLSADO', {}, other)).json['code']).toBe('confirmation-needed')
    const many = { orders: [{ id: buyer.orderId }], status: 'REEMBOLSADO', typed: '1' }
    expect((await other.caller.put('/api/admin/orders/status', many)).json['code']).toBe('confirmation-needed')
    for (const typed of [undefined, '', '1', 'REEMBOLSADO', shortId(randomUUID())])
      expect((await set('REEMBOLSADO', { typed })).json.fields).toHaveProperty('typed')
    expect((await now()).status).toBe('CONCLUIDO')
    expect((await set('REEMBOLSADO', { typed: ` #${shortId(buyer.orderId).toLowerCase()} ` })).status).toBe(200)
  })

  it('says how many at once; each is ended for itself, and one that is refused says why', async () => {
    const [first, second] = [buyer, await newSubmitted(api.caller())]
    await db.order.update({ where: { id: second.orderId }, data: { status: 'CHARGEBACK' } })
    const ask = (typed: string) =>
      owner.caller.put('/api/admin/orders/status', {
        orders: [
          { id: first.orderId, from: 'CONCLUIDO' },
          { id: second.orderId, from: 'EM_PROCESSAMENTO' },
        ],
        status: 'REEMBOLSADO',
        typed,
      })
    expect((await ask('3')).json.fields).toHaveProperty('typed')
    expect((await now()).status).toBe('CONCLUIDO')
    const { status, json } = await ask('2')
    expect(status).toBe(200)
    expect(json['results']).toEqual([
      { orderId: first.orderId, refusal: null },
      { orderId: second.orderId, refusal: expect.stringMatching(/já mudou para Chargeback/) },
    ])
    expect((await now()).status).toBe('REEMBOLSADO')
  })
})
