import { beforeEach, describe, expect, it } from 'vitest'
import { isSuppressed, suppressBounced } from '../mail/suppression.ts'
import { unsubscribe } from '../mail/unsubscribe.ts'
import { db } from '../platform/db.ts'
import { type Answer, serveApi } from '../testing/api.ts'
import { newAdministrator, newBuyer } from '../testing/people.ts'

const api = serveApi()
const visit = { ip: '127.0.0.1', userAgent: null }
let admin: Awaited<ReturnType<typeof newAdministrator>>
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.suppression.deleteMany()
  admin = await newAdministrator(api.caller())
})

const list = (query = '') => admin.caller.get(`/api/admin/suppressions${query}`)
const itemsIn = ({ json }: Answer): Record<string, unknown>[] => (Array.isArray(json['items']) ? json['items'] : [])

describe('the list of addresses marketing skips', () => {
  it('tells the address of people we know, and of nobody else', async () => {
    const buyer = await newBuyer(api.caller())
    await unsubscribe({ email: buyer.email, reason: 'muitos e-mails' }, visit)
    await unsubscribe({ email: 'ninguem@example.com' }, visit)
    expect(itemsIn(await list())).toMatchObject([
      { email: null, userId: null, list: 'marketing' },
      { email: buyer.email, userId: buyer.userId, reason: 'muitos e-mails' },
    ])
  })

  it('finds an address typed whole even when only its hash is kept, and people by a part of their name', async () => {
    const buyer = await newBuyer(api.caller(), 'Zuleica Antunes')
    await unsubscribe({ email: buyer.email }, visit)
    await unsubscribe({ email: 'ninguem@example.com' }, visit)
    expect(itemsIn(await list('?search=%20NINGUEM@example.com'))).toHaveLength(1)
    expect(itemsIn(await list('?search=zuleica%20ant'))).toMatchObject([{ email: buyer.email }])
    expect(itemsIn(await list('?search=%25'))).toHaveLength(0)
  })

  it('keeps a wish to hear no more apart from a box that does not exist', async () => {
    await suppressBounced('caixa@example.com', '550 5.1.1 unknown user')
    await suppressBounced('outra@example.com', '550')
    await unsubscribe({ email: 'outra@example.com', reason: 'não quero' }, visit)
    expect(itemsIn(await list('?list=bounce'))).toMatchObject([{ reason: '550 5.1.1 unknown user' }])
    expect(itemsIn(await list('?list=marketing'))).toMatchObject([{ reason: 'não quero' }])
  })

  it('is lifted with a reason, which the journal keeps', async () => {
    await unsubscribe({ email: 'volta@example.com' }, visit)
    const [item] = itemsIn(await list())
    const lift = (body: object) => admin.caller.post(`/api/admin/suppressions/${String(item?.['id'])}/lift`, body)
    expect(await lift({ reason: ' ' })).toMatchObject({ status: 422, json: { fields: { reason: expect.any(String) } } })
    expect(await isSuppressed('volta@example.com')).toBe(true)
    expect((await lift({ reason: 'Pediu por telefone' })).status).toBe(200)
    expect(await isSuppressed('volta@example.com')).toBe(false)
    expect(
      await db.journalEntry.findFirst({ where: { actorId: admin.userId, action: 'suppression.lifted' } }),
    ).toMatchObject({
      to: { reason: 'Pediu por telefone' },
    })
    expect((await lift({ reason: 'de novo' })).status).toBe(404)
  })
})
