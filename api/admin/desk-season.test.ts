import { beforeEach, describe, expect, it } from 'vitest'
import { analyse, findChapter } from '#visagism/analysis/analysis.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { db, transact } from '../platform/db.ts'
import { expirePrivateData } from '../privacy/expiry.ts'
import { gatherReport } from '../reports/brief.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk } from '../testing/desk.ts'
import { ANYWAY } from '../testing/people.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator
let other: Administrator

beforeEach(async () => {
  ;({ buyer, rosa, other } = await newDesk(api))
})

const path = () => `/api/admin/desk/${buyer.orderId}/season`
const set = (season: unknown, more: object = {}, who = rosa) => who.caller.put(path(), { season, ...more })
const open = async () => (await rosa.caller.get(path())).json
const rows = () => db.seasonChoice.findMany({ where: { orderId: buyer.orderId }, orderBy: { createdAt: 'asc' } })
const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null)

async function coloursNow() {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('No form.')
  return findChapter(analyse(material.brief), 'cores')
}

describe('the season at the desk', () => {
  it('is for administrators alone', async () => {
    for (const [caller, status] of [
      [buyer.caller, 403],
      [api.caller(), 401],
    ] as const) {
      expect((await caller.get(path())).status).toBe(status)
      expect((await caller.put(path(), { season: 'verao-frio' })).status).toBe(status)
      expect((await caller.delete(path())).status).toBe(status)
    }
    expect(await rows()).toEqual([])
  })

  it('begins with nothing set, nothing proposed of an order nobody described, and says what is missing', async () => {
    expect(await open()).toMatchObject({
      proposals: [],
      standing: null,
      missing: ['o subtom', 'o tom de pele e a cor do cabelo', 'o contraste', 'os panos'],
    })
    expect((await coloursNow())?.title).toBe('Cores, diante do espelho')
  })

  it('set, it reaches the analysis in the visagist’s name, and the journal without being named', async () => {
    expect(await set('outono-suave')).toMatchObject({
      status: 200,
      json: { message: 'Estação definida.', standing: { season: 'outono-suave', by: 'Rosa Prado' } },
    })
    expect((await gatherReport(buyer.orderId))?.brief.colour).toEqual({ season: 'outono-suave', setBy: 'Rosa Prado' })
    const chapter = await coloursNow()
    expect(chapter?.title).toBe('Outono suave')
    expect(JSON.stringify(chapter)).toContain('A sua estação foi definida por Rosa Prado, da nossa equipe')
    const lines = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.season' } })
    expect(lines).toMatchObject([{ actorId: rosa.userId, to: { season: 'definida' } }])
    expect(JSON.stringify(lines)).not.toContain('outono')
  })

  it('may be left out on purpose, which the chapter says; taken back, nobody said anything', async () => {
    await set('outono-suave')
    expect((await set(null)).json).toMatchObject({ standing: { season: null, by: 'Rosa Prado' } })
    expect((await coloursNow())?.title).toBe('Contraste, profundidade e gosto')
    expect((await rosa.caller.delete(path())).json).toMatchObject({ standing: null, message: 'Estação retirada.' })
    expect((await coloursNow())?.title).toBe('Cores, diante do espelho')
    expect((await rows()).map(({ choice, authorId }) => [choice, authorId])).toEqual([
      ['outono-suave', rosa.userId],
      ['sem-estacao', rosa.userId],
      [null, rosa.userId],
    ])
  })

  it('says in a line where the colours come from, with a season and without', async () => {
    expect(await open()).toMatchObject({ why: null })
    await db.onboardingForm.update({
      where: { orderId: buyer.orderId },
      data: { colorPreferences: ['Verde', 'Preto'] },
    })
    expect((await set('outono-suave')).json).toMatchObject({
      why: 'As cores são da cartela Outono suave. Nada do que se sabe fala claramente por ela.',
    })
    expect((await set(null)).json).toMatchObject({ why: 'Sem estação, as cores partem do gosto por verde e preto.' })
  })

  it('said again adds nothing', async () => {
    await set('inverno-frio')
    await set('inverno-frio')
    await rosa.caller.delete(path())
    await rosa.caller.delete(path())
    expect((await rows()).map(({ choice }) => choice)).toEqual(['inverno-frio', null])
  })

  it.each(['verao', 'outono_suave', '', 7, undefined])('refuses %j in a sentence at its field', async (season) => {
    expect(await set(season)).toMatchObject({
      status: 422,
      json: { fields: { season: 'Escolha uma das doze estações.' } },
    })
    expect(await rows()).toEqual([])
  })

  it('does not overwrite unseen what somebody else set, and nobody approves it unseen', async () => {
    await set('verao-suave')
    const refused = await set('verao-frio', { seen: null }, other)
    expect(refused).toMatchObject({
      status: 409,
      json: { error: expect.stringMatching(/^Rosa Prado definiu Verão suave em/) },
    })
    const { json } = await rosa.caller.get(`/api/admin/desk/${buyer.orderId}`)
    const seen = { editsId: json['editsId'], shapeId: idOf(json['confirmed']) }
    const approve = (seasonId: string | null) =>
      other.caller.post(`/api/admin/desk/${buyer.orderId}/approve`, { ...seen, seasonId, anyway: ANYWAY })
    expect(await approve(null)).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
    const { standing } = await open()
    expect((await approve(idOf(standing))).status).toBe(200)
    expect(await set('verao-frio')).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
  })

  it('makes a preview anew', async () => {
    const preview = async () => (await rosa.caller.post(`/api/admin/desk/${buyer.orderId}/previews`)).json['id']
    const first = await preview()
    expect(await preview()).toBe(first)
    await set('primavera-clara')
    expect(await preview()).not.toBe(first)
  })

  it('tells of a chapter that a person wrote, which does not follow by itself', async () => {
    const chapter = await coloursNow()
    const sections = chapter?.sections.map(({ paragraphs }) => [...paragraphs]) ?? []
    const edited = { lead: 'De Rosa.', sections, editsId: null }
    expect((await rosa.caller.put(`/api/admin/desk/${buyer.orderId}/chapters/cores`, edited)).status).toBe(200)
    expect((await set('verao-claro')).json['message']).toBe(
      'Estação definida. O que foi escrito à mão não muda com ela: Cores.',
    )
  })

  it('is not set for an order without a form', async () => {
    await db.onboardingForm.delete({ where: { orderId: buyer.orderId } })
    expect(await set('verao-claro')).toMatchObject({ status: 409, json: { code: 'form-missing' } })
  })
})

describe('how long it lives', () => {
  it('goes with the consent', async () => {
    await set('verao-claro')
    expect((await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('does not come back once the consent was taken back, though the report stays', async () => {
    await set('verao-claro')
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'CONCLUIDO', completedAt: new Date() } })
    expect((await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)).status).toBe(200)
    expect(await set('verao-frio')).toMatchObject({ status: 403, json: { code: 'consent-missing' } })
    expect(await rows()).toEqual([])
  })

  it('goes when the order opens anew', async () => {
    await set('verao-claro')
    await transact((tx) => reopenOrder(tx, { id: buyer.orderId, userId: buyer.userId }))
    expect(await rows()).toEqual([])
  })

  it('goes with the order’s last report', async () => {
    await set('verao-claro')
    const file = {
      orderId: buyer.orderId,
      storageKey: `reports/x/${buyer.orderId}`,
      fileSize: 1,
      pageCount: 1,
      sha256: 'x',
    }
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await db.generatedPdf.create({ data: { ...file, expiresAt: ago(-5) } })
    await expirePrivateData()
    expect(await rows()).toHaveLength(1)
    await db.generatedPdf.updateMany({ where: { orderId: buyer.orderId }, data: { expiresAt: ago(1) } })
    await expirePrivateData()
    expect(await rows()).toEqual([])
  })
})
