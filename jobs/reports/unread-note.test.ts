import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { listQueue, openOrder } from '#api/admin/desk.ts'
import { approve } from '#api/admin/desk-gate.ts'
import { confirmShape } from '#api/admin/desk-work.ts'
import { forceReport, listAdminOrders } from '#api/admin/orders.ts'
import { db } from '#api/platform/db.ts'
import { env } from '#api/platform/env.ts'
import { serveApi } from '#api/testing/api.ts'
import { newPhotos } from '#api/testing/desk.ts'
import { ANYWAY, newAdministrator, newSubmitted } from '#api/testing/people.ts'
import { shortId } from '#contract/format.ts'
import { NOTES } from '#visagism/testing/test-notes.ts'
import { buildReport } from './build.ts'

const api = serveApi()
let orderId: string
let actor: { id: string }

beforeEach(async () => {
  actor = { id: (await newAdministrator(api.caller())).userId }
  orderId = (await newSubmitted(api.caller())).orderId
  await db.order.update({ where: { id: orderId }, data: { needsVisagist: false } })
})

const write = (observations: string) => db.onboardingForm.update({ where: { orderId }, data: { observations } })
const build = (forced = false, approvalId?: string) =>
  buildReport({ orderId, forced, approvalId }, { id: randomUUID(), signal: new AbortController().signal })
const orderNow = () => db.order.findUniqueOrThrow({ where: { id: orderId } })
const pdfs = () => db.generatedPdf.count({ where: { orderId } })

async function approveAll(): Promise<string> {
  const shape = await db.analysis.findFirst({ where: { orderId, confirmedShape: { not: null } } })
  await approve(orderId, actor, { editsId: null, shapeId: shape?.id ?? null, anyway: ANYWAY })
  const { id } = await db.analysis.findFirstOrThrow({ where: { orderId, state: 'approved' } })
  return id
}

describe('where reports leave by themselves, a note for a person to answer', () => {
  it('keeps its report at the desk, whatever tells the shape', async () => {
    expect(env.REPORT_REVIEW).toBe('auto')
    await confirmShape(orderId, 'coracao', actor, null)
    for (const { text } of NOTES.filter(({ concerns }) => concerns.length > 0)) {
      await write(text)
      await db.order.update({ where: { id: orderId }, data: { needsVisagist: false } })
      await build()
      expect(await orderNow()).toMatchObject({ status: 'EM_PROCESSAMENTO', needsVisagist: true })
    }
    expect(await pdfs()).toBe(0)
  })

  it('keeps it for an allergy that was only tapped, and for words that were taken away as misheard', async () => {
    await write('Muito obrigada!')
    await db.saidFact.create({
      data: { orderId, key: 'allergy', value: 'tinta ou amônia', source: 'chip', kept: true },
    })
    await build()
    expect(await orderNow()).toMatchObject({ status: 'EM_PROCESSAMENTO', needsVisagist: true })
    await expect(forceReport(orderId, actor)).rejects.toThrow('“tinta ou amônia”')
    expect((await listQueue()).queue.find(({ id }) => id === orderId)).toMatchObject({
      noteConcerns: { concerns: ['alergia'], words: ['tinta ou amônia'] },
    })
    await db.saidFact.deleteMany({ where: { orderId } })
    await write('Uso capacete.')
    await db.saidFact.create({ data: { orderId, key: 'helmet', words: 'Uso capacete', source: 'note', kept: false } })
    await expect(forceReport(orderId, actor)).rejects.toThrow('“Uso capacete”')
    expect(await pdfs()).toBe(0)
  })

  it('says at the desk and in the list why it waits, in its own words', async () => {
    await write('Não vou cortar. Alérgica a amônia.')
    await build()
    const noteConcerns = { concerns: ['alergia'], words: ['Alérgica', 'amônia'] }
    const { queue } = await listQueue()
    expect(queue.find(({ id }) => id === orderId)).toMatchObject({ noteConcerns })
    expect(await openOrder(orderId)).toMatchObject({
      noteConcerns,
      form: { observations: 'Não vou cortar. Alérgica a amônia.' },
    })
    const { orders } = await listAdminOrders({ search: shortId(orderId) })
    expect(orders).toMatchObject([{ id: orderId, waitsForNote: true }])
  })

  it('is not passed by whoever asks for the PDF', async () => {
    await write('Uso peruca no dia a dia.')
    await expect(forceReport(orderId, actor)).rejects.toThrow('“peruca”')
    await build(true)
    expect(await pdfs()).toBe(0)
    expect(await orderNow()).toMatchObject({ needsVisagist: true })
  })

  it('leaves once a visagist has read it and approved, and the letter tells', { timeout: 60_000 }, async () => {
    await write('Não vou cortar. Alérgica a amônia.')
    await build()
    await build(true, await approveAll())
    expect(await orderNow()).toMatchObject({ status: 'CONCLUIDO', needsVisagist: false })
    const { content } = await db.analysis.findFirstOrThrow({ where: { orderId, state: 'proposed' } })
    for (const quoted of ['“Não vou cortar.”', '“Alérgica a amônia.”'])
      expect(JSON.stringify(content)).toContain(quoted)
    expect(JSON.stringify(content)).toContain('pessoa da equipe leu o')
    // The same note, already read.
    await expect(forceReport(orderId, actor)).resolves.toBeUndefined()
    // A later form is a new note.
    await db.order.update({
      where: { id: orderId },
      data: { status: 'EM_PROCESSAMENTO', submittedAt: new Date(Date.now() + 1000) },
    })
    await build()
    expect(await pdfs()).toBe(1)
    await expect(forceReport(orderId, actor)).rejects.toMatchObject({ code: 'note-unread' })
  })
})

describe('an empty note beside a photo in doubt', () => {
  const doubted = async () => {
    await newPhotos(orderId, ['front', 'back'])
    await db.customerPhoto.updateMany({ where: { orderId, slot: 'front' }, data: { doubts: ['soft'] } })
  }

  it('waits for a person, says why, and may leave once she approved', async () => {
    await confirmShape(orderId, 'coracao', actor, null)
    await doubted()
    for (const blank of ['', ' \n ']) {
      await write(blank)
      await db.order.update({ where: { id: orderId }, data: { needsVisagist: false } })
      await build()
      expect(await orderNow()).toMatchObject({ status: 'EM_PROCESSAMENTO', needsVisagist: true })
    }
    expect(await pdfs()).toBe(0)
    await expect(forceReport(orderId, actor)).rejects.toThrow('frente: tremida')
    const noteConcerns = { concerns: ['frente: tremida'], words: [] }
    expect((await listQueue()).queue.find(({ id }) => id === orderId)).toMatchObject({ noteConcerns })
    expect(await openOrder(orderId)).toMatchObject({ noteConcerns })
    await approveAll()
    await expect(forceReport(orderId, actor)).resolves.toBeUndefined()
  })

  it('is not held where words stand beside it, nor an empty note where nothing is in doubt', async () => {
    await doubted()
    await write('Muito obrigada!')
    expect((await openOrder(orderId)).noteConcerns).toBeNull()
    await write('')
    await db.customerPhoto.updateMany({ where: { orderId }, data: { doubts: [] } })
    expect((await openOrder(orderId)).noteConcerns).toBeNull()
  })
})

it('a note that waits for nobody is delivered, quoted', { timeout: 60_000 }, async () => {
  await write('Deixei os brancos aparecerem e não quero mais pintar.')
  await build()
  expect(await orderNow()).toMatchObject({ status: 'CONCLUIDO' })
  const { content } = await db.analysis.findFirstOrThrow({ where: { orderId, state: 'proposed' } })
  expect(JSON.stringify(content)).toContain('“Deixei os brancos aparecerem e não quero mais pintar.”')
  expect((await listQueue()).queue.map(({ id }) => id)).not.toContain(orderId)
})
