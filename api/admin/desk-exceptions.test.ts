import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DeskException } from '#contract/admin/habits.ts'
import { db } from '../platform/db.ts'
import { serveApi } from '../testing/api.ts'
import { type Administrator, type Desk, newDesk, newPhotos } from '../testing/desk.ts'
import { ANYWAY, newAdministrator } from '../testing/people.ts'

const api = serveApi()
let buyer: Desk['buyer']
let rosa: Administrator
let owner: Administrator

beforeEach(async () => {
  ;({ buyer, rosa, other: owner } = await newDesk(api))
  await db.analysis.deleteMany({ where: { state: 'approved' } })
  await newPhotos(buyer.orderId, ['front'])
})

const approve = (body: object) =>
  rosa.caller.post(`/api/admin/desk/${buyer.orderId}/approve`, { editsId: null, shapeId: null, ...body })
const exceptions = async () => z.array(DeskException).parse((await owner.caller.get('/api/admin/desk-exceptions')).json)

it('the owner sees who let what leave unlooked, and why', async () => {
  expect((await approve({ anyway: ANYWAY })).status).toBe(200)
  expect(await exceptions()).toMatchObject([
    {
      name: 'Rosa Prado',
      times: 1,
      latest: [{ orderId: buyer.orderId, reason: ANYWAY, open: expect.stringContaining('1 foto nunca aberta') }],
    },
  ])
})

it('neither an approval that was taken back, nor one of long ago, nor one with nothing open', async () => {
  await approve({ anyway: ANYWAY })
  await rosa.caller.delete(`/api/admin/desk/${buyer.orderId}/approve`)
  expect(await exceptions()).toEqual([])
  const row = { orderId: buyer.orderId, engineVersion: 1, content: {}, authorId: rosa.userId } as const
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await db.analysis.create({ data: { ...row, state: 'approved', anyway: ANYWAY, createdAt: longAgo } })
  await db.analysis.create({ data: { ...row, state: 'approved' } })
  expect(await exceptions()).toEqual([])
})

it('is for owners alone', async () => {
  const visagist = await newAdministrator(api.caller(), 'visagista')
  expect((await visagist.caller.get('/api/admin/desk-exceptions')).status).toBe(403)
  expect((await buyer.caller.get('/api/admin/desk-exceptions')).status).toBe(403)
})
