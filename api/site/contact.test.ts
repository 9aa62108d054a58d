import { beforeEach, describe, expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'

const api = serveApi()
const form = {
  nome: 'Marina',
  email: ' Marina@Example.com ',
  assunto: 'Prazo',
  mensagem: 'Quando fica pronto?\n\nObrigada!',
}
const send = (body: unknown) => api.caller().post('/api/contact', body)

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.contactMessage.deleteMany()
  await db.outgoingMail.deleteMany()
})

describe('a message of the contact page', () => {
  it('is kept, and a mail to support is decided with it', async () => {
    expect(await send(form)).toMatchObject({ status: 200, json: { message: 'Mensagem enviada!' } })
    const message = await db.contactMessage.findFirstOrThrow()
    expect(message).toMatchObject({ name: 'Marina', email: 'marina@example.com', subject: 'Prazo' })
    expect(await db.outgoingMail.findMany()).toMatchObject([
      { kind: 'contact', toEmail: BRAND.supportEmail, data: { messageId: message.id }, status: 'queued' },
    ])
  })

  it('sent twice by a nervous finger is one message', async () => {
    const answers = await Promise.all([send(form), send(form), send(form)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await db.contactMessage.count()).toBe(1)
    expect(await db.outgoingMail.count()).toBe(1)
  })

  it.each([
    ['nome', '   ', 'Diga como podemos chamar você.'],
    ['email', 'a@', 'Digite um e-mail válido.'],
    ['assunto', '', 'Escreva o assunto em poucas palavras.'],
    ['mensagem', 'a'.repeat(5001), 'Use no máximo 5000 letras.'],
  ])('without a good %s is answered with the sentence for that field', async (field, value, sentence) => {
    const { status, json } = await send({ ...form, [field]: value })
    expect(status).toBe(422)
    expect(json.fields).toEqual({ [field]: sentence })
    expect(await db.contactMessage.count()).toBe(0)
  })

  it('is refused in Portuguese after five from one address, and told when to come back', async () => {
    for (let i = 0; i < 5; i++) expect((await send({ ...form, mensagem: `Mensagem ${i}` })).status).toBe(200)
    const { status, json, headers } = await send({ ...form, mensagem: 'Mais uma' })
    expect(status).toBe(429)
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(10 * 60)
    expect(json.error).toMatch(/Muitas tentativas/)
    expect(await db.contactMessage.count()).toBe(5)
  })
})
