import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { storage } from '../platform/storage.ts'
import { serveApi } from '../testing/api.ts'
import { jpegOf, newAdministrator, newConsentingBuyer } from '../testing/people.ts'

const api = serveApi()
let admin: Awaited<ReturnType<typeof newAdministrator>>
let buyer: Awaited<ReturnType<typeof newConsentingBuyer>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  admin = await newAdministrator(api.caller())
  buyer = await newConsentingBuyer(api.caller())
})

const photoOf = async (storageKey: string | null) =>
  db.customerPhoto.create({
    data: {
      orderId: buyer.orderId,
      slot: 'front',
      storageKey,
      purgedAt: storageKey ? null : new Date(),
      fileSize: 100,
      width: 800,
      height: 1000,
      sourceHash: 'x',
      expiresAt: new Date(Date.now() + 1e9),
    },
  })

describe("a customer's photo", () => {
  it('is shown to an administrator, kept by no cache, and the visit is journalled', async () => {
    const bytes = await jpegOf()
    await storage.put('photos/aa/test.jpg', bytes, { scope: 'face', ownerId: buyer.orderId })
    const photo = await photoOf('photos/aa/test.jpg')
    const answer = await admin.caller.get(`/api/customer-photos/${photo.id}/view`)
    expect(answer.bytes.equals(bytes)).toBe(true)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(
      await db.journalEntry.findFirst({ where: { action: 'photo.viewed', subjectId: buyer.orderId } }),
    ).toMatchObject({ actorId: admin.userId, to: { photoId: photo.id, slot: 'front' } })
  })

  it('is shown to nobody else, not even to the person on it by this address', async () => {
    await storage.put('photos/aa/test.jpg', await jpegOf(), { scope: 'face', ownerId: buyer.orderId })
    const photo = await photoOf('photos/aa/test.jpg')
    expect((await buyer.caller.get(`/api/customer-photos/${photo.id}/view`)).status).toBe(403)
    expect((await api.caller().get(`/api/customer-photos/${photo.id}/view`)).status).toBe(401)
  })

  it('stays listed as purged when its file is gone, and opens no more', async () => {
    const photo = await photoOf(null)
    expect((await admin.caller.get(`/api/admin/customer-photos?orderId=${buyer.orderId}`)).json).toMatchObject({
      items: [{ id: photo.id, purged: true, photoType: 'front', customerName: 'Marina Albuquerque' }],
    })
    expect((await admin.caller.get(`/api/customer-photos/${photo.id}/view`)).status).toBe(404)
  })
})

describe('the list of reports', () => {
  it('counts downloads against the limit an administrator sets, and journals the setting', async () => {
    const pdf = await db.generatedPdf.create({
      data: {
        orderId: buyer.orderId,
        storageKey: 'reports/aa/x.pdf',
        fileSize: 10,
        pageCount: 32,
        sha256: 'x',
        downloadCount: 3,
        expiresAt: new Date(Date.now() + 1e9),
      },
    })
    const path = `/api/admin/generated-pdfs/${pdf.id}`
    expect((await admin.caller.send('PATCH', path, { maxDownloads: 0 })).status).toBe(422)
    expect((await admin.caller.send('PATCH', path, { maxDownloads: 5 })).status).toBe(200)
    const number = buyer.orderId.slice(-8)
    expect((await admin.caller.get(`/api/admin/generated-pdfs?search=${number}`)).json).toMatchObject({
      items: [{ downloadCount: 3, maxDownloads: 5, state: 'current', pages: 32 }],
      total: 1,
    })
    expect(
      await db.journalEntry.findFirst({ where: { action: 'pdf.limited', subjectId: buyer.orderId } }),
    ).toMatchObject({
      from: { maxDownloads: null },
      to: { maxDownloads: 5 },
    })
  })
})

it('lists ratings by stars, forms, and links without their tokens', async () => {
  await db.rating.create({
    data: {
      orderId: buyer.orderId,
      userId: buyer.userId,
      rating: 2,
      serviceQuality: 3,
      deliveryTime: 4,
      recommendations: 'Mais fotos de franja.',
    },
  })
  await db.onboardingForm.create({
    data: {
      orderId: buyer.orderId,
      fullName: 'Marina',
      gender: 'Feminino',
      objective: 'Melhoria sutil',
      style: 'Clássico',
      observations: 'Óculos',
    },
  })
  const search = `search=${buyer.orderId.slice(-8)}`
  expect((await admin.caller.get(`/api/admin/ratings?stars=2&${search}`)).json).toMatchObject({
    items: [{ rating: 2, recommendations: 'Mais fotos de franja.' }],
  })
  const sheet = (await admin.caller.get(`/api/admin/export/ratings?${search}`)).bytes.toString('utf8').split('\r\n')
  expect(sheet[0]).toContain(
    'Nota;Qualidade da análise;Prazo de entrega;Recomenda;Comentário;Sugestões;Publicação;Data',
  )
  expect(sheet[1]).toContain(';2;3;4;sim;;Mais fotos de franja.;não;')
  expect((await admin.caller.get(`/api/admin/ratings?stars=5&${search}`)).json).toMatchObject({ items: [] })
  expect((await admin.caller.get(`/api/admin/customer-forms?${search}`)).json).toMatchObject({
    items: [{ style: 'Clássico', preferredStyle: 'Clássico', observations: 'Óculos', specialNotes: 'Óculos' }],
  })
  const links = await admin.caller.get(`/api/admin/magic-links?state=used&search=${buyer.email}`)
  expect(links.json).toMatchObject({ items: [{ used: true, purpose: 'access', email: buyer.email }] })
  expect(links.bytes.toString()).not.toMatch(/token/i)
})
