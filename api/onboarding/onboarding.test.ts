import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { SAMPLE_ANSWERS, SAMPLE_FORM } from '#contract/sample-form.ts'
import { mergeEvidence } from '#visagism/face/evidence.ts'
import { db } from '../platform/db.ts'
import { storage } from '../platform/storage.ts'
import { gatherReport } from '../reports/brief.ts'
import { serveApi } from '../testing/api.ts'
import { jpegOf, newAdministrator, newBuyer, newConsentingBuyer, photoForm } from '../testing/people.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
beforeEach(async () => {
  buyer = await newConsentingBuyer(api.caller())
})

const putPhoto = async (bytes: Buffer, slot = 'front', who = buyer) =>
  who.caller.put(`/api/orders/${who.orderId}/photos/${slot}`, await photoForm({ photo: bytes }))
const putAll = async () => {
  for (const slot of PHOTO_SLOTS) await putPhoto(await jpegOf(), slot)
}
const submit = async (form: object = SAMPLE_FORM, files: Record<string, Buffer> = {}, who = buyer) =>
  who.caller.post(
    '/api/orders/onboarding',
    await photoForm({ orderId: who.orderId, formData: JSON.stringify(form), ...files }),
  )

describe('a photo', () => {
  it('is kept upright, small enough and without a byte of metadata', async () => {
    const source = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#885533' } })
      .withExif({
        IFD0: { Make: 'Celular', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await putPhoto(source)
    expect(answer).toMatchObject({ status: 200, json: { slot: 'front', width: 1600, height: 2400 } })
    const row = await db.customerPhoto.findFirstOrThrow({ where: { orderId: buyer.orderId } })
    const kept = await storage.read(row.storageKey ?? '')
    const meta = await sharp(kept).metadata()
    expect(meta).toMatchObject({ width: 1600, height: 2400, format: 'jpeg' })
    expect(meta.exif ?? meta.orientation ?? meta.xmp ?? meta.iptc).toBeUndefined()
    expect(kept.includes(Buffer.from('Celular'))).toBe(false)
  })

  it('sent twice is one photo with the same receipt', async () => {
    const source = await jpegOf()
    const [first, second] = [await putPhoto(source), await putPhoto(source)]
    expect(second.json).toEqual(first.json)
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(1)
  })

  it('can be replaced and removed', async () => {
    const first = await putPhoto(await jpegOf())
    const second = await putPhoto(await jpegOf(900, 900, '#334455'))
    expect(second.json['id']).not.toBe(first.json['id'])
    expect((await buyer.caller.delete(`/api/orders/${buyer.orderId}/photos/front`)).status).toBe(200)
    expect((await buyer.caller.delete(`/api/orders/${buyer.orderId}/photos/front`)).status).toBe(200)
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(0)
  })

  it('is shown to nobody else', async () => {
    await putPhoto(await jpegOf())
    const stranger = await newBuyer(api.caller())
    const path = `/api/orders/${buyer.orderId}/photos/front`
    const mine = await buyer.caller.get(path)
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    expect(mine.headers.get('content-type')).toBe('image/jpeg')
    expect((await stranger.caller.get(path)).status).toBe(404)
    expect((await api.caller().get(path)).status).toBe(401)
    expect((await putPhoto(await jpegOf(), 'back', { ...buyer, caller: stranger.caller })).status).toBe(404)
  })

  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(2000)])
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(2000)])
  it.each([
    ['a GIF called .jpg', () => Promise.resolve(gif), 422, /JPG ou PNG/],
    ['an iPhone HEIC called .jpg', () => Promise.resolve(heic), 422, /HEIC.*“Mais compatível”/],
    ['a script', () => Promise.resolve(Buffer.from('<script>alert(1)</script>')), 422, /JPG ou PNG/],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 422, /JPG ou PNG/],
    ['a truncated JPEG', async () => (await noisyJpeg()).subarray(0, 30_000), 422, /chegou pela metade/],
    [
      'a JPEG of rubbish',
      () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 7)])),
      422,
      /chegou pela metade/,
    ],
    [
      'an 80-megapixel bomb',
      () =>
        sharp({ create: { width: 10_000, height: 8000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
      /megapixels/,
    ],
    ['a stamp', () => jpegOf(300, 300), 422, /pequena demais/],
    [
      'more than 20 MB',
      () => Promise.resolve(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(20_000_001)])),
      413,
      /20 MB/,
    ],
  ])('that is %s is refused with its field, and the others stay', async (_, make, status, sentence) => {
    await putPhoto(await jpegOf(), 'back')
    const answer = await putPhoto(await make(), 'front')
    expect(answer.status).toBe(status)
    expect(Object.values(answer.json.fields ?? {})[0]).toMatch(sentence)
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(1)
  })

  it('for a slot that does not exist is refused', async () => {
    expect((await putPhoto(await jpegOf(), 'top')).status).toBe(422)
  })
})

const noisyJpeg = () =>
  sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer()

describe('a marking of the face', () => {
  const points = {
    hairline: { x: 400, y: 150 },
    chin: { x: 400, y: 790 },
    templeLeft: { x: 205, y: 330 },
    templeRight: { x: 595, y: 330 },
    cheekboneLeft: { x: 165, y: 480 },
    cheekboneRight: { x: 635, y: 480 },
    jawLeft: { x: 230, y: 660 },
    jawRight: { x: 570, y: 660 },
  }
  const mark = (change: object = {}, who = buyer) =>
    who.caller.put(`/api/orders/${buyer.orderId}/marking`, {
      points: { ...points, ...change },
      photo: { width: 800, height: 1000 },
    })

  it('is kept in the pixels of the photo we keep, with who and when', async () => {
    await putPhoto(await jpegOf(1600, 2000))
    expect((await mark()).status).toBe(200)
    expect(await db.faceMarking.findFirst({ where: { orderId: buyer.orderId } })).toMatchObject({
      source: 'customer',
      markedById: buyer.userId,
      points: { chin: { x: 800, y: 1580 } },
    })
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/marking`)).json).toMatchObject({
      marking: { points: { hairline: { x: 800, y: 300 } }, photo: { width: 1600, height: 2000 } },
    })
  })

  const device = (origin: string) => Object.fromEntries(Object.keys(points).map((name) => [name, origin]))
  const looked = {
    templeLeft: 'checked',
    templeRight: 'moved',
    cheekboneLeft: 'checked',
    cheekboneRight: 'checked',
    jawLeft: 'checked',
    jawRight: 'checked',
  }
  const propose = (change: object = {}) =>
    buyer.caller.put(`/api/orders/${buyer.orderId}/marking`, {
      points,
      photo: { width: 800, height: 1000 },
      proposed: {
        origins: { ...device('device'), ...looked },
        straight: points,
        hairline: 'fringe',
        pose: { yaw: 3, pitch: 8, roll: -1 },
        model: 'face-mesh/1',
        reviewed: true,
        ...change,
      },
    })

  it('that a program proposed is kept with who put each point, the pose and the hairline, and nothing else of it', async () => {
    await putPhoto(await jpegOf(1600, 2000))
    expect((await propose({ mesh: [[1, 2, 3]] })).status).toBe(200)
    const row = await db.faceMarking.findFirstOrThrow({ where: { orderId: buyer.orderId } })
    expect(row).toMatchObject({
      source: 'customer',

      origins: { templeLeft: 'checked', templeRight: 'moved', chin: 'device' },
      straight: { chin: { x: 800, y: 1580 } },
      pose: { yaw: 3, pitch: 8, roll: -1 },
      hairline: 'fringe',
      model: 'face-mesh/1',
      reviewed: true,
    })
    expect(JSON.stringify(row)).not.toContain('mesh":')
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/marking`)).json).toMatchObject({
      marking: { proposed: { origins: { templeRight: 'moved' }, reviewed: true, straight: { chin: { x: 800 } } } },
    })
  })

  it('carries eyes, brows, nose and mouth with their doubt to the guide, and none that are no face’s', async () => {
    const features = { eyeGap: { low: 0.27, high: 0.28 }, mouthWidth: null }
    await putAll()
    expect((await propose({ features, hidden: ['chin'] })).status).toBe(200)
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/marking`)).json).toMatchObject({
      marking: { proposed: { features, hidden: ['chin'] } },
    })
    await submit()
    const ownFeatures = async () => {
      const gathered = await gatherReport(buyer.orderId)
      return mergeEvidence({ marking: gathered?.brief.marking })?.ownFeatures
    }
    expect(await ownFeatures()).toEqual({ eyeGap: features.eyeGap })
    for (const eyeGap of [{ low: 0.9, high: 0.95 }, { low: 0.28, high: 0.27 }, { low: 0.27 }, 0.27])
      expect((await propose({ features: { eyeGap } })).status).toBe(422)
    // Stored before they were read, or by a version that read them otherwise.
    for (const kept of [{}, { features: { eyeGap: 3 } }]) {
      await db.faceMarking.updateMany({ where: { orderId: buyer.orderId }, data: { straight: { ...points, ...kept } } })
      expect(await ownFeatures()).toBeNull()
      expect(await gatherReport(buyer.orderId)).toMatchObject({ brief: { marking: { proposed: { reviewed: true } } } })
    }
  })

  it('counts as the program’s own while nobody answered for it', async () => {
    await putAll()
    await propose({ reviewed: false, origins: device('device') })
    await submit()
    expect(await gatherReport(buyer.orderId)).toMatchObject({
      brief: { marking: { by: 'aparelho', proposed: { hairline: 'fringe' } } },
    })
  })

  it('is not looked at when temples and jaw still stand as proposed', async () => {
    await putPhoto(await jpegOf())
    const answer = await propose({ origins: device('device') })
    expect(answer.status).toBe(422)
    expect(answer.json.fields).toHaveProperty(
      'proposed.origins.templeLeft',
      'Confira este ponto, ou mova-o, antes de guardar.',
    )
    expect((await propose({ origins: {} })).status).toBe(422)
    expect((await propose({ pose: { yaw: 900, pitch: 0, roll: 0 } })).status).toBe(422)
    expect((await propose({ hairline: 'maybe' })).status).toBe(422)
  })

  it('that our own program drafted for the visagist is not shown as the customer’s', async () => {
    await putPhoto(await jpegOf())
    await mark()
    const {
      id: _,
      createdAt: __,
      ...row
    } = await db.faceMarking.findFirstOrThrow({ where: { orderId: buyer.orderId } })
    const json = {
      points: { ...points, chin: { x: 400, y: 800 } },
      origins: device('device'),
      straight: points,
      pose: {},
    }
    await db.faceMarking.create({ data: { ...row, ...json, source: 'model', markedById: null } })
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/marking`)).json).toMatchObject({
      marking: { points: { chin: { y: 790 } } },
    })
  })

  it('that cannot be a face is refused with a sentence at the point', async () => {
    await putPhoto(await jpegOf())
    for (const change of [
      { chin: { x: 400, y: 100 } },
      { jawLeft: { x: -50, y: 660 } },
      { templeLeft: { x: 700, y: 330 } },
    ]) {
      const answer = await mark(change)
      expect(answer.status).toBe(422)
      expect(Object.entries(answer.json.fields ?? {})[0]).toEqual([
        expect.stringMatching(/^points\.\w+$/),
        expect.stringMatching(/\.$/),
      ])
    }
    expect((await mark({ chin: { x: 'meio', y: null } })).json.fields).toHaveProperty('points.chin.x')
  })

  it('needs a front photo, and goes when the photo is replaced', async () => {
    expect((await mark()).json).toMatchObject({ code: 'photos-missing' })
    await putPhoto(await jpegOf())
    await mark()
    await putPhoto(await jpegOf(900, 900))
    expect((await buyer.caller.get(`/api/orders/${buyer.orderId}/marking`)).json).toEqual({
      marking: null,
      markedAt: null,
    })
  })

  it('of a stranger is not found', async () => {
    await putPhoto(await jpegOf())
    expect((await mark({}, await newBuyer(api.caller()))).status).toBe(404)
  })
})

describe('a draft', () => {
  const save = (editedAt: string, fullName: string) =>
    buyer.caller.post('/api/drafts', { orderId: buyer.orderId, formData: { fullName }, currentStep: 2, editedAt })

  it('comes back with its step and the photos received', async () => {
    await save(new Date().toISOString(), 'Mar')
    await putPhoto(await jpegOf(), 'side_left')
    expect((await buyer.caller.get(`/api/drafts/${buyer.orderId}`)).json).toMatchObject({
      formData: { fullName: 'Mar' },
      currentStep: 2,
      photos: [{ slot: 'side_left' }],
    })
  })

  it('the newest edit wins, whichever arrives last', async () => {
    expect((await save('2026-11-20T12:00:00Z', 'nova')).json).toMatchObject({ saved: true })
    expect((await save('2026-11-20T11:00:00Z', 'velha')).json).toMatchObject({ saved: false })
    expect((await buyer.caller.get(`/api/drafts/${buyer.orderId}`)).json).toMatchObject({
      formData: { fullName: 'nova' },
    })
  })

  it('keeps what each of two devices typed; in the same answer the later edit wins', async () => {
    const send = (formData: object, fieldTimes: Record<string, string>, editedAt: string) =>
      buyer.caller.post('/api/drafts', { orderId: buyer.orderId, formData, fieldTimes, editedAt, currentStep: 1 })
    const [nine, ten, eleven] = ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z']
    await send({ fullName: 'Celular', style: 'Moderno' }, { fullName: eleven, style: nine }, eleven)
    const late = await send(
      { fullName: 'Tablet', style: 'Clássico', observations: 'Uso óculos' },
      { fullName: nine, style: ten, observations: ten },
      ten,
    )
    expect(late.json).toMatchObject({
      saved: false,
      formData: { fullName: 'Celular', style: 'Clássico', observations: 'Uso óculos' },
      editedAt: eleven,
    })
    expect((await buyer.caller.get(`/api/drafts/${buyer.orderId}`)).json).toMatchObject({
      formData: { fullName: 'Celular', style: 'Clássico', observations: 'Uso óculos' },
      fieldTimes: { fullName: eleven, style: ten, observations: ten },
    })
  })

  it('of a device whose clock runs ahead locks nobody out', async () => {
    await save('2099-01-01T00:00:00Z', 'adiantada')
    await new Promise((resolve) => setImmediate(resolve))
    expect((await save(new Date(Date.now() + 5).toISOString(), 'depois')).json).toMatchObject({
      saved: true,
      formData: { fullName: 'depois' },
    })
  })

  it('belongs to its person', async () => {
    const stranger = await newBuyer(api.caller())
    expect((await stranger.caller.get(`/api/drafts/${buyer.orderId}`)).status).toBe(404)
    expect(
      (await stranger.caller.post('/api/drafts', { orderId: buyer.orderId, formData: {}, currentStep: 1 })).status,
    ).toBe(404)
    expect((await api.caller().get(`/api/drafts/${buyer.orderId}`)).status).toBe(401)
  })
})

describe('the form', () => {
  it('with four photos moves the order on: clock, report, notification, mail, consents, all together', async () => {
    await putAll()
    await buyer.caller.post('/api/drafts', { orderId: buyer.orderId, formData: {}, currentStep: 3 })
    const answer = await submit()
    expect(answer.status).toBe(200)
    const order = await db.order.findUniqueOrThrow({
      where: { id: buyer.orderId },
      include: { form: true, draft: true },
    })
    expect(order).toMatchObject({
      status: 'EM_PROCESSAMENTO',
      form: { fullName: 'Marina Albuquerque', colorPreferences: ['green', 'brown'] },
      draft: null,
    })
    expect(answer.json['estimatedDelivery']).toBe(order.dueAt?.toISOString())
    expect((await db.consent.findMany({ where: { userId: buyer.userId } })).map((c) => c.kind).toSorted()).toEqual([
      'fotos_biometria',
      'termos',
    ])
    expect(await db.outgoingMail.count({ where: { orderId: buyer.orderId, kind: 'form-received' } })).toBe(1)
    const jobs = await db.$queryRaw<
      { n: number }[]
    >`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'reports.build' AND data->>'orderId' = ${buyer.orderId}`
    expect(jobs[0]?.n).toBe(1)
    expect((await buyer.caller.get('/api/orders')).json).toMatchObject([
      { status: 'EM_PROCESSAMENTO', hasForm: true, photosCount: 4, profile: { style: 'Clássico' } },
    ])
  })

  it('keeps every answer, and the back office, the desk and the report read it', async () => {
    await putAll()
    expect((await submit()).status).toBe(200)
    const admin = await newAdministrator(api.caller())
    const search = buyer.orderId.slice(-8)
    const forms = await admin.caller.get(`/api/admin/customer-forms?search=${search}`)
    expect(forms.json).toMatchObject({ items: [SAMPLE_ANSWERS] })
    const customer = await admin.caller.get(`/api/admin/customer-details/${buyer.userId}`)
    expect(customer.json).toMatchObject({ customerForms: [SAMPLE_ANSWERS] })
    expect((await admin.caller.get(`/api/admin/desk/${buyer.orderId}`)).json).toMatchObject({ form: SAMPLE_ANSWERS })
    const brief = (await gatherReport(buyer.orderId))?.brief
    expect({ ...brief?.person, ...brief?.form }).toEqual(SAMPLE_ANSWERS)
  })

  it('may bring the photos the server lacks', async () => {
    await putPhoto(await jpegOf(), 'front')
    const rest = await jpegOf()
    expect((await submit(SAMPLE_FORM, { side_left: rest, side_right: rest, back: rest })).status).toBe(200)
  })

  it('sent twice, or ten times at once, is one submission', async () => {
    await putAll()
    const twice = await Promise.all([submit(), submit()])
    const answers = [...twice, ...(await Promise.all(Array.from({ length: 8 }, () => submit())))]
    // Surplus concurrent requests are asked to retry and then give the same submission.
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 503, json: { code: 'uploads-busy' } })
      answers.push(await submit())
    }
    const taken = answers.filter(({ status }) => status === 200)
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(taken).toHaveLength(10)
    expect(new Set(taken.map((a) => a.json['estimatedDelivery'])).size).toBe(1)
    expect(await db.consent.count({ where: { userId: buyer.userId } })).toBe(2)
    expect(await db.notification.count({ where: { orderId: buyer.orderId, type: 'order_update' } })).toBe(1)
  })

  it('without all photos says which, and keeps those that came', async () => {
    const photo = await jpegOf()
    const answer = await submit(SAMPLE_FORM, { front: photo, back: photo })
    expect(answer).toMatchObject({ status: 422, json: { error: 'Faltam fotos: lado esquerdo, lado direito.' } })
    expect(Object.keys(answer.json.fields ?? {})).toEqual(['side_left', 'side_right'])
    expect(await db.customerPhoto.count({ where: { orderId: buyer.orderId } })).toBe(2)
  })

  it.each([
    ['fullName', ''],
    ['gender', 'Outro'],
    ['objective', undefined],
    ['style', null],
    ['colorPreferences', ['red', 'blue', 'green', 'black']],
    ['observations', 'x'.repeat(4001)],
    ['agreedToTerms', false],
    ['agreedToBiometrics', undefined],
  ])('with a bad %s is refused at that field; draft and photos stay', async (field, value) => {
    await putAll()
    await buyer.caller.post('/api/drafts', {
      orderId: buyer.orderId,
      formData: { fullName: 'rascunho' },
      currentStep: 3,
    })
    const answer = await submit({ ...SAMPLE_FORM, [field]: value })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.fields ?? {})).toEqual([field])
    expect(answer.json.fields?.[field]).toMatch(/[a-zà-ú]+.*\.$/i)
    expect((await buyer.caller.get(`/api/drafts/${buyer.orderId}`)).json).toMatchObject({
      formData: { fullName: 'rascunho' },
      photos: [{}, {}, {}, {}],
    })
  })

  it('with a fifth photo is refused, and nothing else is lost', async () => {
    const photo = await jpegOf()
    const answer = await submit(SAMPLE_FORM, { front: photo, fifth: photo })
    expect(answer).toMatchObject({ status: 422, json: { code: 'photo-unexpected' } })
  })

  it.each(['{', 'null', '[]', '"x"'])('that is not a form is answered, not a bug: %s', async (formData) => {
    const answer = await buyer.caller.post(
      '/api/orders/onboarding',
      await photoForm({ orderId: buyer.orderId, formData }),
    )
    expect([400, 422]).toContain(answer.status)
  })

  it("of a stranger's order finds none that waits, as of an order that never was", async () => {
    const stranger = await newBuyer(api.caller())
    for (const orderId of [buyer.orderId, '019a2b3c-4d5e-7f60-8a1b-00007f3a9c21'])
      expect(await submit(SAMPLE_FORM, {}, { ...stranger, orderId })).toMatchObject({
        status: 409,
        json: { code: 'no-pending-order', error: 'Nenhum pedido pendente encontrado' },
      })
  })

  it('of a refunded order is refused', async () => {
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect((await submit()).status).toBe(409)
    expect((await putPhoto(await jpegOf())).status).toBe(409)
  })

  it('cut off in the middle is an answer, not a bug', async () => {
    const body = Buffer.from('--x\r\nContent-Disposition: form-data; name="front"; filename="a.jpg"\r\n\r\nabc')
    const answer = await buyer.caller.send('POST', '/api/orders/onboarding', body, {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(answer).toMatchObject({ status: 400, json: { code: 'unreadable' } })
  })
})
