import { BRAND } from '#contract/brand.ts'
import { RSS_PATH } from '#contract/blog-addresses.ts'
import { env } from '../platform/env.ts'
import { listNewestPosts } from './posts.ts'

const FEED_POSTS = 50

/** XML 1.0 forbids most control characters and lone surrogates. */
const xml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (c) => ('\t\n\r'.includes(c) ? c : ''))
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

export async function rssFeed(): Promise<string> {
  const posts = await listNewestPosts(FEED_POSTS)
  const items = posts.map((post) => {
    const link = `${env.appUrl}/blog/${post.slug}`
    const tags = post.tags.map((tag) => `<category>${xml(tag)}</category>`).join('')
    return `<item><title>${xml(post.title)}</title><link>${xml(link)}</link><guid isPermaLink="true">${xml(link)}</guid><pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate><dc:creator>${xml(post.authorName)}</dc:creator>${tags}<description>${xml(post.description)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Blog da ${xml(BRAND.name)}</title><link>${xml(env.appUrl)}/blog</link>
<atom:link href="${xml(env.appUrl)}${RSS_PATH}" rel="self" type="application/rss+xml"/>
<description>Visagismo em português: formato do rosto, corte, barba, olhar, cores e cuidados.</description><language>pt-BR</language>
${items.join('\n')}
</channel></rss>
`
}
