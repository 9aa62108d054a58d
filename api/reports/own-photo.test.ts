import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { Reading } from '#contract/reader/reading.ts'
import { SharedSalonCard } from '#contract/reader/salon-card.ts'
import { analyse } from '#visagism/analysis/analysis.ts'
import { FACE, MARINA, RUI } from '#visagism/testing/test-people.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newSubmitted } from '../testing/people.ts'
import { figureOnPhoto, lookKey } from './photo-fit.ts'
import { printedCardToken } from './printed-card.ts'
import { publishReport } from './reports.ts'

const api = serveApi()
const analysis = analyse(MARINA)
let buyer: Awaited<ReturnType<typeof newSubmitted>>
let photoId = ''
let pdfId = ''

const takePhoto = () =>
  db.customerPhoto.create({
    data: {
      orderId: buyer.orderId,
      slot: 'front',
      storageKey: `photos/${randomUUID()}`,
      fileSize: 1,
      width: 1200,
      height: 1600,
      sourceHash: 'x',
      expiresAt: new Date(Date.now() + 1e9),
    },
  })

const mark = (source: 'customer' | 'model' | 'visagist') =>
  db.faceMarking.create({ data: { orderId: buyer.orderId, photoId, source, points: { ...FACE } } })

const publish = async (said = analysis) => {
  pdfId = randomUUID()
  const file = { id: pdfId, storageKey: `reports/${pdfId}.pdf`, fileSize: 14, pageCount: 36, sha256: 'x' }
  return publishReport(await db.order.findUniqueOrThrow({ where: { id: buyer.orderId } }), file, said)
}

const ownPhoto = async () =>
  Reading.parse((await buyer.caller.get(`/api/orders/${buyer.orderId}/report`)).json).ownPhoto

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newSubmitted(api.caller())
  photoId = (await takePhoto()).id
})

it('tells the owner how the look lies by the points of their photo, and what is said of either way', async () => {
  await mark('customer')
  await publish()
  const reply = await buyer.caller.get(`/api/orders/${buyer.orderId}/report`)
  const reading = Reading.parse(reply.json)
  expect(reading.ownPhoto).toMatchObject({
    photoId,
    photo: { width: 1200, height: 1600 },
    points: FACE,
    yaw: null,
    nudge: null,
    isAllowed: true,
  })
  const figure = reading.chapters.flatMap(({ figures }) => figures).find(({ kind }) => kind === 'on-photo')
  expect(figure).toMatchObject(figureOnPhoto(analysis) ?? { kind: 'none' })
})

it('follows the visagist’s newest word on this look', async () => {
  const { id: markingId } = await mark('visagist')
  await publish()
  const { userId } = await newAdministrator(api.caller())
  const figure = figureOnPhoto(analysis)
  if (!figure) throw new Error('No page.')
  const say = (laid: boolean, look = lookKey(figure)) =>
    db.photoFit.create({
      data: { orderId: buyer.orderId, markingId, look, x: 1, y: -2, scale: 3, laid, authorId: userId },
    })
  await say(false)
  expect(await ownPhoto()).toMatchObject({ isAllowed: false })
  await say(true)
  expect(await ownPhoto()).toMatchObject({ isAllowed: true, nudge: { x: 1, y: -2, scale: 3 } })
  await say(false, 'oval/raspado/')
  expect(await ownPhoto()).toMatchObject({ nudge: null })
})

it.each([
  ['a program’s draft that nobody looked at', () => mark('model')],
  ['no points', () => Promise.resolve()],
  [
    'a photo whose days are over',
    async () => {
      await mark('customer')
      await db.customerPhoto.update({ where: { id: photoId }, data: { expiresAt: new Date(0) } })
    },
  ],
  [
    'a photo that was erased',
    async () => {
      await mark('customer')
      await db.customerPhoto.update({ where: { id: photoId }, data: { purgedAt: new Date(), storageKey: null } })
    },
  ],
  [
    'a consent that was taken back',
    async () => {
      await mark('customer')
      const last = await db.consent.findFirstOrThrow({ where: { orderId: buyer.orderId, kind: 'fotos_biometria' } })
      const { id: _, createdAt, ...same } = last
      await db.consent.create({ data: { ...same, granted: false, createdAt: new Date(createdAt.getTime() + 1) } })
    },
  ],
])('tells nothing of the face: %s', async (_, happens) => {
  await happens()
  await publish()
  expect(await ownPhoto()).toBeNull()
})

it('points of a photo that was replaced since are not this one’s', async () => {
  await mark('customer')
  await publish()
  await db.customerPhoto.update({ where: { id: photoId }, data: { slot: 'back' } })
  await takePhoto()
  expect(await ownPhoto()).toBeNull()
})

it('a report without the page says nothing of the photo', async () => {
  await mark('customer')
  await publish(analyse(RUI))
  expect(await ownPhoto()).toBeNull()
})

it('whoever holds the card sees no photo, no point of a face, and none of its words', async () => {
  await mark('customer')
  await publish()
  const reply = await api.caller().get(`/api/salon-cards/${printedCardToken(pdfId)}`)
  const text = JSON.stringify(reply.json)
  expect(SharedSalonCard.safeParse(reply.json).success).toBe(true)
  expect(text).not.toMatch(/photoId|points|hairline|ownPhoto/)
})
