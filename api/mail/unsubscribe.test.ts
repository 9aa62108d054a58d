import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, transact } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { queueMail } from './outgoing.ts'
import { isSuppressed, unsubscribeToken } from './suppression.ts'

const api = serveApi()
let email: string
beforeEach(async () => {
  email = `${randomUUID()}@example.com`
  await db.rateLimit.deleteMany()
})
const newLead = () => db.lead.create({ data: { email, name: 'Ana', funnelSource: 'quiz', consentMarketing: true } })
const oneClick = (token: string, body: string | null = 'List-Unsubscribe=One-Click', headers = {}) =>
  fetch(`${api.url()}/api/unsubscribe/one-click?token=${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })

describe('unsubscribing', () => {
  it('answers the same for a known and an unknown address', async () => {
    await newLead()
    const known = await api.caller().post('/api/unsubscribe', { email, reason: 'muitos e-mails' })
    const unknown = await api.caller().post('/api/unsubscribe', { email: `x${email}`, reason: null })
    expect(known).toMatchObject({
      status: 200,
      json: { message: 'Você foi removido da nossa lista de emails com sucesso.' },
    })
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
    expect(await isSuppressed(email.toUpperCase())).toBe(true)
    expect(await isSuppressed(`x${email}`)).toBe(true)
  })

  it('keeps no address, only its hash', async () => {
    await api.caller().post('/api/unsubscribe', { email })
    expect(JSON.stringify(await db.suppression.findMany())).not.toContain(email)
  })

  it('takes back the consent of lead and customer, as rows of their own, once', async () => {
    const lead = await newLead()
    const user = await db.user.create({ data: { email, notificationPreferences: { create: { news: true } } } })
    await Promise.all(Array.from({ length: 5 }, () => api.caller().post('/api/unsubscribe', { email })))
    expect(await db.lead.findUnique({ where: { id: lead.id } })).toMatchObject({ consentMarketing: false })
    expect(await db.notificationPreference.findUnique({ where: { userId: user.id } })).toMatchObject({ news: false })
    const rows = await db.consent.findMany({ where: { OR: [{ leadId: lead.id }, { userId: user.id }] } })
    expect(rows.map(({ kind, granted, channel }) => [kind, granted, channel])).toEqual([
      ['marketing_email', false, 'descadastro'],
      ['marketing_email', false, 'descadastro'],
    ])
  })

  it.each([
    ['without an address', {}],
    ['with half an address', { email: 'a@' }],
    ['with a reason as long as a book', { email: 'a@example.com', reason: 'x'.repeat(501) }],
  ])('%s is refused', async (_, body) => {
    expect((await api.caller().post('/api/unsubscribe', body)).status).toBe(422)
  })

  it('is limited a network, in Portuguese', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => api.caller().post('/api/unsubscribe', { email: `${i}${email}` })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
    expect(answers.find(({ status }) => status === 429)?.json.error).toContain('Espere')
  })
})

describe('the one-click link', () => {
  it('works by POST, without cookie, origin or redirect, with an empty answer, also twice', async () => {
    await newLead()
    for (const headers of [{}, { origin: 'https://mail.example.org', 'sec-fetch-site': 'cross-site' }]) {
      const answer = await oneClick(unsubscribeToken(email), undefined, headers)
      expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([200, '', []])
    }
    expect(await isSuppressed(email)).toBe(true)
    expect(await db.lead.findUnique({ where: { email } })).toMatchObject({ consentMarketing: false })
  })

  it('understands a multipart body too', async () => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const url = `${api.url()}/api/unsubscribe/one-click?token=${unsubscribeToken(email)}`
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(200)
    expect(await isSuppressed(email)).toBe(true)
  })

  it.each([
    ['GET', 303, '/descadastro'],
    ['HEAD', 303, '/descadastro'],
    ['PUT', 405, null],
  ])('changes nothing by %s, as scanners and old readers call it', async (method, status, page) => {
    const url = `${api.url()}/api/unsubscribe/one-click?token=${unsubscribeToken(email)}`
    const answer = await fetch(url, { method, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, page])
    expect(await isSuppressed(email)).toBe(false)
  })

  it('does nothing without its body, or with a token we never made', async () => {
    const token = unsubscribeToken(email)
    for (const body of ['', 'List-Unsubscribe=Nope', 'x'.repeat(3000)])
      expect((await oneClick(token, body)).status).toBe(400)
    const other = unsubscribeToken(`x${email}`).split('.')
    for (const wrong of ['', 'x', token.slice(0, -1), `${token.split('.')[0]}.${other[1]}`, '%00'])
      expect((await oneClick(wrong)).status).toBe(400)
    expect(await isSuppressed(email)).toBe(false)
  })
})

describe('marketing to somebody who left', () => {
  it('is written down as suppressed and makes no job; other mail goes', async () => {
    const jobs = async () =>
      (await db.$queryRaw<{ n: number }[]>`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'mail.send'`)[0]?.n ??
      0
    const lead = await newLead()
    await api.caller().post('/api/unsubscribe', { email })
    const before = await jobs()
    await transact((tx) => queueMail(tx, { kind: 'quiz-result', to: email, leadId: lead.id }))
    expect(await jobs()).toBe(before)
    await transact((tx) => queueMail(tx, { kind: 'access', to: email }))
    expect(await jobs()).toBe(before + 1)
    const rows = await db.outgoingMail.findMany({ where: { toEmail: email }, orderBy: { createdAt: 'asc' } })
    expect(rows.map(({ kind, status }) => [kind, status])).toEqual([
      ['quiz-result', 'suppressed'],
      ['access', 'queued'],
    ])
  })

  it('is not undone by a box ticked beside their address', async () => {
    await api.caller().post('/api/unsubscribe', { email })
    await api.caller().post('/api/leads', { name: 'Ana', email, consentMarketing: true, answers: {} })
    expect(await db.lead.findUnique({ where: { email } })).toMatchObject({ consentMarketing: false })
    expect(await db.consent.count({ where: { lead: { email } } })).toBe(0)
  })
})
