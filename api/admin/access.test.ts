import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Endpoint, fillPath } from '#contract/endpoint.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { may, PERMISSIONS, StaffRole } from '#contract/permissions.ts'
import { db } from '../platform/db.ts'
import { type Caller, serveApi } from '../testing/api.ts'
import { liveOf } from '../testing/live-visitor.ts'
import { jpegOf, newAdministrator, newBuyer, newConsentingBuyer, photoForm } from '../testing/people.ts'
import { setOrderStatus } from '../orders/order-status.ts'
import { CONTRACT_TABLES } from './openapi.ts'

const api = serveApi()
const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT_TABLES).flatMap((table) => Object.values(table))
const GATE = [
  'unauthenticated',
  'forbidden',
  'role-forbidden',
  'second-factor-missing',
  'password-must-change',
  'confirmation-needed',
]

/** Never reachable by the role, whatever the permissions. */
const NEVER: Readonly<Record<Exclude<StaffRole, 'dono'>, RegExp>> = {
  visagista:
    /\/admin\/(orders|users|dashboard|analytics|export|customer-details|integrations|webhook|logs|journal|jobs|generated-pdfs|posts|customer-forms|customer-photos|broadcast|marketing)/,
  atendimento:
    /\/admin\/(desk|customer-photos|customer-forms|export|dashboard|analytics|integrations|webhook|journal|jobs|posts|marketing)|customer-photos|\/pdf/,
}

type Who = 'stranger' | 'customer' | 'noSecondFactor' | 'mustChange' | StaffRole
const callers = new Map<Who, Caller>()

beforeAll(async () => {
  callers.set('stranger', api.caller())
  callers.set('customer', (await newBuyer(api.caller())).caller)
  for (const role of StaffRole.options) callers.set(role, (await newAdministrator(api.caller(), role)).caller)
  const bare = await newAdministrator(api.caller())
  await db.user.update({ where: { id: bare.userId }, data: { totpEnabledAt: null } })
  callers.set('noSecondFactor', bare.caller)
  const given = await newAdministrator(api.caller())
  await db.user.update({ where: { id: given.userId }, data: { mustChangePassword: true } })
  callers.set('mustChange', given.caller)
})

async function attempt(who: Who, endpoint: Endpoint) {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const path = fillPath(endpoint.path, Object.fromEntries(names.map((name) => [name, randomUUID()])))
  const caller = callers.get(who)
  if (!caller) throw new Error(who)
  // Invalid on purpose: admitted callers change nothing.
  const body = endpoint.body ? { unreadable: true } : undefined
  const { status, json } = await caller.send(endpoint.method, path, body)
  return { status, code: typeof json['code'] === 'string' ? json['code'] : null }
}

const named = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const team = named.filter(([, { audience }]) => audience === 'admin')

it('knows every role and every permission, and gives each permission to owners', () => {
  expect(team.length).toBeGreaterThan(80)
  expect(PERMISSIONS.filter((permission) => !may('dono', permission))).toEqual([])
  expect(PERMISSIONS.filter((permission) => may(null, permission) || may(undefined, permission))).toEqual([])
})

describe('every call of the contract', () => {
  it('that is not for anybody turns a stranger away', async () => {
    const answers = await Promise.all(
      named
        .filter(([, { audience }]) => audience !== 'anyone')
        .map(async ([name, endpoint]) => [name, (await attempt('stranger', endpoint)).status]),
    )
    expect(answers.filter(([, status]) => status !== 401)).toEqual([])
  })

  it.each(['customer', 'noSecondFactor', 'mustChange'] as const)('of the back office turns %s away', async (who) => {
    const answers = await Promise.all(
      team.map(async ([name, endpoint]) => [name, (await attempt(who, endpoint)).status]),
    )
    expect(answers.filter(([, status]) => status !== 403)).toEqual([])
  })

  it.each(StaffRole.options)('of the back office opens to %s as the table says, and to no one else', async (role) => {
    const wrong: string[] = []
    for (const [name, endpoint] of team) {
      if (endpoint.audience !== 'admin') continue
      const { status, code } = await attempt(role, endpoint)
      const isIn = endpoint.method === 'HEAD' ? status !== 403 : !GATE.includes(code ?? '')
      if (isIn !== may(role, endpoint.permission)) wrong.push(`${name}: ${status} ${code}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(['visagista', 'atendimento'] as const)('that %s must never reach is closed to them', async (role) => {
    const open: string[] = []
    for (const [name, endpoint] of team) {
      if (!NEVER[role].test(endpoint.path)) continue
      const isUsers = role === 'atendimento' && endpoint.path === '/api/admin/users'
      if (isUsers) continue
      if ((await attempt(role, endpoint)).status !== 403) open.push(name)
    }
    expect(open).toEqual([])
  })

  it('that is sensitive asks for a second look, of owners too', async () => {
    const owner = await newAdministrator(api.caller())
    callers.set('dono', owner.caller)
    await db.session.updateMany({
      where: { userId: owner.userId },
      data: { confirmedAt: new Date(Date.now() - 601_000) },
    })
    const sensitive = named.filter(([, { isSensitive }]) => isSensitive)
    const answers = await Promise.all(
      sensitive.map(async ([name, endpoint]) => [name, (await attempt('dono', endpoint)).code]),
    )
    expect(answers.filter(([, code]) => code !== 'confirmation-needed')).toEqual([])
    const names = sensitive.map(([name]) => name)
    for (const name of ['GET /api/admin/export/:list', 'PUT /api/admin/users/:id', 'GET /api/admin/webhook/token'])
      expect(names).toContain(name)
  })
})

it('a photo and a customer’s answers open to no role but those that may see them, and to the desk while it works', async () => {
  const buyer = await newConsentingBuyer(api.caller())
  const sent = await buyer.caller.send(
    'PUT',
    `/api/orders/${buyer.orderId}/photos/front`,
    await photoForm({ photo: await jpegOf() }),
  )
  expect(sent.status).toBe(200)
  const { id } = await db.customerPhoto.findFirstOrThrow({ where: { orderId: buyer.orderId } })
  const look = async (who: Who) => (await callers.get(who)?.get(`/api/customer-photos/${id}/view`))?.status
  const looks = async () => [
    await look('dono'),
    await look('visagista'),
    await look('atendimento'),
    await look('customer'),
  ]
  const looked = () => db.journalEntry.count({ where: { action: 'photo.viewed', subjectId: buyer.orderId } })
  const put = (status: OrderStatus) =>
    db.order.update({ where: { id: buyer.orderId }, data: { status, completedAt: new Date() } })
  expect(await looks()).toEqual([200, 403, 403, 403])
  await put('EM_PROCESSAMENTO')
  expect(await looks()).toEqual([200, 200, 403, 403])
  await put('CONCLUIDO')
  expect(await looks()).toEqual([200, 403, 403, 403])
  // Refused callers saw nothing, so nothing is journalled.
  expect(await looked()).toBe(4)
  const list = async (who: Who) =>
    (await callers.get(who)?.get(`/api/admin/customer-photos?orderId=${buyer.orderId}`))?.status
  expect([await list('dono'), await list('visagista'), await list('atendimento')]).toEqual([200, 403, 403])
  const details = await callers.get('atendimento')?.get(`/api/admin/customer-details/${buyer.userId}`)
  expect(details?.json).toMatchObject({ customerForms: [] })
})

it('the live channel tells the back office of an order, and nobody it is closed to', async () => {
  const buyer = await newBuyer(api.caller())
  const [desk, closed, other] = await Promise.all(
    (['visagista', 'noSecondFactor', 'customer'] as const).map((who) =>
      liveOf(callers.get(who) ?? api.caller(), api.url()),
    ),
  )
  const next = desk?.next()
  await setOrderStatus(buyer.orderId, 'REEMBOLSADO', { id: null }, 'AGUARDANDO_FORMULARIO')
  expect(await next).toMatchObject({ type: 'order', orderId: buyer.orderId })
  // Messages are ordered: any for the others would have arrived by now.
  expect([closed?.heard, other?.heard].map((heard) => heard?.filter(({ type }) => type !== 'beat'))).toEqual([[], []])
  for (const visitor of [desk, closed, other]) await visitor?.leave()
})
