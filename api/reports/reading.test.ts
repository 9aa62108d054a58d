import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { Reading } from '#contract/reader/reading.ts'
import { SharedSalonCard } from '#contract/reader/salon-card.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { analyse, type Analysis } from '#visagism/analysis/analysis.ts'
import { findingsOf } from '#visagism/analysis/findings.ts'
import { expirePrivateData } from '../privacy/expiry.ts'
import { mintEraseCode } from '../auth/codes.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { eraseAccount } from '../privacy/erase.ts'
import { db, transact } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newBuyer, quizAnswers } from '../testing/people.ts'
import { printedCardToken } from './printed-card.ts'
import { publishReport } from './reports.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newBuyer>>

const analysis = analyse({
  person: { fullName: 'Marina Albuquerque', gender: 'Feminino' },
  form: { objective: 'Melhoria sutil', style: 'Clássico', observations: 'Uso óculos para ler.' },
  quiz: quizAnswers,
  at: '2026-11-20T12:00:00.000Z',
})

const publish = async (said: Analysis = analysis) => {
  const id = randomUUID()
  const file = { id, storageKey: `reports/${id}.pdf`, fileSize: 14, pageCount: 36, sha256: 'x' }
  const order = await db.order.findUniqueOrThrow({ where: { id: buyer.orderId } })
  return publishReport(order, file, said)
}
const read = (who = buyer) => who.caller.get(`/api/orders/${buyer.orderId}/report`)

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newBuyer(api.caller())
  await db.order.update({ where: { id: buyer.orderId }, data: { status: 'EM_PROCESSAMENTO', submittedAt: new Date() } })
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId: buyer.orderId } })
})

describe('the report as text', () => {
  it('says what the PDF was drawn from, in every chapter', async () => {
    await publish()
    const reading = Reading.parse((await read()).json)
    expect(reading.title).toBe('O rosto de Marina')
    expect(reading.pages).toBe(36)
    expect(reading.chapters.map(({ title, lead }) => [title, lead])).toEqual(
      analysis.chapters.map(({ title, lead }) => [title, lead]),
    )
    expect(reading.colour.best).toEqual(analysis.colour.best)
  })

  it('follows a report drawn again', async () => {
    await publish()
    const [first] = analysis.chapters
    await publish({ ...analysis, chapters: first ? [{ ...first, lead: 'Palavras de uma visagista.' }] : [] })
    expect(Reading.parse((await read()).json).chapters.map(({ lead }) => lead)).toEqual(['Palavras de uma visagista.'])
  })

  it('is nobody else’s', async () => {
    await publish()
    expect((await read(await newBuyer(api.caller()))).status).toBe(404)
    expect((await api.caller().get(`/api/orders/${buyer.orderId}/report`)).status).toBe(401)
  })

  it('leaves out the workings and the answers that nobody reads there', async () => {
    await publish()
    const { json } = await read()
    expect(JSON.stringify(json)).not.toContain('"bases"')
    expect(json).not.toHaveProperty('form')
  })

  it('is not there before the report, and ends with it', async () => {
    expect(await read()).toMatchObject({ status: 404, json: { code: 'report-not-ready' } })
    await publish()
    await db.generatedPdf.updateMany({ where: { orderId: buyer.orderId }, data: { expiresAt: new Date(0) } })
    expect(await read()).toMatchObject({ status: 410, json: { code: 'report-expired' } })
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect(await read()).toMatchObject({ status: 403, json: { code: 'report-revoked' } })
  })
})

describe('the reveal', () => {
  const reveal = async (who = buyer) => Reading.parse((await read(who)).json).reveal
  const opened = (who = buyer) => who.caller.post(`/api/orders/${buyer.orderId}/report/opened`, {})
  const helena = () =>
    db.user.create({
      data: { email: `${randomUUID()}@x.br`, fullName: 'Helena Prado', role: 'admin', staffRole: 'visagista' },
    })

  it('brings three findings of the report, and what they rest on', async () => {
    await publish()
    expect(await reveal()).toEqual({
      openedAt: null,
      findings: findingsOf(analysis),
      basis: 'Lido nas suas respostas ao teste, sem medir a foto',
    })
  })

  it('comes once, on every device, also when the report is drawn again', async () => {
    await publish()
    expect((await opened()).status).toBe(200)
    const first = (await reveal())?.openedAt
    expect(first).toEqual(expect.any(String))
    await opened()
    await publish()
    expect((await reveal())?.openedAt).toBe(first)
  })

  it('comes again for an order that was opened anew: another face is read', async () => {
    await publish()
    await opened()
    await transact((tx) => reopenOrder(tx, { id: buyer.orderId, userId: buyer.userId }))
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({ guideOpenedAt: null })
  })

  it('is opened by its owner alone, and not before there is a guide', async () => {
    expect(await opened()).toMatchObject({ status: 404, json: { code: 'report-not-ready' } })
    await publish()
    expect((await opened(await newBuyer(api.caller()))).status).toBe(404)
    expect((await api.caller().post(`/api/orders/${buyer.orderId}/report/opened`, {})).status).toBe(401)
    expect((await reveal())?.openedAt).toBeNull()
  })

  it('names who approved this very report', async () => {
    await publish()
    const { id: authorId } = await helena()
    const { id: pdfId } = await db.generatedPdf.findFirstOrThrow({ where: { orderId: buyer.orderId } })
    const approve = (state: 'approved' | 'unreviewed', content: object) =>
      db.analysis.create({ data: { orderId: buyer.orderId, state, engineVersion: 1, content, authorId } })
    await approve('unreviewed', { pdfId })
    await approve('approved', { pdfId: randomUUID() })
    expect((await reveal())?.basis).not.toContain('conferido')
    await approve('approved', { pdfId })
    expect((await reveal())?.basis).toBe('Lido nas suas respostas ao teste, sem medir a foto, conferido por Helena')
    await db.user.delete({ where: { id: authorId } })
    expect((await reveal())?.basis).toMatch(/conferido por nossa equipe$/)
  })

  it('names who confirmed the shape, where the report says that shape', async () => {
    const { id: authorId } = await helena()
    const confirm = () =>
      db.analysis.create({
        data: { orderId: buyer.orderId, engineVersion: 1, content: {}, confirmedShape: 'oval', authorId },
      })
    await confirm()
    await publish()
    expect((await reveal())?.basis).not.toContain('conferido')
    const evidence = { ...analysis.evidence, source: 'visagista' as const }
    await publish({ ...analysis, evidence })
    expect((await reveal())?.basis).toBe('Visto na sua foto, sem medida, conferido por Helena')
  })
})

describe('the hairdresser’s card', () => {
  const path = () => `/api/orders/${buyer.orderId}/salon-card`
  const open = async (days = 7) => String((await buyer.caller.post(path(), { days })).json['token'])
  const look = (token: string) => api.caller().get(`/api/salon-cards/${token}`)
  beforeEach(() => publish())

  it('opens without a session and shows the cut, a drawing and a first name', async () => {
    const shown = await look(await open())
    expect(shown.status).toBe(200)
    const { firstName, card, drawing } = SharedSalonCard.parse(shown.json)
    expect({ firstName, ask: card.ask }).toEqual({ firstName: 'Marina', ask: analysis.salonCard.ask })
    expect(drawing).toMatch(/^<svg /)
    expect(shown.headers.get('cache-control')).toBe('no-store')
  })

  it('says nothing else of the person', async () => {
    const { json } = await look(await open())
    expect(Object.keys(json).toSorted()).toEqual(['allergies', 'card', 'drawing', 'expiresAt', 'firstName'])
    const said = JSON.stringify(json)
    for (const secret of ['Albuquerque', buyer.email, buyer.orderId, 'Coração', 'para ler', 'Feminino'])
      expect(said).not.toContain(secret)
  })

  it('is shown again to its owner, who sees when it was opened, and keeps no key in the database', async () => {
    const token = await open()
    expect((await buyer.caller.get(path())).json).toMatchObject({ link: { token, lastOpenedAt: null } })
    await look(token)
    expect((await buyer.caller.get(path())).json).toMatchObject({ link: { lastOpenedAt: expect.any(String) } })
    expect(JSON.stringify(await db.salonCardLink.findMany())).not.toContain(token)
  })

  it('pressed ten times at once is one link, and no press fails', async () => {
    const presses = await Promise.all(Array.from({ length: 10 }, () => buyer.caller.post(path(), { days: 7 })))
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await db.salonCardLink.count({ where: { orderId: buyer.orderId, printed: false } })).toBe(1)
  })

  const erase = async () =>
    eraseAccount({ userId: buyer.userId, ip: '127.0.0.1', userAgent: null }, await mintEraseCode(buyer.userId))

  it.each([
    ['its days are over', async () => db.salonCardLink.updateMany({ data: { expiresAt: new Date(0) } })],
    ['its owner closes it', async () => buyer.caller.delete(path())],
    ['its owner makes a newer one', async () => open(1)],
    ['the order is refunded', async () => db.order.updateMany({ data: { status: 'REEMBOLSADO' } })],
    ['the account is erased', async () => erase()],
  ])('is closed once %s', async (_, end) => {
    const token = await open()
    await end()
    expect(await look(token)).toMatchObject({ status: 404, json: { code: 'salon-card-unknown' } })
  })

  describe('by the code on its print', () => {
    const printed = async () => {
      const { id } = await db.generatedPdf.findFirstOrThrow({
        where: { orderId: buyer.orderId, supersededAt: null },
      })
      return printedCardToken(id)
    }

    it('opens as long as the report lives, beside the link of a visit, and says no more than it', async () => {
      const [link, code] = [await open(1), await printed()]
      expect(code).not.toBe(link)
      expect((await look(code)).json).toMatchObject({ firstName: 'Marina', allergies: 'unknown' })
      await buyer.caller.delete(path())
      expect((await look(link)).status).toBe(404)
      expect((await look(code)).status).toBe(200)
      expect((await buyer.caller.get(path())).json).toMatchObject({
        link: null,
        printed: { lastOpenedAt: expect.any(String) },
      })
      expect(JSON.stringify(await db.salonCardLink.findMany())).not.toContain(code)
    })

    it('goes on from an earlier print once the report is drawn again', async () => {
      const code = await printed()
      await publish({ ...analysis, salonCard: { ...analysis.salonCard, title: 'Outro corte' } })
      expect((await look(code)).json).toMatchObject({ card: { title: 'Outro corte' } })
    })

    it('says that something was written of allergies, never what', async () => {
      const allergies = 'Sou alérgica a amônia e tomo remédio.'
      await publish({ ...analysis, salonCard: { ...analysis.salonCard, allergies } })
      const { json } = await look(await printed())
      expect(json).toMatchObject({ allergies: 'written' })
      expect(JSON.stringify(json)).not.toMatch(/amônia|remédio/)
    })

    it('opens nothing before its report is published, or when it is guessed', async () => {
      expect((await look(printedCardToken(randomUUID()))).status).toBe(404)
      expect((await look(buyer.orderId)).status).toBe(422)
    })

    it.each([
      ['the report’s year is over', async () => db.salonCardLink.updateMany({ data: { expiresAt: new Date(0) } })],
      [
        'its owner closes the printed codes',
        async () => buyer.caller.delete(`/api/orders/${buyer.orderId}/printed-salon-card`),
      ],
      ['the order is refunded', async () => db.order.updateMany({ data: { status: 'REEMBOLSADO' } })],
      [
        'the use of the face is taken back',
        async () => buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`),
      ],
      ['the account is erased', async () => erase()],
    ])('is closed once %s', async (_, end) => {
      const code = await printed()
      await end()
      expect(await look(code)).toMatchObject({ status: 404, json: { code: 'salon-card-unknown' } })
    })

    it('is closed by its owner only', async () => {
      const code = await printed()
      const stranger = await newBuyer(api.caller())
      await stranger.caller.delete(`/api/orders/${buyer.orderId}/printed-salon-card`)
      expect((await api.caller().delete(`/api/orders/${buyer.orderId}/printed-salon-card`)).status).toBe(401)
      expect((await look(code)).status).toBe(200)
    })
  })

  it('is forgotten by the nightly job once it has ended', async () => {
    await open()
    await db.salonCardLink.updateMany({ data: { expiresAt: new Date(0) } })
    await expirePrivateData()
    expect(await db.salonCardLink.count({ where: { orderId: buyer.orderId } })).toBe(0)
  })

  it('is opened, seen and closed by its owner only, for a time of the list', async () => {
    const token = await open()
    const stranger = await newBuyer(api.caller())
    expect((await stranger.caller.get(path())).status).toBe(404)
    expect((await stranger.caller.post(path(), { days: 7 })).status).toBe(404)
    await stranger.caller.delete(path())
    expect((await look(token)).status).toBe(200)
    expect((await buyer.caller.post(path(), { days: 365 })).status).toBe(422)
    expect((await look('A'.repeat(43))).status).toBe(404)
  })
})
