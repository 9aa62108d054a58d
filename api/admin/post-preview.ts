import { randomUUID } from 'node:crypto'
import type { WrittenPost } from '#contract/admin/blog.ts'
import type { BlogPost } from '#contract/blog.ts'
import { Problem } from '#contract/problem.ts'
import { readMinutes } from '../blog/article-html.ts'
import { relatedTo } from '../blog/posts.ts'
import { writtenHtml } from '../blog/written-html.ts'
import type { FileAnswer } from '../platform/http.ts'
import { sitePages } from '../platform/site-pages.ts'

const pages = sitePages()

/**
 * An unsaved post on its future public page, by the same code.
 * @throws Problem 'not-found' if the site is not built
 */
export async function previewPost(post: WrittenPost): Promise<FileAnswer> {
  const content = writtenHtml(post.content)
  const now = new Date().toISOString()
  const id = randomUUID()
  const { socialImageUrl: _told, ...shown } = post
  const data: { post: BlogPost } = {
    post: {
      ...shown,
      id,
      content,
      readTime: readMinutes(content),
      viewCount: 0,
      publishedAt: post.publishedAt ?? now,
      createdAt: now,
      updatedAt: now,
      related: await relatedTo({ id, tags: post.tags }),
    },
  }
  const html = await pages.document(`/blog/${post.slug}`, data)
  if (html === null) throw new Problem('not-found', { text: 'O site ainda não foi construído neste servidor.' })
  // The editor's frame runs no scripts.
  const body = Buffer.from(html.replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''))
  return { body, size: body.length, type: 'text/html; charset=utf-8' }
}
