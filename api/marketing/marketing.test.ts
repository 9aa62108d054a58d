import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FEWEST_RATINGS } from '#contract/marketing.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'
import { initialsOf, trueFigures } from './figures.ts'
import { chooseMarketingMode, defaultMode, readMarketing } from './marketing.ts'

const api = serveApi()
const HOUR_MS = 3_600_000
/** Half past one in the night of the 5th in London is still the 4th in São Paulo. */
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
    expect((await api.caller().get('/api/marketing')).json).toEqual({ mode: 'simulado', figures: null })
  })

  it('are null in mode real while nobody bought or answered', async () => {
    expect(await trueFigures(NOW)).toBeNull()
  })

  it('count sales that stand and quizzes, by the days of São Paulo', async () => {
    await newSale('Marina Albuquerque', before(3))
    await newSale('Bia Souza', before(22))
    await newSale('Caio', before(8 * 24))
    await newSale('Devolvida Silva', before(1), 'REEMBOLSADO')
    await newLead('Rui Lima', before(2))
    await newLead('Eva', before(40 * 24))
    expect(await trueFigures(NOW)).toEqual({
      salesToday: 2,
      salesThisWeek: 2,
      salesTotal: 3,
      quizToday: 1,
      quizThisMonth: 1,
      quizTotal: 2,
      ratingAverage: null,
      ratingCount: 0,
      recent: [
        { initials: 'R. L.', did: 'teste', hoursAgo: 2 },
        { initials: 'M. A.', did: 'compra', hoursAgo: 3 },
        { initials: 'B. S.', did: 'compra', hoursAgo: 22 },
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
    expect((await api.caller().get('/api/marketing')).json).toEqual({ mode: 'desligado', figures: null })
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
    expect((await caller.get('/api/admin/marketing')).json).toEqual({ mode: 'simulado', isOpen: false })
    vi.spyOn(env, 'isProduction', 'get').mockReturnValue(true)
    expect((await caller.get('/api/admin/marketing')).json).toEqual({ mode: 'real', isOpen: true })
    expect((await api.caller().get('/api/marketing')).json).toMatchObject({ mode: 'real' })
    await caller.put('/api/admin/marketing', { mode: 'simulado' })
    expect((await caller.get('/api/admin/marketing')).json).toEqual({ mode: 'simulado', isOpen: false })
    expect((await api.caller().get('/api/marketing')).json).toEqual({ mode: 'simulado', figures: null })
  })

  it('falls back to the default over a value nobody knows', async () => {
    await db.setting.create({ data: { key: 'marketing.mode', value: { a: 1 } } })
    expect((await readMarketing()).mode).toBe('simulado')
  })
})
