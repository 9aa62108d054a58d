import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { quizAnswers } from '../testing/people.ts'
import { resultToken } from './results.ts'

const api = serveApi()
let email: string
beforeEach(async () => {
  email = `${randomUUID()}@example.com`
  await db.rateLimit.deleteMany()
})
const lead = (more: object = {}) => ({ name: 'Marina', email, answers: quizAnswers, ...more })
const leadId = async () => (await db.lead.findUniqueOrThrow({ where: { email } })).id
const statuses = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status)

describe('a lead', () => {
  it('posted fifty times in a second is one lead, and then 429 in Portuguese', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.caller().post('/api/leads', lead())))
    expect(await db.lead.count({ where: { email } })).toBe(1)
    expect(new Set(statuses(answers))).toEqual(new Set([200, 429]))
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(6)
    expect(answers.find(({ status }) => status === 429)?.json.error).toMatch(/Muitas tentativas.*Espere/)
  })

  it('stays one under another spelling of the address, with the newest answers', async () => {
    const caller = api.caller()
    const runId = randomUUID()
    await caller.post('/api/leads', lead({ email: ` ${email.toUpperCase()} `, runId }))
    await caller.post(
      '/api/leads',
      lead({ name: 'Marina A.', runId, answers: { ...quizAnswers, objective: 'leveza' } }),
    )
    expect(await db.lead.findMany({ where: { email } })).toMatchObject([{ name: 'Marina A.', objective: 'leveza' }])
  })

  it.each([
    ['an empty name', { name: '  ' }, 'name', 'Digite seu nome (mínimo 2 caracteres).'],
    ['a name of one letter', { name: 'M' }, 'name', 'Digite seu nome (mínimo 2 caracteres).'],
    ['a name of 5,000 letters', { name: 'a'.repeat(5000) }, 'name', 'Use no máximo 120 letras.'],
    ['half an address', { email: 'a@' }, 'email', 'Digite um e-mail válido.'],
    ['an address with a NUL', { email: 'a\0@b.co' }, 'email', 'Digite um e-mail válido.'],
  ])('with %s is refused at the field', async (_, wrong, field, sentence) => {
    const { status, json } = await api.caller().post('/api/leads', lead(wrong))
    expect(status).toBe(422)
    expect(json.fields?.[field]).toBe(sentence)
  })

  it('keeps no answer the quiz does not offer, and survives what the database refuses', async () => {
    const { status } = await api.caller().post('/api/leads', {
      ...lead({ name: 'Ma\0ri\u202ena', status: 'x\0' }),
      answers: { ...quizAnswers, jaw: '<b>\0</b>', segredo: 'x', __proto__: 'y' },
    })
    expect(status).toBe(200)
    expect(await db.lead.findMany({ where: { email } })).toMatchObject([{ name: 'Ma ri na' }])
    const [row] = await db.lead.findMany({ where: { email } })
    expect(row?.answers).toEqual(Object.fromEntries(Object.entries(quizAnswers).filter(([key]) => key !== 'jaw')))
  })

  it('writes one row of consent however often it says yes, and none for silence', async () => {
    const caller = api.caller()
    await caller.post('/api/leads', lead())
    await caller.post('/api/leads', lead({ consentMarketing: true }))
    await caller.post('/api/leads', lead({ consentMarketing: true }))
    await caller.post('/api/leads', lead())
    expect(await db.lead.findMany({ where: { email } })).toMatchObject([{ consentMarketing: true }])
    expect(await db.consent.findMany({ where: { lead: { email } } })).toMatchObject([
      { kind: 'marketing_email', granted: true, channel: 'quiz' },
    ])
  })
})

describe('a run of the quiz', () => {
  let runId: string
  beforeEach(() => {
    runId = randomUUID()
  })
  const reportStep = (step: string, more: object = {}) => api.caller().post('/api/quiz/runs', { runId, step, ...more })
  const row = () => db.quizRun.findUniqueOrThrow({ where: { id: runId } })

  it('is one row without a name, however often it is told', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => reportStep('jaw')))
    expect(new Set(statuses(answers))).toEqual(new Set([200]))
    expect(await row()).toMatchObject({ step: 'jaw', leadId: null, finishedAt: null })
  })

  it('told out of order stands at the furthest step', async () => {
    await reportStep('forehead')
    await reportStep('jaw')
    expect((await row()).step).toBe('forehead')
  })

  it('ends once', async () => {
    await reportStep('result')
    const { finishedAt } = await row()
    await reportStep('result')
    expect(finishedAt).not.toBeNull()
    expect((await row()).finishedAt).toEqual(finishedAt)
  })

  it('is the step alone: with answers or anything else beside it, it is refused; answers come with an address', async () => {
    for (const more of [{ answers: { faceShape: 'oval' } }, { answers: {} }, { email: 'ana@example.com' }])
      expect((await reportStep('jaw', more)).status).toBe(422)
    expect(await db.quizRun.count({ where: { id: runId } })).toBe(0)
    await reportStep('jaw')
    expect(await row()).toMatchObject({ answers: {} })
    await api.caller().post('/api/leads', lead({ runId }))
    expect(await row()).toMatchObject({ answers: quizAnswers })
  })

  it.each([
    ['an id that is none', { runId: '1; DROP TABLE leads', step: 'jaw' }],
    ['a step that is none', { runId: randomUUID(), step: 'hack' }],
    ['no body', undefined],
  ])('with %s is refused', async (_, body) => {
    expect((await api.caller().post('/api/quiz/runs', body)).status).toBe(422)
  })

  it('belongs to the person who leaves an address, also when told later than that', async () => {
    await api.caller().post('/api/leads', lead({ runId }))
    await reportStep('result')
    expect(await row()).toMatchObject({ leadId: await leadId(), step: 'result' })
  })

  it('stays the first person’s when somebody else claims it', async () => {
    await api.caller().post('/api/leads', lead({ runId }))
    await api.caller().post('/api/leads', lead({ runId, email: `x${email}` }))
    expect((await row()).leadId).toBe(await leadId())
  })
})

describe('a result', () => {
  it('is reopened by the mailed token, with name and score and without the address', async () => {
    await api.caller().post('/api/leads', lead())
    const id = await leadId()
    const answer = await api.caller().get(`/api/quiz/results/${resultToken(id)}`)
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({
      leadId: id,
      userName: 'Marina',
      greeting: 'Marina',
      head: {},
      answers: quizAnswers,
      score: { faceShape: 'coracao', style: 'classico', objective: 'sofisticacao', totalPoints: 1300 },
      totalPoints: 1300,
    })
    expect(answer.bytes.toString()).not.toContain('@')
  })

  it.each([
    ['DRA. MARIA APARECIDA DA SILVA', 'Maria Aparecida'],
    ['Padaria do Zé', null],
  ])('greets %s with %s', async (name, greeting) => {
    await api.caller().post('/api/leads', lead({ name }))
    const answer = await api.caller().get(`/api/quiz/results/${resultToken(await leadId())}`)
    expect(answer.json).toMatchObject({ userName: name, greeting })
  })

  it('is not found by the lead’s id, a changed token, another’s signature or noise', async () => {
    await api.caller().post('/api/leads', lead())
    const id = await leadId()
    const good = resultToken(id)
    const stranger = Buffer.from(resultToken(randomUUID()), 'base64url')
    const mixed = Buffer.concat([Buffer.from(good, 'base64url').subarray(0, 16), stranger.subarray(16)])
    const flipped = (good.startsWith('A') ? 'B' : 'A') + good.slice(1)
    for (const token of [
      id,
      flipped,
      good.slice(0, -2),
      mixed.toString('base64url'),
      resultToken(randomUUID()),
      '%00',
      'x',
    ])
      expect((await api.caller().get(`/api/quiz/results/${token}`)).status).toBe(404)
  })
})

describe('the result mail', () => {
  const ask = (to: string) => api.caller().post('/api/send-quiz-result', { email: to, name: 'x', faceShape: 'oval' })

  it('is decided on once a lead, however often the page asks', async () => {
    await api.caller().post('/api/leads', lead())
    await Promise.all(Array.from({ length: 10 }, () => ask(email)))
    expect(await db.outgoingMail.findMany({ where: { toEmail: email } })).toMatchObject([
      { kind: 'quiz-result', status: 'queued' },
    ])
  })

  it('answers the same for an address nobody knows, and sends it nothing', async () => {
    await api.caller().post('/api/leads', lead())
    const known = await ask(email)
    const unknown = await ask(`nobody-${email}`)
    expect([unknown.status, unknown.json]).toEqual([known.status, known.json])
    expect(await db.outgoingMail.count({ where: { toEmail: `nobody-${email}` } })).toBe(0)
  })

  it('waits for somebody who said something about a face', async () => {
    await api.caller().post('/api/leads', lead({ answers: { style: 'classico' } }))
    await ask(email)
    expect(await db.outgoingMail.count({ where: { toEmail: email } })).toBe(0)
  })

  it('is limited a network', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask(email)))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(10)
  })
})
