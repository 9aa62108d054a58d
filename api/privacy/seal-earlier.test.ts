import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { storage } from '../platform/storage.ts'
import { serveApi } from '../testing/api.ts'
import { newConsentingBuyer } from '../testing/people.ts'
import { sealEarlier } from './seal-earlier.ts'
import { mkdir } from 'node:fs/promises'

const api = serveApi()
const MARK = 'Escrita-Antes-8812'

const dump = async (table: string) => JSON.stringify(await db.$queryRawUnsafe(`SELECT t::text FROM "${table}" t`))

/** As the release before wrote it: by SQL, and a file as it is. */
async function writtenBefore() {
  const { orderId, userId } = await newConsentingBuyer(api.caller())
  const id = randomUUID()
  const storageKey = `photos/zz/${id}.jpg`
  await mkdir(join(env.DATA_DIR, 'files/photos/zz'), { recursive: true })
  await writeFile(join(env.DATA_DIR, 'files', storageKey), MARK)
  await db.$executeRaw`INSERT INTO customer_photos (id, order_id, slot, storage_key, file_size, width, height, source_hash, expires_at)
    VALUES (${id}::uuid, ${orderId}::uuid, 'front', ${storageKey}, 1, 1, 1, 'x', now() + interval '1 day')`
  await db.$executeRaw`INSERT INTO face_markings (id, order_id, photo_id, source, scheme, points, origins)
    VALUES (gen_random_uuid(), ${orderId}::uuid, ${id}::uuid, 'customer', 'outline', ${`{"p":"${MARK}"}`}::jsonb, '{}')`
  await db.$executeRaw`INSERT INTO colour_measures (order_id, means, light, contrast, measured_at)
    VALUES (${orderId}::uuid, 'folha', 'even', 88.12, now())`
  await db.$executeRaw`INSERT INTO analyses (id, order_id, engine_version, content, primary_shape)
    VALUES (gen_random_uuid(), ${orderId}::uuid, 1, ${`{"face":{"primary":"${MARK}"}}`}::jsonb, ${MARK})`
  await db.$executeRaw`INSERT INTO onboarding_forms (id, order_id, full_name, gender, objective, style, color_preferences)
    VALUES (gen_random_uuid(), ${orderId}::uuid, ${MARK}, ${MARK}, ${MARK}, ${MARK}, ARRAY[${MARK}, 'azul'])`
  await db.$executeRaw`INSERT INTO onboarding_drafts (order_id, user_id, form_data, edited_at, updated_at)
    VALUES (${orderId}::uuid, ${userId}::uuid, ${`{"fullName":"${MARK}"}`}::jsonb, now(), '2026-01-02T03:04:05Z')`
  await db.$executeRaw`INSERT INTO journal_entries (id, action, subject, subject_id, "from", ip)
    VALUES (gen_random_uuid(), 'user.edited', 'user', ${userId}::uuid, ${JSON.stringify(MARK)}::jsonb, ${MARK})`
  await db.$executeRaw`INSERT INTO journal_entries (id, action, subject, "to")
    VALUES (gen_random_uuid(), 'marketing.mode', 'setting', '"real"'::jsonb)`
  return { orderId, userId, storageKey }
}

it('seals what stood in the clear, once, and all of it reads as before', async () => {
  const { orderId, userId, storageKey } = await writtenBefore()
  const tables = ['face_markings', 'analyses', 'onboarding_forms', 'onboarding_drafts', 'journal_entries']
  for (const table of tables) expect(await dump(table)).toContain(MARK)
  const { rows, files } = await sealEarlier()
  expect({ rows, files }).toEqual({ rows: 6, files: 1 })
  for (const table of tables) expect(await dump(table)).not.toContain(MARK)
  expect(await dump('colour_measures')).not.toContain('88.12')
  expect(await storage.isSealed(storageKey)).toBe(true)
  expect((await storage.read(storageKey)).toString()).toBe(MARK)
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { markings: true, colours: true, analyses: true, form: true, draft: true },
  })
  expect(order).toMatchObject({
    markings: [{ points: { p: MARK }, origins: {} }],
    colours: [{ contrast: 88.12, hueAngle: null }],
    analyses: [{ content: { face: { primary: MARK } }, primaryShape: MARK }],
    form: { fullName: MARK, observations: '', colorPreferences: [MARK, 'azul'] },
    draft: { formData: { fullName: MARK }, updatedAt: new Date('2026-01-02T03:04:05Z') },
  })
  expect(await db.journalEntry.findFirst({ where: { subjectId: userId } })).toMatchObject({ from: MARK, ip: MARK })
  expect(await db.journalEntry.findFirst({ where: { subject: 'setting' } })).toMatchObject({ to: 'real' })
  expect(await sealEarlier()).toEqual({ rows: 0, files: 0 })
  expect(await db.setting.count({ where: { key: 'sealing.earlier-rows' } })).toBe(1)
})

it('leaves the journal as unchangeable as it was', async () => {
  const { userId } = await newConsentingBuyer(api.caller())
  const data = { action: 'user.edited', subject: 'user', subjectId: userId, from: 'a', to: 'b' }
  const { id } = await db.journalEntry.create({ data })
  for (const change of [
    `"from" = '"other"'`,
    `"from" = '"sealed:1:other"'`,
    `ip = 'sealed:1:other'`,
    `"from" = NULL`,
    `action = 'x'`,
  ])
    await expect(db.$executeRawUnsafe(`UPDATE journal_entries SET ${change} WHERE id = '${id}'`)).rejects.toThrow(
      /append-only/,
    )
  await expect(db.journalEntry.delete({ where: { id } })).rejects.toThrow(/append-only/)
})
