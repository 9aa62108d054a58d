import { createHash } from 'node:crypto'
import type { AdminPost, AdminPostRow, PostOrigin, PostState, WrittenPost } from '#contract/admin/blog.ts'
import type { Page, PageQuery } from '#contract/admin/page.ts'
import type { PostImage } from '#contract/blog.ts'
import type { JournalAction } from '#contract/journal.ts'
import { Problem } from '#contract/problem.ts'
import { readMinutes } from '../blog/article-html.ts'
import { Portrait } from '../blog/figure.ts'
import { keepImage } from '../blog/images.ts'
import { findFigure } from '../blog/figures.ts'
import { fingerprint, readImported } from '../blog/import-articles.ts'
import { figuresIn, writtenHtml } from '../blog/written-html.ts'
import type { Actor } from '../orders/order-status.ts'
import { db, isUniqueViolation, lockName, Prisma, transact, type Tx } from '../platform/db.ts'
import { journal } from './journal.ts'
import { findPage, likeOf, readPage } from './page.ts'

type PostRow = Prisma.BlogPostGetPayload<object>
type Imported = Readonly<Record<string, string>>

const stateOf = (publishedAt: Date | null): PostState =>
  publishedAt === null ? 'draft' : publishedAt.getTime() > Date.now() ? 'scheduled' : 'published'

function originOf(row: PostRow, imported: Imported): PostOrigin {
  const left = imported[row.slug]
  return left === undefined ? 'own' : left === fingerprint(row) ? 'site' : 'edited'
}

/** Editable fields only; the row's time changes with every reader. */
const versionOf = (row: PostRow) =>
  createHash('sha256')
    .update(`${row.slug}\n${row.socialImageUrl ?? ''}\n${fingerprint(row)}`)
    .digest('base64url')
    .slice(0, 16)

const presentRow = (row: PostRow, imported: Imported): AdminPostRow => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  state: stateOf(row.publishedAt),
  origin: originOf(row, imported),
  tags: row.tags,
  viewCount: row.viewCount,
  authorName: row.authorName,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const present = (row: PostRow, imported: Imported): AdminPost => ({
  id: row.id,
  state: stateOf(row.publishedAt),
  origin: originOf(row, imported),
  version: versionOf(row),
  updatedAt: row.updatedAt.toISOString(),
  title: row.title,
  slug: row.slug,
  description: row.description,
  content: row.content,
  imageUrl: row.imageUrl,
  imageAlt: row.imageAlt,
  socialImageUrl: row.socialImageUrl,
  tags: row.tags,
  featured: row.featured,
  authorName: row.authorName,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  keywords: row.keywords,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

const STATE_CLAUSES: Readonly<Record<PostState, Prisma.Sql>> = {
  draft: Prisma.sql`AND t.published_at IS NULL`,
  scheduled: Prisma.sql`AND t.published_at > now()`,
  published: Prisma.sql`AND t.published_at <= now()`,
}

const SORT_KEYS = {
  title: { by: Prisma.sql`fold_text(t.title)`, type: 'text' },
  views: { by: Prisma.sql`t.view_count`, type: 'int' },
} as const

/** Newest first by default; searches title, description, address and tags. */
export async function listAdminPosts(
  query: PageQuery & { state?: PostState | undefined },
): Promise<Page<AdminPostRow>> {
  const words = Prisma.sql`t.title || ' ' || t.description || ' ' || t.slug || ' ' || coalesce(array_to_string(t.tags, ' '), '')`
  const where = Prisma.sql`${query.state ? STATE_CLAUSES[query.state] : Prisma.empty}
    ${query.search ? Prisma.sql`AND fold_text(${words}) LIKE fold_text(${likeOf(query.search)})` : Prisma.empty}`
  const imported = await readImported()
  return readPage(
    await findPage({ from: Prisma.sql`blog_posts t`, where, sortKeys: SORT_KEYS }, query),
    (ids) => db.blogPost.findMany({ where: { id: { in: ids } } }),
    (row) => presentRow(row, imported),
  )
}

/** @throws Problem 'post-not-found' */
export async function openPost(id: string): Promise<AdminPost> {
  const row = await db.blogPost.findUnique({ where: { id } })
  if (!row) throw new Problem('post-not-found')
  return present(row, await readImported())
}

/** @throws Problem slug-taken, invalid (not ready to be read) */
export async function createPost(post: WrittenPost, actor: Actor): Promise<AdminPost> {
  return refusingTakenSlug(() =>
    transact(async (tx) => {
      const row = await tx.blogPost.create({ data: await dataOf(post) })
      await journal(tx, actor, { action: 'post.created', subject: 'post', subjectId: row.id, to: journalled(row) })
      return present(row, await readImported())
    }),
  )
}

/**
 * Refuses a conflicting edit.
 * @throws Problem post-not-found, changed-meanwhile, slug-taken, invalid (not ready to be read)
 */
export async function savePost(
  id: string,
  { version, ...post }: WrittenPost & { version: string },
  actor: Actor,
): Promise<AdminPost> {
  return refusingTakenSlug(() =>
    transact(async (tx) => {
      await lockName(tx, `post:${id}`)
      const before = await tx.blogPost.findUnique({ where: { id } })
      if (!before) throw new Problem('post-not-found')
      if (version !== versionOf(before)) throw new Problem('changed-meanwhile')
      const row = await tx.blogPost.update({ where: { id }, data: await dataOf(post, before) })
      if (row.slug !== before.slug && stateOf(before.publishedAt) === 'published') await keepAddress(tx, before)
      if (versionOf(row) !== version)
        await journal(tx, actor, {
          action: deedOf(stateOf(before.publishedAt), stateOf(row.publishedAt)),
          subject: 'post',
          subjectId: id,
          from: journalled(before),
          to: journalled(row),
        })
      return present(row, await readImported())
    }),
  )
}

/** Old links redirect until another post takes the address. */
async function keepAddress(tx: Tx, { id: postId, slug }: PostRow): Promise<void> {
  await tx.blogPostAddress.upsert({ where: { slug }, create: { slug, postId }, update: { postId } })
}

/** @throws Problem on the field `image` */
export async function uploadImage(bytes: Buffer | undefined, actor: Actor): Promise<PostImage> {
  const image = await keepImage(bytes)
  await journal(db, actor, { action: 'post.image', subject: 'post', to: { url: image.url } })
  return image
}

/** Pictures stay while other posts show them. @throws Problem 'post-not-found' */
export async function removePost(id: string, actor: Actor): Promise<void> {
  await transact(async (tx) => {
    const row = await tx.blogPost.findUnique({ where: { id } })
    if (!row) throw new Problem('post-not-found')
    await tx.blogPost.delete({ where: { id } })
    await journal(tx, actor, { action: 'post.removed', subject: 'post', subjectId: id, from: journalled(row) })
  })
}

async function dataOf(post: WrittenPost, before?: PostRow) {
  const content = writtenHtml(post.content)
  if (post.publishedAt !== null) refuseUnfinished(post, content)
  return {
    ...post,
    content,
    metaTitle: post.metaTitle || null,
    metaDescription: post.metaDescription || null,
    keywords: post.keywords || null,
    publishedAt: post.publishedAt === null ? null : new Date(post.publishedAt),
    readTime: readMinutes(content),
    figures: await figuresOf(figuresIn(post.imageUrl, content), before),
  }
}

/** Drawings move with their text, even into another post. */
async function figuresOf(hashes: readonly string[], before?: PostRow): Promise<Prisma.InputJsonObject> {
  const known = new Map(Object.entries(Object(before?.figures ?? {})))
  const figures: Record<string, Prisma.InputJsonObject> = {}
  for (const hash of hashes) {
    const portrait = Portrait.safeParse(known.get(hash)).data ?? (await findFigure(hash))
    if (portrait) figures[hash] = portrait satisfies Prisma.InputJsonObject
  }
  return figures
}

function refuseUnfinished({ description, imageUrl, imageAlt }: WrittenPost, content: string): void {
  const fields = {
    ...(description === '' && { description: 'Escreva a descrição: ela aparece na lista e nas buscas.' }),
    ...(content === '' && { content: 'O artigo ainda está vazio.' }),
    ...(imageUrl !== null && imageAlt === '' && { imageAlt: 'Descreva a capa para quem não a vê.' }),
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields })
}

/** Enough to identify the post, without its text. */
const journalled = (row: PostRow) => ({
  title: row.title,
  slug: row.slug,
  state: stateOf(row.publishedAt),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  readTime: row.readTime,
})

const AFTERWARDS = {
  draft: 'post.unpublished',
  scheduled: 'post.scheduled',
  published: 'post.published',
} as const satisfies Record<PostState, JournalAction>

function deedOf(before: PostState, after: PostState): JournalAction {
  if (before === after) return 'post.edited'
  return AFTERWARDS[after]
}

async function refusingTakenSlug<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('slug-taken', { fields: { slug: new Problem('slug-taken').text } })
    throw error
  }
}
