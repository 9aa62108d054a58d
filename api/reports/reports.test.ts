import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { shortId } from '#contract/format.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { db } from '../platform/db.ts'
import { analyse, findChapter } from '#visagism/analysis/analysis.ts'
import { storage } from '../platform/storage.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer, newConsentingBuyer, quizAnswers } from '../testing/people.ts'
import { gatherReport } from './brief.ts'
import { publishReport } from './reports.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newConsentingBuyer(api.caller())
  await db.order.update({ where: { id: buyer.orderId }, data: { status: 'EM_PROCESSAMENTO', submittedAt: new Date() } })
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId: buyer.orderId } })
})

const drawn = async (id = randomUUID()) => {
  const storageKey = `reports/${id.slice(0, 2)}/${id}.pdf`
  await storage.put(storageKey, Buffer.from('%PDF-1.7 teste'), { scope: 'report', ownerId: buyer.orderId })
  return { id, storageKey, fileSize: 14, pageCount: 36, sha256: 'x' }
}
const download = (who = buyer) => who.caller.get(`/api/orders/${buyer.orderId}/pdf/download`)

const analysis = analyse({
  person: { fullName: 'Marina Albuquerque', gender: 'Feminino' },
  form: { objective: 'Melhoria sutil', style: 'Clássico' },
  quiz: quizAnswers,
  at: '2026-11-20T12:00:00.000Z',
})
const order = () => db.order.findUniqueOrThrow({ where: { id: buyer.orderId } })
const publish = async (report: Parameters<typeof publishReport>[1]) => publishReport(await order(), report, analysis)

describe('publishing a report', () => {
  it('completes the order and tells once, also when the job runs twice', async () => {
    const report = await drawn()
    await Promise.all([publish(report), publish(report)])
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({ status: 'CONCLUIDO' })
    expect(await db.generatedPdf.count({ where: { orderId: buyer.orderId } })).toBe(1)
    expect(await db.notification.count({ where: { orderId: buyer.orderId, type: 'order_complete' } })).toBe(1)
    expect(await db.outgoingMail.count({ where: { orderId: buyer.orderId, kind: 'report-ready' } })).toBe(1)
  })

  it('drawn from answers that were sent anew meanwhile publishes nothing', async () => {
    const before = await order()
    await db.order.update({ where: { id: buyer.orderId }, data: { submittedAt: new Date() } })
    expect(await publishReport(before, await drawn(), analysis)).toBe(false)
    expect(await publish(await drawn())).toBe(true)
  })

  it('of an order refunded meanwhile publishes nothing', async () => {
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect(await publish(await drawn())).toBe(false)
    expect(await db.generatedPdf.count({ where: { orderId: buyer.orderId } })).toBe(0)
    expect(await db.notification.count({ where: { orderId: buyer.orderId, type: 'order_complete' } })).toBe(0)
  })

  it('again replaces the old one at once; the old version stays, and the buyer is told once of each', async () => {
    const [first, second] = [await drawn(), await drawn()]
    await publish(first)
    await publish(second)
    expect(await db.generatedPdf.findMany({ where: { orderId: buyer.orderId, supersededAt: null } })).toMatchObject([
      { id: second.id },
    ])
    expect(await db.generatedPdf.findUnique({ where: { id: first.id } })).toMatchObject({
      storageKey: first.storageKey,
      purgedAt: null,
    })
    expect(await db.analysis.count({ where: { orderId: buyer.orderId } })).toBe(2)
    const told = await db.notification.findMany({ where: { orderId: buyer.orderId }, orderBy: { id: 'asc' } })
    expect(told.map(({ type }) => type)).toEqual(['order_complete', 'pdf_ready'])
    expect((await buyer.caller.get('/api/orders')).json).toMatchObject([
      { hasPDF: true, profile: { faceShape: 'Coração' } },
    ])
  })
})

describe('downloading', () => {
  it('gives the buyer the file under its name, and counts', async () => {
    const report = await drawn()
    await publish(report)
    const answer = await download()
    expect(answer.status).toBe(200)
    expect(answer.bytes.toString()).toMatch(/^%PDF/)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="rosto-ideal-analise-${buyer.orderId.slice(-8).toUpperCase()}.pdf"`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    await download()
    expect(await db.generatedPdf.findUnique({ where: { id: report.id } })).toMatchObject({ downloadCount: 2 })
  })

  describe('in the edition for a phone', () => {
    const phonePdf = async (who = buyer) => who.caller.get(`/api/orders/${buyer.orderId}/pdf/download?edition=phone`)
    const both = async () => {
      const report = await drawn()
      const storageKey = report.storageKey.replace('.pdf', '-phone.pdf')
      await storage.put(storageKey, Buffer.from('%PDF-1.7 celular'), { scope: 'report', ownerId: buyer.orderId })
      await publish({ ...report, phone: { storageKey, fileSize: 16, pageCount: 120, sha256: 'y' } })
      return report
    }

    it('is a file and a name of its own, and the same count', async () => {
      const { id } = await both()
      const answer = await phonePdf()
      expect(answer.bytes.toString()).toBe('%PDF-1.7 celular')
      expect(answer.headers.get('content-disposition')).toContain('-celular.pdf"')
      expect((await download()).bytes.toString()).toBe('%PDF-1.7 teste')
      expect(await db.generatedPdf.findUnique({ where: { id } })).toMatchObject({
        downloadCount: 2,
        phoneFileSize: 16,
        phonePageCount: 120,
      })
      expect((await buyer.caller.get('/api/orders')).json).toMatchObject([{ phonePages: 120 }])
    })

    it('is answered in words where there is none, or where it is asked for by another name', async () => {
      await publish(await drawn())
      expect(await phonePdf()).toMatchObject({ status: 404, json: { code: 'no-phone-edition' } })
      expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/pdf/download?edition=a5`)).status).toBe(422)
      expect((await buyer.caller.get('/api/orders')).json).toMatchObject([{ phonePages: null }])
    })

    it('ends with its report, and is nobody else’s', async () => {
      await both()
      expect((await phonePdf(await newBuyer(api.caller()))).status).toBe(404)
      await db.generatedPdf.updateMany({ where: { orderId: buyer.orderId }, data: { expiresAt: new Date(0) } })
      expect(await phonePdf()).toMatchObject({ status: 410, json: { code: 'report-expired' } })
    })
  })

  it("never a stranger's", async () => {
    await publish(await drawn())
    const stranger = await newBuyer(api.caller())
    expect((await download(stranger)).status).toBe(404)
    expect((await api.caller().get(`/api/orders/${buyer.orderId}/pdf/download`)).status).toBe(401)
  })

  it.each([
    ['before it is ready', async () => {}, 404, 'report-not-ready'],
    [
      'after a refund',
      async () => {
        await publish(await drawn())
        await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
      },
      403,
      'report-revoked',
    ],
    [
      'after a year',
      async () => {
        await publish(await drawn())
        await db.generatedPdf.updateMany({ where: { orderId: buyer.orderId }, data: { expiresAt: new Date(0) } })
      },
      410,
      'report-expired',
    ],
    [
      'past the limit an administrator set',
      async () => {
        await publish(await drawn())
        await db.generatedPdf.updateMany({
          where: { orderId: buyer.orderId },
          data: { maxDownloads: 1, downloadCount: 1 },
        })
      },
      403,
      'download-limit',
    ],
  ])('%s is answered in words', async (_, arrange, status, code) => {
    await arrange()
    const answer = await download()
    expect(answer).toMatchObject({ status, json: { code } })
    expect(answer.json.error).toMatch(/\.$/)
  })
})

describe('evidence', () => {
  it('comes from the test as it was when they bought', async () => {
    expect((await gatherReport(buyer.orderId))?.hasEvidence).toBe(false)
    await db.order.update({ where: { id: buyer.orderId }, data: { quizAnswers } })
    expect((await gatherReport(buyer.orderId))?.hasEvidence).toBe(true)
  })

  it('of a quiz without an answer about the face is none', async () => {
    const answers = { style: 'classico', objective: 'leveza' }
    await db.order.update({ where: { id: buyer.orderId }, data: { quizAnswers: answers } })
    expect((await gatherReport(buyer.orderId))?.hasEvidence).toBe(false)
  })
})

describe('the administrator', () => {
  it('forces a report: without evidence the shape must be confirmed at the desk, and is kept with the author', async () => {
    const admin = await newAdministrator(api.caller())
    const force = () => admin.caller.post(`/api/admin/orders/${buyer.orderId}/force-generate-pdf`)
    const confirm = (shape: string) => admin.caller.put(`/api/admin/desk/${buyer.orderId}/shape`, { shape })
    expect(await force()).toMatchObject({ status: 409, json: { code: 'shape-missing' } })
    expect((await confirm('hexagonal')).status).toBe(422)
    expect((await confirm('diamante')).status).toBe(200)
    expect((await force()).status).toBe(200)
    expect((await gatherReport(buyer.orderId))?.brief.confirmation).toMatchObject({
      shape: 'diamante',
      by: 'Administradora',
    })
    expect(
      await db.journalEntry.findFirst({ where: { subjectId: buyer.orderId, action: 'report.forced' } }),
    ).toMatchObject({ actorId: admin.userId })
  })

  it('cannot force one without a form', async () => {
    const admin = await newAdministrator(api.caller())
    const empty = await newBuyer(api.caller())
    expect(await admin.caller.post(`/api/admin/orders/${empty.orderId}/force-generate-pdf`)).toMatchObject({
      status: 409,
      json: { code: 'form-missing' },
    })
  })

  it('sets any state and the journal keeps it', async () => {
    const admin = await newAdministrator(api.caller())
    const expiresAt = new Date(Date.now() + 1e9)
    await db.generatedPdf.create({ data: { ...(await drawn()), orderId: buyer.orderId, expiresAt } })
    const typed = shortId(buyer.orderId)
    const set = (status: string) => admin.caller.put(`/api/admin/orders/${buyer.orderId}/status`, { status, typed })
    for (const status of ['CONCLUIDO', 'REEMBOLSADO', 'CHARGEBACK', 'EM_PROCESSAMENTO', 'AGUARDANDO_FORMULARIO'])
      expect(await set(status)).toMatchObject({ status: 200, json: { newStatus: status } })
    expect((await set('VENDIDO')).status).toBe(422)
    const entries = await db.journalEntry.findMany({
      where: { subjectId: buyer.orderId, action: 'order.status' },
      orderBy: { createdAt: 'asc' },
    })
    expect(entries.map((entry) => [entry.from, entry.to])).toEqual([
      ['EM_PROCESSAMENTO', 'CONCLUIDO'],
      ['CONCLUIDO', 'REEMBOLSADO'],
      ['REEMBOLSADO', 'CHARGEBACK'],
      ['CHARGEBACK', 'EM_PROCESSAMENTO'],
      ['EM_PROCESSAMENTO', 'AGUARDANDO_FORMULARIO'],
    ])
    expect(entries.every((entry) => entry.actorId === admin.userId)).toBe(true)
  })

  it('finds orders without accents, by number and by page', async () => {
    const admin = await newAdministrator(api.caller())
    await db.user.update({ where: { id: buyer.userId }, data: { fullName: 'Antônia Conceição' } })
    const find = async (search: string) =>
      (await admin.caller.get(`/api/admin/orders?search=${encodeURIComponent(search)}`)).json['orders']
    expect(await find('antonia conceicao')).toMatchObject([{ id: buyer.orderId }])
    expect(await find(buyer.orderId.slice(-8).toUpperCase())).toMatchObject([{ id: buyer.orderId }])
    // Leading digits of an address are not typos.
    await db.user.update({ where: { id: buyer.userId }, data: { email: `1007-${buyer.userId}@example.com` } })
    expect(await find('100%_\\')).toEqual([])
    await db.order.createMany({ data: Array.from({ length: 120 }, () => ({ userId: buyer.userId })) })
    const seen = new Set<string>()
    let cursor: string | null = ''
    for (let pages = 0; cursor !== null && pages < 10; pages++) {
      const { json } = await admin.caller.get(
        `/api/admin/orders?search=antonia${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      )
      for (const order of json['orders'] as { id: string }[]) seen.add(order.id)
      cursor = typeof json['next'] === 'string' ? json['next'] : null
    }
    expect(seen.size).toBe(121)
  })

  it.each(['/api/admin/orders', '/api/admin/orders/00000000-0000-7000-8000-000000000000/pdf'])(
    'alone may call %s',
    async (path) => {
      expect((await api.caller().get(path)).status).toBe(401)
      expect((await buyer.caller.get(path)).status).toBe(403)
    },
  )

  it('sees, heads and saves the PDF', async () => {
    const admin = await newAdministrator(api.caller())
    const path = `/api/admin/orders/${buyer.orderId}/pdf`
    expect((await admin.caller.send('HEAD', path)).status).toBe(404)
    await publish(await drawn())
    expect((await admin.caller.send('HEAD', path)).status).toBe(200)
    expect((await admin.caller.get(path)).headers.get('content-disposition')).toBeNull()
    expect((await admin.caller.get(`${path}/download`)).headers.get('content-disposition')).toMatch(/attachment/)
    expect(await db.generatedPdf.findFirst({ where: { orderId: buyer.orderId } })).toMatchObject({ downloadCount: 0 })
    // Opening a report is journalled, checking its existence is not.
    const deeds = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, actorId: admin.userId } })
    expect(deeds.map(({ action }) => action).toSorted()).toEqual(['report.downloaded', 'report.viewed'])
  })

  it('marks the face: the points outweigh the customer’s and are evidence', async () => {
    const admin = await newAdministrator(api.caller())
    const path = `/api/admin/desk/${buyer.orderId}/marking`
    const points = {
      hairline: { x: 400, y: 150 },
      chin: { x: 400, y: 790 },
      templeLeft: { x: 205, y: 330 },
      templeRight: { x: 595, y: 330 },
      cheekboneLeft: { x: 165, y: 480 },
      cheekboneRight: { x: 635, y: 480 },
      jawLeft: { x: 215, y: 660 },
      jawRight: { x: 585, y: 660 },
    }
    const mark = (change: object = {}) =>
      admin.caller.put(path, { points: { ...points, ...change }, photo: { width: 800, height: 1000 } })
    expect(await mark()).toMatchObject({ status: 422, json: { code: 'photos-missing' } })
    await db.customerPhoto.create({
      data: {
        orderId: buyer.orderId,
        slot: 'front',
        storageKey: 'photos/x',
        fileSize: 1,
        width: 1600,
        height: 2000,
        sourceHash: 'x',
        expiresAt: new Date(),
      },
    })
    expect((await mark({ chin: { x: 400, y: 100 } })).status).toBe(422)
    expect((await mark()).status).toBe(200)
    expect((await admin.caller.get(`/api/admin/desk/${buyer.orderId}`)).json).toMatchObject({
      marking: { points: { chin: { x: 800, y: 1580 } }, photo: { width: 1600 }, by: 'visagista' },
    })
    const material = await gatherReport(buyer.orderId)
    expect(material).toMatchObject({ hasEvidence: true, brief: { marking: { by: 'visagista' } } })
    expect(
      await db.journalEntry.findFirst({ where: { subjectId: buyer.orderId, action: 'desk.marked' } }),
    ).toMatchObject({ actorId: admin.userId })
    expect((await buyer.caller.put(path, {})).status).toBe(403)
  })

  it('meets what the outline sells under a condition: the texture the person said, the season a visagist set', async () => {
    const admin = await newAdministrator(api.caller())
    await db.order.update({ where: { id: buyer.orderId }, data: { quizAnswers } })
    const titles = async () => {
      const material = await gatherReport(buyer.orderId)
      if (!material) throw new Error('No form.')
      const report = analyse(material.brief)
      return (['textura', 'cores'] as const).map((id) => findChapter(report, id)?.title)
    }
    expect(await titles()).toEqual(['O cabelo, ao natural', 'Cores, diante do espelho'])
    const said = await buyer.caller.put(`/api/orders/${buyer.orderId}/observed`, { values: { texture: 'crespo' } })
    expect(said.status).toBe(200)
    const set = await admin.caller.put(`/api/admin/desk/${buyer.orderId}/season`, { season: 'outono-suave' })
    expect(set.status).toBe(200)
    expect(await titles()).toEqual(['O seu cabelo, crespo', 'Outono suave'])
  })
})
