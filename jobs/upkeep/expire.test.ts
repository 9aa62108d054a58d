import { describe, expect, it } from 'vitest'
import { keepImage, readImage } from '#api/blog/images.ts'
import { db } from '#api/platform/db.ts'
import { expirePrivateData } from '#api/privacy/expiry.ts'
import { agreeToPhotos, jpegOf } from '#api/testing/people.ts'

const DAY_MS = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

async function newOrder() {
  const user = await db.user.create({ data: { email: `${crypto.randomUUID()}@example.com` } })
  const order = await db.order.create({ data: { userId: user.id } })
  await agreeToPhotos({ userId: user.id, orderId: order.id })
  return order
}

const photo = (orderId: string, slot: 'front' | 'back', expiresAt: Date) =>
  db.customerPhoto.create({
    data: {
      orderId,
      slot,
      storageKey: `photos/x/${slot}`,
      fileSize: 1,
      width: 1,
      height: 1,
      sourceHash: slot,
      expiresAt,
    },
  })

describe('the nightly upkeep', () => {
  it('forgets photos after their 30 days and asks for their files to be removed; the young stay', async () => {
    const order = await newOrder()
    await photo(order.id, 'front', ago(1))
    await photo(order.id, 'back', ago(-1))
    await expirePrivateData()
    await expirePrivateData()
    const rows = await db.customerPhoto.findMany({ where: { orderId: order.id }, orderBy: { slot: 'asc' } })
    expect(rows).toMatchObject([
      { slot: 'front', storageKey: null },
      { slot: 'back', storageKey: 'photos/x/back', purgedAt: null },
    ])
    const removals = await db.$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'storage.remove'`
    expect(removals).toEqual([{ data: { keys: ['photos/x/front'] } }])
  })

  it('forgets reports after a year, drafts and log lines after 30 days, spent sessions and codes', async () => {
    const order = await newOrder()
    await db.generatedPdf.create({
      data: {
        orderId: order.id,
        storageKey: 'reports/x',
        fileSize: 1,
        pageCount: 1,
        sha256: 'x',
        phoneStorageKey: 'reports/x-phone',
        phoneFileSize: 1,
        phonePageCount: 1,
        phoneSha256: 'x',
        expiresAt: ago(1),
      },
    })
    await db.onboardingDraft.create({
      data: { orderId: order.id, userId: order.userId, formData: {}, editedAt: ago(40) },
    })
    await db.$executeRaw`UPDATE onboarding_drafts SET updated_at = ${ago(31)} WHERE order_id = ${order.id}::uuid`
    await db.session.create({ data: { userId: order.userId, tokenHash: 'old', expiresAt: ago(1) } })
    await db.session.create({ data: { userId: order.userId, tokenHash: 'young', expiresAt: ago(-1) } })
    await db.signInCode.create({ data: { userId: order.userId, codeHash: 'x', expiresAt: ago(31) } })
    const line = { level: 'info', category: 'orders', message: 'x' }
    await db.systemLog.create({ data: { ...line, action: 'old', createdAt: ago(31) } })
    await db.systemLog.create({ data: { ...line, action: 'young', createdAt: ago(29) } })
    await expirePrivateData()
    expect(await db.generatedPdf.findFirst({ where: { orderId: order.id } })).toMatchObject({
      storageKey: null,
      phoneStorageKey: null,
    })
    const removed =
      await db.$queryRaw`SELECT data FROM pgboss.job WHERE name = 'storage.remove' AND data::text LIKE '%reports/x-phone%'`
    expect(removed).toHaveLength(1)
    expect(await db.onboardingDraft.count({ where: { orderId: order.id } })).toBe(0)
    expect((await db.session.findMany({ where: { userId: order.userId } })).map((s) => s.tokenHash)).toEqual(['young'])
    expect(await db.signInCode.count({ where: { userId: order.userId } })).toBe(0)
    const lines = await db.systemLog.findMany({ where: { message: 'x' } })
    expect(lines.map(({ action }) => action)).toEqual(['young'])
  })

  it('forgets tests of two years ago with their runs and mails, unless their person bought; the young stay', async () => {
    const long = ago(2 * 366)
    const lead = async (updatedAt: Date, email = `${crypto.randomUUID()}@example.com`) => {
      const data = { email, name: 'Ana', funnelSource: 'quiz' }
      const { id } = await db.lead.create({
        data: {
          ...data,
          runs: { create: { id: crypto.randomUUID(), step: 'result' } },
          mails: { create: { kind: 'quiz-result', toEmail: email } },
          consents: { create: { kind: 'marketing_email', version: '1', granted: true, channel: 'quiz' } },
        },
      })
      await db.$executeRaw`UPDATE leads SET updated_at = ${updatedAt} WHERE id = ${id}::uuid`
      return id
    }
    const run = async (updatedAt: Date) => {
      const { id } = await db.quizRun.create({ data: { id: crypto.randomUUID(), step: 'jaw' } })
      await db.$executeRaw`UPDATE quiz_runs SET updated_at = ${updatedAt} WHERE id = ${id}::uuid`
      return id
    }
    const buyer = await db.user.create({ data: { email: `${crypto.randomUUID()}@example.com` } })
    await db.order.create({ data: { userId: buyer.id } })
    const old = await lead(long)
    const bought = await lead(long, buyer.email)
    // Bought with another address, after this lead's click.
    const clicked = await lead(long)
    const click = await db.checkoutClick.create({ data: { leadId: clicked } })
    await db.order.create({ data: { userId: buyer.id, clickId: click.id } })
    const young = await lead(ago(700))
    const [nameless, recent] = [await run(long), await run(ago(700))]
    await expirePrivateData()
    await expirePrivateData()
    const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted()
    expect(idsOf(await db.lead.findMany())).toEqual([bought, clicked, young].toSorted())
    expect(idsOf(await db.quizRun.findMany({ where: { id: { in: [nameless, recent] } } }))).toEqual([recent])
    const kept = { leadId: { in: [old, bought, clicked, young] } }
    expect(await db.quizRun.count({ where: kept })).toBe(3)
    expect(await db.outgoingMail.count()).toBe(3)
    expect(await db.consent.count({ where: { kind: 'marketing_email', leadId: null } })).toBe(1)
  })

  it('forgets what was read from a face with its last report, and the marks with their photo', async () => {
    const order = await newOrder()
    const pdf = (expiresAt: Date, supersededAt: Date | null) => {
      const file = { storageKey: 'reports/y', fileSize: 1, pageCount: 1, sha256: 'y' }
      return db.generatedPdf.create({ data: { ...file, orderId: order.id, expiresAt, supersededAt } })
    }
    const analysis = (id?: string) =>
      db.analysis.create({ data: { ...(id && { id }), orderId: order.id, engineVersion: 1, content: {} } })
    const [old, young] = [await pdf(ago(1), ago(9)), await pdf(ago(-1), null)]
    for (const id of [old.id, young.id, undefined]) await analysis(id)
    const [gone, kept] = [await photo(order.id, 'front', ago(1)), await photo(order.id, 'back', ago(-1))]
    for (const { id: photoId } of [gone, kept])
      await db.faceMarking.create({
        data: { orderId: order.id, photoId, source: 'customer', points: {} },
      })
    await expirePrivateData()
    const left = await db.analysis.findMany({ where: { orderId: order.id } })
    expect(left).toHaveLength(2)
    expect(left.some(({ id }) => id === old.id)).toBe(false)
    expect(await db.faceMarking.findMany({ where: { orderId: order.id } })).toMatchObject([{ photoId: kept.id }])
    await db.generatedPdf.update({ where: { id: young.id }, data: { expiresAt: ago(1) } })
    await expirePrivateData()
    expect(await db.analysis.count({ where: { orderId: order.id } })).toBe(0)
  })

  it('forgets messages to support after two years, with the mails that carried them', async () => {
    const message = async (createdAt: Date) => {
      const words = { name: 'Ana', email: 'ana@example.com', subject: 'Dúvida', message: 'Olá' }
      const { id } = await db.contactMessage.create({ data: { ...words, createdAt } })
      const mail = { kind: 'contact', toEmail: 'suporte@example.com', dedupeKey: `contact:${id}` }
      await db.outgoingMail.create({ data: mail })
      return id
    }
    await message(ago(2 * 366))
    const young = await message(ago(700))
    await expirePrivateData()
    expect((await db.contactMessage.findMany()).map(({ id }) => id)).toEqual([young])
    const mails = await db.outgoingMail.findMany({ where: { kind: 'contact' } })
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual([`contact:${young}`])
  })

  it('takes away pictures that no post has shown for a month, and no other', async () => {
    const picture = async (background: string) => {
      const { url } = await keepImage(await jpegOf(420, 420, background))
      const name = url.split('/').at(-1) ?? ''
      await db.blogImage.update({ where: { name }, data: { shownAt: ago(31) } })
      return { url, name }
    }
    const there = (url: string) => readImage(url).then((bytes) => bytes !== null)
    const [lost, inText, cover] = [await picture('#a00'), await picture('#0a0'), await picture('#00a')]
    const fresh = await keepImage(await jpegOf(420, 420, '#aa0'))
    const words = { title: 'T', description: 'D', readTime: 1, authorName: 'A', tags: [] }
    const { id } = await db.blogPost.create({
      data: { ...words, slug: 'figuras', content: `<p><img src="${inText.url}"></p>`, imageUrl: cover.url },
    })
    await expirePrivateData()
    expect(await Promise.all([lost.url, inText.url, cover.url, fresh.url].map(there))).toEqual([
      false,
      true,
      true,
      true,
    ])
    // Removed pictures stay for a month.
    await db.blogPost.update({ where: { id }, data: { content: '' } })
    await expirePrivateData()
    expect(await there(inText.url)).toBe(true)
    await db.blogImage.update({ where: { name: inText.name }, data: { shownAt: ago(31) } })
    await expirePrivateData()
    expect(await there(inText.url)).toBe(false)
  })
})
