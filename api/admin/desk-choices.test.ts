import { beforeEach, describe, expect, it } from 'vitest'
import { DeskChoices } from '#contract/admin/choices.ts'
import { DeskOrder } from '#contract/admin/desk.ts'
import { analyse, findChapter } from '#visagism/analysis/analysis.ts'
import { reopenOrder } from '../orders/reopen.ts'
import { db, transact } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { withEdits } from '../reports/edits.ts'
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

const path = (end = '') => `/api/admin/desk/${buyer.orderId}${end}`
const open = async () => DeskChoices.parse((await rosa.caller.get(path('/choices'))).json)
const choose = (part: string, body: object, who = rosa) => who.caller.put(path(`/choices/${part}`), body)
const rows = () => db.deskChoice.findMany({ where: { orderId: buyer.orderId }, orderBy: { createdAt: 'asc' } })
async function analysisNow() {
  const material = await gatherReport(buyer.orderId)
  if (!material) throw new Error('No form.')
  return withEdits(buyer.orderId, analyse(material.brief))
}
/** Another option that may be chosen, or one that may not. */
async function optionOf(part: string, isRefused = false): Promise<string> {
  const row = (await open()).rows.find((one) => one.part === part)
  const found = row?.options.find(({ id, refused }) => id !== row.stands && (refused !== null) === isRefused)
  if (!found) throw new Error(`Nothing for ${part}.`)
  return found.id
}

describe('another choice at the desk', () => {
  it('is for administrators alone', async () => {
    for (const [caller, status] of [
      [buyer.caller, 403],
      [api.caller(), 401],
    ] as const) {
      expect((await caller.get(path('/choices'))).status).toBe(status)
      expect((await caller.put(path('/choices/now'), { chosen: 'lob' })).status).toBe(status)
      expect((await caller.delete(path('/choices'))).status).toBe(status)
    }
    expect(await rows()).toEqual([])
  })

  it('reaches text, drawing and card, is kept with what it replaced, and journalled without being named', async () => {
    const { recommended } = await open()
    const before = (await analysisNow()).hair[recommended].cut
    const chosen = await optionOf(recommended)
    const reply = await choose(recommended, { chosen, why: 'A franja dela pede.', seen: null })
    expect(reply).toMatchObject({
      status: 200,
      json: { message: 'Trocado.', standing: [{ part: recommended, chosen, insteadOf: before, by: 'Rosa Prado' }] },
    })
    expect(reply.json).toMatchObject({ follows: { card: true } })
    const analysis = await analysisNow()
    expect(analysis.hair[analysis.hair.recommended].cut).toBe(chosen)
    expect(analysis.salonCard.cut).toBe(chosen)
    expect(await rows()).toMatchObject([
      { part: recommended, chosen, insteadOf: before, why: 'A franja dela pede.', authorId: rosa.userId },
    ])
    const lines = await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.chose' } })
    expect(lines).toMatchObject([{ actorId: rosa.userId, to: { change: 'trocada' } }])
    expect(JSON.stringify(lines)).not.toContain(chosen)
  })

  it('chosen again adds nothing; the engine’s own is no choice; all of it can be given back', async () => {
    const chosen = await optionOf('now')
    await choose('now', { chosen })
    await choose('now', { chosen })
    expect(await rows()).toHaveLength(1)
    const engine = (await open()).rows.find(({ part }) => part === 'now')?.engine ?? ''
    expect((await choose('now', { chosen: engine })).json).toMatchObject({ standing: [] })
    await choose('now', { chosen })
    await choose('frame', { chosen: await optionOf('frame') })
    expect((await rosa.caller.delete(path('/choices'))).json).toMatchObject({ standing: [] })
    expect((await analysisNow()).hair.now.cut).toBe(engine)
  })

  it('refuses what fact, record or shape refuse, in their sentence, and what is no choice', async () => {
    const refused = await optionOf('now', true)
    const { rows: before } = await open()
    const reason = before.find(({ part }) => part === 'now')?.options.find(({ id }) => id === refused)?.refused
    expect(await choose('now', { chosen: refused })).toMatchObject({
      status: 422,
      json: { fields: { chosen: reason } },
    })
    expect((await choose('now', { chosen: 'corte-de-1998' })).status).toBe(422)
    expect((await choose('nariz', { chosen: 'reto' })).status).toBe(422)
    expect(await rows()).toEqual([])
  })

  it('a fact said since takes it back, and the desk says so', async () => {
    const fringes = (await open()).rows.find(({ part }) => part === 'fringe')
    const chosen = fringes?.options.find(({ id, refused }) => !['sem', fringes.stands].includes(id) && !refused)?.id
    await choose('fringe', { chosen })
    await db.onboardingForm.update({ where: { orderId: buyer.orderId }, data: { observations: 'Não quero franja.' } })
    expect((await open()).standing[0]?.refused).toMatch(/franja/)
  })

  it('never overwrites what somebody wrote, however the chapter is divided since, and points at it', async () => {
    const { recommended } = await open()
    const id = { now: 'cabelo-agora', next: 'cabelo-proxima', bold: 'cabelo-ousado' } as const
    const chapter = findChapter(await analysisNow(), id[recommended])
    const title = (await analysisNow()).hair[recommended].title
    const sections = chapter?.sections.map(({ paragraphs }) => [...paragraphs]) ?? []
    sections[0] = [`O ${title} é seu, palavra de Rosa.`]
    await rosa.caller.put(path(`/chapters/${id[recommended]}`), { lead: 'De Rosa.', sections, editsId: null })
    for (const option of (await open()).rows.find(({ part }) => part === recommended)?.options ?? []) {
      if (option.refused !== null) continue
      await choose(recommended, { chosen: option.id })
      const now = findChapter(await analysisNow(), id[recommended])
      expect(now?.lead).toBe('De Rosa.')
      expect(JSON.stringify(now?.sections)).toContain('palavra de Rosa')
    }
    expect((await open()).written).toMatchObject([{ chapter: id[recommended], says: title.toLowerCase() }])
  })

  it('does not overwrite unseen what somebody else chose, and nobody approves it unseen', async () => {
    await choose('now', { chosen: await optionOf('now') })
    const later = await optionOf('frame')
    expect(await choose('frame', { chosen: later, seen: null }, other)).toMatchObject({
      status: 409,
      json: { error: expect.stringMatching(/^Rosa Prado trocou corte 1 em/) },
    })
    const { editsId, confirmed } = (await rosa.caller.get(path())).json
    const shapeId = confirmed && typeof confirmed === 'object' && 'id' in confirmed ? confirmed.id : null
    const approve = (choiceId: string | null) =>
      other.caller.post(path('/approve'), { editsId: editsId ?? null, shapeId, choiceId, anyway: ANYWAY })
    expect(await approve(null)).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
    expect((await approve((await open()).newest)).status).toBe(200)
    expect(await choose('now', { chosen: null })).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
  })

  it('goes when the order is open again, and an ended order takes none', async () => {
    const chosen = await optionOf('now')
    await choose('now', { chosen })
    await transact((tx) => reopenOrder(tx, { id: buyer.orderId, userId: buyer.userId }))
    expect(await rows()).toEqual([])
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect((await choose('now', { chosen })).status).toBe(409)
  })

  it('warns once so much is left out that the promised pages may not be reached, and not before', async () => {
    const missed = async () => (await open()).pagesMissed
    expect(await missed()).toBeNull()
    const ids = (await analysisNow()).chapters.map(({ id }) => id)
    const leave = ids.filter((id) => !['carta', 'forma', 'cartao'].includes(id)).slice(0, Math.max(0, ids.length - 17))
    const { id: authorId } = await db.user.findUniqueOrThrow({ where: { id: rosa.userId } })
    await db.deskChoice.createMany({
      data: leave.map((part) => ({
        orderId: buyer.orderId,
        part,
        chosen: 'left-out',
        insteadOf: 'written',
        authorId,
      })),
    })
    expect(await missed()).toBe(34)
    expect((await rosa.caller.put(path(`/left-out/${leave[0]}`), { isOut: false })).json['pagesMissed']).toBeNull()
  })

  it('leaves a chapter out of text, letter and preview, and brings it back with what was written in it', async () => {
    const leave = (chapter: string, isOut: unknown, more: object = {}, who = rosa) =>
      who.caller.put(path(`/left-out/${chapter}`), { isOut, ...more })
    const desk = async () => DeskOrder.parse((await rosa.caller.get(path())).json)
    const preview = async () => (await rosa.caller.post(path('/previews'))).json['id']
    const words = (await analysisNow()).chapters.find(({ id }) => id === 'oculos')
    const sections = words?.sections.map(({ paragraphs }) => paragraphs) ?? []
    await rosa.caller.put(path('/chapters/oculos'), { lead: 'De Rosa.', sections, editsId: null })
    const drawn = await preview()
    expect(await leave('oculos', true, { seen: null })).toMatchObject({ status: 200, json: { standing: [] } })
    await leave('oculos', true)
    expect(findChapter(await analysisNow(), 'oculos')).toBeNull()
    expect(await preview()).not.toBe(drawn)
    const { leftOut, chapters } = await desk()
    expect(leftOut).toEqual([{ id: 'oculos', title: 'Óculos', by: 'Rosa Prado' }])
    expect(chapters.map(({ id }) => id)).not.toContain('oculos')
    expect(await rows()).toMatchObject([{ part: 'oculos', authorId: rosa.userId }])
    expect(await db.journalEntry.findMany({ where: { subjectId: buyer.orderId, action: 'desk.chose' } })).toMatchObject(
      [{ to: { part: 'Óculos', change: 'deixado fora do guia' } }, {}],
    )
    expect(await leave('barba', true, { seen: null }, other)).toMatchObject({ status: 422 })
    expect(await leave('franja', true, { seen: null }, other)).toMatchObject({
      status: 409,
      json: { error: expect.stringMatching(/^Rosa Prado deixou fora do guia “Óculos” em/) },
    })
    expect(await leave('oculos', false)).toMatchObject({ status: 200 })
    expect(findChapter(await analysisNow(), 'oculos')?.lead).toBe('De Rosa.')
    expect((await desk()).leftOut).toEqual([])
  })

  it.each(['carta', 'forma', 'cartao', 'prefacio'])('%s may not be left out', async (chapter) => {
    expect((await rosa.caller.put(path(`/left-out/${chapter}`), { isOut: true })).status).toBe(422)
    expect((await buyer.caller.put(path('/left-out/oculos'), { isOut: true })).status).toBe(403)
    expect(await rows()).toEqual([])
  })

  it('makes a preview anew', async () => {
    const preview = async () => (await rosa.caller.post(path('/previews'))).json['id']
    const first = await preview()
    await choose('now', { chosen: await optionOf('now') })
    expect(await preview()).not.toBe(first)
  })
})
