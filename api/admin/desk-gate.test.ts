import { beforeEach, describe, expect, it } from 'vitest'
import { adminDeskApi, DeskOrder, SURENESS } from '#contract/admin/desk.ts'
import { countOpen, LOOKED_THINGS, type LookedThing, openThings } from '#contract/admin/gate.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { db } from '../platform/db.ts'
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
const saw = (...things: LookedThing[]) => things.map((what) => ({ what, at: AT }))
async function approve(more: object = {}) {
  const { editsId, confirmed } = await open()
  return rosa.caller.post(desk('/approve'), { editsId, shapeId: confirmed?.id ?? null, ...more })
}
const approvals = () => db.analysis.findMany({ where: { orderId: buyer.orderId, state: 'approved' } })
const kinds = async (...things: LookedThing[]) =>
  openThings((await open()).gate, saw(...things)).map(({ kind }) => kind)

describe('the gate before an approval', () => {
  it('approves nothing that nobody looked at, whatever key was pressed, and says what is left', async () => {
    expect(await kinds()).toEqual(['note', 'photos', 'season'])
    expect(await approve()).toMatchObject({
      status: 409,
      json: {
        code: 'desk-open',
        error: expect.stringMatching(/recado não aberto; 4 fotos nunca abertas; sem estação/),
      },
    })
    expect(await approve({ looked: saw('photo:front') })).toMatchObject({ json: { code: 'desk-open' } })
    expect(await approvals()).toEqual([])
  })

  it('lets it leave when all of it was, and keeps what was seen and when with the approval', async () => {
    await rosa.caller.put(desk('/season'), { season: null })
    const looked = saw(...LOOKED_THINGS)
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
    expect(before?.photos).toEqual(PHOTO_SLOTS)
    expect(countOpen(before?.open ?? [], PHOTO_SLOTS, saw('note', 'photo:front'))).toBe(2)
    expect(countOpen(before?.open ?? [], PHOTO_SLOTS, saw(...LOOKED_THINGS))).toBe(1)
    expect(SURENESS).toContain(before?.sureness)
    await rosa.caller.put(desk('/season'), { season: null })
    await rosa.caller.put(desk('/shape'), { shape: 'redondo' })
    expect(await queued()).toMatchObject({ open: ['note', 'photos'] })
  })

  it('chapters that were read are kept with the approval', async () => {
    const looked = saw(...LOOKED_THINGS)
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
    expect((await approve({ anyway: ANYWAY, looked: saw('note') })).status).toBe(200)
    expect(await approvals()).toMatchObject([{ anyway: ANYWAY, looked: saw('note') }])
    expect((await open()).gate.anyway).toBe(1)
    const [line] = await db.journalEntry.findMany({
      where: { subjectId: buyer.orderId, action: 'desk.approved-anyway' },
    })
    expect(line).toMatchObject({ to: { open: '4 fotos nunca abertas; Sem estação', reason: ANYWAY } })
  })

  it('a reason beside nothing open is not kept', async () => {
    await rosa.caller.put(desk('/season'), { season: null })
    await approve({ anyway: ANYWAY, looked: saw(...LOOKED_THINGS) })
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
    ['somebody else’s screen', { looked: [{ what: 'tudo', at: AT }] }],
    ['a time that is none', { looked: [{ what: 'note', at: 'ontem' }] }],
    ['the same thing a thousand times', { looked: Array.from({ length: 1000 }, () => ({ what: 'note', at: AT })) }],
  ])('refuses %s', async (_what, body) => {
    expect((await approve(body)).status).toBe(422)
  })
})
