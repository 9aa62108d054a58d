import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { keepPhoto } from '../onboarding/photos.ts'
import { db } from '../platform/db.ts'
import { storage } from '../platform/storage.ts'
import { serveApi } from '../testing/api.ts'
import { newAdministrator, newSubmitted } from '../testing/people.ts'

const api = serveApi()
let visagist: Awaited<ReturnType<typeof newAdministrator>>
let order: Awaited<ReturnType<typeof newSubmitted>>

beforeEach(async () => {
  visagist = await newAdministrator(api.caller())
  order = await newSubmitted(api.caller())
})

const photo = () =>
  db.customerPhoto.findUniqueOrThrow({ where: { orderId_slot: { orderId: order.orderId, slot: 'front' } } })
const turn = (photoId: string) =>
  visagist.caller.post(`/api/admin/desk/${order.orderId}/photos/front/turn`, { photoId })

/** Red left, blue right: shows the orientation. */
async function putLying(): Promise<void> {
  const half = { create: { width: 450, height: 600, channels: 3 as const, background: '#d02020' } }
  const lying = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2020d0' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  await db.order.update({ where: { id: order.orderId }, data: { status: 'AGUARDANDO_FORMULARIO' } })
  await keepPhoto(order.userId, order.orderId, { slot: 'front', bytes: lying, doubts: ['lying', 'dark'] })
  await db.order.update({ where: { id: order.orderId }, data: { status: 'EM_PROCESSAMENTO' } })
}

it('turns a quarter clockwise: a new photo of its slot, kept as long', async () => {
  await putLying()
  const before = await photo()
  expect((await turn(before.id)).status).toBe(200)
  const after = await photo()
  expect(after).toMatchObject({ width: 600, height: 900, doubts: ['dark'], expiresAt: before.expiresAt })
  expect(after.id).not.toBe(before.id)
  const top = await sharp(await storage.read(after.storageKey ?? ''))
    .extract({ left: 250, top: 50, width: 100, height: 100 })
    .raw()
    .toBuffer()
  expect(top[0]).toBeGreaterThan(150)
  const deeds = await db.journalEntry.findMany({ where: { subjectId: order.orderId, action: 'photo.turned' } })
  expect(deeds).toHaveLength(1)
})

it('pressed twice from one screen it turns once', async () => {
  await putLying()
  const { id } = await photo()
  expect((await turn(id)).status).toBe(200)
  const turned = await photo()
  expect(await turn(id)).toMatchObject({ status: 409, json: { code: 'changed-meanwhile' } })
  expect((await photo()).id).toBe(turned.id)
})

it('is nothing for whoever is not of the team, and nothing without the consent', async () => {
  await putLying()
  const { id } = await photo()
  const path = `/api/admin/desk/${order.orderId}/photos/front/turn`
  expect((await order.caller.post(path, { photoId: id })).status).toBe(403)
  await db.consent.create({
    data: {
      userId: order.userId,
      orderId: order.orderId,
      kind: 'fotos_biometria',
      version: '2026-11-3',
      granted: false,
      channel: 'app',
    },
  })
  expect((await turn(id)).status).not.toBe(200)
  expect((await photo()).id).toBe(id)
})
