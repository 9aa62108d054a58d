import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { BRAND } from '#contract/brand.ts'
import { fillDocument } from '#pwa/frame/fill-document.ts'
import { printHead } from '#pwa/frame/print-head.ts'
import { review } from '#pwa/frame/review.ts'
import type { RenderedPage, SitemapEntry, SiteBuild } from '#pwa/frame/rendered.ts'
import { FRAME_MODULE, loadPage } from './load-page.ts'
import { notFoundRoute, routeOf, siteRoutes } from './routes.ts'
import { Site } from './site.tsx'

/** Includes the not-found page. */
export const builtPaths: readonly string[] = [...siteRoutes, notFoundRoute]
  .filter(({ rendered }) => rendered === 'build')
  .map(({ path }) => path)

/** Renders a page: static ones in the build, others on the server with their data, which is embedded for hydration. */
export async function renderPage(pathname: string, data: unknown = null): Promise<RenderedPage> {
  const route = routeOf(pathname)
  const page = await loadPage(pathname, data)
  const head = page.module.head(page)
  // React's picture preloads work sooner in the head.
  const [, early = '', body = ''] =
    /^((?:<link [^>]*>)*)([^]*)$/.exec(
      renderToString(
        <StrictMode>
          <Site page={page} />
        </StrictMode>,
      ),
    ) ?? []
  return {
    status: route.status ?? 200,
    pathname,
    modules: page.Frame ? [FRAME_MODULE, route.module] : [route.module],
    isIndexed: !head.noindex,
    updated: head.updated,
    review,
    head: `${printHead(head)}\n    ${early}`.trimEnd(),
    body,
    data: data === null ? '' : embed(page.module.hydrationData?.(data) ?? data),
  }
}

const embed = (data: unknown) =>
  `<script type="application/json" id="dados-da-pagina">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

export async function renderDocument(build: SiteBuild, pathname: string, data: unknown = null) {
  const page = await renderPage(pathname, data)
  const { status, isIndexed, updated } = page
  return { status, isIndexed, updated, html: fillDocument(page, build) }
}

export function printSitemap(indexed: readonly SitemapEntry[]): string {
  const entries = indexed
    .map(
      ({ path, updated }) =>
        `  <url><loc>${BRAND.site}${path}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>`,
    )
    .join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`
}

/** Allows everything public and nothing personal. */
export function printRobots(): string {
  const closed = ['/api/', '/auth', '/dashboard', '/onboarding', '/admin', '/foto/']
  // The longest rule wins: articles' drawings are public.
  return `User-agent: *\nAllow: /api/blog/\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${BRAND.site}/sitemap.xml\nSitemap: ${BRAND.site}/blog/sitemap.xml\n`
}
