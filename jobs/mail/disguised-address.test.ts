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
    { deliver },
    { Caller },
    { createApp },
    { listen },
    { openQueue },
  ] = await Promise.all([
    import('#api/platform/db.ts'),
    import('#api/mail/outgoing.ts'),
    import('./send.ts'),
    import('./transport.ts'),
    import('#api/testing/api.ts'),
    import('#api/app.ts'),
    import('#api/platform/testing/listen.ts'),
    import('#api/platform/queue.ts'),
  ])
  await openQueue()
  const server = await listen(createApp())
  return { db, transact, queueMail, sendMail, deliver, server, caller: () => new Caller(server.url) }
}

beforeAll(async () => {
  smtp = await catchMail()
  process.env['SMTP_URL'] = smtp.url
  rooms = await loadRooms()
})
afterAll(async () => {
  await rooms.server.close()
  await smtp.stop()
})

/** One mailbox per test, to count only its mail. */
let name: string
let victim: string
beforeEach(async () => {
  name = `v${randomUUID().replaceAll('-', '')}`
  victim = `${name}@x.com`
  await rooms.db.rateLimit.deleteMany()
})

const answers = { faceShape: 'coracao', jaw: 'suave', forehead: 'maior' }
const arrived = () => smtp.recipients.filter((box) => box.toLowerCase().includes(name))

async function sendAll(): Promise<void> {
  const mails = await rooms.db.outgoingMail.findMany({
    where: { toEmail: { contains: name }, status: 'queued' },
    orderBy: { createdAt: 'asc' },
  })
  for (const { id } of mails) await rooms.sendMail(id)
}

const disguises = [
  ['a list', () => `z1,${victim}`],
  ['a list by semicolon', () => `a;${victim}`],
  ['a group', () => `g:${victim}`],
  ['a closed group', () => `g:${victim};`],
  ['a comment before', () => `(c)${victim}`],
  ['a comment after', () => `${victim}(c)`],
  ['a list behind', () => `${victim},b.c`],
  ['quotes', () => `"${name}"@x.com`],
  ['a backslash', () => `${name}\\@x.com`],
  ['a literal', () => `${name}@[127.0.0.1]`],
  ['a route', () => `${name}%x.com@y.com`],
  ['another header', () => `a@b.co\r\nBcc: ${victim}`],
  ['another line', () => `a@b.co\r\n${victim}`],
  ['a wide letter', () => `${name}@\uff58.com`],
  ['a letter whose small one is plain', () => `\u212a${victim}`],
  ['two at signs', () => `a@${victim}`],
] as const

/** All reduce to the plain mailbox, the only form given to a mail server. */
const dressed = [
  ['a quoted name', () => `"a"<${victim}>`],
  ['angles', () => `<${victim}>`],
  ['a wide at sign', () => `${name}\uff20x.com`],
  ['an invisible letter', () => `${name}\u200b@x.com`],
] as const

describe('an address that hides another one behind', () => {
  it.each(disguises)('%s is refused at the field, at every door', async (_, disguise) => {
    const email = disguise()
    const caller = rooms.caller()
    const doors = {
      '/api/leads': { name: 'Ana', email, answers },
      '/api/send-quiz-result': { email },
      '/api/login': { email },
      '/api/unsubscribe': { email },
      '/api/contact': { nome: 'Ana', email, assunto: 'Olá', mensagem: 'Tudo bem?' },
    }
    for (const [door, body] of Object.entries(doors)) {
      const answer = await caller.post(door, body)
      expect([door, answer.status]).toEqual([door, 422])
      expect(answer.json.fields?.['email']).toMatch(/\.$/)
    }
    await sendAll()
    expect(arrived()).toEqual([])
  })

  it.each([...disguises, ...dressed])(
    '%s is handed to no mail server, should it stand in a row',
    async (_, disguise) => {
      const { id } = await rooms.db.outgoingMail.create({
        data: { kind: 'form-received', toEmail: disguise(), data: { dueAt: '2026-11-25T12:00:00Z' } },
      })
      await rooms.sendMail(id)
      expect(arrived()).toEqual([])
      expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({
        status: 'failed',
        error: expect.stringContaining('Endereço recusado') as string,
      })
    },
  )

  it('as a list, a group or a comment is not taken apart by the transport either', async () => {
    for (const [, disguise] of disguises.slice(0, 7))
      await rooms
        .deliver({ id: randomUUID(), to: disguise(), subject: 's', html: 'h', text: 't', headers: {} })
        .catch(() => undefined)
    expect(smtp.recipients).not.toContain(victim)
  })
})

describe('one mailbox', () => {
  const spellings = () => [
    `a${name}@gmail.com`,
    `a${name}+1@gmail.com`,
    `a.${name}@gmail.com`,
    `A.${name}+2@googlemail.com`,
    `Ana <a${name}@gmail.com>`,
    `a${name}\u200b\uff20gmail.com,`,
  ]
  const takeTest = async (email: string) => {
    await rooms.caller().post('/api/leads', { name: 'Ana', email, answers })
    expect((await rooms.caller().post('/api/send-quiz-result', { email })).status).toBe(200)
  }

  it('gets two results a day, however many spellings of it take the test', async () => {
    for (let i = 0; i < 5; i++) await takeTest(`a${name}+x${i}@gmail.com`)
    for (const email of spellings()) await takeTest(email)
    await sendAll()
    expect(arrived()).toHaveLength(2)
    expect(await rooms.db.outgoingMail.count({ where: { toEmail: { contains: name }, status: 'suppressed' } })).toBe(7)
  })

  it('that left the list is not written to under another spelling', async () => {
    const [, , dotted = ''] = spellings()
    await rooms.caller().post('/api/unsubscribe', { email: dotted })
    for (const email of spellings()) await takeTest(email)
    await sendAll()
    expect(arrived()).toEqual([])
  })

  it('gets no flood of codes, yet always another one after an hour; the access mail is never held back', async () => {
    const email = `${name}@example.com`
    const { id: userId } = await rooms.db.user.create({ data: { email, fullName: 'Ana' } })
    const send = async (kind: 'sign-in' | 'access') => {
      const { id: codeId } = await rooms.db.signInCode.create({ data: { userId, expiresAt: new Date() } })
      await rooms.transact((tx) =>
        kind === 'access'
          ? rooms.queueMail(tx, { kind, to: email, userId })
          : rooms.queueMail(tx, { kind, to: email, userId, data: { codeId } }),
      )
      await sendAll()
    }
    for (let i = 0; i < 20; i++) await send('sign-in')
    expect(arrived()).toHaveLength(13)
    await rooms.db.rateLimit.deleteMany({ where: { key: { contains: 'sign-in-more' } } })
    await send('sign-in')
    expect(arrived()).toHaveLength(14)
    for (let i = 0; i < 3; i++) await send('access')
    expect(arrived()).toHaveLength(17)
  })

  it('that a server refuses for a moment loses nothing by the count', async () => {
    await takeTest(`${name}@gmail.com`)
    const { id } = await rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: `${name}@gmail.com` } })
    for (let i = 0; i < 4; i++) {
      smtp.refuseNext(1)
      await expect(rooms.sendMail(id)).rejects.toThrow(/451|try again/)
    }
    await rooms.sendMail(id)
    expect(arrived()).toHaveLength(1)
  })
})
