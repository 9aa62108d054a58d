import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FEWEST_MEASURED, FEWEST_RATINGS, NOTHING_STATED } from '#contract/marketing.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'
import { initialsOf, trueFigures } from './figures.ts'
import { chooseMarketingMode, defaultMode, readMarketing } from './marketing.ts'
import { currentOffer } from './offer.ts'

const api = serveApi()
const HOUR_MS = 3_600_000
/** 01:30 on the 5th in London is the 4th in São Paulo. */
const NOW = new Date('2026-11-05T01:30:00Z')
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)

beforeEach(async () => {
  await db.order.deleteMany()
  await db.$executeRaw`TRUNCATE users, leads CASCADE`
  await db.setting.deleteMany()
})
afterEach(() => vi.restoreAllMocks())
const newSale = async (
  name: string,
  at: Date,
  status: 'AGUARDANDO_FORMULARIO' | 'REEMBOLSADO' = 'AGUARDANDO_FORMULARIO',
) => {
  const user = await db.user.create({ data: { email: `${randomUUID()}@example.com`, fullName: name } })
  await db.order.create({ data: { userId: user.id, status, createdAt: at, paidAt: at } })
}
const newLead = (name: string, at: Date) =>
  db.lead.create({ data: { email: `${randomUUID()}@example.com`, name, funnelSource: 'quiz', createdAt: at } })

describe('the figures of the widgets', () => {
  it('are simulated until somebody chooses otherwise, and then carry no figures', async () => {
    await newLead('Ana', NOW)
    expect((await api.caller().get('/api/marketing')).json).toEqual({ ...NOTHING_STATED, mode: 'simulado' })
  })

  it('are null in mode real while nobody bought or answered', async () => {
    expect(await trueFigures(NOW)).toBeNull()
  })

  it('count sales that stand and quizzes, by the days of São Paulo', async () => {
    await newSale('Marina Albuquerque', before(3))
    await newSale('Bia Souza', before(22))
    await newSale('Caio', before(8 * 24))
    await newSale('Devolvida Silva', before(1), 'REEMBOLSADO')
    const { id: rui } = await newLead('Rui Lima', before(2))
    await newLead('Eva', before(40 * 24))
    expect(await trueFigures(NOW)).toEqual({
      salesThisWeek: 2,
      salesTotal: 3,
      quizToday: 1,
      quizThisMonth: 1,
      quizTotal: 2,
      ratingAverage: null,
      ratingCount: 0,
      delivery: null,
      refunds: null,
      recent: [
        { initials: 'R. L.', did: 'teste', hoursAgo: 2, mark: rui.slice(-8) },
        { initials: 'M. A.', did: 'compra', hoursAgo: 3, mark: null },
        { initials: 'B. S.', did: 'compra', hoursAgo: 22, mark: null },
      ],
    })
  })

  it('tell no average of few ratings', async () => {
    const rated = async () => {
      const user = await db.user.create({ data: { email: `${randomUUID()}@example.com`, fullName: 'Ana' } })
      const order = await db.order.create({ data: { userId: user.id, createdAt: NOW, paidAt: NOW } })
      await db.rating.create({
        data: { orderId: order.id, userId: user.id, rating: 4, serviceQuality: 4, deliveryTime: 4 },
      })
    }
    for (let i = 1; i < FEWEST_RATINGS; i += 1) await rated()
    expect(await trueFigures(NOW)).toMatchObject({ ratingAverage: null, ratingCount: FEWEST_RATINGS - 1 })
    await rated()
    expect(await trueFigures(NOW)).toMatchObject({ ratingAverage: 4, ratingCount: FEWEST_RATINGS })
  })

  it('tell how long guides took in the last whole month, and what was given back, once there are enough', async () => {
    const delivered = async (hours: number, completedAt: Date) => {
      const user = await db.user.create({ data: { email: `${randomUUID()}@example.com` } })
      const submittedAt = new Date(completedAt.getTime() - hours * HOUR_MS)
      const when = { createdAt: submittedAt, paidAt: submittedAt, submittedAt, completedAt }
      await db.order.create({ data: { userId: user.id, status: 'CONCLUIDO', ...when } })
    }
    // Thursday: the day before is a business day.
    const october = new Date('2026-10-22T18:00:00Z')
    for (let i = 1; i < FEWEST_MEASURED; i += 1) await delivered(i, october)
    // Either side of São Paulo's month end.
    await delivered(1, new Date('2026-11-01T03:00:30Z'))
    expect(await trueFigures(NOW)).toMatchObject({
      delivery: null,
      refunds: { refunded: 0, sold: FEWEST_MEASURED },
    })
    await delivered(20, october)
    await newSale('Devolvida', before(24), 'REEMBOLSADO')
    await newSale('Antiga', before(91 * 24), 'REEMBOLSADO')
    expect(await trueFigures(NOW)).toMatchObject({
      delivery: { medianHours: 11, month: '2026-10' },
      refunds: { refunded: 1, sold: FEWEST_MEASURED + 2 },
    })
  })

  it('carry no name, address or id over the wire', async () => {
    await newSale('Marina Albuquerque', new Date())
    const { userId } = await newAdministrator(api.caller())
    await chooseMarketingMode('real', { id: userId, ip: '203.0.113.7' })
    const { bytes, json } = await api.caller().get('/api/marketing')
    expect(json).toMatchObject({ mode: 'real', figures: { salesTotal: 1, recent: [{ initials: 'M. A.' }] } })
    expect(bytes.toString()).not.toMatch(/Marina|Albuquerque|@|[0-9a-f]{8}-/)
  })

  it('are counted once a minute, not once a visitor', async () => {
    const { userId } = await newAdministrator(api.caller())
    await chooseMarketingMode('real', { id: userId, ip: '203.0.113.7' })
    const later = Date.now() + 10 * 60_000
    await newLead('Ana', new Date())
    expect((await readMarketing(later)).figures?.quizTotal).toBe(1)
    await newLead('Bia', new Date())
    expect((await readMarketing(later + 59_000)).figures?.quizTotal).toBe(1)
    expect((await readMarketing(later + 60_000)).figures?.quizTotal).toBe(2)
  })

  it.each([
    ['marina de albuquerque', 'M. A.'],
    ['Ana', 'A.'],
    ['  élio   9ine ', 'É.'],
    ['<b> 1', ''],
    ['', ''],
  ])('make %j into %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('choosing the mode', () => {
  it('is an administrator’s, and is journalled', async () => {
    const admin = await newAdministrator(api.caller())
    expect((await admin.caller.put('/api/admin/marketing', { mode: 'desligado' })).json).toEqual({ mode: 'desligado' })
    expect((await api.caller().get('/api/marketing')).json).toEqual({ ...NOTHING_STATED, mode: 'desligado' })
    expect(await db.journalEntry.findMany({ where: { actorId: admin.userId } })).toMatchObject([
      { action: 'marketing.mode', from: 'simulado', to: 'desligado' },
    ])
  })

  it('is refused to anybody else, and to a mode there is none of', async () => {
    const body = { mode: 'real' }
    expect((await api.caller().put('/api/admin/marketing', body)).status).toBe(401)
    const buyer = await newBuyer(api.caller())
    expect((await buyer.caller.put('/api/admin/marketing', body)).status).toBe(403)
    const admin = await newAdministrator(api.caller())
    expect((await admin.caller.put('/api/admin/marketing', { mode: 'turbo' })).status).toBe(422)
  })

  it('is asked for in production alone, where nothing invented is shown until it is made', async () => {
    expect([true, false].map(defaultMode)).toEqual(['real', 'simulado'])
    const { caller } = await newAdministrator(api.caller())
    expect((await caller.get('/api/admin/marketing')).json).toMatchObject({ mode: 'simulado', isOpen: false })
    vi.spyOn(env, 'isProduction', 'get').mockReturnValue(true)
    expect((await caller.get('/api/admin/marketing')).json).toMatchObject({ mode: 'real', isOpen: true })
    expect((await api.caller().get('/api/marketing')).json).toMatchObject({ mode: 'real' })
    await caller.put('/api/admin/marketing', { mode: 'simulado' })
    expect((await caller.get('/api/admin/marketing')).json).toMatchObject({ mode: 'simulado', isOpen: false })
    expect((await api.caller().get('/api/marketing')).json).toEqual({ ...NOTHING_STATED, mode: 'simulado' })
  })

  it('falls back to the default over a value nobody knows', async () => {
    await db.setting.create({ data: { key: 'marketing.mode', value: { a: 1 } } })
    expect((await readMarketing()).mode).toBe('simulado')
  })
})

describe('the end of the offer', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
  const dayIn = (days: number) => today.format(new Date(Date.now() + days * 24 * HOUR_MS))
  const LIST_PRICE = { cents: 11990, where: 'nossa página', from: '2026-09-01', until: '2026-10-31' }

  it('is stored by an administrator, journalled, and told in days in `real` alone', async () => {
    const { caller, userId } = await newAdministrator(api.caller())
    const terms = { endsOn: dayIn(8), listPrice: LIST_PRICE }
    expect(await caller.put('/api/admin/marketing/offer', terms)).toMatchObject({ status: 200, json: terms })
    expect((await caller.get('/api/admin/marketing')).json).toMatchObject({ offer: terms })
    expect((await api.caller().get('/api/marketing')).json).toEqual({ ...NOTHING_STATED, mode: 'simulado' })
    await chooseMarketingMode('real', { id: userId, ip: '203.0.113.7' })
    expect((await api.caller().get('/api/marketing')).json).toMatchObject({
      offer: { ends: { on: terms.endsOn, daysLeft: 8 }, listPrice: LIST_PRICE },
    })
    expect(await db.journalEntry.findMany({ where: { actorId: userId, action: 'marketing.offer' } })).toMatchObject([
      { from: { endsOn: null, listPrice: null }, to: terms },
    ])
  })

  it('counts the days of São Paulo, ends at its midnight, and a value nobody can read is no end', async () => {
    const ends = async (now: string) => (await currentOffer(new Date(now))).ends
    await db.setting.create({ data: { key: 'marketing.offer', value: { endsOn: '2026-11-30', listPrice: null } } })
    expect(await ends('2026-11-22T15:00:00Z')).toEqual({ on: '2026-11-30', daysLeft: 8 })
    // 23:30 on the 29th there, the 30th in London.
    expect(await ends('2026-11-30T02:30:00Z')).toMatchObject({ daysLeft: 1 })
    expect(await ends('2026-12-01T02:59:59Z')).toMatchObject({ daysLeft: 0 })
    expect(await ends('2026-12-01T03:00:00Z')).toBeNull()
    await db.setting.update({ where: { key: 'marketing.offer' }, data: { value: { endsOn: 'logo' } } })
    expect(await currentOffer(NOW)).toEqual({ ends: null, listPrice: null })
  })

  it.each([
    [{ endsOn: '2020-01-01', listPrice: null }, 'endsOn'],
    [{ endsOn: '2026-02-30', listPrice: null }, 'endsOn'],
    [{ endsOn: dayIn(120), listPrice: null }, 'endsOn'],
    [{ endsOn: null, listPrice: { ...LIST_PRICE, cents: 7990 } }, 'listPrice.cents'],
    [{ endsOn: null, listPrice: { ...LIST_PRICE, where: ' ' } }, 'listPrice.where'],
    [{ endsOn: null, listPrice: { ...LIST_PRICE, until: '2026-08-01' } }, 'listPrice.until'],
    [{ endsOn: null, listPrice: { ...LIST_PRICE, until: dayIn(1) } }, 'listPrice.until'],
  ])('is refused as %j, at %s', async (terms, field) => {
    const { caller } = await newAdministrator(api.caller())
    const answer = await caller.put('/api/admin/marketing/offer', terms)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.fields ?? {})).toContain(field)
    expect(await db.setting.count({ where: { key: 'marketing.offer' } })).toBe(0)
  })

  it('is no customer’s to set', async () => {
    const { caller } = await newBuyer(api.caller())
    const terms = { endsOn: null, listPrice: null }
    expect((await caller.put('/api/admin/marketing/offer', terms)).status).toBe(403)
  })
})
