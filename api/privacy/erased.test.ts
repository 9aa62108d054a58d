import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { mintEraseCode } from '../auth/codes.ts'
import { limits } from '../auth/limits.ts'
import { setOrderStatus } from '../orders/order-status.ts'
import { db } from '../platform/db.ts'
import { env } from '../platform/env.ts'
import { record } from '../platform/log.ts'
import { storage } from '../platform/storage.ts'
import { StoredFileMissing } from '../platform/stored-files.ts'
import { deliver, kiwifyBody, serveApi } from '../testing/api.ts'
import { finishErasures, mailReceipt } from '../testing/erasures.ts'
import { jpegOf, newAdministrator, newSubmitted, photoForm } from '../testing/people.ts'

const api = serveApi()
const NAME = 'Zenaide Insubstituível'
const traces = (email: string) => [email, NAME, 'Zenaide', '11955554321', '98765432100']

let buyer: Awaited<ReturnType<typeof newSubmitted>>
beforeEach(async () => {
  buyer = await newSubmitted(api.caller())
  await db.order.update({
    where: { id: buyer.orderId },
    data: { status: 'AGUARDANDO_FORMULARIO', submittedAt: null, dueAt: null },
  })
  await db.user.update({ where: { id: buyer.userId }, data: { fullName: NAME, phone: '+5511955554321' } })
  for (const slot of PHOTO_SLOTS) {
    const sent = await buyer.caller.put(
      `/api/orders/${buyer.orderId}/photos/${slot}`,
      await photoForm({ photo: await jpegOf() }),
    )
    if (sent.status !== 200) throw new Error(`photo refused: ${sent.status}`)
  }
})

/** Rows anywhere, queue included, containing these. */
async function findIn(words: readonly string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.$queryRawUnsafe<{ row: string }[]>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`)
    for (const { row } of rows)
      if (words.some((word) => row.includes(word))) found.push(`${name}: ${row.slice(0, 160)}`)
  }
  return found
}

async function filesWith(words: readonly (string | Buffer)[]): Promise<string[]> {
  const names = await readdir(env.DATA_DIR, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of names)
    if (entry.isFile() && entry.name !== 'secrets.json') {
      const bytes = await readFile(join(entry.parentPath, entry.name))
      if (words.some((word) => bytes.includes(word))) found.push(entry.name)
    }
  return found
}

const person = (email: string) => ({
  Customer: { full_name: NAME, email, mobile: '+5511955554321', CPF: '98765432100' },
})

it('an account’s end leaves no word of the person in any table, queue or file', async () => {
  const { email, userId, orderId } = buyer
  const admin = await newAdministrator(api.caller())
  for (const type of ['pix_created', 'abandoned_cart', 'order_rejected', 'refund_requested'])
    await deliver(api.url(), kiwifyBody({ orderId: randomUUID(), type, email, ...person(email) }))
  await admin.caller.put(`/api/admin/users/${userId}`, {
    email,
    fullName: NAME,
    phone: '5511955554321',
    role: 'customer',
  })
  await db.journalEntry.create({
    data: { action: 'user.edited', subject: 'user', subjectId: userId, from: { email }, to: { fullName: NAME } },
  })
  await admin.caller.get(`/api/admin/export/orders?search=${encodeURIComponent(email)}`)
  await limits.mayMailEraseCode(userId)
  await record({ category: 'email', action: 'refused', message: `554 <${email}> recusado`, details: { to: email } })
  await db.contactMessage.create({ data: { name: NAME, email, subject: NAME, message: 'Olá' } })
  await db.outgoingMail.create({
    data: {
      kind: 'contact',
      toEmail: 'suporte@example.com',
      subject: `Dúvida de ${email}`,
      data: { name: NAME, email },
    },
  })
  expect((await findIn(traces(email))).length).toBeGreaterThan(4)
  const photos = await db.customerPhoto.findMany({ where: { orderId } })
  expect(await filesWith([Buffer.from([0xff, 0xd8, 0xff])])).toEqual([])
  const copies = await Promise.all(
    photos.map(
      async ({ storageKey }) =>
        [storageKey ?? '', await readFile(join(env.DATA_DIR, 'files', storageKey ?? ''))] as const,
    ),
  )
  expect((await buyer.caller.post('/api/privacy/erase', { code: await mintEraseCode(userId) })).status).toBe(200)
  await mailReceipt(email)
  expect(await findIn(traces(email))).toEqual([])
  expect(await filesWith(traces(email))).toEqual([])
  // Files restored from backup stay unreadable without keys.
  for (const [key, bytes] of copies) {
    await writeFile(join(env.DATA_DIR, 'files', key), bytes)
    await expect(storage.read(key)).rejects.toThrow(StoredFileMissing)
  }
  // Later webhooks arrive without personal data.
  const external = (await db.order.findUniqueOrThrow({ where: { id: orderId } })).providerOrderId ?? ''
  await deliver(api.url(), kiwifyBody({ orderId: external, type: 'order_refunded', email, ...person(email) }))
  await deliver(api.url(), kiwifyBody({ orderId: randomUUID(), type: 'pix_created', email, ...person(email) }))
  expect(await findIn(traces(email))).toEqual([])
})

it('keeps of a delivery what is listed and nothing else', async () => {
  const orderId = randomUUID()
  const secret = '98765432100'
  await deliver(
    api.url(),
    kiwifyBody({
      orderId,
      type: 'pix_created',
      boleto: { document: secret },
      pix_code: secret,
      access_url: secret,
      customer_cpf: secret,
      Customer: { full_name: NAME, email: 'z@example.com', rg: secret, birthday: secret, ip_address: secret },
    }),
  )
  const row = await db.webhookEvent.findFirstOrThrow({ where: { externalOrderId: orderId } })
  expect(JSON.stringify(row.payload)).not.toContain(secret)
  expect(row.payload).toMatchObject({
    order_id: orderId,
    Customer: { full_name: NAME },
    Product: { product_id: 'p-1' },
  })
  const unreadable = `cpf=${secret}&${randomUUID()}`
  await deliver(api.url(), unreadable)
  expect(await findIn([unreadable.slice(4)])).toEqual([])
})

it('a refund takes face and report at once and says so once the files are gone', async () => {
  const { orderId, userId } = buyer
  await db.faceMarking.create({
    data: {
      orderId,
      source: 'customer',

      points: {},
      photoId: (await db.customerPhoto.findFirstOrThrow({ where: { orderId } })).id,
    },
  })
  await db.analysis.create({ data: { orderId, engineVersion: 1, content: { face: { primary: 'oval' } } } })
  const keys = (await db.customerPhoto.findMany({ where: { orderId } })).map(({ storageKey }) => storageKey ?? '')
  const told = () => db.notification.count({ where: { userId, title: 'Compra reembolsada' } })
  await setOrderStatus(orderId, 'REEMBOLSADO', { id: null })
  for (const rows of [db.faceMarking.count({ where: { orderId } }), db.analysis.count({ where: { orderId } })])
    expect(await rows).toBe(0)
  expect(
    await db.sealingKey.count({ where: { ownerId: orderId, scope: { in: ['face', 'report'] }, destroyedAt: null } }),
  ).toBe(0)
  expect(await told()).toBe(0)
  for (const key of keys) await expect(storage.read(key)).rejects.toThrow(StoredFileMissing)
  await finishErasures()
  await finishErasures()
  expect(await told()).toBe(1)
  for (const key of keys) expect(await storage.exists(key)).toBe(false)
})
