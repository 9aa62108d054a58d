import { beforeEach, describe, expect, it } from 'vitest'
import { chooseMarketingMode } from '../marketing/marketing.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'

const api = serveApi()
type Buyer = Awaited<ReturnType<typeof newBuyer>>
let buyer: Buyer
const SAID = { text: 'Pela primeira vez saí com o corte que queria.', name: 'Marina, de Recife', withShape: false }

const path = (who = buyer) => `/api/ratings/${who.orderId}/voice`
const own = (who = buyer) => who.caller.get(`/api/ratings/${who.orderId}`)
const licence = () => db.voiceLicence.findFirst({ where: { rating: { orderId: buyer.orderId } } })
const rate = (who: Buyer) =>
  db.rating.create({
    data: {
      orderId: who.orderId,
      userId: who.userId,
      rating: 4,
      serviceQuality: 5,
      deliveryTime: 5,
      feedback: 'Gostei.',
    },
  })
const onSite = async (text = SAID.text) => {
  const { voices } = (await api.caller().get('/api/marketing')).json as unknown as { voices: { text: string }[] }
  return voices.filter((voice) => voice.text === text)
}
const publish = async (isPublished = true) => {
  const { caller } = await newAdministrator(api.caller())
  const row = await licence()
  return await caller.put(`/api/admin/ratings/${row?.ratingId}/voice`, {
    isPublished,
    grantedAt: row?.grantedAt.toISOString(),
  })
}

beforeEach(async () => {
  await db.voiceLicence.deleteMany()
  await db.setting.deleteMany()
  const { userId } = await newAdministrator(api.caller())
  await chooseMarketingMode('real', { id: userId, ip: '203.0.113.7' })
  buyer = await newBuyer(api.caller())
  await db.order.update({ where: { id: buyer.orderId }, data: { status: 'CONCLUIDO', completedAt: new Date() } })
  await rate(buyer)
})

describe('a sentence of a rating', () => {
  it('is on the site by the buyer’s licence and the owner’s choice, and by neither alone', async () => {
    expect((await own()).json).toEqual({
      rating: 4,
      serviceQuality: 5,
      deliveryTime: 5,
      feedback: 'Gostei.',
      recommendations: null,
      wouldRecommend: true,
      shape: null,
      licence: null,
    })
    expect(await onSite('Gostei.')).toEqual([])
    expect((await buyer.caller.put(path(), SAID)).status).toBe(200)
    expect(await onSite()).toEqual([])
    expect((await publish()).status).toBe(200)
    expect(await onSite()).toEqual([{ text: SAID.text, name: SAID.name, shape: null, rating: 4 }])
    expect((await own()).json).toMatchObject({ licence: { ...SAID, isPublished: true } })
    expect((await publish(false)).status).toBe(200)
    expect(await onSite()).toEqual([])
    expect(
      await db.journalEntry.findMany({ where: { subjectId: buyer.orderId }, orderBy: { createdAt: 'asc' } }),
    ).toMatchObject([{ action: 'voice.published' }, { action: 'voice.unpublished' }])
  })

  it('leaves the site the moment its buyer takes it back; that it was allowed and ended stays written', async () => {
    await buyer.caller.put(path(), SAID)
    await publish()
    expect((await buyer.caller.delete(path())).status).toBe(200)
    expect(await onSite()).toEqual([])
    expect(await licence()).toBeNull()
    expect((await buyer.caller.delete(path())).status).toBe(200)
    expect(
      await db.consent.findMany({
        where: { userId: buyer.userId, kind: 'depoimento_publico' },
        orderBy: { createdAt: 'asc' },
      }),
    ).toMatchObject([
      { granted: true, channel: 'avaliacao', orderId: buyer.orderId },
      { granted: false, channel: 'avaliacao' },
    ])
    expect((await publish()).status).toBe(422)
  })

  it('whose words change leaves the site until it is read again; the same words sent twice change nothing', async () => {
    await buyer.caller.put(path(), SAID)
    await publish()
    await buyer.caller.put(path(), SAID)
    expect(await onSite()).toHaveLength(1)
    const read = await licence()
    await buyer.caller.put(path(), { ...SAID, text: `${SAID.text} Compre já em exemplo.com` })
    expect(await onSite(`${SAID.text} Compre já em exemplo.com`)).toEqual([])
    // The owner saw the earlier words.
    const { caller } = await newAdministrator(api.caller())
    const stale = { isPublished: true, grantedAt: read?.grantedAt.toISOString() }
    expect(await caller.put(`/api/admin/ratings/${read?.ratingId}/voice`, stale)).toMatchObject({
      status: 409,
      json: { code: 'changed-meanwhile' },
    })
  })

  it('whose rating changes leaves the site until it is read again; the same rating sent twice changes nothing', async () => {
    await buyer.caller.put(path(), SAID)
    await publish()
    const again = (rating: number) =>
      buyer.caller.post('/api/ratings', { orderId: buyer.orderId, rating, feedback: 'Gostei.' })
    expect((await again(4)).status).toBe(200)
    expect(await onSite()).toHaveLength(1)
    expect((await again(2)).status).toBe(200)
    expect(await onSite()).toEqual([])
    expect((await own()).json).toMatchObject({ rating: 2, licence: { ...SAID, isPublished: false } })
    await publish()
    expect(await onSite()).toMatchObject([{ text: SAID.text, rating: 2 }])
  })

  it('carries the face’s shape where the buyer wishes, until the face goes', async () => {
    await db.analysis.create({
      data: { orderId: buyer.orderId, state: 'proposed', confirmedShape: 'coracao', engineVersion: 1, content: {} },
    })
    expect((await own()).json).toMatchObject({ shape: 'em coração' })
    await buyer.caller.put(path(), { ...SAID, withShape: true })
    await publish()
    expect(await onSite()).toMatchObject([{ shape: 'em coração' }])
    expect((await buyer.caller.post(`/api/privacy/orders/${buyer.orderId}/revoke`)).status).toBe(200)
    expect(await onSite()).toMatchObject([{ shape: null }])
  })

  it('of whoever got the money back stands nowhere', async () => {
    await buyer.caller.put(path(), SAID)
    await publish()
    await db.order.update({ where: { id: buyer.orderId }, data: { status: 'REEMBOLSADO' } })
    expect(await onSite()).toEqual([])
    expect((await own()).json).toMatchObject({ licence: { isPublished: false } })
  })

  it.each([
    [{ text: 'Curta.' }, 'text'],
    [{ text: 'x'.repeat(281) }, 'text'],
    [{ name: ' ' }, 'name'],
  ])('of %j is refused at its field', async (part, field) => {
    const answer = await buyer.caller.put(path(), { ...SAID, ...part })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.fields ?? {})).toEqual([field])
  })

  it('is its buyer’s alone, of an order that was rated', async () => {
    const stranger = await newBuyer(api.caller())
    for (const answer of [
      await stranger.caller.put(path(), SAID),
      await stranger.caller.delete(path()),
      await stranger.caller.get(`/api/ratings/${buyer.orderId}`),
      await stranger.caller.put(path(stranger), SAID),
    ])
      expect(answer).toMatchObject({ status: 409, json: { code: 'not-rated' } })
    expect((await api.caller().put(path(), SAID)).status).toBe(401)
    const row = await db.rating.findFirstOrThrow({ where: { orderId: buyer.orderId } })
    const body = { isPublished: true, grantedAt: new Date().toISOString() }
    expect((await buyer.caller.put(`/api/admin/ratings/${row.id}/voice`, body)).status).toBe(403)
    const { caller } = await newAdministrator(api.caller())
    expect((await caller.put(`/api/admin/ratings/${row.id}/voice`, body)).status).toBe(404)
  })
})
