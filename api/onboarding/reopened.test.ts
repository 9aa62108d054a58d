import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { setOrderStatus } from '../orders/order-status.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { finishErasures } from '../testing/erasures.ts'
import { jpegOf, newAdministrator, newConsentingBuyer, photoForm } from '../testing/people.ts'

const api = serveApi()
let buyer: Awaited<ReturnType<typeof newConsentingBuyer>>
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newConsentingBuyer(api.caller())
  admin = await newAdministrator(api.caller())
})

const setStatus = (status: OrderStatus, orderId = buyer.orderId) =>
  admin.caller.put(`/api/admin/orders/${orderId}/status`, { status })
/** By the provider: final. */
const refund = () => setOrderStatus(buyer.orderId, 'REEMBOLSADO', { id: null })
const putAll = async () => {
  for (const slot of PHOTO_SLOTS)
    await buyer.caller.put(`/api/orders/${buyer.orderId}/photos/${slot}`, await photoForm({ photo: await jpegOf() }))
}
const submit = async (form: object = SAMPLE_FORM, formId = randomUUID(), files: Record<string, Buffer> = {}) => ({
  formId,
  ...(await buyer.caller.post(
    '/api/orders/onboarding',
    await photoForm({ orderId: buyer.orderId, formId, formData: JSON.stringify(form), ...files }),
  )),
})
const order = () => db.order.findUniqueOrThrow({ where: { id: buyer.orderId }, include: { form: true, draft: true } })
const shown = async () => {
  const { json } = await buyer.caller.get('/api/orders')
  return Array.isArray(json) ? (json[0] as unknown) : null
}
const builds = async () => {
  const rows = await db.$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'reports.build' AND data->>'orderId' = ${buyer.orderId}`
  return rows[0]?.n
}
const mails = (kind: string) => db.outgoingMail.count({ where: { orderId: buyer.orderId, kind } })
const storePdf = () =>
  db.generatedPdf.create({
    data: {
      orderId: buyer.orderId,
      storageKey: `reports/${buyer.orderId}.pdf`,
      fileSize: 10,
      pageCount: 36,
      sha256: 'x',
      createdAt: new Date('2026-11-01T12:00:00Z'),
      expiresAt: new Date(Date.now() + 1e10),
    },
  })

describe('a status that would say what is not so', () => {
  it('"em processamento" without a form is refused with a sentence, and nothing changes', async () => {
    const answer = await setStatus('EM_PROCESSAMENTO')
    expect(answer).toMatchObject({ status: 409, json: { code: 'form-missing' } })
    expect(answer.json.error).toMatch(/formulário.*\.$/)
    expect(await order()).toMatchObject({ status: 'AGUARDANDO_FORMULARIO', submittedAt: null, dueAt: null })
    expect(await db.notification.count({ where: { orderId: buyer.orderId } })).toBe(0)
  })

  it('"concluído" without a report is refused; with one it is taken, with the time of the report', async () => {
    const answer = await setStatus('CONCLUIDO')
    expect(answer).toMatchObject({ status: 409, json: { code: 'report-missing' } })
    expect(answer.json.error).toMatch(/relatório.*\.$/)
    expect(await order()).toMatchObject({ status: 'AGUARDANDO_FORMULARIO', completedAt: null })
    const pdf = await storePdf()
    expect((await setStatus('CONCLUIDO')).status).toBe(200)
    expect(await order()).toMatchObject({ status: 'CONCLUIDO', completedAt: pdf.createdAt })
    await db.generatedPdf.update({ where: { id: pdf.id }, data: { storageKey: null, purgedAt: new Date() } })
    await refund()
    expect((await setStatus('CONCLUIDO')).status).toBe(409)
  })
})

describe('an order set back to its form', () => {
  it('by a slip, before anything was sent, takes the form as if nothing had happened', async () => {
    await setStatus('EM_PROCESSAMENTO')
    await setStatus('AGUARDANDO_FORMULARIO')
    // As earlier mistakes left orders.
    await db.order.update({ where: { id: buyer.orderId }, data: { submittedAt: new Date(), dueAt: new Date() } })
    await putAll()
    const answer = await submit()
    expect(answer).toMatchObject({ status: 200, json: { formId: answer.formId } })
    expect(await order()).toMatchObject({
      status: 'EM_PROCESSAMENTO',
      form: { fullName: SAMPLE_FORM.fullName, observations: SAMPLE_FORM.observations },
    })
    expect(await builds()).toBe(1)
    expect(await mails('form-received')).toBe(1)
    expect(await shown()).toMatchObject({ hasForm: true, photosCount: 4 })
  })

  it('is open again: the answers are the draft, the photos in their slots, the clock is off', async () => {
    await putAll()
    await submit()
    await db.order.update({ where: { id: buyer.orderId }, data: { deadlineNotified: 80, needsVisagist: true } })
    expect((await setStatus('AGUARDANDO_FORMULARIO')).status).toBe(200)
    expect(await order()).toMatchObject({
      status: 'AGUARDANDO_FORMULARIO',
      submittedAt: null,
      dueAt: null,
      processingStartedAt: null,
      completedAt: null,
      needsVisagist: false,
      deadlineNotified: 0,
      form: null,
    })
    const draft = await buyer.caller.get(`/api/drafts/${buyer.orderId}`)
    expect(draft.json).toMatchObject({
      formData: { fullName: SAMPLE_FORM.fullName, style: SAMPLE_FORM.style, observations: SAMPLE_FORM.observations },
      photos: [{}, {}, {}, {}],
    })
    expect(JSON.stringify(draft.json)).not.toContain('agreedTo')
    expect(await shown()).toMatchObject({ hasForm: false, photosCount: 4, submittedAt: null, estimatedDelivery: null })
  })

  it('is filled and sent again: other answers, another report, told again', async () => {
    await putAll()
    await submit()
    await setStatus('AGUARDANDO_FORMULARIO')
    const again = await submit({ ...SAMPLE_FORM, style: 'Moderno', observations: 'Outra resposta.' })
    expect(again).toMatchObject({ status: 200, json: { formId: again.formId } })
    expect(await order()).toMatchObject({
      status: 'EM_PROCESSAMENTO',
      form: { style: 'Moderno', observations: 'Outra resposta.' },
      draft: null,
    })
    expect(await builds()).toBe(2)
    expect(await mails('form-received')).toBe(2)
    expect(
      await db.notification.count({ where: { orderId: buyer.orderId, title: 'Formulário e fotos recebidos' } }),
    ).toBe(2)
  })

  it('after a refund that was a mistake takes form and photos again, and a refund meant in earnest is told again', async () => {
    await putAll()
    await submit()
    await refund()
    await setStatus('AGUARDANDO_FORMULARIO')
    expect(await shown()).toMatchObject({ photosCount: 0, photoSlots: [], hasForm: false })
    expect((await buyer.caller.get(`/api/drafts/${buyer.orderId}`)).json).toMatchObject({
      formData: { observations: SAMPLE_FORM.observations },
      photos: [],
    })
    expect((await submit()).json).toMatchObject({ code: 'photos-missing' })
    await putAll()
    expect((await submit()).status).toBe(200)
    expect(await builds()).toBe(2)
    await refund()
    await finishErasures()
    expect(await mails('order-ended')).toBe(2)
  })

  it('loses what was read from the face, but not what a delivered report was drawn from', async () => {
    await putAll()
    await submit()
    const pdf = await storePdf()
    const row = { orderId: buyer.orderId, engineVersion: 1, content: {} }
    await db.analysis.create({ data: { ...row, id: pdf.id } })
    await db.analysis.create({ data: { ...row, state: 'edited', confirmedShape: 'oval' } })
    await setStatus('AGUARDANDO_FORMULARIO')
    expect(await db.analysis.findMany({ where: { orderId: buyer.orderId } })).toMatchObject([{ id: pdf.id }])
  })
})

describe('a refund that was a mistake, of a form that was in', () => {
  it('goes back into the works, and the report is asked for again', async () => {
    await putAll()
    await submit()
    await refund()
    expect((await setStatus('EM_PROCESSAMENTO')).status).toBe(200)
    expect(await builds()).toBe(2)
    // Counts the four sent, though deleted since.
    expect(await shown()).toMatchObject({ status: 'EM_PROCESSAMENTO', hasForm: true, photosCount: 4, photoSlots: [] })
  })
})

describe('the same form sent again', () => {
  it('is answered as the first time, with its name, whatever became of the order since', async () => {
    await putAll()
    const first = await submit()
    for (const status of ['EM_PROCESSAMENTO', 'CONCLUIDO', 'REEMBOLSADO'] as const) {
      await db.order.update({ where: { id: buyer.orderId }, data: { status, completedAt: new Date() } })
      const again = await submit(SAMPLE_FORM, first.formId)
      expect(again).toMatchObject({ status: 200, json: { ...first.json } })
    }
    expect(await db.consent.count({ where: { userId: buyer.userId } })).toBe(2)
    expect(await builds()).toBe(1)
  })

  it('with a photo the server also holds is the same; with another photo it is not', async () => {
    await putAll()
    const photo = await jpegOf()
    await submit(SAMPLE_FORM, randomUUID(), { front: photo })
    expect((await submit(SAMPLE_FORM, randomUUID(), { front: photo })).status).toBe(200)
    const other = await submit(SAMPLE_FORM, randomUUID(), { front: await jpegOf(900, 900, '#334455') })
    expect(other).toMatchObject({ status: 409, json: { code: 'no-pending-order' } })
  })

  it('with other answers is not told as accepted: what is held stays, and the refusal says so', async () => {
    await putAll()
    await submit()
    const other = await submit({ ...SAMPLE_FORM, observations: 'Do outro celular.' })
    expect(other).toMatchObject({ status: 409, json: { code: 'no-pending-order' } })
    expect(other.json.error).toMatch(/^Nenhum pedido pendente encontrado.*outras respostas/)
    expect(await order()).toMatchObject({ form: { observations: SAMPLE_FORM.observations } })
  })

  it('of a refunded order that never had it is refused as such', async () => {
    await refund()
    expect(await submit()).toMatchObject({
      status: 409,
      json: { code: 'order-ended', error: expect.stringMatching(/^Nenhum pedido pendente encontrado.*reembolsado/) },
    })
  })
})
