import { type BlogPost, type PostSummary, RELATED_POSTS } from '#contract/blog.ts'
import { Problem } from '#contract/problem.ts'
import { db, type Prisma } from '../platform/db.ts'
import { countView, type Reader } from './views.ts'

const summary = {
  id: true,
  slug: true,
  title: true,
  description: true,
  imageUrl: true,
  imageAlt: true,
  readTime: true,
  viewCount: true,
  tags: true,
  featured: true,
  authorName: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.BlogPostSelect

type SummaryRow = Prisma.BlogPostGetPayload<{ select: typeof summary }>

/** Excludes drafts and scheduled posts. */
const published = () => ({ publishedAt: { lte: new Date() } }) satisfies Prisma.BlogPostWhereInput

const newestFirst = [
  { publishedAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.BlogPostOrderByWithRelationInput[]

/** Most viewed first, then featured. */
export async function listPosts(): Promise<PostSummary[]> {
  const rows = await db.blogPost.findMany({
    where: published(),
    orderBy: [{ viewCount: 'desc' }, { featured: 'desc' }, ...newestFirst],
    select: summary,
  })
  return rows.map(toSummary)
}

export async function listNewestPosts(count: number): Promise<PostSummary[]> {
  const rows = await db.blogPost.findMany({
    where: published(),
    orderBy: [...newestFirst],
    take: count,
    select: summary,
  })
  return rows.map(toSummary)
}

export async function listPostAddresses(): Promise<{ slug: string; updatedAt: Date }[]> {
  return db.blogPost.findMany({
    where: published(),
    orderBy: [...newestFirst],
    select: { slug: true, updatedAt: true },
  })
}

const SLUG = /^[\w-]{1,120}$/

/**
 * Counts a view. For an earlier address, `slug` is the current one.
 * @throws Problem 'post-not-found'
 */
export async function readPost(slug: string, reader: Reader): Promise<BlogPost> {
  // Typed addresses may contain what the database refuses.
  if (!SLUG.test(slug)) throw new Problem('post-not-found')
  const row =
    (await db.blogPost.findFirst({ where: { slug, ...published() }, omit: { figures: true } })) ??
    (await db.blogPost.findFirst({
      where: { addresses: { some: { slug } }, ...published() },
      omit: { figures: true },
    }))
  if (!row) throw new Problem('post-not-found')
  const isNew = await countView(row.id, reader)
  const { content, metaTitle, metaDescription, keywords } = row
  return {
    ...toSummary({ ...row, viewCount: row.viewCount + (isNew ? 1 : 0) }),
    content,
    metaTitle,
    metaDescription,
    keywords,
    related: await relatedTo(row),
  }
}

const NEAR_CANDIDATES = 60

/** Most shared tags, then newest; filled up with any. */
export async function relatedTo({
  id,
  tags,
}: {
  readonly id: string
  readonly tags: readonly string[]
}): Promise<PostSummary[]> {
  const rows = await db.blogPost.findMany({
    where: { ...published(), id: { not: id }, tags: { hasSome: [...tags] } },
    orderBy: [...newestFirst],
    take: NEAR_CANDIDATES,
    select: summary,
  })
  const shared = (row: SummaryRow) => row.tags.filter((tag) => tags.includes(tag)).length
  const near = rows.toSorted((a, b) => shared(b) - shared(a)).slice(0, RELATED_POSTS)
  if (near.length === RELATED_POSTS) return near.map(toSummary)
  const others = await db.blogPost.findMany({
    where: { ...published(), id: { notIn: [id, ...near.map((row) => row.id)] } },
    orderBy: [...newestFirst],
    take: RELATED_POSTS - near.length,
    select: summary,
  })
  return [...near, ...others].map(toSummary)
}

const toSummary = (row: SummaryRow): PostSummary => ({
  ...row,
  publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
