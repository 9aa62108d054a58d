import sharp from 'sharp'
import { expect, it } from 'vitest'
import { FaceMarking } from '#contract/face/marking.ts'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { keepPhoto } from '#api/onboarding/photos.ts'
import { db } from '#api/platform/db.ts'
import { storage } from '#api/platform/storage.ts'
import { gatherReport } from '#api/reports/brief.ts'
import { serveApi } from '#api/testing/api.ts'
import { newConsentingBuyer } from '#api/testing/people.ts'
import { DRAWN_FACES, type DrawnFace, drawFace } from '#visagism/testing/drawn-face.ts'
import { proposeFacePoints } from './propose-points.ts'

const api = serveApi()
const photoOf = async (svg: string) => sharp(Buffer.from(svg)).resize(900, 1080).jpeg().toBuffer()
const drafts = (orderId: string) => db.faceMarking.findMany({ where: { orderId, source: 'model' } })

async function buyerWith(photo: Buffer) {
  const buyer = await newConsentingBuyer(api.caller())
  await keepPhoto(buyer.userId, buyer.orderId, { slot: 'front', bytes: photo, doubts: [] })
  return buyer
}
const [someFace] = DRAWN_FACES as readonly [DrawnFace, ...DrawnFace[]]

it('puts one draft a photo, of points nobody has looked at, and stands back behind a person', async () => {
  const { orderId } = await buyerWith(await photoOf(drawFace(someFace)))
  expect(await proposeFacePoints(orderId)).toBe(true)
  expect(await proposeFacePoints(orderId)).toBe(false)
  const [draft, ...others] = await drafts(orderId)
  expect(others).toEqual([])
  expect(draft).toMatchObject({ reviewed: false, markedById: null })
  expect(FaceMarking.shape.points.parse(draft?.points).chin.y).toBeGreaterThan(700)
})

it('makes no report by itself: whoever brought nothing else waits for a person', async () => {
  const { orderId } = await buyerWith(await photoOf(drawFace(someFace)))
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId } })
  await proposeFacePoints(orderId)
  expect(await gatherReport(orderId)).toMatchObject({ hasEvidence: false, brief: { marking: { by: 'aparelho' } } })
})

it('puts none without a face on the photo, and none of a file that cannot be read', async () => {
  const { orderId } = await buyerWith(
    await photoOf(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="720"><rect width="600" height="720" fill="#b9bec4"/></svg>',
    ),
  )
  expect(await proposeFacePoints(orderId)).toBe(false)
  const photo = await db.customerPhoto.findFirstOrThrow({ where: { orderId } })
  await storage.put(photo.storageKey ?? '', Buffer.from('no photo at all'), { scope: 'face', ownerId: orderId })
  expect(await proposeFacePoints(orderId)).toBe(false)
  expect(await drafts(orderId)).toEqual([])
})

it('measures the contrast of hair and skin on it, once a photo, and with the photo it goes', async () => {
  const { orderId, userId } = await buyerWith(await photoOf(drawFace(someFace)))
  await proposeFacePoints(orderId)
  const measures = () => db.colourMeasure.findMany({ where: { orderId } })
  const [measure, ...others] = await measures()
  expect(others).toEqual([])
  expect(measure).toMatchObject({ means: 'foto', light: 'even', typologyAngle: null, hueAngle: null })
  expect(measure?.contrast).toBeGreaterThan(10)
  const darker = await photoOf(drawFace({ ...someFace, hair: '#23150d' }))
  await keepPhoto(userId, orderId, { slot: 'front', bytes: darker, doubts: [] })
  expect(await measures()).toEqual([])
  await proposeFacePoints(orderId)
  expect((await measures())[0]?.contrast).toBeGreaterThan(measure?.contrast ?? Infinity)
})

it('looks at nothing once the consent is withdrawn', async () => {
  const { orderId, userId } = await buyerWith(await photoOf(drawFace(someFace)))
  await db.consent.create({
    data: { userId, orderId, kind: 'fotos_biometria', version: '2026-11-3', granted: false, channel: 'app' },
  })
  expect(await proposeFacePoints(orderId)).toBe(false)
  expect(await drafts(orderId)).toEqual([])
})
