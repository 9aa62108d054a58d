import { describe, expect, it } from 'vitest'
import { BRAND } from '#contract/brand.ts'
import { isAppPath, paths } from '#pwa/paths.ts'
import { builtPaths, printRobots, printSitemap, renderPage } from './render.tsx'
import { notFoundRoute, routeOf } from './routes.ts'

/** Answered elsewhere. */
const ELSEWHERE = [/^\/blog(\/|$)/, /^\/seu-rosto-ideal(\/|$)/, /^\/revelacao-rosto-ideal$/, /^\/descadastro$/]

function isAnswered(href: string): boolean {
  const { pathname } = new URL(href, BRAND.site)
  return routeOf(pathname) !== notFoundRoute || isAppPath(pathname) || ELSEWHERE.some((room) => room.test(pathname))
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')

describe.each(builtPaths)('the page %s', (path) => {
  it('renders whole, with one headline and what search engines and link previews ask for', async () => {
    const { head, body, status, isIndexed } = await renderPage(path)
    expect(status).toBe(path === '/404' ? 404 : 200)
    expect(all(body, /<h1[^>]*>([^]*?)<\/h1>/g)).toHaveLength(1)
    expect(all(body, /<(main)\b/g)).toHaveLength(1)
    expect(all(body, /<h([1-6])\b/g)[0], 'no heading stands before the headline').toBe('1')
    const [title = ''] = all(head, /<title>([^<]+)<\/title>/g)
    expect(title).toContain(BRAND.name)
    const [description = ''] = all(head, /name="description" content="([^"]+)"/g)
    expect(description.length).toBeGreaterThan(30)
    expect(description.length).toBeLessThan(190)
    expect(all(head, /property="og:image" content="([^"]+)"/g)[0]).toMatch(/^https:\/\/.*\/social\/[\w-]+\.jpg$/)
    expect(all(head, /rel="canonical" href="([^"]+)"/g)).toEqual(
      isIndexed || path === paths.quizResult ? [`${BRAND.site}${path}`] : [],
    )
    expect(head).toContain('type="application/rss+xml"')
    expect(head.includes('noindex')).toBe(!isIndexed)
  })

  it('links only to addresses that somebody answers, and to places it has', async () => {
    const { body } = await renderPage(path)
    const ids = new Set(all(body, /\sid="([^"]+)"/g))
    expect(ids.size).toBe(all(body, /\sid="([^"]+)"/g).length)
    const hrefs = all(body, /<a [^>]*href="([^"]+)"/g)
    expect(hrefs.filter((href) => href.startsWith('#') && !ids.has(href.slice(1)))).toEqual([])
    expect(hrefs.filter((href) => href.startsWith('/') && !isAnswered(href))).toEqual([])
    for (const label of all(body, /aria-labelledby="([^"]+)"/g)) expect(ids).toContain(label)
  })

  it('describes itself in a graph that can be read', async () => {
    const { head, isIndexed } = await renderPage(path)
    const graphs = all(head, /<script type="application\/ld\+json">([^<]*)<\/script>/g)
    expect(graphs).toHaveLength(isIndexed ? 1 : 0)
    for (const graph of graphs) expect(JSON.parse(graph)).toHaveProperty('@context', 'https://schema.org')
  })
})

it('every page has a title and a description of its own', async () => {
  const heads = await Promise.all(builtPaths.map(async (path) => (await renderPage(path)).head))
  for (const part of [/<title>([^<]+)/g, /name="description" content="([^"]+)"/g]) {
    const said = heads.flatMap((head) => all(head, part))
    expect(new Set(said).size).toBe(builtPaths.length)
  }
})

it('the home page offers the product, the questions are told as questions', async () => {
  expect((await renderPage('/')).head).toContain('"price":"79.90"')
  expect((await renderPage(paths.faq)).head).toContain('"@type":"FAQPage"')
})

it('only pages that say when they changed have a date, the one people read', async () => {
  const pages = await Promise.all(builtPaths.map((path) => renderPage(path)))
  const dated = pages.filter(({ updated }) => updated !== undefined)
  expect(dated.map(({ pathname }) => pathname)).toEqual([paths.privacyPolicy, paths.termsOfUse])
  for (const { updated = '', body } of dated) expect(body).toContain(`<time dateTime="${updated}">`)
})

it('an unknown address renders the not-found page, and data goes into the document unable to end its script', async () => {
  expect((await renderPage('/nada')).status).toBe(404)
  expect((await renderPage('/', { text: '</script><b>' })).data).not.toContain('</script><b>')
})

it('the result that is on its way says so beside a turning sign', async () => {
  expect((await renderPage(paths.quizResult)).body).toMatch(
    /<h1[^>]*><span class="result-spinner" aria-hidden="true"><\/span>Carregando sua análise personalizada\.\.\.<\/h1>/,
  )
})

it('the sitemap and the robots file name whole addresses', () => {
  const map = printSitemap([{ path: '/sobre' }, { path: '/termos', updated: '2026-11-22' }])
  expect(map).toContain(`<url><loc>${BRAND.site}/sobre</loc></url>`)
  expect(map).toContain(`<url><loc>${BRAND.site}/termos</loc><lastmod>2026-11-22</lastmod></url>`)
  expect(printRobots()).toContain('Allow: /api/blog/\n')
  expect(printRobots()).toMatch(/Disallow: \/admin\n[^]*Sitemap: https:\/\//)
})

it.each([
  ['/blog', 'Erro ao carregar blog'],
  ['/blog/oval-nao-e-meta', 'Não foi possível abrir o artigo'],
])('renders %s without its data as a page that says so and can be tried again', async (path, title) => {
  const { body, head } = await renderPage(path, {})
  expect(body).toMatch(new RegExp(`<h1[^>]*>${title}`))
  expect(body).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Tentar de novo`))
  expect(head).not.toContain('não foi encontrado')
})
