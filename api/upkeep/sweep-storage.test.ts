import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepImage } from '../blog/images.ts'
import { keepPhoto } from '../onboarding/photos.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { enqueue } from '../platform/queue.ts'
import { storage } from '../platform/storage.ts'
import { serveApi } from '../testing/api.ts'
import { jpegOf, newConsentingBuyer } from '../testing/people.ts'
import { removeUnused, sweepStorage } from './sweep-storage.ts'

const api = serveApi()
beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.alarm.deleteMany()
  await db.$executeRaw`DELETE FROM pgboss.job`
})

/** An owner without rows. */
const NOBODYS = { scope: 'face', ownerId: crypto.randomUUID() } as const
const TWO_DAYS_AGO = new Date(Date.now() - 2 * 86_400_000)
async function age(key: string) {
  await utimes(join(env.DATA_DIR, 'files', key), TWO_DAYS_AGO, TWO_DAYS_AGO)
}
async function stray(key: string) {
  await storage.put(key, Buffer.from('rosto'), NOBODYS)
  await age(key)
  return key
}

async function sentPhoto() {
  const buyer = await newConsentingBuyer(api.caller())
  const receipt = await keepPhoto(buyer.userId, buyer.orderId, { slot: 'front', bytes: await jpegOf(), doubts: [] })
  const { storageKey } = await db.customerPhoto.findUniqueOrThrow({ where: { id: receipt.id } })
  if (!storageKey) throw new Error('no key')
  await age(storageKey)
  return { ...buyer, storageKey }
}

describe('the nightly comparison of files and rows', () => {
  it('deletes files older than a day that no row points at, and nothing else', async () => {
    const { storageKey } = await sentPhoto()
    const { url } = await keepImage(await jpegOf(600, 400))
    const picture = `blog/${url.split('/').at(-1)?.slice(0, 2)}/${url.split('/').at(-1)}`
    await age(picture)
    const gone = [
      await stray('photos/ab/ab.jpg'),
      await stray('reports/cd/cd.pdf'),
      await stray('photos/ab/ab.jpg.x.part'),
    ]
    await storage.put('reports/ef/young.pdf', Buffer.from('novo'), NOBODYS)
    expect(await sweepStorage()).toEqual({ removed: 3, missing: 0 })
    for (const key of gone) expect(await storage.exists(key)).toBe(false)
    for (const key of [storageKey, picture, 'reports/ef/young.pdf']) expect(await storage.exists(key)).toBe(true)
    expect(await sweepStorage()).toEqual({ removed: 0, missing: 0 })
  })

  it('leaves what a job under way has stored and is about to point at', async () => {
    await db.$transaction((tx) => enqueue(tx, 'reports.build', { orderId: crypto.randomUUID() }))
    const [{ id }] = await db.$queryRaw<[{ id: string }]>`SELECT id FROM pgboss.job WHERE name = 'reports.build'`
    const key = await stray(`reports/${id.slice(0, 2)}/${id}-phone.pdf`)
    expect((await sweepStorage()).removed).toBe(0)
    await db.$executeRaw`DELETE FROM pgboss.job`
    expect((await sweepStorage()).removed).toBe(1)
    expect(await storage.exists(key)).toBe(false)
  })

  it('alarms for a row whose file is gone, until it is back', async () => {
    const { storageKey, orderId } = await sentPhoto()
    const bytes = await storage.read(storageKey)
    await storage.remove(storageKey)
    expect((await sweepStorage()).missing).toBe(1)
    expect(await db.alarm.findMany({ where: { endedAt: null } })).toMatchObject([
      { kind: 'file-missing', subject: storageKey, orderId },
    ])
    await storage.put(storageKey, bytes, { scope: 'face', ownerId: orderId })
    expect((await sweepStorage()).missing).toBe(0)
    expect(await db.alarm.count({ where: { endedAt: null } })).toBe(0)
  })
})

describe('a file whose writer died before its row', () => {
  it('is written down before it is stored, and deleted a day later; one with a row stays', async () => {
    const { storageKey } = await sentPhoto()
    const jobs = await db.$queryRaw<{ data: { keys: string[] }; late: boolean }[]>`
      SELECT data, start_after > now() + interval '23 hours' AS late FROM pgboss.job WHERE name = 'storage.settle'`
    expect(jobs).toEqual([{ data: { keys: [storageKey] }, late: true }])
    const orphan = await stray('photos/de/orphan.jpg')
    expect(await removeUnused([storageKey, orphan])).toBe(1)
    expect(await storage.exists(storageKey)).toBe(true)
    expect(await storage.exists(orphan)).toBe(false)
  })
})
