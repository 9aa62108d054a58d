import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { SESSION_COOKIE, SESSION_LIFE_DAYS } from '#contract/auth.ts'
import { mailKinds } from '#contract/mail.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { serveApi } from '../testing/api.ts'
import { askedCode, newAdministrator, newBuyer } from '../testing/people.ts'
import { sendSignInCode, mintEraseCode } from './codes.ts'
import { disownToken } from './disown.ts'
import { hashPassword, hashToken, keyOfAccount } from './secrets.ts'
import { mintAccessLink } from './mailed-links.ts'

const api = serveApi()
const DAY_MS = 24 * 3_600_000
let email: string
let userId: string

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  email = `${randomUUID()}@example.com`
  userId = (await db.user.create({ data: { email, fullName: 'Cícera Gomes' } })).id
})

const answerAll = async () => {
  for (const { id } of await db.signInCode.findMany({ where: { purpose: 'sign_in' } })) await sendSignInCode(id)
}
const mailsTo = async (to = email) => {
  await answerAll()
  return db.outgoingMail.count({ where: { toEmail: to, kind: 'sign-in' } })
}
/** Past any pause. */
const longAgo = (minutes: number) =>
  db.signInCode.updateMany({
    where: { accountKey: keyOfAccount(email) },
    data: { createdAt: new Date(Date.now() - minutes * 60_000) },
  })
const anyOther = (code: string) => (code === '000000' ? '000001' : '000000')

describe('an address alone', () => {
  it('opens nothing and mails once a minute', async () => {
    const caller = api.caller()
    const first = await caller.post('/api/login', { email: ` ${email.toUpperCase()}` })
    expect(first).toMatchObject({ status: 200, json: { user: null, next: 'code', waitSeconds: 60 } })
    await caller.post('/api/login', { email })
    expect(await mailsTo()).toBe(1)
    expect((await caller.get('/api/user')).status).toBe(401)
  })

  it('is mailed after pauses that double, eight times a day, whoever asks', async () => {
    const waits: unknown[] = []
    for (let i = 0; i < 10; i++) {
      waits.push((await api.caller().post('/api/login', { email })).json['waitSeconds'])
      expect((await api.caller().post('/api/login', { email })).status).toBe(200)
      const seconds = 55 * 2 ** i + 1
      await db.$executeRaw`UPDATE sign_in_codes SET created_at = created_at - make_interval(secs => ${seconds})`
    }
    expect(waits).toEqual([60, 115, 225, 445, 885, 1765, 3525, null, null, null])
    expect(await mailsTo()).toBe(8)
  })

  it('whose strangers have asked eight times is still mailed to a browser that has been inside', async () => {
    const { caller } = await newBuyer(api.caller())
    const mine = (await db.user.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })).email
    await db.signInCode.createMany({
      data: Array.from({ length: 8 }, () => ({ accountKey: keyOfAccount(mine), expiresAt: new Date() })),
    })
    expect((await api.caller().post('/api/login', { email: mine })).json).toMatchObject({ waitSeconds: null })
    expect(await mailsTo(mine)).toBe(0)
    expect((await caller.post('/api/login', { email: mine })).json).toMatchObject({ waitSeconds: 60 })
    expect(await mailsTo(mine)).toBe(1)
  })

  it('is answered alike, at every step, when nobody has it, when somebody of the team has it', async () => {
    const team = await newAdministrator(api.caller())
    const story = async (to: string) => {
      const caller = api.caller()
      const seen: unknown[] = []
      const say = async (body: object) => {
        const { status, json } = await caller.post('/api/login', { email: to, ...body })
        seen.push([status, { ...json, requestId: undefined }])
      }
      await say({ code: '000000' })
      await say({})
      await answerAll()
      for (let i = 0; i < 7; i++) await say({ code: '000000' })
      await say({})
      await db.signInCode.updateMany({ data: { expiresAt: new Date(0) } })
      await say({ code: '000000' })
      await say({ password: 'nenhuma-destas-9' })
      return seen
    }
    const known = await story(email)
    expect(await story(`nobody-${email}`)).toEqual(known)
    expect(await story(team.email)).toEqual(known)
  })

  it('of the team is told by mail to enter by password, and gets no code', async () => {
    const team = await newAdministrator(api.caller())
    expect(await askedCode(api.caller(), team.email)).toBeNull()
    expect(await mailsTo(team.email)).toBe(1)
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
  const mint = async (caller = api.caller()) => {
    const minted = await askedCode(caller, email)
    if (!minted) throw new Error('no code')
    return { caller, ...minted }
  }

  it('opens a session, once', async () => {
    const { caller, code } = await mint()
    expect(await caller.post('/api/login', { email, code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      status: 200,
      json: { user: { email, role: 'customer' } },
    })
    expect((await caller.get('/api/user')).json).toMatchObject({ id: userId })
    expect((await caller.post('/api/login', { email, code })).status).toBe(401)
  })

  it('belongs to the browser that asked: another neither enters it nor spends its tries', async () => {
    const { caller, code } = await mint()
    const stranger = api.caller()
    for (let i = 0; i < 30; i++)
      expect((await stranger.post('/api/login', { email, code: i === 0 ? code : anyOther(code) })).json).toMatchObject({
        code: 'code-expired',
      })
    expect((await caller.post('/api/login', { email, code })).status).toBe(200)
  })

  it('has five tries; the right one comes too late for the sixth', async () => {
    const { caller, code } = await mint()
    for (let i = 0; i < 4; i++)
      expect((await caller.post('/api/login', { email, code: anyOther(code) })).json).toMatchObject({
        code: 'code-wrong',
      })
    expect((await caller.post('/api/login', { email, code: anyOther(code) })).json).toMatchObject({
      code: 'code-exhausted',
    })
    expect((await caller.post('/api/login', { email, code })).json).toMatchObject({ code: 'code-exhausted' })
  })

  it('tried fifty times at once still has five tries', async () => {
    const { caller, code } = await mint()
    await Promise.all(Array.from({ length: 50 }, () => caller.post('/api/login', { email, code: anyOther(code) })))
    expect((await db.signInCode.findFirstOrThrow({ where: { userId } })).attempts).toBeLessThanOrEqual(5)
  })

  it('may be wrong ten times an hour in one account, then only the link opens; a browser known to it tries on', async () => {
    const known = await mint()
    await known.caller.post('/api/login', { email, code: known.code })
    await longAgo(90)
    for (let i = 0; i < 2; i++) {
      const { caller, code } = await mint()
      for (let k = 0; k < 5; k++) await caller.post('/api/login', { email, code: anyOther(code) })
      await longAgo(90)
    }
    const last = await mint()
    expect(await last.caller.post('/api/login', { email, code: last.code })).toMatchObject({
      status: 429,
      json: { code: 'code-locked', fields: { code: expect.stringContaining('link') as string } },
    })
    expect((await api.caller().post('/api/login', { token: last.token })).status).toBe(200)
    const own = await mint(known.caller)
    expect((await own.caller.post('/api/login', { email, code: own.code })).status).toBe(200)
  })

  it('dies when its browser asks for another, and after 10 minutes', async () => {
    const old = await mint()
    await longAgo(90)
    const young = await mint(old.caller)
    const { json } = await old.caller.post('/api/login', { email, code: old.code })
    expect(json['code']).toBe(old.code === young.code ? undefined : 'code-wrong')
    const { expiresAt } = await db.signInCode.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 10 * 60_000)
    await db.signInCode.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await old.caller.post('/api/login', { email, code: young.code })).json).toMatchObject({
      code: 'code-expired',
    })
  })

  it.each([
    ['expired', { expiresAt: new Date(0) }],
    ['had all its tries', { attempts: 5 }],
  ])('that has %s may be followed by another at once, by one, also when asked for ten times', async (_, dead) => {
    const caller = api.caller()
    const ask = () => caller.post('/api/login', { email })
    await ask()
    await ask()
    expect(await mailsTo()).toBe(1)
    await db.signInCode.updateMany({ where: { userId }, data: dead })
    await Promise.all(Array.from({ length: 10 }, ask))
    expect(await mailsTo()).toBe(2)
  })

  it('of one person does not open another, and one that ends an account does not sign in', async () => {
    const other = await db.user.create({ data: { email: `other-${email}` } })
    const { caller, code } = await mint()
    await caller.post('/api/login', { email: other.email })
    expect((await caller.post('/api/login', { email: other.email, code })).status).toBe(401)
    const ends = await mintEraseCode(userId)
    const answer = await caller.post('/api/login', { email, code: ends })
    expect(answer.status).toBe(ends === code ? 200 : 401)
  })

  it('is nowhere in the database in clear', async () => {
    const { code, token } = await mint()
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
    await db.user.update({ where: { id: userId }, data: { role: 'admin', staffRole: 'dono' } })
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
      data: { role: 'admin', staffRole: 'dono', passwordHash: await hashPassword('correta cavalo') },
    })
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

  it('is locked for a while after eight wrong passwords of one network, and never on a browser known to the account', async () => {
    const desk = api.caller()
    await desk.post('/api/login', { email, password: 'correta cavalo' })
    for (let i = 0; i < 8; i++) await api.caller().post('/api/login', { email, password: 'errada' })
    expect((await api.caller().post('/api/login', { email, password: 'correta cavalo' })).status).toBe(429)
    expect((await desk.post('/api/login', { email, password: 'correta cavalo' })).status).toBe(200)
  })

  it('is not opened by a code asked for before they joined the team', async () => {
    await db.user.update({ where: { id: userId }, data: { role: 'customer', staffRole: null } })
    const caller = api.caller()
    const minted = await askedCode(caller, email)
    await db.user.update({ where: { id: userId }, data: { role: 'admin', staffRole: 'dono' } })
    expect((await caller.post('/api/login', { email, code: minted?.code })).status).toBe(401)
  })
})

describe('a session', () => {
  const enter = async () => {
    const caller = api.caller()
    const token = await mintAccessLink(userId, email, null, 72)
    const answer = await caller.post('/api/login', { token })
    return { caller, cookie: answer.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE)) ?? '' }
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

  it('ends at the latest after 180 days, however much it was used', async () => {
    const { caller } = await enter()
    await db.session.updateMany({
      where: { userId },
      data: { createdAt: new Date(Date.now() - 179.9 * DAY_MS), lastSeenAt: new Date(Date.now() - DAY_MS) },
    })
    expect((await caller.get('/api/user')).status).toBe(200)
    const { expiresAt } = await db.session.findFirstOrThrow({ where: { userId } })
    expect(expiresAt.getTime()).toBeLessThan(Date.now() + DAY_MS)
    await db.session.updateMany({ where: { userId }, data: { createdAt: new Date(Date.now() - 181 * DAY_MS) } })
    expect((await caller.get('/api/user')).status).toBe(401)
  })

  it('of the team ends after 30 minutes unused and 12 hours at most; a screen left alone is no use', async () => {
    const { caller, userId: staff } = await newAdministrator(api.caller())
    const seen = (minutes: number, begun = minutes) => {
      const at = (ago: number) => new Date(Date.now() - ago * 60_000)
      return db.session.updateMany({
        where: { userId: staff },
        data: { createdAt: at(begun), lastSeenAt: at(minutes), expiresAt: new Date(Date.now() + 60_000) },
      })
    }
    await seen(29)
    await caller.send('GET', '/api/admin/orders', undefined, { 'x-unattended': '1' })
    expect((await db.session.findFirstOrThrow({ where: { userId: staff } })).lastSeenAt.getTime()).toBeLessThan(
      Date.now() - 28 * 60_000,
    )
    expect((await caller.get('/api/admin/orders')).status).toBe(200)
    expect((await db.session.findFirstOrThrow({ where: { userId: staff } })).lastSeenAt.getTime()).toBeGreaterThan(
      Date.now() - 60_000,
    )
    await seen(31)
    expect((await caller.get('/api/admin/orders')).status).toBe(401)
    await seen(1, 12 * 60 + 1)
    expect((await caller.get('/api/admin/orders')).status).toBe(401)
  })

  it('ends when the same browser signs in again, and no other does', async () => {
    const [first, elsewhere] = [await enter(), await enter()]
    const before = first.caller.cookie()
    await first.caller.post('/api/login', { token: await mintAccessLink(userId, email, null, 72) })
    const old = api.caller()
    expect((await old.send('GET', '/api/user', undefined, { cookie: before })).status).toBe(401)
    expect((await first.caller.get('/api/user')).status).toBe(200)
    expect((await elsewhere.caller.get('/api/user')).status).toBe(200)
  })

  it('is listed with words for its device, and ended from another one, by its owner alone', async () => {
    const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
    const lost = api.caller()
    await lost.send(
      'POST',
      '/api/login',
      { token: await mintAccessLink(userId, email, null, 72) },
      { 'user-agent': android },
    )
    const { caller } = await enter()
    const list = accountApi.sessions.reply.parse((await caller.get('/api/account/sessions')).json).sessions
    expect(Object.fromEntries(list.map(({ device, isHere }) => [device, isHere]))).toEqual({
      'Chrome no Android': false,
      'Outro aparelho': true,
    })
    const id = list.find(({ isHere }) => !isHere)?.id ?? ''
    const stranger = await newBuyer(api.caller())
    expect((await stranger.caller.delete(`/api/account/sessions/${id}`)).status).toBe(404)
    expect((await lost.get('/api/user')).status).toBe(200)
    expect((await caller.delete(`/api/account/sessions/${id}`)).status).toBe(200)
    expect((await lost.get('/api/user')).status).toBe(401)
  })

  it('with a browser the account never saw is told by mail, whose button ends all of them and forgets the browser', async () => {
    const told = () => db.outgoingMail.findMany({ where: { toEmail: email, kind: 'new-device' } })
    const own = await enter()
    expect(await told()).toHaveLength(0)
    await own.caller.post('/api/login', { token: await mintAccessLink(userId, email, null, 72) })
    expect(await told()).toHaveLength(0)
    const thief = await enter()
    const [mail] = await told()
    const { sessionId } = mailKinds['new-device'].data.parse(mail?.data)
    const token = disownToken(sessionId)
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of ['', 'x', forged, token.replace(sessionId, randomUUID())])
      expect((await api.caller().post('/api/login/disown', { token: wrong })).status).toBe(401)
    expect((await thief.caller.get('/api/user')).status).toBe(200)
    for (let i = 0; i < 2; i++) expect((await api.caller().post('/api/login/disown', { token })).status).toBe(200)
    expect((await thief.caller.get('/api/user')).status).toBe(401)
    expect((await own.caller.get('/api/user')).status).toBe(401)
    expect(await db.knownDevice.count({ where: { userId } })).toBe(1)
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
    for (const site of ['cross-site', 'same-site'])
      expect((await caller.send('POST', '/api/logout', {}, { 'sec-fetch-site': site })).status).toBe(403)
    expect((await caller.get('/api/user')).status).toBe(200)
  })
})

describe('the first administrator', () => {
  const person = { email: 'dona@example.com', fullName: 'Dona da Casa', password: 'uma senha bem boa' }

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

  it('proves in production, from wherever, that the installation is theirs: behind a proxy everybody is loopback', async () => {
    await db.user.deleteMany({ where: { role: 'admin' } })
    Object.assign(env, { isProduction: true })
    onTestFinished(() => void Object.assign(env, { isProduction: false }))
    expect((await api.caller().get('/api/admin/setup-needed')).json).toEqual({ setupNeeded: true, tokenNeeded: true })
    const register = (more: object) => api.caller().post('/api/admin/register', { ...person, ...more })
    expect(await register({})).toMatchObject({ json: { code: 'setup-token-wrong' } })
    expect((await register({ setupToken: env.SETUP_TOKEN })).status).toBe(200)
  })

  it('may not have a short or a common password', async () => {
    await db.user.deleteMany({ where: { role: 'admin' } })
    expect((await api.caller().post('/api/admin/register', { ...person, password: '12345' })).json.fields).toEqual({
      password: 'A senha deve ter pelo menos 12 caracteres',
    })
    expect(
      (await api.caller().post('/api/admin/register', { ...person, password: 'passwordpassword' })).json.fields?.[
        'password'
      ],
    ).toMatch(/mais usadas/)
  })
})
