import { paths } from '#pwa/paths.ts'
import type { PageModule } from '#pwa/frame/page-module.ts'

export interface SiteRoute {
  /** `/blog/:slug` covers every article. */
  readonly path: string
  /** From `pwa/`; the build finds its script and style by it. */
  readonly module: string
  readonly load: () => Promise<PageModule>
  /** `build`: a static file. `server`: rendered per request, with data. */
  readonly rendered: 'build' | 'server'
  /** Where it is not 200. */
  readonly status?: number
}

const page = (path: string, module: string, load: SiteRoute['load']): SiteRoute => ({
  path,
  module,
  load,
  rendered: 'build',
})

/** Rendered by the server part that has its data. */
const server = (path: string, module: string, load: SiteRoute['load']): SiteRoute => ({
  ...page(path, module, load),
  rendered: 'server',
})

/** In the sitemap's order. */
export const siteRoutes: readonly SiteRoute[] = [
  page(paths.home, 'site/home-page.tsx', () => import('#pwa/site/home-page.tsx')),
  page(paths.about, 'site/about/about.tsx', () => import('#pwa/site/about/about.tsx')),
  page(paths.howItWorks, 'site/how-it-works/how-it-works.tsx', () => import('#pwa/site/how-it-works/how-it-works.tsx')),
  page(paths.services, 'site/services/services.tsx', () => import('#pwa/site/services/services.tsx')),
  page(
    paths.facialAnalysis,
    'site/services/facial-analysis.tsx',
    () => import('#pwa/site/services/facial-analysis.tsx'),
  ),
  page(
    paths.styleConsulting,
    'site/services/style-consulting.tsx',
    () => import('#pwa/site/services/style-consulting.tsx'),
  ),
  page(
    paths.colourAnalysis,
    'site/services/colour-analysis.tsx',
    () => import('#pwa/site/services/colour-analysis.tsx'),
  ),
  page(paths.contact, 'site/contact-page.tsx', () => import('#pwa/site/contact-page.tsx')),
  page(paths.faq, 'site/faq/faq.tsx', () => import('#pwa/site/faq/faq.tsx')),
  page(paths.helpCentre, 'site/help-page.tsx', () => import('#pwa/site/help-page.tsx')),
  page(paths.quiz, 'quiz/quiz-page.tsx', () => import('#pwa/quiz/quiz-page.tsx')),
  page(paths.quizResult, 'quiz/result/result-page.tsx', () => import('#pwa/quiz/result/result-page.tsx')),
  page(paths.salesPage, 'sales/sales-page.tsx', () => import('#pwa/sales/sales-page.tsx')),
  page(paths.sampleGuide, 'sales/sample-guide-page.tsx', () => import('#pwa/sales/sample-guide-page.tsx')),
  page(paths.privacyPolicy, 'site/legal/privacy.tsx', () => import('#pwa/site/legal/privacy.tsx')),
  page(paths.termsOfUse, 'site/legal/terms.tsx', () => import('#pwa/site/legal/terms.tsx')),
  page(paths.thanks, 'site/thanks/thanks.tsx', () => import('#pwa/site/thanks/thanks.tsx')),
  server(paths.blog, 'blog/blog-page.tsx', () => import('#pwa/blog/blog-page.tsx')),
  server(paths.blogPost(':slug'), 'blog/post-page.tsx', () => import('#pwa/blog/post-page.tsx')),
  page(paths.unsubscribe, 'mail/unsubscribe-page.tsx', () => import('#pwa/mail/unsubscribe-page.tsx')),
  page(paths.offline, 'site/offline-page.tsx', () => import('#pwa/site/offline-page.tsx')),
]

/** With status 404. */
export const notFoundRoute: SiteRoute = {
  ...page('/404', 'site/not-found-page.tsx', () => import('#pwa/site/not-found-page.tsx')),
  status: 404,
}

const POST_PATH = paths.blogPost(':slug')
const isPost = (pathname: string) => /^\/blog\/[^/]+$/.test(pathname)

export const routeOf = (pathname: string): SiteRoute =>
  siteRoutes.find(({ path }) => path === pathname || (path === POST_PATH && isPost(pathname))) ?? notFoundRoute
