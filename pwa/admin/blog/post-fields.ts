import * as z from 'zod/mini'
import type { AdminPost, WrittenPost } from '#contract/admin/blog.ts'

export const PostFields = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.string(),
  socialImageUrl: z.nullable(z.string()),
  /** Comma-separated. */
  tags: z.string(),
  featured: z.boolean(),
  authorName: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
  when: z.enum(['draft', 'now', 'later']),
  /** `datetime-local` value, in this device's time zone. */
  at: z.string(),
})
export type PostFields = z.infer<typeof PostFields>

export const NEW_POST: PostFields = {
  title: '',
  slug: '',
  description: '',
  content: '',
  imageUrl: null,
  imageAlt: '',
  socialImageUrl: null,
  tags: '',
  featured: false,
  authorName: 'Rosto Ideal',
  metaTitle: '',
  metaDescription: '',
  keywords: '',
  when: 'draft',
  at: '',
}

export const fieldsOf = (post: AdminPost): PostFields => ({
  title: post.title,
  slug: post.slug,
  description: post.description,
  content: post.content,
  imageUrl: post.imageUrl,
  imageAlt: post.imageAlt,
  socialImageUrl: post.socialImageUrl,
  tags: post.tags.join(', '),
  featured: post.featured,
  authorName: post.authorName,
  metaTitle: post.metaTitle ?? '',
  metaDescription: post.metaDescription ?? '',
  keywords: post.keywords ?? '',
  when: post.state === 'draft' ? 'draft' : post.state === 'scheduled' ? 'later' : 'now',
  at: post.state === 'scheduled' && post.publishedAt ? localTime(new Date(post.publishedAt)) : '',
})

/** A published post keeps its date. */
export function writtenOf(fields: PostFields, saved: AdminPost | null, now = new Date()): WrittenPost {
  return {
    ...fields,
    tags: tagsIn(fields.tags),
    metaTitle: fields.metaTitle || null,
    metaDescription: fields.metaDescription || null,
    keywords: fields.keywords || null,
    publishedAt: publishedAt(fields, saved, now),
  }
}

function publishedAt({ when, at }: PostFields, saved: AdminPost | null, now: Date): string | null {
  if (when === 'draft') return null
  if (when === 'later') return new Date(at).toISOString()
  return saved?.state === 'published' && saved.publishedAt ? saved.publishedAt : now.toISOString()
}

export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

export const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '')

const two = (n: number) => String(n).padStart(2, '0')

export const localTime = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
