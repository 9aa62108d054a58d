import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catchMail, type MailCatcher } from '#api/platform/testing/smtp.ts'

// env.ts reads the environment on load: start the server first.
let smtp: MailCatcher
let rooms: Awaited<ReturnType<typeof loadRooms>>

async function loadRooms() {
  const [{ db, transact }, { sendMail }, { queueMail }, signIn, codes, users, resend, env, queue, photos, links] =
    await Promise.all([
      import('#api/platform/db.ts'),
      import('./send.ts'),
      import('#api/mail/outgoing.ts'),
      import('#api/auth/sign-in.ts'),
      import('#api/auth/codes.ts'),
      import('#api/admin/users.ts'),
      import('#api/admin/resend.ts'),
      import('#api/platform/env.ts'),
      import('#api/platform/queue.ts'),
      import('#api/onboarding/photo-requests.ts'),
      import('#api/auth/mailed-links.ts'),
    ])
  env.ensureLocalSecrets(env.env.DATA_DIR)
  await queue.openQueue()
  return { db, transact, sendMail, queueMail, ...signIn, ...codes, ...users, ...resend, ...photos, ...links }
}

beforeAll(async () => {
  smtp = await catchMail()
  process.env['SMTP_URL'] = smtp.url
  rooms = await loadRooms()
})
afterAll(() => smtp.stop())

const owner = { id: null, ip: '127.0.0.1', role: 'dono' } as const
let wrong: string
let right: string
let userId: string
let orderId: string

beforeEach(async () => {
  const id = randomUUID()
  wrong = `${id}@gmial.example`
  right = `${id}@gmail.example`
  userId = (await rooms.db.user.create({ data: { email: wrong, fullName: 'Bruna Sá' } })).id
  orderId = (await rooms.db.order.create({ data: { userId, providerOrderId: id } })).id
  await decided('access', `access:${orderId}`)
})

const decided = (kind: 'access' | 'report-ready' | 'photo-wanted', dedupeKey: string | null = null) =>
  rooms.transact((tx) =>
    rooms.queueMail(tx, {
      kind,
      to: wrong,
      userId,
      orderId,
      ...(dedupeKey ? { dedupeKey } : {}),
      ...(kind === 'report-ready' ? { data: { pages: 40 } } : {}),
      ...(kind === 'photo-wanted' ? { data: { slot: 'front', reason: 'Ficou escura.' } } : {}),
    } as Parameters<typeof rooms.queueMail>[1]),
  )

const mails = (where: object = {}) =>
  rooms.db.outgoingMail.findMany({ where: { userId, ...where }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
async function sendAll(): Promise<void> {
  for (const { id } of await mails({ status: { in: ['queued', 'failed'] } })) await rooms.sendMail(id)
}
const lettersTo = (address: string) => smtp.mails.filter((mail) => mail.to?.some((to) => to.address === address))
const tokensTo = (address: string) =>
  lettersTo(address).flatMap(({ text = '' }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])
const codesTo = (address: string) =>
  lettersTo(address).flatMap(({ text = '', subject = '' }) => /\b(\d{6})\b/.exec(`${subject} ${text}`)?.[1] ?? [])
const attempt = (device = randomUUID()) => ({
  ip: '127.0.0.1',
  userAgent: null,
  deviceHash: device,
  sessionToken: null,
})
const enter = (token: string) => rooms.signIn({ token }, attempt())
const correct = (extra: object = {}, email = right) =>
  rooms.editUser(userId, { email, fullName: 'Bruna Sá', phone: '', role: 'customer', ...extra }, owner)

describe('an address that was corrected', () => {
  it('takes every link mailed to the one before with it, and signs nobody in any more', async () => {
    await sendAll()
    const [token = ''] = tokensTo(wrong)
    await correct()
    await expect(enter(token)).rejects.toMatchObject({ code: 'link-spent' })
    await expect(rooms.previewLink(token, null, attempt())).rejects.toMatchObject({ code: 'link-spent' })
  })

  it('ends sessions, known browsers and links to the camera of whoever was inside', async () => {
    await sendAll()
    const [token = ''] = tokensTo(wrong)
    await rooms.signIn({ token }, attempt())
    await rooms.db.consent.create({
      data: { userId, orderId, kind: 'fotos_biometria', version: '2026-11-3', granted: true, channel: 'onboarding' },
    })
    await rooms.db.photoRequest.create({
      data: { orderId, slot: 'front', tokenHash: randomUUID(), expiresAt: new Date(Date.now() + 60_000) },
    })
    await correct()
    expect(await rooms.db.session.count({ where: { userId, revokedAt: null } })).toBe(0)
    expect(await rooms.db.knownDevice.count({ where: { userId } })).toBe(0)
    expect(await rooms.db.photoRequest.count({ where: { orderId } })).toBe(0)
  })

  it('kills a code that was asked for before, mailed or not, also for whoever guesses the new address', async () => {
    const device = randomUUID()
    const ask = async () => {
      await rooms.signIn({ email: wrong }, attempt(device))
      return rooms.db.signInCode.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: 'desc' } })
    }
    const mailed = await ask()
    await rooms.sendSignInCode(mailed.id)
    await sendAll()
    const [code = ''] = codesTo(wrong).slice(-1)
    await rooms.db.signInCode.updateMany({ data: { createdAt: new Date(Date.now() - 3_600_000) } })
    const unanswered = await ask()
    await correct()
    for (const email of [wrong, right])
      await expect(rooms.signIn({ email, code }, attempt(device))).rejects.toMatchObject({ code: 'code-expired' })
    await rooms.sendSignInCode(unanswered.id)
    await sendAll()
    expect(codesTo(right)).toEqual([])
  })

  it('moves what had not left to the new address, without a code and without the old link', async () => {
    smtp.refuseNext(1)
    const [{ id } = { id: '' }] = await mails()
    await expect(rooms.sendMail(id)).rejects.toThrow(/451|try again/)
    await decided('report-ready')
    await correct()
    expect(await mails({ toEmail: wrong })).toMatchObject([
      { kind: 'access', status: 'suppressed', error: expect.stringContaining('451') },
      { kind: 'report-ready', status: 'suppressed' },
      { kind: 'account-changed', status: 'queued' },
    ])
    await sendAll()
    expect(lettersTo(wrong).map(({ subject }) => subject)).toEqual(['O e-mail da sua conta mudou'])
    const [token = ''] = tokensTo(right)
    expect(lettersTo(right)).toHaveLength(3)
    expect((await enter(token)).reply.user?.email).toBe(right)
  })

  it('is asked for again where a mail is written while it changes', async () => {
    const [{ id } = { id: '' }] = await mails()
    await rooms.db.user.update({ where: { id: userId }, data: { email: right } })
    await rooms.sendMail(id)
    expect(lettersTo(wrong)).toEqual([])
    await sendAll()
    expect(tokensTo(right)).toHaveLength(1)
  })

  it('gets its access in the same press, by one mail and one living link', async () => {
    await sendAll()
    const { access } = await correct({ sendAccess: true })
    expect(access).toEqual({ to: right, hasBounced: false, isUnderWay: false })
    await sendAll()
    expect(lettersTo(right).filter(({ subject }) => subject?.includes('acesso'))).toHaveLength(1)
    const living = { userId, usedAt: null, expiresAt: { gt: new Date() } }
    expect(await rooms.db.magicLink.findMany({ where: living })).toMatchObject([{ email: right }])
    expect((await enter(tokensTo(right)[0] ?? '')).reply.user?.id).toBe(userId)
  })

  it('pressed twice is corrected once, told once, mailed once', async () => {
    const version = (await rooms.listUsers({ search: wrong })).items[0]?.version ?? ''
    const [first, second] = [await correct({ version, sendAccess: true }), await correct({ version, sendAccess: true })]
    expect([first.access?.isUnderWay, second.access?.isUnderWay]).toEqual([false, true])
    expect(await rooms.db.journalEntry.count({ where: { subjectId: userId, action: 'user.edited' } })).toBe(1)
    expect(await mails({ kind: 'access', toEmail: right, status: 'queued' })).toHaveLength(1)
  })

  it('and corrected back revives nothing', async () => {
    await sendAll()
    const [old = ''] = tokensTo(wrong)
    await correct()
    await correct({}, wrong)
    await expect(enter(old)).rejects.toMatchObject({ code: 'link-spent' })
    await rooms.mailAccess(userId, owner)
    await sendAll()
    const newest = tokensTo(wrong).at(-1) ?? ''
    expect(newest).not.toBe(old)
    expect((await enter(newest)).reply.user?.email).toBe(wrong)
  })

  it('in other letters is no other address: nobody is signed out and no link dies', async () => {
    await sendAll()
    const [token = ''] = tokensTo(wrong)
    await correct({}, wrong)
    expect((await enter(token)).reply.user?.id).toBe(userId)
  })

  it('tells who corrects that something was sent from the address before', async () => {
    expect((await correct()).hadContent).toBe(false)
    await rooms.db.onboardingDraft.create({ data: { orderId, userId, formData: {}, editedAt: new Date() } })
    expect((await correct({}, wrong)).hadContent).toBe(true)
  })
})

describe('a mail sent again', () => {
  it('goes to the address of now, and its link replaces every earlier one', async () => {
    await sendAll()
    const [first = ''] = tokensTo(wrong)
    await correct()
    const book = await mails({ kind: 'access', toEmail: wrong })
    await rooms.resendMail(book[0]?.id ?? '', owner)
    await sendAll()
    expect(tokensTo(wrong)).toEqual([first])
    expect(tokensTo(right)).toHaveLength(1)
    expect((await enter(tokensTo(right)[0] ?? '')).reply.user?.email).toBe(right)
  })

  it('five times in ten seconds is one mail, and the link just opened stays good', async () => {
    await sendAll()
    const [mail] = await mails()
    const answers = []
    for (let press = 0; press < 5; press++) answers.push(await rooms.resendMail(mail?.id ?? '', owner))
    expect(answers.map(({ isUnderWay }) => isUnderWay)).toEqual([false, true, true, true, true])
    await sendAll()
    const [first = '', second = ''] = tokensTo(wrong)
    expect(tokensTo(wrong)).toHaveLength(2)
    await expect(enter(first)).rejects.toMatchObject({ code: 'link-spent' })
    expect((await enter(second)).reply.user?.id).toBe(userId)
  })

  it('leaves no living link at the old address, whichever of correction and resending is first', async () => {
    await sendAll()
    const [mail] = await mails()
    await Promise.all([rooms.resendMail(mail?.id ?? '', owner), correct()])
    await sendAll()
    for (const token of tokensTo(wrong)) await expect(enter(token)).rejects.toMatchObject({ code: 'link-spent' })
    expect(tokensTo(right).length).toBeLessThanOrEqual(1)
  })

  it('says that the address refused us before', async () => {
    const [mail] = await mails()
    await rooms.db.suppression.create({
      data: { emailHash: (await import('#api/mail/suppression.ts')).hashAddress(wrong), list: 'bounce', reason: '550' },
    })
    const resent = await rooms.resendMail(mail?.id ?? '', owner)
    expect(rooms.resentWords(resent)).toMatch(/recusou o nosso último e-mail/)
  })

  it('is refused once its order has ended, and what was waiting then is not sent', async () => {
    const kinds = ['report-ready', 'photo-wanted'] as const
    for (const kind of kinds) await decided(kind)
    await sendAll()
    const sent = await mails({ kind: { in: [...kinds] } })
    expect(sent.map(({ status }) => status)).toEqual(['sent', 'sent'])
    for (const kind of kinds) await decided(kind)
    await rooms.db.order.update({
      where: { id: orderId },
      data: { status: 'REEMBOLSADO', endedFrom: 'CONCLUIDO', endedAt: new Date(), eraseAt: new Date('2100-01-01') },
    })
    await sendAll()
    const letters = await mails({ kind: { in: [...kinds] } })
    expect(letters.map(({ status }) => status)).toEqual(['sent', 'sent', 'suppressed', 'suppressed'])
    for (const { id } of letters)
      await expect(rooms.resendMail(id, owner)).rejects.toMatchObject({ code: 'changed-meanwhile' })
    expect(await mails({ kind: { in: [...kinds] } })).toHaveLength(letters.length)
  })

  it('with a code is refused: only who asked can use one', async () => {
    await rooms.signIn({ email: wrong }, attempt())
    const asked = await rooms.db.signInCode.findFirstOrThrow({ where: { userId } })
    await rooms.sendSignInCode(asked.id)
    const [mail] = await mails({ kind: 'sign-in' })
    await expect(rooms.resendMail(mail?.id ?? '', owner)).rejects.toMatchObject({ code: 'code-not-resent' })
  })
})

describe('each try of a mail', () => {
  it('carries the same link, and no secret lies in the database', async () => {
    const [{ id } = { id: '' }] = await mails()
    for (let attempt = 0; attempt < 3; attempt++) {
      smtp.refuseNext(1)
      await expect(rooms.sendMail(id)).rejects.toThrow(/451|try again/)
    }
    await rooms.sendMail(id)
    const [token = ''] = tokensTo(wrong)
    expect(await rooms.db.magicLink.count({ where: { userId } })).toBe(1)
    const rows = await rooms.db.$queryRaw<{ row: string }[]>`
      SELECT m::text AS row FROM magic_links m WHERE user_id = ${userId}::uuid
      UNION ALL SELECT o::text FROM outgoing_mails o WHERE user_id = ${userId}::uuid`
    for (const { row } of rows) expect(row).not.toContain(token)
    expect((await enter(token)).reply.user?.id).toBe(userId)
  })

  it('carries the same code', async () => {
    const device = randomUUID()
    await rooms.signIn({ email: wrong }, attempt(device))
    const asked = await rooms.db.signInCode.findFirstOrThrow({ where: { userId } })
    const first = await rooms.mintSignIn(asked.id)
    expect(await rooms.mintSignIn(asked.id)).toEqual(first)
    expect(await rooms.db.magicLink.count({ where: { userId } })).toBe(1)
    expect((await rooms.signIn({ email: wrong, code: first?.code ?? '' }, attempt(device))).reply.user?.id).toBe(userId)
  })
})

it('of a purchase by somebody of the team leads to the password, and no link', async () => {
  await rooms.db.user.update({ where: { id: userId }, data: { role: 'admin', staffRole: 'dono' } })
  await sendAll()
  const [mail] = lettersTo(wrong)
  expect(mail?.text).toMatch(/entre com a sua senha em \S+\/admin/)
  expect(mail?.text).toContain(wrong.replace('@', '+teste@'))
  expect(tokensTo(wrong)).toEqual([])
  expect(await rooms.db.magicLink.count({ where: { userId } })).toBe(0)
})
