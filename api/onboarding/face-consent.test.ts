import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BIOMETRICS_VERSIONS, PHOTO_SLOTS } from '#contract/onboarding.ts'
import { SAMPLE_FORM } from '#contract/sample-form.ts'
import { mintEraseCode } from '../auth/codes.ts'
import { hashToken, newToken } from '../auth/secrets.ts'
import { db, transact } from '../platform/db.ts'
import { storage } from '../platform/storage.ts'
import { serveApi } from '../testing/api.ts'
import { liveOf } from '../testing/live-visitor.ts'
import { agreeToPhotos, jpegOf, newAdministrator, newBuyer, newSubmitted, photoForm } from '../testing/people.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  buyer = await newBuyer(api.caller())
})

const YES = { agreedToBiometrics: true, isAdult: true, version: BIOMETRICS_VERSIONS[0] }
const agree = (body: object = YES, who = buyer, orderId = who.orderId) =>
  who.caller.put(`/api/orders/${orderId}/consent`, body)
const withdraw = (who = buyer) => who.caller.post(`/api/privacy/orders/${who.orderId}/revoke`)
const putPhoto = async (who = buyer, slot = 'front', orderId = who.orderId, bytes?: Buffer) =>
  who.caller.put(`/api/orders/${orderId}/photos/${slot}`, await photoForm({ photo: bytes ?? (await jpegOf()) }))
const openLink = (who = buyer) => who.caller.post(`/api/orders/${who.orderId}/photo-requests`, { slot: 'back' })
const mark = () =>
  buyer.caller.put(`/api/orders/${buyer.orderId}/marking`, {
    points: {
      hairline: { x: 400, y: 150 },
      chin: { x: 400, y: 790 },
      templeLeft: { x: 205, y: 330 },
      templeRight: { x: 595, y: 330 },
      cheekboneLeft: { x: 165, y: 480 },
      cheekboneRight: { x: 635, y: 480 },
      jawLeft: { x: 230, y: 660 },
      jawRight: { x: 570, y: 660 },
    },
    photo: { width: 800, height: 1000 },
  })
const submit = async (change: object = {}, files: Record<string, Buffer> = {}) =>
  buyer.caller.post(
    '/api/orders/onboarding',
    await photoForm({ orderId: buyer.orderId, formData: JSON.stringify({ ...SAMPLE_FORM, ...change }), ...files }),
  )
const fourPhotos = async () =>
  Object.fromEntries(await Promise.all(PHOTO_SLOTS.map(async (slot) => [slot, await jpegOf()] as const)))
/** Leaves in place what a withdrawal would delete. */
const withdrawOnly = ({ userId, orderId }: { userId: string; orderId: string }) =>
  db.consent.create({
    data: { userId, orderId, kind: 'fotos_biometria', version: '2026-11-3', granted: false, channel: 'privacidade' },
  })
const words = (who = buyer) =>
  db.consent.findMany({
    where: { userId: who.userId, kind: 'fotos_biometria' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
const lastWord = async (who = buyer) => (await who.caller.get(`/api/drafts/${who.orderId}`)).json['consent']
const nothingIsHeld = async (orderId = buyer.orderId) => {
  const where = { where: { orderId } }
  expect(await db.customerPhoto.count({ where: { orderId, purgedAt: null } })).toBe(0)
  expect(await db.faceMarking.count(where)).toBe(0)
  expect(await db.photoRequest.count(where)).toBe(0)
}
const refused = { status: 403, json: { code: 'consent-missing', error: expect.stringMatching(/autorização.*\.$/) } }

describe('without a consent', () => {
  it('photo, mark and link are refused with a sentence, and nothing is stored, no file either', async () => {
    const put = vi.spyOn(storage, 'put')
    expect(await putPhoto()).toMatchObject(refused)
    expect(await mark()).toMatchObject(refused)
    expect(await openLink()).toMatchObject(refused)
    await nothingIsHeld()
    expect(put).not.toHaveBeenCalled()
    put.mockRestore()
    expect(await lastWord()).toBeNull()
  })

  it('a form that does not agree brings no photo in; one that does brings its own', async () => {
    const files = await fourPhotos()
    const silent = await submit({ agreedToBiometrics: undefined }, files)
    expect(silent).toMatchObject({ status: 422, json: { fields: { agreedToBiometrics: expect.any(String) } } })
    await nothingIsHeld()
    expect(await words()).toEqual([])
    expect((await submit({}, files)).status).toBe(200)
    expect(await words()).toMatchObject([{ granted: true, version: '2026-11-3', orderId: buyer.orderId }])
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(4)
  })

  it('a helper’s photo is refused: the yes of the one who holds the phone is none', async () => {
    await agree()
    const token = String((await openLink()).json['token'])
    // Like links from before consent came first.
    await withdrawOnly(buyer)
    const answer = await api
      .caller()
      .put(`/api/photo-requests/${token}/photo`, await photoForm({ photo: await jpegOf() }))
    expect(answer).toMatchObject({ status: 403, json: { code: 'consent-missing' } })
    expect(answer.json.error).toMatch(/^Quem pediu a foto/)
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(0)
  })

  it('a visagist neither marks nor asks for a photo', async () => {
    const admin = await newAdministrator(api.caller())
    const submitted = await newSubmitted(api.caller())
    await withdrawOnly(submitted)
    const answer = await admin.caller.post(`/api/admin/desk/${submitted.orderId}/photo-requests`, {
      slot: 'front',
      reason: 'Mais luz, por favor.',
    })
    expect(answer).toMatchObject({ status: 403, json: { error: expect.stringMatching(/^O cliente não autorizou/) } })
    await nothingIsHeld(submitted.orderId)
  })

  it('the database itself refuses the rows', async () => {
    const { orderId } = buyer
    const file = { orderId, fileSize: 1, width: 800, height: 800, sourceHash: 'x', expiresAt: new Date() }
    const photo = () => db.customerPhoto.create({ data: { ...file, slot: 'front', storageKey: 'photos/x' } })
    await expect(photo()).rejects.toThrow(/no standing consent/)
    await expect(
      db.photoRequest.create({
        data: { orderId, slot: 'back', tokenHash: hashToken(newToken()), expiresAt: new Date() },
      }),
    ).rejects.toThrow(/no standing consent/)
    await agreeToPhotos(buyer)
    const { id: photoId } = await photo()
    await withdrawOnly(buyer)
    await expect(db.faceMarking.create({ data: { orderId, photoId, source: 'model', points: {} } })).rejects.toThrow(
      /no standing consent/,
    )
    // Existing photos may still be changed and deleted.
    await db.customerPhoto.update({ where: { id: photoId }, data: { storageKey: null, purgedAt: new Date() } })
    await db.customerPhoto.delete({ where: { id: photoId } })
    await nothingIsHeld()
  })

  it('the database takes the consent and what it allows in one transaction, of the owner only', async () => {
    const stranger = await newBuyer(api.caller())
    const { orderId } = buyer
    const write = (userId: string) =>
      transact(async (tx) => {
        const said = { orderId, kind: 'fotos_biometria', version: '2026-11-3', granted: true, channel: 'x' } as const
        await tx.consent.create({ data: { ...said, userId } })
        const link = { orderId, slot: 'back', tokenHash: hashToken(newToken()), expiresAt: new Date() } as const
        await tx.photoRequest.create({ data: link })
      })
    await expect(write(stranger.userId)).rejects.toThrow(/no standing consent/)
    await write(buyer.userId)
    expect(await db.photoRequest.count({ where: { orderId } })).toBe(1)
  })
})

describe('a consent', () => {
  it('opens the order to photos, and is one row with text, time and sender however often it is said', async () => {
    const form = await liveOf(buyer.caller)
    const answers = await Promise.all(Array.from({ length: 5 }, () => agree()))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await form.next()).toMatchObject({ type: 'order', orderId: buyer.orderId })
    const [row, ...others] = await words()
    expect(others).toEqual([])
    expect(row).toMatchObject({ granted: true, version: '2026-11-3', channel: 'onboarding', orderId: buyer.orderId })
    expect(row?.ip).toBeTruthy()
    expect(await lastWord()).toEqual({ granted: true, version: '2026-11-3', at: row?.createdAt.toISOString() })
    expect((await putPhoto()).status).toBe(200)
    expect((await mark()).status).toBe(200)
    expect((await openLink()).status).toBe(200)
    await form.leave()
  })

  it.each([
    ['isAdult', { ...YES, isAdult: false }, /maiores de 18 anos/],
    ['isAdult', { agreedToBiometrics: true, version: YES.version }, /maiores de 18 anos/],
    ['agreedToBiometrics', { ...YES, agreedToBiometrics: false }, /autorização/],
    ['version', { ...YES, version: 'qualquer' }, /Leia de novo/],
    ['after', { ...YES, after: 'ontem' }, /Data inválida/],
  ])('with a bad %s is refused at that field and opens nothing', async (field, body, sentence) => {
    const answer = await agree(body)
    expect(answer.status).toBe(422)
    expect(answer.json.fields?.[field]).toMatch(sentence)
    expect(await words()).toEqual([])
    expect(await putPhoto()).toMatchObject(refused)
  })

  it('for somebody else’s order is not found, and one’s own does not open theirs', async () => {
    const stranger = await newBuyer(api.caller())
    expect((await agree(YES, stranger, buyer.orderId)).status).toBe(404)
    expect((await api.caller().put(`/api/orders/${buyer.orderId}/consent`, YES)).status).toBe(401)
    expect((await agree(YES, stranger)).status).toBe(200)
    expect(await putPhoto()).toMatchObject(refused)
    expect((await putPhoto(stranger, 'front', buyer.orderId)).status).toBe(404)
    expect(await words()).toEqual([])
    // Another order of the same person.
    const other = await db.order.create({ data: { userId: stranger.userId } })
    expect(await putPhoto(stranger, 'front', other.id)).toMatchObject(refused)
  })

  it('to another text is another row; the one before is kept', async () => {
    await agree()
    await agree({ ...YES, version: '2026-11-3-ia' })
    expect((await words()).map(({ version }) => version)).toEqual(['2026-11-3', '2026-11-3-ia'])
  })

  it('to any of the texts opens the photos', async () => {
    for (const version of BIOMETRICS_VERSIONS) {
      const other = await newBuyer(api.caller())
      await db.consent.create({
        data: {
          userId: other.userId,
          orderId: other.orderId,
          kind: 'fotos_biometria',
          version,
          granted: true,
          channel: 'onboarding',
        },
      })
      expect((await putPhoto(other)).status).toBe(200)
    }
  })

  it('is not said to an order that takes nothing any more, but answered where it stands', async () => {
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect(await agree()).toMatchObject({ status: 409, json: { code: 'order-ended' } })
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'EM_PROCESSAMENTO' } })
    expect(await agree()).toMatchObject({ status: 409, json: { code: 'order-closed' } })
    await agreeToPhotos(buyer)
    expect((await agree({ ...YES, version: '2026-11-3-ia' })).json).toMatchObject({ version: '2026-11-3' })
    expect(await words()).toHaveLength(1)
  })

  it('is not doubled by the form that follows, which may leave the text out', async () => {
    await agree({ ...YES, version: '2026-11-3-ia' })
    for (const slot of PHOTO_SLOTS) await putPhoto(buyer, slot)
    expect((await submit()).status).toBe(200)
    expect((await words()).map(({ version }) => version)).toEqual(['2026-11-3-ia'])
  })
})

describe('a consent taken back', () => {
  it('closes the order to photos again, and to the same photo', async () => {
    await agree()
    const photo = await jpegOf()
    await putPhoto(buyer, 'front', buyer.orderId, photo)
    await mark()
    await openLink()
    const { json } = await withdraw()
    await nothingIsHeld()
    expect(await lastWord()).toMatchObject({ granted: false, at: json['withdrawnAt'] })
    expect(await putPhoto(buyer, 'front', buyer.orderId, photo)).toMatchObject(refused)
    expect(await mark()).toMatchObject(refused)
    expect(await openLink()).toMatchObject(refused)
    await nothingIsHeld()
  })

  it('is not undone by the earlier yes arriving late or twice', async () => {
    // Sent offline, then again with the device's newer knowledge.
    const { json: first } = await agree({ ...YES, after: null })
    await withdraw()
    for (const after of [null, String(first['at'])]) {
      const answer = await agree({ ...YES, after })
      expect(answer).toMatchObject({ status: 409, json: { code: 'consent-withdrawn' } })
    }
    expect((await words()).map(({ granted }) => granted)).toEqual([true, false])
    expect(await putPhoto()).toMatchObject(refused)
  })

  it('is not undone by the form that was on its way, photos and all', async () => {
    const { json: first } = await agree()
    const files = await fourPhotos()
    await withdraw()
    for (const consentAfter of [null, String(first['at'])])
      expect(await submit({ consentAfter }, files)).toMatchObject({ status: 409, json: { code: 'consent-withdrawn' } })
    await nothingIsHeld()
    expect(await db.order.findUnique({ where: { id: buyer.orderId } })).toMatchObject({
      status: 'AGUARDANDO_FORMULARIO',
    })
  })

  it('may be given anew by whoever has seen that it ended, or says it now', async () => {
    await agree()
    const { json } = await withdraw()
    expect((await agree({ ...YES, after: json['withdrawnAt'] })).status).toBe(200)
    expect((await putPhoto()).status).toBe(200)
    await withdraw()
    expect((await agree()).status).toBe(200)
    expect((await words()).map(({ granted }) => granted)).toEqual([true, false, true, false, true])
  })

  it('with the whole account closes each of its orders', async () => {
    await agree()
    expect((await buyer.caller.post('/api/privacy/erase', { code: await mintEraseCode(buyer.userId) })).status).toBe(
      200,
    )
    const [row] = await db.$queryRaw<{ stands: boolean }[]>`
      SELECT face_consent_stands(${buyer.orderId}::uuid) AS stands`
    expect(row?.stands).toBe(false)
  })
})
