import { beforeEach, describe, expect, it } from 'vitest'
import { analyse } from '#visagism/analysis/analysis.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { serveApi } from '../testing/api.ts'
import { ANYWAY, newAdministrator, newSubmitted } from '../testing/people.ts'

const api = serveApi()
type Administrator = Awaited<ReturnType<typeof newAdministrator>>
let first: Administrator
let second: Administrator
let orderId: string
const desk = (path = '') => `/api/admin/desk/${orderId}${path}`

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  first = await newAdministrator(api.caller())
  second = await newAdministrator(api.caller())
  await db.user.update({ where: { id: second.userId }, data: { fullName: 'Rosa Prado' } })
  orderId = (await newSubmitted(api.caller())).orderId
})

const open = async (who = first) => (await who.caller.get(desk())).json
const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null)

async function edit(who: Administrator, lead: string, editsId: unknown, chapterId = 'cabelo') {
  const material = await gatherReport(orderId)
  const chapter = material && analyse(material.brief).chapters.find(({ id }) => id === chapterId)
  if (!chapter) throw new Error('no chapter')
  const sections = chapter.sections.map(({ paragraphs }) => paragraphs)
  return who.caller.put(desk(`/chapters/${chapterId}`), { lead, sections, editsId: editsId ?? null })
}
async function leadOf(chapterId = 'cabelo') {
  const { chapters } = await open()
  const found = (Array.isArray(chapters) ? chapters : []).find(({ id }: { id: string }) => id === chapterId)
  return found?.edited?.lead ?? null
}

describe('two administrators on one order', () => {
  it('the second to save a chapter is told who was first, and when; nothing is overwritten', async () => {
    await edit(second, 'De Rosa.', null)
    const refused = await edit(first, 'Minha.', null)
    expect(refused).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
    expect(refused.json['error']).toMatch(/^Rosa Prado mudou este texto em \d\d\/\d\d\/\d{4} \d\d:\d\d\./)
    expect(await leadOf()).toBe('De Rosa.')
    expect((await edit(first, 'Minha.', (await open())['editsId'])).status).toBe(200)
    expect(await leadOf()).toBe('Minha.')
  })

  it('work side by side on different chapters', async () => {
    await edit(second, 'De Rosa.', null)
    expect((await edit(first, 'Minha.', null, 'oculos')).status).toBe(200)
    expect([await leadOf(), await leadOf('oculos')]).toEqual(['De Rosa.', 'Minha.'])
  })

  it('the second word on the shape is told of the first', async () => {
    expect((await second.caller.put(desk('/shape'), { shape: 'oval', seen: null })).status).toBe(200)
    const refused = await first.caller.put(desk('/shape'), { shape: 'quadrado', seen: null })
    expect(refused).toMatchObject({
      status: 409,
      json: { error: expect.stringMatching(/^Rosa Prado confirmou.*Oval/) },
    })
    expect(await open()).toMatchObject({ confirmed: { shape: 'oval' } })
  })

  it('nobody approves words they have not seen', async () => {
    const before = await open()
    await edit(second, 'De Rosa.', null)
    const body = { editsId: before['editsId'], shapeId: idOf(before['confirmed']) }
    expect(await first.caller.post(desk('/approve'), body)).toMatchObject({
      status: 409,
      json: { error: expect.stringMatching(/^Rosa Prado mudou os textos/) },
    })
    expect(await open()).toMatchObject({ approval: null })
  })

  it('whoever begins has the order; taking it from a stale screen is refused', async () => {
    await edit(second, 'De Rosa.', null)
    expect(await open()).toMatchObject({ assigneeId: second.userId, assigneeName: 'Rosa Prado' })
    const refused = await first.caller.put(desk('/assignee'), { userId: first.userId, seen: null })
    expect(refused).toMatchObject({ status: 409, json: { error: expect.stringContaining('Rosa Prado') } })
    const taken = await first.caller.put(desk('/assignee'), { userId: first.userId, seen: second.userId })
    expect(taken.status).toBe(200)
    expect((await first.caller.get('/api/admin/desk')).json).toMatchObject({
      team: expect.arrayContaining([{ id: second.userId, name: 'Rosa Prado' }]),
    })
  })
})

describe('undoing', () => {
  it('takes the last edit back, and once more brings it again', async () => {
    await edit(first, 'Uma.', null)
    const { json } = await edit(first, 'Duas.', (await open())['editsId'])
    const undone = await first.caller.post(desk('/undo'), { editsId: json['editsId'] })
    expect(await leadOf()).toBe('Uma.')
    await first.caller.post(desk('/undo'), { editsId: undone.json['editsId'] })
    expect(await leadOf()).toBe('Duas.')
  })

  it('takes back nothing that somebody else wrote meanwhile', async () => {
    const { json } = await edit(first, 'Uma.', null)
    await edit(second, 'De Rosa.', json['editsId'])
    expect((await first.caller.post(desk('/undo'), { editsId: json['editsId'] })).status).toBe(409)
    expect(await leadOf()).toBe('De Rosa.')
  })
})

it('journals every deed with who did it', async () => {
  const { json } = await edit(first, 'Uma.', null)
  await first.caller.post(desk('/undo'), { editsId: json['editsId'] })
  await first.caller.put(desk('/shape'), { shape: 'oval' })
  await first.caller.post(desk('/notes'), { text: 'Conferir.' })
  await first.caller.post(desk('/photo-requests'), { slot: 'front', reason: 'Mais luz.' })
  const { editsId, confirmed } = await open()
  await first.caller.post(desk('/approve'), { editsId, shapeId: idOf(confirmed), anyway: ANYWAY })
  await second.caller.delete(desk('/approve'))
  const rows = await db.journalEntry.findMany({ where: { subjectId: orderId }, orderBy: { createdAt: 'asc' } })
  const deeds = rows.map(({ action, actorId }) => [action, actorId === second.userId ? 'second' : 'first'])
  expect(deeds).toEqual([
    ['desk.edited', 'first'],
    ['desk.taken', 'first'],
    ['desk.undone', 'first'],
    ['desk.shape', 'first'],
    ['desk.noted', 'first'],
    ['photo.requested', 'first'],
    ['desk.approved-anyway', 'first'],
    ['desk.withdrawn', 'second'],
  ])
})
