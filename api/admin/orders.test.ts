import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'
import { dayOf, midnightOf, nextDay } from './period.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.order.deleteMany()
  admin = await newAdministrator(api.caller())
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Last millisecond of today in São Paulo, independent of the time of the run. */
const endOfToday = () => new Date(midnightOf(nextDay(dayOf(new Date()))).getTime() - 1)

async function orderOf(name: string, data: Parameters<typeof db.order.update>[0]['data']): Promise<void> {
  const { orderId } = await newBuyer(api.caller(), name)
  // A deadline requires an earlier submission.
  const sent = data.dueAt ? { submittedAt: new Date(Date.now() - 3 * DAY_MS) } : {}
  await db.order.update({ where: { id: orderId }, data: { ...sent, ...data } })
}

async function namesBy(query: string): Promise<unknown[]> {
  const { json, status } = await admin.caller.get(`/api/admin/orders?${query}`)
  expect(status).toBe(200)
  const orders: unknown[] = Array.isArray(json['orders']) ? json['orders'] : []
  return orders.map((order) =>
    typeof order === 'object' && order !== null && 'customerName' in order ? order.customerName : null,
  )
}

describe('the orders', () => {
  it('are narrowed by how far their deadline is, which only orders being worked on have', async () => {
    await orderOf('Atrasada', { status: 'EM_PROCESSAMENTO', dueAt: new Date(Date.now() - HOUR_MS) })
    await orderOf('De Hoje', { status: 'EM_PROCESSAMENTO', dueAt: endOfToday() })
    await orderOf('De Depois', { status: 'EM_PROCESSAMENTO', dueAt: new Date(Date.now() + 2 * DAY_MS) })
    await orderOf('Entregue', {
      status: 'CONCLUIDO',
      dueAt: new Date(Date.now() - HOUR_MS),
      completedAt: new Date(),
    })
    await orderOf('Sem Formulário', {})
    expect(await namesBy('deadline=late')).toEqual(['Atrasada'])
    expect(await namesBy('deadline=today')).toEqual(['De Hoje'])
    expect(await namesBy('deadline=later')).toEqual(['De Depois'])
    expect(await namesBy('deadline=late&status=CONCLUIDO')).toEqual([])
    expect(await namesBy('deadline=late&search=atrasada')).toEqual(['Atrasada'])
  })

  it('are found by the phone of who bought, whole or by its last digits', async () => {
    await orderOf('Com Telefone', { user: { update: { phone: '+5511987650099' } } })
    await orderOf('Com Outro', { user: { update: { phone: '+5511987650088' } } })
    for (const search of ['11987650099', '+55 11 98765-0099', '(11) 98765-0099', '0099', '87650099'])
      expect([search, await namesBy(`search=${encodeURIComponent(search)}`)]).toEqual([search, ['Com Telefone']])
    expect(await namesBy('search=11987650099&status=CONCLUIDO')).toEqual([])
  })

  it('are narrowed by the period of their purchase, which ends now', async () => {
    await orderOf('De Ontem', { createdAt: new Date(Date.now() - DAY_MS) })
    await orderOf('Do Mês Passado', { createdAt: new Date(Date.now() - 40 * DAY_MS) })
    expect(await namesBy('period=today')).toEqual([])
    expect(await namesBy('period=7days')).toEqual(['De Ontem'])
    expect(await namesBy('period=90days')).toEqual(['De Ontem', 'Do Mês Passado'])
    expect(await namesBy('period=all')).toEqual(['De Ontem', 'Do Mês Passado'])
  })

  it('go to the spreadsheet with the same filters', async () => {
    await orderOf('Atrasada', { status: 'EM_PROCESSAMENTO', dueAt: new Date(Date.now() - HOUR_MS) })
    await orderOf('Sem Formulário', {})
    const sheet = (await admin.caller.get('/api/admin/export/orders?deadline=late&period=7days')).bytes.toString('utf8')
    expect(sheet).toContain('Atrasada')
    expect(sheet).not.toContain('Sem Formulário')
  })

  it('refuse a deadline nobody knows', async () => {
    expect((await admin.caller.get('/api/admin/orders?deadline=ontem')).status).toBe(422)
  })
})
