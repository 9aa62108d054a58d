import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catchMail, type MailCatcher } from '#api/platform/testing/smtp.ts'

// env.ts reads the environment on load: start the server first.
let smtp: MailCatcher
let rooms: Awaited<ReturnType<typeof loadRooms>>

async function loadRooms() {
  const [
    { db, transact },
    { queueMail },
    { sendMail },
    signing,
    { ensureLocalSecrets, env },
    { sendSignInCode },
    { disownSession },
    { mintAccessLink },
  ] = await Promise.all([
    import('#api/platform/db.ts'),
    import('#api/mail/outgoing.ts'),
    import('./send.ts'),
    import('#api/auth/sign-in.ts'),
    import('#api/platform/env.ts'),
    import('#api/auth/codes.ts'),
    import('#api/auth/disown.ts'),
    import('#api/auth/mailed-links.ts'),
  ])
  return {
    db,
    transact,
    queueMail,
    sendMail,
    ...signing,
    ensureLocalSecrets,
    env,
    sendSignInCode,
    disownSession,
    mintAccessLink,
  }
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

const queued = async (kind: 'access', dedupeKey?: string) => {
  await rooms.transact((tx) => rooms.queueMail(tx, { kind, to: email, userId, ...(dedupeKey ? { dedupeKey } : {}) }))
  return rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: email } })
}
const attempt = { ip: '127.0.0.1', userAgent: null, deviceHash: randomUUID(), sessionToken: null }

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
    const { reply, cookie } = await rooms.signIn({ token }, attempt)
    expect(reply.user?.email).toBe(email)
    expect(cookie).not.toBeNull()
    expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({
      status: 'sent',
      attempts: 1,
      error: null,
    })
  })

  it('with a receipt of an erasure carries it as a file, and is forgotten with its address once it is out', async () => {
    const receipt = 'RECIBO DE APAGAMENTO\n- o relatório\nAssinatura: x'
    await rooms.transact((tx) => rooms.queueMail(tx, { kind: 'erasure-receipt', to: email, data: { receipt } }))
    const { id } = await rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: email } })
    await rooms.sendMail(id)
    const { subject, text, attachments } = await smtp.mailTo(email)
    expect(subject).toBe('A sua conta foi apagada: o recibo')
    expect(text).toContain('Assinatura: x')
    const [file] = attachments
    expect(file).toMatchObject({ filename: 'recibo-de-apagamento.txt', mimeType: 'text/plain' })
    expect(Buffer.from(file?.content as ArrayBuffer).toString()).toContain(receipt)
    expect(await rooms.db.outgoingMail.count({ where: { toEmail: email } })).toBe(0)
    await rooms.sendMail(id)
  })

  it('with a receipt of a consent taken back carries it as a file, and stays among the mails of its person', async () => {
    const receipt = 'RECIBO DE RETIRADA DE AUTORIZAÇÃO\n- 4 fotos\nAssinatura: x'
    const to = { to: email, userId, data: { receipt } }
    await rooms.transact((tx) => rooms.queueMail(tx, { kind: 'revocation-receipt', ...to }))
    const { id } = await rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: email } })
    await rooms.sendMail(id)
    const { subject, text, html, attachments } = await smtp.mailTo(email)
    expect(subject).toBe('Autorização retirada: o recibo')
    expect(text).toContain('Assinatura: x')
    expect(html).toContain('/dashboard/privacidade')
    expect(attachments).toMatchObject([{ filename: 'recibo-de-retirada.txt', mimeType: 'text/plain' }])
    expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({ status: 'sent' })
  })

  it('about alarms says what is for the role of now, and is kept from who left the team', async () => {
    const at = new Date()
    const open = (subject: string) => ({ kind: 'job-dead', subject, detail: {}, openedAt: at, seenAt: at })
    await rooms.db.alarm.createMany({ data: [open('reports.build'), open('storage.remove')] })
    const told = async () => {
      const dedupeKey = randomUUID()
      await rooms.transact((tx) => rooms.queueMail(tx, { kind: 'alarm', to: email, userId, dedupeKey }))
      const { id } = await rooms.db.outgoingMail.findFirstOrThrow({ where: { dedupeKey } })
      await rooms.sendMail(id)
      return rooms.db.outgoingMail.findUniqueOrThrow({ where: { id } })
    }
    expect(await told()).toMatchObject({ status: 'suppressed' })
    await rooms.db.user.update({ where: { id: userId }, data: { role: 'admin', staffRole: 'visagista' } })
    expect(await told()).toMatchObject({ status: 'sent', subject: 'Relatórios parados' })
    const { text = '' } = await smtp.mailTo(email)
    expect(text).toContain('/admin?view=desk')
    expect(text).not.toContain('view=health')
    expect(text).not.toContain('Tarefa parada')
    await rooms.db.alarm.deleteMany()
  })

  it('with a code opens the door too, where it was asked for', async () => {
    expect((await rooms.signIn({ email }, attempt)).reply.next).toBe('code')
    const asked = await rooms.db.signInCode.findFirstOrThrow({ where: { userId } })
    await rooms.sendSignInCode(asked.id)
    await rooms.sendSignInCode(asked.id)
    const { id } = await rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: email, kind: 'sign-in' } })
    await rooms.sendMail(id)
    const mail = await smtp.mailTo(email)
    expect(mail.subject).toBe('Seu código da Rosto Ideal')
    const code = /^Código: (\d{6})$/m.exec(mail.text ?? '')?.[1] ?? ''
    expect((await rooms.signIn({ email, code }, attempt)).reply.user?.id).toBe(userId)
  })

  it('about an unknown device names it and carries the button that ends it', async () => {
    const enter = (deviceHash: string, userAgent: string | null) =>
      rooms
        .mintAccessLink(userId, email, null, 1)
        .then((token) => rooms.signIn({ token }, { ...attempt, deviceHash, userAgent }))
    await enter('own', null)
    await enter(
      'other',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    )
    const { id } = await rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: email, kind: 'new-device' } })
    await rooms.sendMail(id)
    const { text = '' } = await smtp.mailTo(email)
    expect(text).toContain('Safari no iPhone')
    await rooms.disownSession(/nao-fui-eu#token=([\w.-]+)/.exec(text)?.[1] ?? '', attempt)
    expect(await rooms.db.session.count({ where: { userId, revokedAt: null } })).toBe(0)
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
