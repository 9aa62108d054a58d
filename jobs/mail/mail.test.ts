import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catchMail, type MailCatcher } from '#api/platform/testing/smtp.ts'

// The environment is read once, when env.ts is loaded: the server must be there before the rooms are.
let smtp: MailCatcher
let rooms: Awaited<ReturnType<typeof loadRooms>>

async function loadRooms() {
  const [{ db, transact }, { queueMail }, { sendMail }, { signIn }, { ensureLocalSecrets, env }] = await Promise.all([
    import('#api/platform/db.ts'),
    import('#api/mail/outgoing.ts'),
    import('./send.ts'),
    import('#api/auth/sign-in.ts'),
    import('#api/platform/env.ts'),
  ])
  return { db, transact, queueMail, sendMail, signIn, ensureLocalSecrets, env }
}

beforeAll(async () => {
  smtp = await catchMail()
  process.env['SMTP_URL'] = smtp.url
  rooms = await loadRooms()
})
afterAll(() => smtp.stop())

let email: string
let userId: string
beforeEach(async () => {
  email = `${randomUUID()}@example.com`
  userId = (await rooms.db.user.create({ data: { email, fullName: 'José "Zé" <Conceição>' } })).id
})

const queued = async (kind: 'access' | 'sign-in', dedupeKey?: string) => {
  await rooms.transact((tx) => rooms.queueMail(tx, { kind, to: email, userId, ...(dedupeKey ? { dedupeKey } : {}) }))
  return rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: email } })
}
const visit = { ip: '127.0.0.1', userAgent: null }

describe('a mail', () => {
  it('goes out over SMTP with a link that opens the door and words in both parts', async () => {
    const { id } = await queued('access')
    await rooms.sendMail(id)
    const mail = await smtp.mailTo(email)
    expect(mail.subject).toBe('Seu acesso à Rosto Ideal chegou')
    expect(mail.html).toContain('José')
    expect(mail.html).not.toContain('<Conceição>')
    expect(mail.messageId).toContain(id)
    const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    expect(mail.html).toContain(token)
    const { reply, cookie } = await rooms.signIn({ token }, visit)
    expect(reply.user?.email).toBe(email)
    expect(cookie).not.toBeNull()
    expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({
      status: 'sent',
      attempts: 1,
      error: null,
    })
  })

  it('with a code opens the door too', async () => {
    const { id } = await queued('sign-in')
    await rooms.sendMail(id)
    const mail = await smtp.mailTo(email)
    const code = /^(\d{6}) é o seu código/.exec(mail.subject ?? '')?.[1] ?? ''
    expect(mail.text).toContain(code)
    expect((await rooms.signIn({ email, code }, visit)).reply.user?.id).toBe(userId)
  })

  it('already sent is not sent again', async () => {
    const { id } = await queued('access')
    await rooms.sendMail(id)
    await rooms.sendMail(id)
    expect(smtp.mails.filter((mail) => mail.to?.some((to) => to.address === email))).toHaveLength(1)
  })

  it('refused by the server is kept, said, and goes out at the next try', async () => {
    const { id } = await queued('access')
    smtp.refuseNext(1)
    await expect(rooms.sendMail(id)).rejects.toThrow(/451|try again/)
    expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({ status: 'failed', attempts: 1 })
    await rooms.sendMail(id)
    expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({
      status: 'sent',
      attempts: 2,
      error: null,
    })
    expect(await smtp.mailTo(email)).toBeDefined()
  })

  it('decided on twice under one key is one mail and one job', async () => {
    await queued('access', `k:${email}`)
    await queued('access', `k:${email}`)
    expect(await rooms.db.outgoingMail.count({ where: { toEmail: email } })).toBe(1)
  })

  it('of a transaction that fails is never sent: neither row nor job exists', async () => {
    const jobs = () =>
      rooms.db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'mail.send'`
    const before = await jobs()
    const failing = rooms.transact(async (tx) => {
      await rooms.queueMail(tx, { kind: 'access', to: email, userId })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await rooms.db.outgoingMail.count({ where: { toEmail: email } })).toBe(0)
    expect(await jobs()).toEqual(before)
  })
})
