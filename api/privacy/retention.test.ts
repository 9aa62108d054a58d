import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { SAMPLE_ANSWERS } from '#contract/sample-form.ts'
import { db } from '../platform/db.ts'
import { currentKey, type SealScope } from '../platform/keyring.ts'
import { serveApi } from '../testing/api.ts'
import { newConsentingBuyer } from '../testing/people.ts'
import { expirePrivateData } from './expiry.ts'
import { RETENTION } from './retention.ts'

const api = serveApi()
const DAY_MS = 24 * 3_600_000

it('says of every table of the schema what it holds, for how long and who ends it', async () => {
  const rows = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_prisma%' ORDER BY 1`
  expect(Object.keys(RETENTION).toSorted()).toEqual(rows.map(({ name }) => name))
})

/** One current row per table that expires by age. */
async function plant() {
  const { orderId, userId } = await newConsentingBuyer(api.caller())
  await db.order.update({
    where: { id: orderId },
    data: { status: 'CONCLUIDO', submittedAt: new Date(), completedAt: new Date() },
  })
  const email = `${randomUUID()}@example.com`
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
  const file = { fileSize: 1, width: 1, height: 1, sourceHash: 'x' }
  const photo = await db.customerPhoto.create({
    data: { orderId, slot: 'front', storageKey: `photos/aa/${randomUUID()}`, ...file, expiresAt: inDays(30) },
  })
  const onPhoto = { orderId, photoId: photo.id, points: { a: 1 } }
  const marking = await db.faceMarking.create({ data: { ...onPhoto, source: 'customer' } })
  await db.sideMarking.create({ data: { ...onPhoto, source: 'customer', origins: {} } })
  await db.photoFit.create({ data: { orderId, markingId: marking.id, look: 'x', x: 0, y: 0, scale: 1, laid: true } })
  await db.observation.create({ data: { orderId, field: 'hair', value: 'x', by: 'cliente' } })
  await db.clothTest.create({ data: { orderId, seed: 1, answers: [1], answeredAt: new Date() } })
  await db.colourMeasure.create({
    data: { orderId, means: 'folha', light: 'even', contrast: 1, measuredAt: new Date() },
  })
  await db.generatedPdf.create({
    data: {
      orderId,
      storageKey: `reports/${randomUUID()}`,
      fileSize: 1,
      pageCount: 1,
      sha256: 'x',
      expiresAt: inDays(365),
    },
  })
  await db.analysis.create({ data: { orderId, engineVersion: 1, content: { a: 1 } } })
  await db.seasonChoice.create({ data: { orderId, choice: 'x' } })
  await db.deskChoice.create({ data: { orderId, part: 'now', chosen: 'x', insteadOf: 'y' } })
  await db.onboardingForm.create({ data: { ...SAMPLE_ANSWERS, orderId } })
  await db.saidFact.create({ data: { orderId, key: 'x', source: 'chip', kept: true } })
  await db.onboardingDraft.create({ data: { orderId, userId, formData: { a: 1 }, editedAt: new Date() } })
  await db.orderNote.create({ data: { orderId, text: 'x' } })
  await db.reportBuild.create({ data: { orderId, step: 'x' } })
  await db.reportPreview.create({ data: { orderId } })
  await db.notification.create({ data: { userId, type: 'x', title: 'x', message: 'x' } })
  await db.pushSubscription.create({ data: { userId, endpoint: email, p256dh: 'x', auth: 'x' } })
  await db.outgoingMail.create({ data: { kind: 'x', toEmail: email } })
  await db.contactMessage.create({ data: { name: 'x', email, subject: 'x', message: 'x' } })
  await db.lead.create({ data: { email, name: 'x', funnelSource: 'quiz' } })
  await db.quizRun.create({ data: { id: randomUUID(), step: 'jaw' } })
  await db.webhookEvent.create({
    data: { provider: 'kiwify', eventKey: email, kind: 'other', eventType: 'x', bodyHash: 'x', payload: {} },
  })
  await db.systemLog.create({ data: { level: 'info', category: 'orders', action: 'x', message: 'x' } })
  const ended = { createdAt: new Date(), expiresAt: new Date() }
  await db.signInCode.create({ data: { userId, accountKey: 'x', ...ended } })
  await db.magicLink.deleteMany()
  await db.magicLink.create({ data: { userId, email, purpose: 'access', tokenHash: email, ...ended } })
  await db.photoRequest.create({ data: { orderId, slot: 'back', tokenHash: email, ...ended } })
  await db.salonCardLink.create({ data: { orderId, tokenHash: email, ...ended } })
  await db.rateLimit.deleteMany()
  await db.rateLimit.create({ data: { key: 'x', expire: new Date() } })
  const visitorId = randomUUID()
  await db.checkoutClick.create({ data: { visitorId, fbp: 'x', ip: '10.0.0.1', userAgent: 'x', consented: true } })
  await db.trackingEvent.create({ data: { name: 'PageView', eventId: email, visitorId, data: {} } })
  return orderId
}

/** Remaining rows; for photos and reports, those with files. */
const COUNTS: Readonly<Record<string, string>> = {
  customer_photos: 'storage_key IS NOT NULL',
  generated_pdfs: 'storage_key IS NOT NULL',
  checkout_clicks: 'coalesce(visitor_id::text, fbp, ip, user_agent) IS NOT NULL',
}
const PLANTED = [
  'customer_photos',
  'face_markings',
  'side_markings',
  'photo_fits',
  'observations',
  'cloth_tests',
  'colour_measures',
  'generated_pdfs',
  'analyses',
  'season_choices',
  'desk_choices',
  'onboarding_forms',
  'said_facts',
  'onboarding_drafts',
  'order_notes',
  'report_builds',
  'report_previews',
  'notifications',
  'push_subscriptions',
  'outgoing_mails',
  'access_records',
  'contact_messages',
  'leads',
  'quiz_runs',
  'webhook_events',
  'system_logs',
  'known_devices',
  'sign_in_codes',
  'magic_links',
  'photo_requests',
  'salon_card_links',
  'rate_limits',
  'checkout_clicks',
  'tracking_events',
]

it('plants a row in each table that ends by the clock', () => {
  const clock = Object.entries(RETENTION).filter(([, { by }]) => by === 'upkeep.expire')
  // Sessions end at their own expiry date, tested apart.
  expect(
    clock
      .map(([name]) => name)
      .filter((name) => name !== 'sessions')
      .toSorted(),
  ).toEqual(PLANTED.toSorted())
})

const left = async (table: string): Promise<number> => {
  const where = table === 'system_logs' ? `action = 'x'` : (COUNTS[table] ?? 'true')
  const rows = await db.$queryRawUnsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM "${table}" WHERE ${where}`)
  return rows[0]?.n ?? 0
}

it('ends each by the clock, not a day early and with its keys', async () => {
  const orderId = await plant()
  const keyIds: Partial<Record<SealScope, string>> = {}
  for (const scope of ['face', 'report', 'answers'] as const)
    keyIds[scope] = (await currentKey({ scope, ownerId: orderId })).id
  const living = async (scope: SealScope) =>
    (await db.sealingKey.findUniqueOrThrow({ where: { id: keyIds[scope] ?? '' } })).destroyedAt === null
  const ends = new Map<number, string[]>()
  for (const table of PLANTED) {
    const days = RETENTION[table]?.days ?? Number.NaN
    ends.set(days, [...(ends.get(days) ?? []), table])
  }
  // Chronological, because the tables' days overlap.
  const moments = [...ends].flatMap(([days, tables]) => {
    // Months vary: half a year and two years are exact within four days.
    const slack = days === 183 || days === 730 ? 4 : 1
    return [
      { at: days - slack, days, tables, kept: 1 },
      { at: days + slack, days, tables, kept: 0 },
    ]
  })
  for (const { at, days, tables, kept } of moments.toSorted((a, b) => a.at - b.at)) {
    await expirePrivateData(new Date(Date.now() + at * DAY_MS))
    for (const table of tables) expect([days, table, await left(table)]).toEqual([days, table, kept])
    if (kept > 0) continue
    expect([days, await living('face')]).toEqual([days, days < 30])
    expect([days, await living('report')]).toEqual([days, days < 365])
    expect([days, await living('answers')]).toEqual([days, days < 730])
  }
})
