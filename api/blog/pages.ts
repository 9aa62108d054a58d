import { type NextFunction, type Request, type Response, Router } from 'express'
import { AHEAD, RSS_PATH } from '#contract/blog-addresses.ts'
import { Problem } from '#contract/problem.ts'
import { log } from '../platform/log.ts'
import { type SitePages, sitePages } from '../platform/site-pages.ts'
import { rssFeed } from './feed.ts'
import { listPosts, readPost, listPostAddresses } from './posts.ts'
import { BRAND } from '#contract/brand.ts'

const RETRY_AFTER_S = 30

/** Server-rendered for search engines and link previews. */
export function blogPages(pages: SitePages = sitePages()): Router {
  const router = Router({ strict: true })

  /** Without posts, serves a page that retries; still logs the error. */
  const sendFailed = async (error: unknown, req: Request, res: Response, next: NextFunction) => {
    log.error({ err: error, path: req.path }, 'blog page without its posts')
    res.setHeader('Retry-After', RETRY_AFTER_S)
    if (!(await pages.send(req, res, {}, 503))) next(error)
  }

  router.get('/blog', async (req, res, next) => {
    const posts = await listPosts().catch((error: unknown) => sendFailed(error, req, res, next))
    if (posts && !(await pages.send(req, res, { posts }))) next()
  })

  router.get('/blog/sitemap.xml', async (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=900')
    res.type('application/xml; charset=utf-8').send(await blogSitemap())
  })

  router.get(RSS_PATH, async (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=900')
    res.type('application/rss+xml; charset=utf-8').send(await rssFeed())
  })

  router.get('/blog/:slug', async (req, res, next) => {
    if (req.params.slug.includes('.')) {
      next()
      return
    }
    // Prefetching is no visit.
    const isReading = req.get('purpose') !== AHEAD.purpose
    const reader = { ip: req.ip ?? '', userAgent: (isReading && req.get('user-agent')) || null }
    const post = await readPost(req.params.slug, reader).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'post-not-found') return null
      return sendFailed(error, req, res, next)
    })
    if (post === undefined) return
    if (post && post.slug !== req.params.slug) {
      // Permanent: links, bookmarks and search engines follow.
      res.redirect(301, `/blog/${post.slug}${new URL(req.url, 'http://x').search}`)
      return
    }
    if (!(await pages.send(req, res, { post }, post ? 200 : 404))) next()
  })

  return router
}

const day = (date: Date) => date.toISOString().slice(0, 10)

/** The build lists the other pages. */
async function blogSitemap(): Promise<string> {
  const posts = await listPostAddresses()
  const newest = posts.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.getTime() - a.getTime())[0]
  const entries = [
    { path: '/blog', changed: newest },
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${encodeURIComponent(slug)}`, changed: updatedAt })),
  ].map(
    ({ path, changed }) =>
      `  <url><loc>${BRAND.site}${path}</loc>${changed ? `<lastmod>${day(changed)}</lastmod>` : ''}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
