import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminDeskApi, DeskOrder, SURENESS } from '#contract/admin/desk.ts'
import {
  chapterSeen,
  countOpen,
  LOOKED_THINGS,
  type Looked,
  type LookedThing,
  openThings,
} from '#contract/admin/gate.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { FACE } from '#visagism/testing/test-people.ts'
import { db } from '../platform/db.ts'
import { gatherReport } from '../reports/brief.ts'
import { keepRetelling, openChapters } from '../reports/retellings.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk, newPhotos } from '../testing/desk.ts'
import { ANYWAY } from '../testing/people.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator

beforeEach(async () => {
  ;({ buyer, rosa } = await newDesk(api))
  await note('Alergia a amônia.')
  await newPhotos(buyer.orderId, PHOTO_SLOTS)
})

const note = (observations: string) =>
  db.onboardingForm.update({ where: { orderId: buyer.orderId }, data: { observations } })
const desk = (end = '') => `/api/admin/desk/${buyer.orderId}${end}`
const open = async () => DeskOrder.parse((await rosa.caller.get(desk())).json)
const AT = '2026-11-27T10:38:00.000Z'
/** What the desk shows now, of these things. */
async function saw(...things: LookedThing[]) {
  const { gate } = await open()
  return gate.shows.filter(({ what }) => things.includes(what)).map((one) => ({ ...one, at: AT }))
}
const sawAll = () => saw(...LOOKED_THINGS)
async function approve(more: object = {}) {
  const { editsId, confirmed } = await open()
  return rosa.caller.post(desk('/approve'), { editsId, shapeId: confirmed?.id ?? null, ...more })
}
const approvals = () => db.analysis.findMany({ where: { orderId: buyer.orderId, state: 'approved' } })
const kinds = async (...things: LookedThing[]) =>
  openThings((await open()).gate, await saw(...things)).map(({ kind }) => kind)
/** Whose look is from before. */
const stillOpen = async (looked: Looked) => openThings((await open()).gate, looked).map(({ kind }) => kind)

describe('the gate before an approval', () => {
  it('approves nothing that nobody looked at, whatever key was pressed, and says what is left', async () => {
    expect(await kinds()).toEqual(['note', 'photos', 'season', 'chapters'])
    expect(await approve()).toMatchObject({
      status: 409,
      json: {
        code: 'desk-open',
        error: expect.stringMatching(/recado não aberto; 4 fotos nunca abertas; sem estação/),
      },
    })
    expect(await approve({ looked: await saw('photo:front') })).toMatchObject({ json: { code: 'desk-open' } })
    expect(await approvals()).toEqual([])
  })

  it('lets it leave when all of it was, and keeps what was seen and when with the approval', async () => {
    await rosa.caller.put(desk('/season'), { season: null })
    const looked = await sawAll()
    expect(await kinds(...LOOKED_THINGS)).toEqual([])
    expect((await approve({ looked })).status).toBe(200)
    expect(await approvals()).toMatchObject([{ looked, anyway: null, authorId: rosa.userId }])
    expect(await db.journalEntry.count({ where: { subjectId: buyer.orderId, action: 'desk.approved' } })).toBe(1)
  })

  it('the queue says of each order how much is open, and how sure its shape is', async () => {
    const queued = async () => {
      const { queue } = adminDeskApi.queue.reply.parse((await rosa.caller.get('/api/admin/desk')).json)
      return queue.find(({ id }) => id === buyer.orderId)
    }
    const before = await queued()
    expect(before?.open).toEqual(await kinds())
    const left = (looked: Looked) => countOpen(before?.open ?? [], before?.toLook ?? [], looked)
    expect(left([])).toBe(before?.open.length)
    expect(left(await saw('note', 'photo:front'))).toBe((await kinds('note', 'photo:front')).length)
    expect(left(await sawAll())).toBe(1)
    expect(SURENESS).toContain(before?.sureness)
    await rosa.caller.put(desk('/season'), { season: null })
    await rosa.caller.put(desk('/shape'), { shape: 'redondo' })
    expect(await queued()).toMatchObject({ open: ['note', 'photos', 'chapters'], remarkable: [] })
  })

  it('the queue says what is unusual of a person, and a day that is near', async () => {
    const eventDate = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await db.onboardingForm.update({
      where: { orderId: buyer.orderId },
      data: { eventDate, objective: 'Mudança radical', observations: 'Sem tinta, sem química e nada de franja.' },
    })
    const { queue } = adminDeskApi.queue.reply.parse((await rosa.caller.get('/api/admin/desk')).json)
    expect(queue.find(({ id }) => id === buyer.orderId)?.remarkable).toEqual(['dia marcado em 3 dias', '3 exigências'])
  })

  it('chapters that were read are kept with the approval', async () => {
    const looked = await sawAll()
    await approve({ looked, anyway: ANYWAY })
    const [approval] = await approvals()
    expect(JSON.stringify(approval?.looked)).toContain('chapter:oculos')
  })

  it('without a note, without photos to open and with a season there is nothing to ask', async () => {
    await note('  ')
    await db.customerPhoto.deleteMany({ where: { orderId: buyer.orderId } })
    await rosa.caller.put(desk('/season'), { season: 'verao-frio' })
    expect(await kinds()).toEqual([])
  })

  it.each([undefined, '', '   ', 'ok', '                    a'])(
    '%j is no reason to leave something open',
    async (anyway) => {
      expect((await approve({ anyway })).status).toBeGreaterThanOrEqual(409)
      expect(await approvals()).toEqual([])
    },
  )

  it('with a reason of twenty letters it leaves: kept, journalled with what was open, and counted', async () => {
    expect((await open()).gate.anyway).toBe(0)
    expect((await approve({ anyway: ANYWAY, looked: await saw('note') })).status).toBe(200)
    expect(await approvals()).toMatchObject([{ anyway: ANYWAY, looked: [{ what: 'note', at: AT }] }])
    expect((await open()).gate.anyway).toBe(1)
    const [line] = await db.journalEntry.findMany({
      where: { subjectId: buyer.orderId, action: 'desk.approved-anyway' },
    })
    expect(line).toMatchObject({
      to: { open: '4 fotos nunca abertas; Sem estação; 1 capítulo fora do comum, por ler', reason: ANYWAY },
    })
  })

  it('a reason beside nothing open is not kept', async () => {
    await rosa.caller.put(desk('/season'), { season: null })
    await approve({ anyway: ANYWAY, looked: await sawAll() })
    expect(await approvals()).toMatchObject([{ anyway: null }])
  })

  it('asks for the customer’s answers, for a photo that was asked, and for words that nobody understood', async () => {
    await db.observation.create({
      data: { orderId: buyer.orderId, field: 'texture', value: 'cacheado', by: 'cliente' },
    })
    await rosa.caller.post(desk('/photo-requests'), { slot: 'back', reason: 'De costas, com mais luz.' })
    expect(await kinds(...LOOKED_THINGS)).toEqual(['awaited', 'answers', 'season'])
  })

  it.each([
    ['somebody else’s screen', { looked: [{ what: 'tudo', of: 'x', at: AT }] }],
    ['a time that is none', { looked: [{ what: 'note', of: 'x', at: 'ontem' }] }],
    [
      'the same thing a thousand times',
      { looked: Array.from({ length: 1000 }, () => ({ what: 'note', of: 'x', at: AT })) },
    ],
    ['a look at nothing in particular', { looked: [{ what: 'note', at: AT }] }],
  ])('refuses %s', async (_what, body) => {
    expect((await approve(body)).status).toBe(422)
  })
})

describe('looked at means this photo and this text', () => {
  let looked: Looked
  beforeEach(async () => {
    await rosa.caller.put(desk('/season'), { season: null })
    looked = await sawAll()
  })

  it('nothing is asked again while nothing changed', async () => {
    expect(await stillOpen(looked)).toEqual([])
    expect(await stillOpen(looked)).toEqual([])
  })

  it('a new photo in the place of the old was never opened, and one key approves nothing', async () => {
    await db.customerPhoto.deleteMany({ where: { orderId: buyer.orderId, slot: 'back' } })
    await newPhotos(buyer.orderId, ['back'])
    expect(await stillOpen(looked)).toEqual(['photos'])
    expect(await approve({ looked })).toMatchObject({ status: 409, json: { code: 'desk-open' } })
    expect((await approve({ looked: await sawAll() })).status).toBe(200)
  })

  it('another note is not the note that was read', async () => {
    await note('Alergia a amônia. E a minha franja fica.')
    expect(await stillOpen(looked)).toContain('note')
  })

  it('a chapter that a hand rewrote is read anew', async () => {
    const [first] = (await open()).gate.unusual
    const { chapters } = await open()
    const chapter = chapters.find(({ id }) => id === first?.id)
    const body = { lead: 'Outra abertura.', sections: chapter?.engine.sections.map(({ paragraphs }) => paragraphs) }
    await rosa.caller.put(desk(`/chapters/${first?.id}`), { ...body, editsId: null })
    expect(await stillOpen(looked)).toEqual(['chapters'])
    const readAgain = await saw(chapterSeen(first?.id ?? 'carta'))
    expect(await stillOpen([...looked.filter(({ what }) => what !== readAgain[0]?.what), ...readAgain])).toEqual([])
  })

  it('words of the AI that came since take the place of what was read', async () => {
    const chapter = async () => (await saw('chapter:forma'))[0]?.of
    const [before, material] = [await chapter(), await gatherReport(buyer.orderId)]
    if (!material) throw new Error('No form.')
    const of = openChapters(analyse(material.brief))
    await keepRetelling(buyer.orderId, of, {
      chapters: [{ id: 'forma', lead: 'Outra abertura.', sections: [] }],
      refused: [],
    })
    expect(await chapter()).toBe(before)
    const consent = { kind: 'fotos_biometria', version: '2026-11-3-texto-ia', granted: true, channel: 'teste' } as const
    await db.consent.create({ data: { ...consent, orderId: buyer.orderId, userId: buyer.userId } })
    expect(await chapter()).not.toBe(before)
  })

  it('a look at some other thing under its name counts for nothing', async () => {
    const forged = looked.map((one) => ({ ...one, of: 'outro' }))
    expect(await approve({ looked: forged })).toMatchObject({ json: { code: 'desk-open' } })
    expect(await approvals()).toEqual([])
  })
})

describe('points and the page on the photo', () => {
  const points = { points: FACE, photo: { width: 1200, height: 1600 } }
  const drafted = async () => {
    const photo = await db.customerPhoto.findFirstOrThrow({ where: { orderId: buyer.orderId, slot: 'front' } })
    await db.faceMarking.create({
      data: { orderId: buyer.orderId, photoId: photo.id, source: 'model', points: { ...FACE } },
    })
  }
  const opened = async () => (await kinds()).filter((kind) => kind === 'points' || kind === 'on-photo')

  it('a draft that no person saw is open until somebody looks at it or knows the shape', async () => {
    await drafted()
    // Unlooked points measure nothing while the test is known: no page lays a cut by them.
    expect(await opened()).toEqual(['points'])
    expect(await kinds('points')).not.toContain('points')
    await rosa.caller.put(desk('/shape'), { shape: 'oval' })
    expect(await opened()).toEqual(['on-photo'])
  })

  it('the cut on the photo is open until it was in sight or judged, and again under another cut', async () => {
    await rosa.caller.put(desk('/marking'), points)
    expect(await opened()).toEqual(['on-photo'])
    expect(await kinds('on-photo')).not.toContain('on-photo')
    const looked = await sawAll()
    const at = z.object({ page: z.object({ markingId: z.string() }) })
    const { page } = at.parse((await rosa.caller.get(desk('/on-photo'))).json)
    const nudge = { x: 0, y: 0, scale: 0 }
    expect((await rosa.caller.put(desk('/on-photo'), { ...page, nudge, laid: true })).status).toBe(200)
    expect(await opened()).toEqual([])
    await rosa.caller.put(desk('/shape'), { shape: 'retangular' })
    expect(await stillOpen(looked)).toContain('on-photo')
  })

  it('nothing of them is asked where the photo is gone', async () => {
    await drafted()
    await db.customerPhoto.updateMany({
      where: { orderId: buyer.orderId },
      data: { purgedAt: new Date(), storageKey: null },
    })
    expect(await opened()).toEqual([])
  })
})
