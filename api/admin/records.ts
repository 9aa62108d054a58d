import type { Page, PageQuery } from '#contract/admin/page.ts'
import type { AdminMagicLink, AdminPdf, AdminRating } from '#contract/admin/records.ts'
import { isTerminal } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { knownName, NAMES } from '../auth/names.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, Prisma, transact } from '../platform/db.ts'
import { voicedShape } from '../ratings/voices.ts'
import { journal } from './journal.ts'
import { findPage, readInOrder, readPage } from './page.ts'
import { ordersNumbered, personClause } from './search.ts'

interface Searched {
  /** Orders as `o`, joined only if the search needs them. */
  readonly join: Prisma.Sql
  readonly where: Prisma.Sql
  readonly some: Prisma.Sql | null
  readonly mark: { isFuzzyMatch?: true }
}

/** Narrows `t` by order number or person; `userId`: the list's column. */
export async function orderClause(search: string | undefined, userId?: Prisma.Sql): Promise<Searched> {
  if (!search) return { join: Prisma.empty, where: Prisma.empty, some: null, mark: {} }
  const numbered = await ordersNumbered(search)
  if (numbered.length > 0)
    return { join: Prisma.empty, where: Prisma.sql`AND t.order_id = ANY(${numbered}::uuid[])`, some: null, mark: {} }
  const { clause, some, isFuzzyMatch } = await personClause(search, userId ?? Prisma.sql`o.user_id`)
  return {
    join: userId ? Prisma.empty : Prisma.sql`JOIN orders o ON o.id = t.order_id`,
    where: Prisma.sql`AND ${clause}`,
    some: some && Prisma.sql`AND ${some}`,
    mark: isFuzzyMatch ? { isFuzzyMatch: true } : {},
  }
}

const person = { order: { select: { status: true, user: { select: { id: true, ...NAMES } } } } } as const

const PDF_SORT_KEYS = { downloads: { by: Prisma.sql`t.download_count`, type: 'int' } } as const

/** All versions, to compare past deliveries. */
export async function listPdfs(query: PageQuery): Promise<Page<AdminPdf>> {
  const searched = await orderClause(query.search)
  const source = {
    from: Prisma.sql`generated_pdfs t ${searched.join}`,
    where: searched.where,
    some: searched.some,
    sortKeys: PDF_SORT_KEYS,
  }
  const page = await readPage(
    await findPage(source, query),
    (ids) => db.generatedPdf.findMany({ where: { id: { in: ids } }, include: person }),
    (row): AdminPdf => ({
      id: row.id,
      orderId: row.orderId,
      customerName: knownName(row.order.user),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      pages: row.pageCount,
      fileSize: row.fileSize,
      downloadCount: row.downloadCount,
      maxDownloads: row.maxDownloads,
      state: row.purgedAt
        ? 'purged'
        : isTerminal(row.order.status)
          ? 'revoked'
          : row.supersededAt
            ? 'superseded'
            : 'current',
    }),
  )
  return { ...page, ...searched.mark }
}

/** @throws Problem not-found */
export async function limitDownloads(id: string, maxDownloads: number | null, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const pdf = await tx.generatedPdf.findUnique({ where: { id } })
    if (!pdf) throw new Problem('not-found')
    await tx.generatedPdf.update({ where: { id }, data: { maxDownloads } })
    await journal(tx, actor, {
      action: 'pdf.limited',
      subject: 'order',
      subjectId: pdf.orderId,
      from: { maxDownloads: pdf.maxDownloads },
      to: { maxDownloads },
    })
  })
}

const RATING_SORT_KEYS = { stars: { by: Prisma.sql`t.rating`, type: 'int' } } as const

interface RatingFilters {
  readonly stars?: string | undefined
  readonly voice?: keyof typeof VOICE_FILTERS | undefined
}

const VOICE_FILTERS = {
  allowed: Prisma.sql`AND EXISTS (SELECT FROM voice_licences v WHERE v.rating_id = t.id)`,
  published: Prisma.sql`AND EXISTS (SELECT FROM voice_licences v WHERE v.rating_id = t.id AND v.published_at IS NOT NULL)`,
} as const

export const ratingFilter = ({ stars, voice }: RatingFilters): Prisma.Sql =>
  Prisma.sql`${stars ? Prisma.sql`AND t.rating = ${Number(stars)}` : Prisma.empty} ${voice ? VOICE_FILTERS[voice] : Prisma.empty}`

export async function listRatings(query: PageQuery & RatingFilters): Promise<Page<AdminRating>> {
  const searched = await orderClause(query.search, Prisma.sql`t.user_id`)
  const filter = ratingFilter(query)
  const source = {
    from: Prisma.sql`ratings t ${searched.join}`,
    where: Prisma.sql`${searched.where} ${filter}`,
    some: searched.some && Prisma.sql`${searched.some} ${filter}`,
    sortKeys: RATING_SORT_KEYS,
  }
  const { ids, ...page } = await findPage(source, query)
  return { ...page, items: await readRatings(ids), ...searched.mark }
}

export const readRatings = (ratingIds: readonly string[]): Promise<AdminRating[]> =>
  readInOrder(
    ratingIds,
    (ids) =>
      db.rating.findMany({
        where: { id: { in: ids } },
        include: { user: { select: NAMES }, licence: true },
      }),
    (row): AdminRating => ({
      id: row.id,
      orderId: row.orderId,
      userId: row.userId,
      customerName: knownName(row.user),
      rating: row.rating,
      serviceQuality: row.serviceQuality,
      deliveryTime: row.deliveryTime,
      feedback: row.feedback,
      recommendations: row.recommendations,
      wouldRecommend: row.wouldRecommend,
      licence: row.licence && {
        text: row.licence.text,
        name: row.licence.name,
        shape: voicedShape(row.licence.shape),
        grantedAt: row.licence.grantedAt.toISOString(),
        publishedAt: row.licence.publishedAt?.toISOString() ?? null,
      },
      createdAt: row.createdAt.toISOString(),
    }),
  )

/**
 * Publishes or withdraws a sentence; journalled. It must be the one read.
 * @throws Problem not-found where there is no licence, changed-meanwhile
 */
export async function publishVoice(
  ratingId: string,
  wish: { readonly isPublished: boolean; readonly grantedAt: string },
  actor: Actor,
): Promise<void> {
  await transact(async (tx) => {
    await tx.$queryRaw`SELECT rating_id FROM voice_licences WHERE rating_id = ${ratingId}::uuid FOR UPDATE`
    const licence = await tx.voiceLicence.findUnique({
      where: { ratingId },
      select: { grantedAt: true, publishedAt: true, rating: { select: { orderId: true } } },
    })
    if (!licence) throw new Problem('not-found')
    if (licence.grantedAt.getTime() !== new Date(wish.grantedAt).getTime()) throw new Problem('changed-meanwhile')
    if ((licence.publishedAt !== null) === wish.isPublished) return
    await tx.voiceLicence.update({ where: { ratingId }, data: { publishedAt: wish.isPublished ? new Date() : null } })
    await journal(tx, actor, {
      action: wish.isPublished ? 'voice.published' : 'voice.unpublished',
      subject: 'order',
      subjectId: licence.rating.orderId,
    })
  })
}

const LINK_STATES = {
  used: Prisma.sql`AND t.used_at IS NOT NULL`,
  active: Prisma.sql`AND t.used_at IS NULL AND t.expires_at > now()`,
  expired: Prisma.sql`AND t.used_at IS NULL AND t.expires_at <= now()`,
} as const

export async function listMagicLinks(
  query: PageQuery & { state?: keyof typeof LINK_STATES | undefined },
): Promise<Page<AdminMagicLink>> {
  const searched = query.search ? await personClause(query.search, Prisma.sql`t.user_id`) : null
  const filter = query.state ? LINK_STATES[query.state] : Prisma.empty
  const source = {
    from: Prisma.sql`magic_links t`,
    where: Prisma.sql`${filter} ${searched ? Prisma.sql`AND ${searched.clause}` : Prisma.empty}`,
    some: searched?.some && Prisma.sql`${filter} AND ${searched.some}`,
  }
  const page = await readPage(
    await findPage(source, query),
    (ids) => db.magicLink.findMany({ where: { id: { in: ids } } }),
    (row): AdminMagicLink => ({
      id: row.id,
      userId: row.userId,
      email: row.email,
      purpose: row.purpose,
      used: row.usedAt !== null,
      state: row.usedAt ? 'used' : row.expiresAt.getTime() > Date.now() ? 'active' : 'expired',
      usedAt: row.usedAt?.toISOString() ?? null,
      expiresAt: row.expiresAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
    }),
  )
  return { ...page, ...(searched?.isFuzzyMatch ? { isFuzzyMatch: true } : {}) }
}
