import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catchMail, type MailCatcher, NO_SUCH_BOX } from '#api/platform/testing/smtp.ts'

// env.ts reads the environment on load: start the server first.
let smtp: MailCatcher
let rooms: Awaited<ReturnType<typeof loadRooms>>

async function loadRooms() {
  const [{ db }, { saveLead }, { openResult, sendResult }, { unsubscribe, unsubscribeByToken }, { sendMail }, contact] =
    await Promise.all([
      import('#api/platform/db.ts'),
      import('#api/quiz/leads.ts'),
      import('#api/quiz/results.ts'),
      import('#api/mail/unsubscribe.ts'),
      import('./send.ts'),
      import('#api/site/contact.ts'),
    ])
  return { db, saveLead, openResult, sendResult, unsubscribe, unsubscribeByToken, sendMail, ...contact }
}

beforeAll(async () => {
  smtp = await catchMail()
  process.env['SMTP_URL'] = smtp.url
  rooms = await loadRooms()
})
afterAll(() => smtp.stop())

const visit = { ip: '127.0.0.1', userAgent: null }
const answers = { faceShape: 'coracao', forehead: 'maior', style: 'moderno', objective: 'leveza' }
let email: string
beforeEach(() => {
  email = `${randomUUID()}@example.com`
})

async function decided(
  more: { name?: string; consentMarketing?: boolean; head?: Record<string, unknown> } = {},
): Promise<string> {
  const { name = 'Marina', consentMarketing = false, head = {} } = more
  const lead = { name, email, answers, head, consentMarketing, funnelSource: 'quiz', status: 'completed' }
  await rooms.saveLead(lead, visit)
  await rooms.sendResult(email, visit)
  return (await rooms.db.outgoingMail.findFirstOrThrow({ where: { toEmail: email } })).id
}

describe('the result mail', () => {
  it('to a box that does not exist puts the address on the list marketing skips; a bad day of the server does not', async () => {
    const passing = await decided()
    smtp.refuseNext(1)
    await expect(rooms.sendMail(passing)).rejects.toThrow(/451|try again/)
    email = `${randomUUID()}${NO_SUCH_BOX}`
    const id = await decided()
    await expect(rooms.sendMail(id)).rejects.toThrow(/5\.1\.1|rejected/)
    expect(await rooms.db.suppression.findMany({ where: { list: 'bounce' } })).toMatchObject([
      { reason: expect.stringContaining('5.1.1') },
    ])
    await rooms.sendMail(id)
    expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({ status: 'suppressed' })
  })

  it('carries the head that was chosen as a picture of its own, and nobody’s where none was', async () => {
    await rooms.sendMail(await decided({ head: { skin: 'retinta', hair: 'crespo', presentation: 'feminino' } }))
    const { html, attachments } = await smtp.mailTo(email)
    expect(html).toContain('<img src="cid:desenho" alt="Desenho de um rosto em coração')
    expect(attachments).toMatchObject([{ contentId: '<desenho>', mimeType: 'image/png', disposition: 'inline' }])
    const size = attachments.reduce(
      (sum, { content }) => sum + (typeof content === 'string' ? content.length : content.byteLength),
      0,
    )
    expect(size).toBeGreaterThan(5000)
    expect(size).toBeLessThan(120_000)
    email = `${randomUUID()}@example.com`
    await rooms.sendMail(await decided())
    const plain = await smtp.mailTo(email)
    expect(plain.attachments).toEqual([])
    expect(plain.html).not.toContain('cid:')
  })

  it('speaks of frames, not of a cut, to whoever is drawn with covered hair', async () => {
    await rooms.sendMail(await decided({ head: { presentation: 'feminino', wears: ['veu'] } }))
    const covered = await smtp.mailTo(email)
    expect(covered.text).toContain('Para a ótica: Aro fino, mais largo embaixo.')
    expect(covered.text).not.toMatch(/corte|cabelo/)
    email = `${randomUUID()}@example.com`
    await rooms.sendMail(await decided())
    expect((await smtp.mailTo(email)).text).toContain('O objetivo do corte')
  })

  it('names the shape and carries a link that opens the result', async () => {
    await rooms.sendMail(await decided())
    const mail = await smtp.mailTo(email)
    expect(mail.subject).toBe('Seu resultado: rosto em coração')
    expect(mail.html).toContain('Marina, suas respostas apontam para um rosto em coração')
    const token = /\/seu-rosto-ideal\/resultado\?r=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    expect(mail.html).toContain(token)
    expect(await rooms.openResult(token)).toMatchObject({ userName: 'Marina', score: { faceShape: 'coracao' } })
  })

  it('carries both headers of a one-click way out, and the link works', async () => {
    await rooms.sendMail(await decided())
    const { headers, text } = await smtp.mailTo(email)
    const valueOf = (key: string) => headers.find((header) => header.key === key)?.value ?? ''
    expect(valueOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const token =
      /^<http.+\/api\/unsubscribe\/one-click\?token=([\w.-]+)>$/.exec(valueOf('list-unsubscribe'))?.[1] ?? ''
    expect(token).not.toContain(email)
    expect(await rooms.unsubscribeByToken(token, visit)).toBe(true)
    expect(text).toContain(`/descadastro?email=${encodeURIComponent(email)}`)
  })

  it('is held back when the address left after it was decided on', async () => {
    const id = await decided()
    await rooms.unsubscribe({ email }, visit)
    await rooms.sendMail(id)
    expect(await rooms.db.outgoingMail.findUnique({ where: { id } })).toMatchObject({
      status: 'suppressed',
      attempts: 0,
    })
    expect(smtp.mails.some((mail) => mail.to?.some((to) => to.address === email))).toBe(false)
  })

  it('speaks of the offer only to whoever agreed to it', async () => {
    await rooms.sendMail(await decided())
    expect((await smtp.mailTo(email)).text).not.toContain('R$')
    email = `${randomUUID()}@example.com`
    await rooms.sendMail(await decided({ consentMarketing: true }))
    expect((await smtp.mailTo(email)).text).toContain('R$ 79,90')
  })

  it.each(['www.premio.example', '<img src=x>', 'https://x.example Ana', 'a'.repeat(80)])(
    'greets nobody by a name that is none: %s',
    async (name) => {
      await rooms.sendMail(await decided({ name }))
      const mail = await smtp.mailTo(email)
      const first = name.split(' ')[0] ?? ''
      expect(mail.html).not.toContain(first)
      expect(mail.text).not.toContain(first)
      expect(mail.text).toMatch(/^Suas respostas apontam/)
    },
  )
})

describe('a message from the contact page', () => {
  it('reaches the support and is answered to whoever wrote, headers unharmed', async () => {
    const message = {
      nome: 'Ana',
      email,
      assunto: 'Oi\r\nBcc: vitima@example.com',
      mensagem: 'Um <b>teste</b>.\n\nFim.',
    }
    await rooms.sendContactMessage(message, visit.ip)
    const row = await rooms.db.outgoingMail.findFirstOrThrow({ where: { kind: 'contact' } })
    await rooms.sendMail(row.id)
    const mail = await smtp.mailTo('suporte@rostoideal.com.br')
    expect(mail.replyTo?.[0]?.address).toBe(email)
    expect(mail.subject).toBe('[Contato] Oi Bcc: vitima@example.com')
    expect(mail.headers.some(({ key }) => key === 'bcc' || key === 'list-unsubscribe')).toBe(false)
    expect(mail.html).toContain('Um &lt;b&gt;teste&lt;/b&gt;.')
  })
})
