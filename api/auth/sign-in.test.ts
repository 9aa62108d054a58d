import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { SESSION_LIFE_DAYS } from '#contract/auth.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newBuyer } from '../testing/people.ts'
import { hashPassword, hashToken } from './secrets.ts'
import { mintAccessLink, mintSignIn } from './sign-in.ts'

const api = serveApi()
const DAY_MS = 24 * 3_600_000
let email: string
let userId: string

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  email = `${randomUUID()}@example.com`
  userId = (await db.user.create({ data: { email, fullName: 'Cícera Gomes' } })).id
})

describe('an address alone', () => {
  it('opens nothing and queues one mail a minute', async () => {
    const caller = api.caller()
    const first = await caller.post('/api/login', { email: ` ${email.toUpperCase()}` })
    expect(first).toMatchObject({ status: 200, json: { user: null, next: 'code' } })
    await caller.post('/api/login', { email })
    expect(await db.outgoingMail.count({ where: { toEmail: email, kind: 'sign-in' } })).toBe(1)
    expect((await caller.get('/api/user')).status).toBe(401)
  })

  it('is answered alike when nobody has it', async () => {
    const known = await api.caller().post('/api/login', { email })
    const unknown = await api.caller().post('/api/login', { email: `nobody-${email}` })
    expect(unknown.json).toEqual(known.json)
    expect(unknown.status).toBe(known.status)
  })

  it.each([
    [{}],
    [{ email: '' }],
    [{ email: 'sem-arroba' }],
    [{ email: 'a@b' }],
    [{ email: 3 }],
    [{ email: 'a'.repeat(300) + '@b.co' }],
  ])('that is none is refused at its field: %j', async (body) => {
    const answer = await api.caller().post('/api/login', body)
    expect(answer.status).toBe(422)
    expect(answer.json.fields?.['email']).toMatch(/e-mail/i)
  })
})

describe('a code', () => {
  it('opens a session, once', async () => {
    const { code } = await mintSignIn(userId, email)
    const caller = api.caller()
    expect(await caller.post('/api/login', { email, code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      status: 200,
      json: { user: { email, role: 'customer' } },
    })
    expect((await caller.get('/api/user')).json).toMatchObject({ id: userId })
    expect((await api.caller().post('/api/login', { email, code })).status).toBe(401)
  })

  it('has five tries; the right one comes too late for the sixth', async () => {
    const { code } = await mintSignIn(userId, email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 4; i++)
      expect((await api.caller().post('/api/login', { email, code: wrong })).json).toMatchObject({ code: 'code-wrong' })
    expect((await api.caller().post('/api/login', { email, code: wrong })).json).toMatchObject({
      code: 'code-exhausted',
    })
    expect((await api.caller().post('/api/login', { email, code })).json).toMatchObject({ code: 'code-exhausted' })
  })

  it('tried fifty times at once still has five tries', async () => {
    const { code } = await mintSignIn(userId, email)
    const wrong = code === '000000' ? '000001' : '000000'
    await Promise.all(Array.from({ length: 50 }, () => api.caller().post('/api/login', { email, code: wrong })))
    expect((await db.signInCode.findFirstOrThrow({ where: { userId } })).attempts).toBe(5)
  })

  it('dies when a newer one is made, and after 15 minutes', async () => {
    const old = await mintSignIn(userId, email)
    const young = await mintSignIn(userId, email)
    const { json } = await api.caller().post('/api/login', { email, code: old.code })
    expect(json['code']).toBe(old.code === young.code ? undefined : 'code-wrong')
    await db.signInCode.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await api.caller().post('/api/login', { email, code: young.code })).json).toMatchObject({
      code: 'code-expired',
    })
  })

  it.each([
    ['expired', { expiresAt: new Date(0) }],
    ['had all its tries', { attempts: 5 }],
  ])('that has %s may be followed by another at once, by one, also when asked for ten times', async (_, dead) => {
    const ask = () => api.caller().post('/api/login', { email })
    const mails = () => db.outgoingMail.count({ where: { toEmail: email, kind: 'sign-in' } })
    await ask()
    await mintSignIn(userId, email)
    await ask()
    expect(await mails()).toBe(1)
    await db.signInCode.updateMany({ where: { userId }, data: dead })
    await Promise.all(Array.from({ length: 10 }, ask))
    expect(await mails()).toBe(2)
    await mintSignIn(userId, email)
    await ask()
    expect(await mails()).toBe(2)
  })

  it('of one person does not open another', async () => {
    const other = await db.user.create({ data: { email: `other-${email}` } })
    const { code } = await mintSignIn(userId, email)
    expect((await api.caller().post('/api/login', { email: other.email, code })).status).toBe(401)
  })

  it('is nowhere in the database in clear', async () => {
    const { code, token } = await mintSignIn(userId, email)
    const rows = JSON.stringify([
      await db.signInCode.findMany(),
      await db.magicLink.findMany(),
      await db.outgoingMail.findMany(),
    ])
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(`"${code}"`)
  })
})

describe('a link', () => {
  it('is spent by POST, once, also when pressed twice at the same moment', async () => {
    const token = await mintAccessLink(userId, email, null, 72)
    const answers = await Promise.all([1, 2, 3].map(() => api.caller().post('/api/login', { token })))
    expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([200, 401, 401])
  })

  it('is not spent by a scanner that opens it', async () => {
    const token = await mintAccessLink(userId, email, null, 72)
    await api.caller().get(`/auth/entrar?token=${token}`)
    await api.caller().get(`/api/login?token=${token}`)
    expect((await api.caller().post('/api/login', { token })).status).toBe(200)
  })

  it('tells whose it is without opening anything, half hidden, however often it is looked at', async () => {
    const token = await mintAccessLink(userId, email, null, 72)
    const scanner = api.caller()
    for (let i = 0; i < 3; i++) {
      const { status, json, headers } = await scanner.post('/api/login/link', { token })
      expect([status, headers.getSetCookie()]).toEqual([200, []])
      expect(json).toEqual({
        email: `${email.slice(0, 1)}***@${email.split('@')[1]}`,
        isOpen: true,
        isMine: false,
        signedInAs: null,
      })
    }
    expect((await scanner.get('/api/user')).status).toBe(401)
    expect((await api.caller().post('/api/login', { token })).status).toBe(200)
  })

  it('that is spent is known only to the person it let in', async () => {
    const token = await mintAccessLink(userId, email, null, 72)
    const caller = api.caller()
    await caller.post('/api/login', { token })
    expect((await caller.post('/api/login/link', { token })).json).toMatchObject({ isOpen: false, isMine: true })
    expect((await api.caller().post('/api/login/link', { token })).json).toMatchObject({ code: 'link-spent' })
  })

  it('says who is signed in where that is somebody else, and nothing of links nobody made', async () => {
    const token = await mintAccessLink(userId, email, null, 72)
    const other = await newBuyer(api.caller())
    expect((await other.caller.post('/api/login/link', { token })).json).toMatchObject({
      isMine: false,
      signedInAs: other.email,
    })
    expect((await api.caller().post('/api/login/link', { token: 'x'.repeat(43) })).status).toBe(401)
    const old = await mintAccessLink(userId, email, null, -1)
    expect((await api.caller().post('/api/login/link', { token: old })).status).toBe(401)
  })

  it('of an administrator opens and tells nothing', async () => {
    const token = await mintAccessLink(userId, email, null, 72)
    await db.user.update({ where: { id: userId }, data: { role: 'admin' } })
    expect((await api.caller().post('/api/login/link', { token })).json).toMatchObject({ code: 'link-spent' })
  })

  it('is refused when old or made up', async () => {
    const token = await mintAccessLink(userId, email, null, -1)
    expect((await api.caller().post('/api/login', { token })).json).toMatchObject({ code: 'link-spent' })
    expect((await api.caller().post('/api/login', { token: 'x'.repeat(43) })).status).toBe(401)
  })
})

describe('an administrator', () => {
  beforeEach(async () => {
    await db.user.update({
      where: { id: userId },
      data: { role: 'admin', passwordHash: await hashPassword('correta cavalo') },
    })
  })

  it('is asked for the password and gets no code', async () => {
    expect((await api.caller().post('/api/login', { email })).json).toMatchObject({ next: 'password', user: null })
    expect(await db.outgoingMail.count({ where: { toEmail: email } })).toBe(0)
  })

  it('enters with it, and not with another', async () => {
    expect((await api.caller().post('/api/login', { email, password: 'errada' })).json).toMatchObject({
      code: 'password-wrong',
      fields: { password: expect.any(String) as string },
    })
    expect(await api.caller().post('/api/login', { email, password: 'correta cavalo' })).toMatchObject({
      status: 200,
      json: { user: { role: 'admin' } },
    })
  })

  it('is locked for a while after eight wrong passwords', async () => {
    for (let i = 0; i < 8; i++) await api.caller().post('/api/login', { email, password: 'errada' })
    expect((await api.caller().post('/api/login', { email, password: 'correta cavalo' })).status).toBe(429)
  })

  it('is not opened by a code', async () => {
    const { code } = await mintSignIn(userId, email)
    expect((await api.caller().post('/api/login', { email, code })).status).toBe(401)
  })
})

describe('a session', () => {
  const enter = async () => {
    const caller = api.caller()
    const token = await mintAccessLink(userId, email, null, 72)
    const answer = await caller.post('/api/login', { token })
    return { caller, cookie: answer.headers.getSetCookie()[0] ?? '' }
  }

  it('is an httpOnly, same-site cookie whose value is not kept', async () => {
    const { cookie } = await enter()
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const value = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    expect(await db.session.count({ where: { tokenHash: value } })).toBe(0)
    expect(await db.session.count({ where: { tokenHash: hashToken(value) } })).toBe(1)
  })

  it('lives 30 days from each use, and its cookie does not end before it', async () => {
    const { caller, cookie } = await enter()
    const days = (n: number) => new Date(Date.now() + n * DAY_MS)
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan((365 * DAY_MS) / 1000)
    await db.session.updateMany({ where: { userId }, data: { lastSeenAt: days(-29), expiresAt: days(1) } })
    expect((await caller.get('/api/user')).status).toBe(200)
    const { expiresAt } = await db.session.findFirstOrThrow({ where: { userId } })
    expect(expiresAt.getTime()).toBeGreaterThan(days(SESSION_LIFE_DAYS - 1).getTime())
    await db.session.updateMany({ where: { userId }, data: { lastSeenAt: days(-31), expiresAt: days(-1) } })
    expect((await caller.get('/api/user')).status).toBe(401)
  })

  it('ends by signing out, here or everywhere', async () => {
    const [a, b, c] = [await enter(), await enter(), await enter()]
    await a.caller.post('/api/logout', {})
    expect((await a.caller.get('/api/user')).status).toBe(401)
    expect((await b.caller.get('/api/user')).status).toBe(200)
    await b.caller.post('/api/logout', { everywhere: true })
    expect((await c.caller.get('/api/user')).status).toBe(401)
  })

  it('ends when it expires or the person is erased', async () => {
    const { caller } = await enter()
    await db.user.update({ where: { id: userId }, data: { erasedAt: new Date() } })
    expect((await caller.get('/api/user')).status).toBe(401)
  })

  it('cannot be used by a page of another site', async () => {
    const { caller } = await enter()
    expect((await caller.send('POST', '/api/logout', {}, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await caller.send('POST', '/api/logout', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await caller.get('/api/user')).status).toBe(200)
  })
})

describe('the first administrator', () => {
  const person = { email: 'dona@example.com', fullName: 'Dona da Casa', password: 'uma senha boa' }

  it('is made once, even when two press the button together', async () => {
    await db.user.deleteMany({ where: { role: 'admin' } })
    expect((await api.caller().get('/api/admin/setup-needed')).json).toEqual({ setupNeeded: true, tokenNeeded: false })
    const answers = await Promise.all(
      ['a', 'b'].map((x) => api.caller().post('/api/admin/register', { ...person, email: `${x}-${person.email}` })),
    )
    expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await api.caller().get('/api/admin/setup-needed')).json).toMatchObject({ setupNeeded: false })
    expect(await db.user.count({ where: { role: 'admin' } })).toBe(1)
  })

  it('may not have a short or a common password', async () => {
    await db.user.deleteMany({ where: { role: 'admin' } })
    expect((await api.caller().post('/api/admin/register', { ...person, password: '12345' })).json.fields).toEqual({
      password: 'A senha deve ter pelo menos 6 caracteres',
    })
    expect(
      (await api.caller().post('/api/admin/register', { ...person, password: '12345678' })).json.fields?.['password'],
    ).toMatch(/mais usadas/)
  })
})
