import * as z from 'zod/mini'
import { beforeEach, describe, expect, it } from 'vitest'
import { mintAccessLink } from '../auth/mailed-links.ts'
import { db } from '../platform/db.ts'
import { type Answer, serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.user.updateMany({ where: { role: 'admin' }, data: { role: 'customer', staffRole: null } })
  admin = await newAdministrator(api.caller())
})

const person = { fullName: 'Beatriz Conceição', phone: '11 98765-4321', role: 'customer', email: 'bia@example.com' }
const namesIn = ({ json }: Answer) =>
  (Array.isArray(json['items']) ? json['items'] : []).map((item: { typedName: string }) => item.typedName)
const find = (search: string) => admin.caller.get(`/api/admin/users?search=${encodeURIComponent(search)}`)
const edit = (id: string, changes: object = {}) => admin.caller.put(`/api/admin/users/${id}`, { ...person, ...changes })

describe('the list of accounts', () => {
  beforeEach(async () => {
    const many = ['Antônia Ribeiro', 'José Ávila', '100%_\\ Ltda'].map((fullName, i) => ({
      fullName,
      email: `conta${i}@example.com`,
    }))
    await db.user.createMany({ data: many, skipDuplicates: true })
  })

  it('finds a name without its accents, and says nothing about spelling', async () => {
    const answer = await find('antonia rib')
    expect(namesIn(answer)).toEqual(['Antônia Ribeiro'])
    expect(answer.json).not.toHaveProperty('isFuzzyMatch')
  })

  it('finds a phone however it is written, and by its last digits', async () => {
    const holders = [
      { email: 'zap@example.com', phone: '+5511987654321' },
      { email: 'zap2@example.com', phone: '+351912654321' },
      { email: 'zap3@example.com', phone: '+33612340099' },
      // Kept as typed: unknown country.
      { email: 'zap4@example.com', phone: '0912-555 00 77' },
      { email: 'conta4321@example.com', phone: '+5521900001111' },
    ]
    for (const data of holders)
      await db.user.upsert({
        where: { email: data.email },
        create: { ...data, fullName: data.email },
        update: { phone: data.phone },
      })
    const written = ['11987654321', '+55 11 98765-4321', '(11) 98765-4321', '011 98765 4321', '98765-4321', '7654321']
    for (const search of written) expect([search, namesIn(await find(search))]).toEqual([search, ['zap@example.com']])
    for (const search of [
      '351912654321',
      '+351 912 654 321',
      '00351 912 654 321',
      '912 654 321',
      '\u202a+351 912‑654‑321',
    ])
      expect([search, namesIn(await find(search))]).toEqual([search, ['zap2@example.com']])
    for (const search of ['+33 6 12 34 00 99', '06 12 34 00 99', '0033612340099', '+33 (0)6 12 34 00 99'])
      expect([search, namesIn(await find(search))]).toEqual([search, ['zap3@example.com']])
    for (const search of ['0912-555 00 77', '09125550077', '5550077'])
      expect([search, namesIn(await find(search))]).toEqual([search, ['zap4@example.com']])
    expect(namesIn(await find('4321'))).toEqual(
      expect.arrayContaining(['zap@example.com', 'zap2@example.com', 'conta4321@example.com']),
    )
    expect(namesIn(await find('321'))).not.toContain('zap@example.com')
    expect(namesIn(await find('11 98765-4322'))).toEqual([])
  })

  it('finds a misspelt name and says that it was spelt alike', async () => {
    const answer = await find('Antonha Ribero')
    expect(namesIn(answer)).toContain('Antônia Ribeiro')
    expect(answer.json).toMatchObject({ isFuzzyMatch: true })
  })

  it('finds one or two letters where a word begins', async () => {
    expect(namesIn(await find('áv'))).toEqual(['José Ávila'])
    expect(namesIn(await find('vi'))).not.toContain('José Ávila')
  })

  it('knows the words of names only while somebody is called so', async () => {
    const email = 'uma@example.com'
    const { id } = await db.user.create({ data: { fullName: 'Wanderléia Xis', email } })
    const words = () => db.$queryRaw`SELECT word FROM name_words WHERE word IN ('wanderleia', 'ribeiro') ORDER BY word`
    expect(namesIn(await find('Vanderleia'))).toEqual(['Wanderléia Xis'])
    expect(await words()).toEqual([{ word: 'ribeiro' }, { word: 'wanderleia' }])
    await db.user.update({ where: { id }, data: { fullName: 'Outra Ribeiro' } })
    expect(await words()).toEqual([{ word: 'ribeiro' }])
    await db.user.delete({ where: { id } })
    expect(await words()).toEqual([{ word: 'ribeiro' }])
  })

  it('takes wildcards, SQL and endless text as the letters they are', async () => {
    expect(namesIn(await find('%_\\'))).toEqual(['100%_\\ Ltda'])
    expect((await find("'; DROP TABLE users; --")).status).toBe(200)
    expect((await find('zqxw'.repeat(2500))).json).toMatchObject({ items: [], total: 0 })
  })

  it('walks every account once, page by page', async () => {
    await db.user.createMany({
      data: Array.from({ length: 70 }, (_, i) => ({ email: `p${i}@paginas.com`, createdAt: new Date(1.7e12) })),
    })
    const first = await admin.caller.get('/api/admin/users?search=paginas.com')
    expect(first.json).toMatchObject({ total: 70 })
    const second = await admin.caller.get(`/api/admin/users?search=paginas.com&cursor=${String(first.json['next'])}`)
    const seen = [first, second].flatMap(({ json }) => (Array.isArray(json['items']) ? json['items'] : []))
    expect(new Set(seen.map(({ id }: { id: string }) => id)).size).toBe(70)
    expect(second.json['next']).toBeNull()
  })

  it('is sorted by name without regard to accents, both ways and past the first page', async () => {
    const names = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 'É' : 'e') + String(i).padStart(2, '0'))
    await db.user.createMany({
      data: names.map((fullName) => ({ fullName, email: `${fullName}@ordem.com`.toLowerCase() })),
    })
    const walk = async (sort: string) => {
      const first = await admin.caller.get(`/api/admin/users?search=ordem.com&sort=${sort}`)
      const next = String(first.json['next'])
      const second = await admin.caller.get(`/api/admin/users?search=ordem.com&sort=${sort}&cursor=${next}`)
      return [...namesIn(first), ...namesIn(second)]
    }
    expect(await walk('name')).toEqual(names)
    expect(await walk('-name')).toEqual(names.toReversed())
  })

  it.each(['sort=senha', 'sort=-', 'cursor=lixo', 'sort=name&cursor=WyJpbnQiLCIxIiwieCJd'])(
    'asked for in a way nobody knows is its first page: %s',
    async (query) => {
      expect(namesIn(await admin.caller.get(`/api/admin/users?${query}`)).length).toBeGreaterThan(0)
    },
  )

  it.each(['1', '2026', '2026-02-31T10:00:00+00:00', '+275760-09-13T00:00:00.000Z', 'Sat, 01 Jan 2026 (x)'])(
    'begun at a moment no page ends at is its first page: %s',
    async (moment) => {
      const place = ['timestamptz', moment, crypto.randomUUID()]
      const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
      const answer = await admin.caller.get(`/api/admin/users?cursor=${cursor}`)
      expect(answer.status).toBe(200)
      expect(namesIn(answer).length).toBeGreaterThan(0)
    },
  )

  it('is closed to customers', async () => {
    const buyer = await newBuyer(api.caller())
    expect((await buyer.caller.get('/api/admin/users')).status).toBe(403)
    expect((await api.caller().get('/api/admin/users')).status).toBe(401)
  })
})

describe('an account made by an administrator', () => {
  it('has to change its password, and is journalled without it', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const made = await admin.caller.post('/api/admin/users', { ...person, email, password: 'cavalo-azul-19' })
    expect(made.status).toBe(200)
    const row = await db.user.findUniqueOrThrow({ where: { email } })
    expect(row).toMatchObject({ mustChangePassword: true, phone: '+5511987654321', role: 'customer' })
    const deed = await db.journalEntry.findFirstOrThrow({ where: { subjectId: row.id, action: 'user.created' } })
    expect(deed.actorId).toBe(admin.userId)
    expect(JSON.stringify(deed)).not.toContain('cavalo')
  })

  it('is refused with five characters, a common password, or an address that is taken', async () => {
    const make = (changes: object) =>
      admin.caller.post('/api/admin/users', {
        ...person,
        email: 'novo@example.com',
        password: 'cavalo-azul-19',
        ...changes,
      })
    expect((await make({ password: '12345' })).json.fields).toEqual({
      password: 'A senha deve ter pelo menos 6 caracteres',
    })
    expect((await make({ password: '123456' })).json.fields).toHaveProperty('password')
    expect((await make({ password: 'passwordpassword' })).json.fields).toHaveProperty('password')
    const taken = (await db.user.findUniqueOrThrow({ where: { id: admin.userId } })).email
    expect(await make({ email: taken })).toMatchObject({ status: 409, json: { code: 'email-taken' } })
  })
})

describe('editing an account', () => {
  it('tells the second of two administrators instead of overwriting the first', async () => {
    const { id } = await db.user.create({ data: { email: `${crypto.randomUUID()}@example.com` } })
    const { json } = await admin.caller.get(`/api/admin/customer-details/${id}`)
    const { version } = z.object({ user: z.object({ version: z.string() }) }).parse(json).user
    await db.user.update({ where: { id }, data: { lastSeenAt: new Date() } })
    const changes = (fullName: string) => ({ fullName, email: `${id}@example.com`, version })
    expect((await edit(id, changes('Primeira'))).status).toBe(200)
    expect(await edit(id, changes('Segunda'))).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
    expect((await db.user.findUniqueOrThrow({ where: { id } })).fullName).toBe('Primeira')
  })

  it('makes nobody an administrator who has no password to enter with', async () => {
    const { id } = await db.user.create({ data: { email: 'semsenha@example.com' } })
    const answer = await edit(id, { email: 'semsenha@example.com', role: 'admin' })
    expect(answer).toMatchObject({ status: 409, json: { code: 'password-missing' } })
  })

  it('never lets administrators take their own role away', async () => {
    await newAdministrator(api.caller())
    const { email } = await db.user.findUniqueOrThrow({ where: { id: admin.userId } })
    expect((await edit(admin.userId, { email })).json).toMatchObject({ code: 'own-role' })
  })

  it('never leaves the house without an administrator, not even when two demote each other at once', async () => {
    const other = await newAdministrator(api.caller())
    const demote = (by: typeof other, id: string) =>
      by.caller.put(`/api/admin/users/${id}`, { ...person, email: `${id}@example.com` })
    await Promise.all([demote(admin, other.userId), demote(other, admin.userId)])
    expect(await db.user.count({ where: { role: 'admin', erasedAt: null } })).toBe(1)
  })
})

describe('a password set by an administrator', () => {
  it('signs the person out and has to be changed', async () => {
    const buyer = await newBuyer(api.caller())
    const path = `/api/admin/users/${buyer.userId}/password`
    expect((await admin.caller.send('PATCH', path, { newPassword: 'cavalo-azul-19' })).status).toBe(200)
    expect((await buyer.caller.get('/api/orders')).status).toBe(401)
    expect(await db.user.findUniqueOrThrow({ where: { id: buyer.userId } })).toMatchObject({ mustChangePassword: true })
  })

  it("is refused for another administrator's account and for five characters", async () => {
    const other = await newAdministrator(api.caller())
    const set = (newPassword: string) =>
      admin.caller.send('PATCH', `/api/admin/users/${other.userId}/password`, { newPassword })
    expect(await set('cavalo-azul-19')).toMatchObject({ status: 403, json: { code: 'administrator-password' } })
    expect((await set('12345')).json.fields).toEqual({ newPassword: 'A senha deve ter pelo menos 6 caracteres' })
  })

  it('may have six letters for a customer, and twelve at least for the team', async () => {
    const buyer = await newBuyer(api.caller())
    const set = await admin.caller.send('PATCH', `/api/admin/users/${buyer.userId}/password`, { newPassword: 'vento7' })
    expect(set.status).toBe(200)
    const make = (role: string, password: string) => {
      const email = `${crypto.randomUUID()}@example.com`
      return admin.caller.post('/api/admin/users', { ...person, email, role, password })
    }
    expect((await make('customer', 'vento7')).status).toBe(200)
    expect((await make('admin', 'vento7-azul')).json.fields).toEqual({
      password: 'A senha deve ter pelo menos 12 caracteres',
    })
    expect((await make('admin', 'vento7-azul-')).status).toBe(200)
  })
})

describe('removing an account', () => {
  it('keeps the last administrator and whoever bought something', async () => {
    const buyer = await newBuyer(api.caller())
    expect((await admin.caller.delete(`/api/admin/users/${admin.userId}`)).json).toMatchObject({
      code: 'last-administrator',
    })
    expect((await admin.caller.delete(`/api/admin/users/${buyer.userId}`)).json).toMatchObject({
      code: 'user-has-orders',
    })
  })

  it('takes the person out of the row', async () => {
    const { id } = await db.user.create({ data: { email: `${crypto.randomUUID()}@example.com`, fullName: 'Some' } })
    expect((await admin.caller.delete(`/api/admin/users/${id}`)).status).toBe(200)
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ fullName: null, phone: null })
    expect((await admin.caller.get(`/api/admin/customer-details/${id}`)).status).toBe(404)
  })

  it('leaves no address of theirs in the books', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { id } = await db.user.create({ data: { email, fullName: 'Some' } })
    await db.notification.create({ data: { userId: id, type: 'order_update', title: 'Oi', message: 'Olá, Some.' } })
    await db.outgoingMail.createMany({
      data: [
        { kind: 'access', toEmail: email, userId: id },
        { kind: 'access', toEmail: email },
      ],
    })
    await mintAccessLink(id, email, null, 72)
    expect((await admin.caller.delete(`/api/admin/users/${id}`)).status).toBe(200)
    expect(await db.notification.count({ where: { userId: id } })).toBe(0)
    expect(await db.outgoingMail.count({ where: { toEmail: email } })).toBe(0)
    expect(await db.magicLink.count({ where: { email } })).toBe(0)
  })
})

it("shows a customer's orders, their first ten mails with a count of all, and their forms", async () => {
  const buyer = await newBuyer(api.caller())
  await db.outgoingMail.createMany({
    data: Array.from({ length: 12 }, () => ({ kind: 'access', toEmail: buyer.email, userId: buyer.userId })),
  })
  await db.onboardingForm.create({
    data: {
      orderId: buyer.orderId,
      fullName: 'Marina',
      gender: 'Feminino',
      objective: 'Melhoria sutil',
      style: 'Clássico',
    },
  })
  const { json } = await admin.caller.get(`/api/admin/customer-details/${buyer.userId}`)
  expect(json).toMatchObject({
    user: { id: buyer.userId, ordersCount: 1 },
    orders: [{ id: buyer.orderId }],
    customerForms: [{ style: 'Clássico', preferredStyle: 'Clássico', specialNotes: '' }],
  })
  expect(json['emailLogs']).toHaveLength(10)
  expect(Number(json['emailLogsTotal'])).toBeGreaterThanOrEqual(12)
})
