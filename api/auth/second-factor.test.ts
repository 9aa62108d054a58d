import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '../platform/db.ts'
import { type Answer, serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'
import { seal, unseal } from '../platform/signing.ts'
import { hashPassword } from './secrets.ts'

const api = serveApi()
const PASSWORD = 'cavalo-azul-19'
let admin: Awaited<ReturnType<typeof newAdministrator>>

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  const made = await newAdministrator(api.caller())
  const passwordHash = await hashPassword(PASSWORD)
  await db.user.update({ where: { id: made.userId }, data: { passwordHash, totpEnabledAt: null } })
  admin = made
})
afterEach(() => {
  vi.useRealTimers()
})

const codeAt = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
const signIn = (otp?: string, password = PASSWORD) =>
  api.caller().post('/api/login', { email: admin.email, password, ...(otp === undefined ? {} : { otp }) })
const begin = async () =>
  String((await admin.caller.post('/api/account/second-factor', { password: PASSWORD })).json['secret'])
const codesIn = ({ json }: Answer): string[] => (Array.isArray(json['recoveryCodes']) ? json['recoveryCodes'] : [])

/** Advances the clock a step, because the activation code is spent. */
async function switchOn() {
  const secret = await begin()
  const on = await admin.caller.post('/api/account/second-factor/confirm', { code: codeAt(secret) })
  expect(on.status).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  return { secret, recovery: codesIn(on) }
}

describe('the second factor', () => {
  it('counts for nothing until a code of it was seen', async () => {
    const secret = await begin()
    expect((await signIn()).json).toMatchObject({ user: { email: admin.email } })
    expect((await admin.caller.post('/api/account/second-factor/confirm', { code: '000000' })).status).toBe(401)
    expect(codeAt(secret)).toMatch(/^\d{6}$/)
    expect((await admin.caller.get('/api/account/second-factor')).json).toEqual({ enabledAt: null, recoveryLeft: 0 })
  })

  it('is asked for after the right password, and opens with a code of the application', async () => {
    const { secret } = await switchOn()
    expect((await signIn(undefined, 'errada-de-tudo')).status).toBe(401)
    expect((await signIn()).json).toMatchObject({ user: null, next: 'otp' })
    expect(await signIn('000000')).toMatchObject({ status: 401, json: { code: 'otp-wrong' } })
    expect((await signIn(codeAt(secret))).json).toMatchObject({ user: { email: admin.email } })
  })

  it('takes no code twice, not even two at once, nor an older one after it', async () => {
    const { secret } = await switchOn()
    const code = codeAt(secret)
    const both = await Promise.all([signIn(code), signIn(code)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect((await signIn(code)).status).toBe(401)
    expect((await signIn(codeAt(secret, Date.now() - 30_000))).status).toBe(401)
  })

  it('has six tries, whoever knows the password', async () => {
    const { secret } = await switchOn()
    for (let i = 0; i < 6; i++) expect((await signIn('000000')).status).toBe(401)
    expect((await signIn(codeAt(secret))).status).toBe(429)
  })

  it('lost, opens with each recovery code once, however it is typed', async () => {
    const { recovery } = await switchOn()
    expect(new Set(recovery).size).toBe(10)
    const [first = ''] = recovery
    expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await signIn(first)).status).toBe(401)
    expect((await admin.caller.get('/api/account/second-factor')).json).toMatchObject({ recoveryLeft: 9 })
    const renewed = await admin.caller.post('/api/account/second-factor/recovery')
    expect((await signIn(recovery[1])).status).toBe(401)
    expect((await signIn(codesIn(renewed)[0])).status).toBe(200)
  })

  it('lies nowhere in clear: neither secret nor recovery codes', async () => {
    const { secret, recovery } = await switchOn()
    const row = JSON.stringify(await db.user.findUniqueOrThrow({ where: { id: admin.userId } }))
    expect(row).not.toContain(secret)
    expect(row).not.toContain(recovery[0]?.replaceAll('-', ''))
    expect(unseal(seal('ação'))).toBe('ação')
    expect(unseal('lixo')).toBeNull()
  })

  it('goes only after a second look, is journalled on and off, and told by mail', async () => {
    const { secret } = await switchOn()
    const end = () => admin.caller.post('/api/account/second-factor/end')
    await db.session.updateMany({
      where: { userId: admin.userId },
      data: { confirmedAt: new Date(Date.now() - 601_000) },
    })
    expect(await end()).toMatchObject({ status: 403, json: { code: 'confirmation-needed' } })
    const confirm = (password: string, otp?: string) => admin.caller.post('/api/account/confirm', { password, otp })
    expect(await confirm('errada')).toMatchObject({ status: 422, json: { fields: { password: expect.any(String) } } })
    expect((await confirm(PASSWORD)).json).toEqual({ confirmed: false, next: 'otp' })
    expect((await confirm(PASSWORD, '000000')).status).toBe(401)
    expect((await end()).status).toBe(403)
    expect((await confirm(PASSWORD, codeAt(secret))).json).toEqual({ confirmed: true })
    expect((await end()).status).toBe(200)
    expect((await signIn()).json).toMatchObject({ user: { email: admin.email, mustSetSecondFactor: true } })
    expect(await db.outgoingMail.count({ where: { toEmail: admin.email, kind: 'account-changed' } })).toBe(1)
    const deeds = await db.journalEntry.findMany({ where: { actorId: admin.userId }, orderBy: { id: 'asc' } })
    expect(deeds.map(({ action }) => action)).toEqual(['account.second-factor-on', 'account.second-factor-off'])
  })

  it('is required: the back office and its live news are closed until it is on', async () => {
    const orders = () => admin.caller.get('/api/admin/orders')
    expect(await orders()).toMatchObject({ status: 403, json: { code: 'second-factor-missing' } })
    expect((await admin.caller.get('/api/user')).json).toMatchObject({ mustSetSecondFactor: true })
    await switchOn()
    expect((await orders()).status).toBe(200)
    expect((await admin.caller.get('/api/user')).json).toMatchObject({ mustSetSecondFactor: false })
  })

  it('has no way around it by a link in the mail', async () => {
    await switchOn()
    const { mintAccessLink } = await import('./mailed-links.ts')
    const token = await mintAccessLink(admin.userId, admin.email, null, 72)
    expect(await api.caller().post('/api/login', { token })).toMatchObject({
      status: 401,
      json: { code: 'link-spent' },
    })
  })

  it('is no matter of customers', async () => {
    const buyer = await newBuyer(api.caller())
    expect((await buyer.caller.post('/api/account/second-factor', { password: 'x' })).status).toBe(403)
  })
})

describe('a password somebody else chose', () => {
  const change = (current: string, newPassword: string) =>
    admin.caller.put('/api/account/password', { current, newPassword })

  it('closes the administration until the person has chosen one', async () => {
    await db.user.update({ where: { id: admin.userId }, data: { mustChangePassword: true, totpEnabledAt: new Date() } })
    expect(await admin.caller.get('/api/admin/orders')).toMatchObject({
      status: 403,
      json: { code: 'password-must-change' },
    })
    expect((await admin.caller.get('/api/user')).json).toMatchObject({ mustChangePassword: true })
    expect((await change(PASSWORD, 'outra-senha-boa-7')).status).toBe(200)
    expect((await admin.caller.get('/api/admin/orders')).status).toBe(200)
    expect((await signIn(undefined, 'outra-senha-boa-7')).status).toBe(200)
    expect((await signIn()).status).toBe(401)
  })

  it('signs the other devices out, and this one stays', async () => {
    const other = api.caller()
    await other.post('/api/login', { email: admin.email, password: PASSWORD })
    await change(PASSWORD, 'outra-senha-boa-7')
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await admin.caller.get('/api/user')).status).toBe(200)
  })

  it.each([
    ['current', 'errada', 'outra-senha-boa-7'],
    ['newPassword', PASSWORD, '12345'],
    ['newPassword', PASSWORD, 'password1'],
    ['newPassword', PASSWORD, PASSWORD],
  ])('is not changed when %s is refused (%s, %s)', async (field, current, next) => {
    const answer = await change(current, next)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.fields ?? {})).toEqual([field])
    expect((await signIn()).status).toBe(200)
  })
})
