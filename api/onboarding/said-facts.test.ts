import { beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { settleFacts } from '#visagism/facts/settle.ts'
import { sayFact } from '../orders/said-facts.ts'
import { setOrderStatus } from '../orders/order-status.ts'
import { db, transact } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { concernsIn } from '../reports/unread-note.ts'
import { serveApi } from '../testing/api.ts'
import { jpegOf, newAdministrator, newConsentingBuyer, photoForm } from '../testing/people.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newConsentingBuyer>>
beforeEach(async () => {
  buyer = await newConsentingBuyer(api.caller())
  for (const slot of PHOTO_SLOTS)
    await buyer.caller.put(`/api/orders/${buyer.orderId}/photos/${slot}`, await photoForm({ photo: await jpegOf() }))
})

const submit = async (more: object, note = 'Uso capacete. Meu bigode não sai.') =>
  buyer.caller.post(
    '/api/orders/onboarding',
    await photoForm({
      orderId: buyer.orderId,
      formData: JSON.stringify({ ...SAMPLE_FORM, observations: note, ...more }),
    }),
  )

const FACTS = [
  { key: 'helmet', source: 'note', words: 'Uso capacete', kept: true },
  { key: 'moustache-stays', source: 'note', words: 'Meu bigode não sai', kept: false },
  { key: 'allergy', value: 'tinta ou amônia', source: 'chip', kept: true },
]
const TODAY = { cm: 3, sidesCm: 0.5, cut: 'pixie' }
const briefNow = async () => {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('no form')
  return material.brief
}
const keysNow = async () => {
  const { form, at, facts } = await briefNow()
  return settleFacts(form.observations, at, facts).map(({ key }) => key)
}

describe('what was said beside the form', () => {
  it('reaches the report as it was sent, and lies sealed, names and all', async () => {
    expect((await submit({ facts: FACTS, today: TODAY })).status).toBe(200)
    const brief = await briefNow()
    expect(brief.today).toEqual(TODAY)
    expect(brief.facts).toEqual(expect.arrayContaining(FACTS))
    expect(await keysNow()).toEqual(['allergy', 'helmet'])
    const rows = await db.$queryRaw<object[]>`
      SELECT f.key, f.value, f.words, o.today FROM said_facts f JOIN onboarding_forms o USING (order_id)
      WHERE f.order_id = ${buyer.orderId}::uuid`
    expect(rows).toHaveLength(FACTS.length)
    expect(JSON.stringify(rows)).not.toMatch(/allergy|amônia|bigode|capacete|pixie/)
  })

  it('sent again is the same form; with one chip more it is another', async () => {
    const first = await submit({ facts: FACTS, today: TODAY })
    const again = await submit({ facts: FACTS.toReversed(), today: TODAY })
    expect(again).toMatchObject({ status: 200, json: { estimatedDelivery: first.json['estimatedDelivery'] } })
    expect((await submit({ facts: FACTS.slice(1), today: TODAY })).status).toBe(409)
    expect((await submit({ facts: FACTS, today: { ...TODAY, cm: 30 } })).status).toBe(409)
    expect(await db.saidFact.count({ where: { orderId: buyer.orderId } })).toBe(FACTS.length)
  })

  it('sent again after the ruler was answered is the same form', async () => {
    const first = await submit({ facts: FACTS })
    expect((await buyer.caller.put(`/api/orders/${buyer.orderId}/today`, TODAY)).status).toBe(200)
    const again = await submit({ facts: FACTS })
    expect(again).toMatchObject({ status: 200, json: { estimatedDelivery: first.json['estimatedDelivery'] } })
    expect((await briefNow()).today).toEqual(TODAY)
  })

  it('read by a model and shown to its author is theirs once they send it, also sent twice', async () => {
    const read = [{ key: 'wants-shaved', words: 'Uso capacete', source: 'model', kept: true }]
    expect((await submit({ facts: read })).status).toBe(200)
    expect((await submit({ facts: read })).status).toBe(200)
    expect(await keysNow()).toContain('wants-shaved')
    expect(await db.saidFact.findMany({ where: { orderId: buyer.orderId } })).toMatchObject([{ source: 'note' }])
  })

  it('may be read by a model only with a yes of its own, which a later no ends', async () => {
    const words = () =>
      db.consent.findMany({
        where: { orderId: buyer.orderId, kind: 'recado_ia' },
        orderBy: { createdAt: 'asc' },
        select: { granted: true, version: true },
      })
    await submit({})
    expect(await words()).toEqual([])
    const admin = await newAdministrator(api.caller())
    const again = async (more: object) => {
      await setOrderStatus(buyer.orderId, 'AGUARDANDO_FORMULARIO', { id: admin.userId })
      expect((await submit(more)).status).toBe(200)
    }
    await again({ agreedToNoteReading: true })
    await again({ agreedToNoteReading: true })
    expect(await words()).toEqual([{ granted: true, version: '2026-11' }])
    await again({})
    expect((await words()).map(({ granted }) => granted)).toEqual([true, false])
  })

  it('may be left out', async () => {
    expect((await submit({})).status).toBe(200)
    expect(await briefNow()).toMatchObject({ facts: [] })
    expect((await briefNow()).today).toBeUndefined()
  })

  it('of another version is stored, and read as nothing', async () => {
    const facts = [{ key: 'wears-a-crown', source: 'chip', kept: true }]
    expect((await submit({ facts, today: { ...TODAY, cut: 'corte-do-futuro' } })).status).toBe(200)
    expect(await briefNow()).toMatchObject({ facts: [], today: { ...TODAY, cut: null } })
  })

  it.each([
    ['a name that is none', { facts: [{ key: 'x'.repeat(60), source: 'chip', kept: true }] }],
    ['a source that nobody is', { facts: [{ key: 'helmet', source: 'visagist', kept: true }] }],
    ['a length that no hair has', { today: { ...TODAY, cm: 900 } }],
    ['too many', { facts: Array.from({ length: 300 }, () => FACTS[0]) }],
  ])('%s is refused, and the form stays open', async (_, more) => {
    expect((await submit(more)).status).toBe(422)
    expect(await db.onboardingForm.count({ where: { orderId: buyer.orderId } })).toBe(0)
  })

  it('comes back into the draft when the order is opened again, and leaves nothing behind', async () => {
    await submit({ facts: FACTS, today: TODAY })
    const admin = await newAdministrator(api.caller())
    await setOrderStatus(buyer.orderId, 'AGUARDANDO_FORMULARIO', { id: admin.userId })
    expect(await db.saidFact.count({ where: { orderId: buyer.orderId } })).toBe(0)
    const { json } = await buyer.caller.get(`/api/drafts/${buyer.orderId}`)
    expect(json['formData']).toMatchObject({ facts: expect.arrayContaining(FACTS) as unknown, today: TODAY })
  })

  it('travels in the draft, each answer by its newest edit', async () => {
    const save = async (formData: object, at: string) =>
      (await buyer.caller.post('/api/drafts', { orderId: buyer.orderId, formData, currentStep: 1, editedAt: at })).json
    await save({ facts: FACTS, today: TODAY }, '2026-11-27T10:00:00Z')
    await save({ facts: [], observations: 'x'.repeat(9000) }, '2026-11-27T10:00:05Z')
    const { json } = await buyer.caller.get(`/api/drafts/${buyer.orderId}`)
    expect(json['formData']).toMatchObject({ facts: [], today: TODAY, observations: 'x'.repeat(9000) })
  })

  it('takes a note of 4,000 letters whole, and refuses one more with a sentence at its field', async () => {
    const long = await submit({}, 'a'.repeat(4001))
    expect(long).toMatchObject({
      status: 422,
      json: { fields: { observations: expect.stringMatching(/4000/) as string } },
    })
    expect((await submit({}, 'a'.repeat(4000))).status).toBe(200)
    expect((await briefNow()).form.observations).toHaveLength(4000)
  })
})

describe('a visagist', () => {
  it('takes a fact away for good, adds one, and has the last word on each', async () => {
    await submit({ facts: [{ key: 'cap', source: 'chip', kept: true }] })
    const admin = await newAdministrator(api.caller())
    const say = (key: 'helmet' | 'cap' | 'vegan', kept: boolean) =>
      transact((tx) => sayFact(tx, { orderId: buyer.orderId, byUserId: admin.userId, key, kept }))
    await say('helmet', false)
    await say('vegan', true)
    expect(await keysNow()).toEqual(['cap', 'moustache-stays', 'vegan'])
    await say('vegan', false)
    await say('cap', false)
    expect(await keysNow()).toEqual(['moustache-stays'])
    await say('cap', true)
    expect(await keysNow()).toEqual(['moustache-stays', 'cap'])
    expect(await db.saidFact.count({ where: { orderId: buyer.orderId, source: 'visagist' } })).toBe(3)
  })

  it('reads an allergy that was only tapped before anything leaves', async () => {
    await submit({ facts: FACTS }, '')
    const { form } = await db.order.findUniqueOrThrow({
      where: { id: buyer.orderId },
      select: { form: { include: { facts: true } } },
    })
    expect(concernsIn(form)).toEqual({ concerns: ['alergia'], words: ['tinta ou amônia'] })
  })
})
