import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newSubmitted } from '../testing/people.ts'
import { deliveryDue } from './business-time.ts'
import { markOf, readDeadlines, notifyDeadlines } from './deadline-watch.ts'

const api = serveApi()
// A Monday, 9 h in São Paulo; no holiday in the week.
const MONDAY = new Date('2026-06-15T12:00:00Z')
const later = (hours: number) => deliveryDue(MONDAY, hours)
let orderId: string
let mine: string
let other: string

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'customer', staffRole: null } })
  await db.order.updateMany({ data: { status: 'AGUARDANDO_FORMULARIO' } })
  mine = (await newAdministrator(api.caller())).userId
  other = (await newAdministrator(api.caller())).userId
  orderId = (await newSubmitted(api.caller())).orderId
  await db.order.update({ where: { id: orderId }, data: { submittedAt: MONDAY, dueAt: deliveryDue(MONDAY) } })
})

const titlesOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ title }) => title)
const mails = (userId: string) =>
  db.outgoingMail.findMany({ where: { userId, kind: 'desk-deadline' }, orderBy: { id: 'asc' } })

describe('the delivery time', () => {
  it('is counted in business hours: a weekend brings no mark nearer', () => {
    const friday = new Date('2026-06-19T12:00:00Z')
    const dueAt = deliveryDue(friday)
    const order = { status: 'EM_PROCESSAMENTO', dueAt, dueStoppedAt: null, revisionDueAt: null } as const
    expect(markOf(order, new Date('2026-06-22T02:00:00Z'))).toBeNull()
    expect(markOf(order, new Date('2026-06-23T12:00:00Z'))).toBe(50)
    expect(markOf(order, order.dueAt)).toBe(100)
  })
})

describe('while a photo is owed', () => {
  const owe = (since: Date, expiresAt: Date) =>
    Promise.all([
      db.order.update({ where: { id: orderId }, data: { dueStoppedAt: since } }),
      db.photoRequest.create({ data: { orderId, slot: 'front', reason: 'Mais luz.', createdAt: since, expiresAt } }),
    ])
  const dueNow = async () => (await db.order.findUniqueOrThrow({ where: { id: orderId } })).dueAt

  it('nobody is told, however long it takes', async () => {
    await owe(later(10), later(10_000))
    for (const hours of [36, 60, 72, 500]) await notifyDeadlines(later(hours))
    expect(await titlesOf(mine)).toEqual([])
    expect(await readDeadlines([{ orderId, percent: 80 }])).toEqual([])
  })

  it('a request that ran out gives the time back that stood still, once, and marks count from there', async () => {
    await owe(later(10), later(50))
    await notifyDeadlines(later(60))
    expect(await dueNow()).toEqual(later(122))
    await notifyDeadlines(later(61))
    expect(await dueNow()).toEqual(later(122))
    await notifyDeadlines(later(85))
    expect(await titlesOf(mine)).toEqual([])
    await notifyDeadlines(later(86))
    expect(await titlesOf(mine)).toEqual(['Metade do prazo passou'])
  })

  it('what was late before stays late by as much', async () => {
    await owe(later(80), later(90))
    await notifyDeadlines(later(100))
    expect(await titlesOf(mine)).toEqual(['Prazo vencido'])
  })
})

describe('administrators', () => {
  it('are told at 50, 80 and 100 %, once each, and by mail from 80 on', async () => {
    await notifyDeadlines(later(35))
    expect(await titlesOf(mine)).toEqual([])
    for (const hours of [36, 40, 58, 60, 72, 80]) await notifyDeadlines(later(hours))
    const all = ['Metade do prazo passou', 'Prazo perto do fim', 'Prazo vencido']
    expect(await titlesOf(mine)).toEqual(all)
    expect(await titlesOf(other)).toEqual(all)
    expect((await mails(mine)).map(({ data }) => data)).toEqual([
      { orders: [{ orderId, percent: 80 }] },
      { orders: [{ orderId, percent: 100 }] },
    ])
  })

  it('half way only whoever has the order; near the end everybody', async () => {
    await db.order.update({ where: { id: orderId }, data: { deskAssigneeId: mine } })
    await notifyDeadlines(later(40))
    expect([await titlesOf(mine), await titlesOf(other)]).toEqual([['Metade do prazo passou'], []])
    await notifyDeadlines(later(60))
    expect(await titlesOf(other)).toEqual(['Prazo perto do fim'])
  })

  it('get one notification and one mail for many orders at once', async () => {
    for (let n = 0; n < 6; n++) {
      const one = await newSubmitted(api.caller())
      await db.order.update({ where: { id: one.orderId }, data: { submittedAt: MONDAY, dueAt: deliveryDue(MONDAY) } })
    }
    await notifyDeadlines(later(73))
    expect(await titlesOf(mine)).toEqual(['7 pedidos com o prazo vencido'])
    expect(await mails(mine)).toHaveLength(1)
  })

  it('are told once by two clocks that strike together, and never of delivered orders', async () => {
    await Promise.all([notifyDeadlines(later(60)), notifyDeadlines(later(60))])
    expect(await titlesOf(mine)).toEqual(['Prazo perto do fim'])
    await db.order.update({ where: { id: orderId }, data: { status: 'CONCLUIDO', completedAt: MONDAY } })
    await notifyDeadlines(later(90))
    expect(await titlesOf(mine)).toEqual(['Prazo perto do fim'])
    expect(await readDeadlines([{ orderId, percent: 80 }])).toEqual([])
  })
})
