import { createHash } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { BRAND } from '#contract/brand.ts'
import { headFaults } from './audit/head-rules.ts'
import { htmlFaults } from './audit/html-rules.ts'
import { outsideLinkFaults } from './audit/link-rules.ts'
import { type DocumentFacts, readDocument } from './audit/read-document.ts'
import { expect, test } from './fixtures.ts'

/** Except articles, which are discovered. */
const SPECIFIED = [
  '/',
  '/sobre',
  '/como-funciona',
  '/servicos',
  '/servicos/analise-facial',
  '/servicos/consultoria-estilo',
  '/servicos/analise-cores',
  '/blog',
  '/contato',
  '/central-de-ajuda',
  '/faq',
  '/privacidade',
  '/termos',
  '/obrigado',
  '/descadastro',
  '/seu-rosto-ideal',
  '/seu-rosto-ideal/resultado',
  '/revelacao-rosto-ideal',
  '/guia-de-exemplo',
]
/** Pages that no link reaches. */
const UNLINKED = ['/obrigado', '/seu-rosto-ideal/resultado', '/offline']
const NOBODYS = ['/nada-disso', '/servicos/nada', '/blog/nada-disso', '/seu-rosto-ideal/nada', '/404']
/** The app has its own tests. */
const APP = /^\/(auth|dashboard|onboarding)(\/|$)/
const ARTICLES_WANTED = 14
const AT_ONCE = 6

// Tracing hundreds of requests takes too long.
test.use({ trace: 'off' })

test('every public document is whole, valid and points only to what exists', async ({ page, request }) => {
  test.slow()
  const found = new Map<string, DocumentFacts>()
  const faults: string[] = []
  /** Targets, and a page that links to each. */
  const anchors = new Map<string, string>()
  const files = new Map<string, string>()
  const linked = new Map<string, string>()

  const follow = (path: string, facts: DocumentFacts) => {
    for (const file of facts.files) files.set(new URL(file, BRAND.site).pathname, path)
    for (const link of facts.links) {
      const url = new URL(link.href, `${BRAND.site}${path}`)
      if (url.origin !== BRAND.site) {
        faults.push(...outsideLinkFaults(path, link, url))
        continue
      }
      if (link.target) faults.push(`${path}: ${link.href} abre outra aba sem sair do site`)
      if (url.hash) anchors.set(`${url.pathname}${url.hash}`, path)
      if (APP.test(url.pathname) || /\.\w+$/.test(url.pathname)) files.set(url.pathname, path)
      else if (!linked.has(url.pathname)) linked.set(url.pathname, path)
    }
  }
  const open = async (path: string, status = 200) => {
    const document = await fetchDocument(page, request, path)
    if (document.status !== status) faults.push(`${path}: ${document.status}, de ${linked.get(path) ?? 'mapa'}`)
    faults.push(...document.faults)
    return document.facts
  }

  const listed = [...(await sitemap(request, '/sitemap.xml')), ...(await sitemap(request, '/blog/sitemap.xml'))]
  let next = ['/', ...listed, ...UNLINKED]
  while (next.length > 0) {
    await eachOf(next, async (path) => {
      const facts = await open(path)
      found.set(path, facts)
      faults.push(...headFaults(path, facts))
      follow(path, facts)
    })
    next = [...linked.keys()].filter((path) => !found.has(path))
  }
  await eachOf(NOBODYS, async (path) => {
    const { headings, metas } = await open(path, 404)
    if (headings.length !== 1 || metas['robots'] !== 'noindex') faults.push(`${path}: não parece página de erro`)
  })
  for (const [anchor, from] of anchors) {
    const [path = '', id = ''] = anchor.split('#')
    if (!found.get(path)?.ids.includes(decodeURIComponent(id))) faults.push(`${anchor}, de ${from}: não há esse lugar`)
  }
  await eachOf([...files], async ([path, from]) => {
    const reply = await request.head(path)
    const isPicture = path.startsWith('/pictures/')
    if (!reply.ok() || (isPicture && reply.headers()['content-type'] !== 'image/webp'))
      faults.push(`${path}, de ${from}: ${reply.status()} ${reply.headers()['content-type']}`)
  })
  faults.push(...repeated(found, 'título', ({ title }) => title))
  faults.push(...repeated(found, 'descrição', ({ metas }) => metas['description'] ?? ''))
  const previews = await readPreviews(request, found)
  const articles = [...found].filter(([path]) => path.startsWith('/blog/'))
  faults.push(...repeated(new Map(articles), 'prévia', ({ metas }) => previews.get(metas['og:image'] ?? '') ?? ''))

  expect(faults).toEqual([])
  expect([...found.keys()]).toEqual(expect.arrayContaining(SPECIFIED))
  const lost = SPECIFIED.filter((path) => !UNLINKED.includes(path) && !linked.has(path))
  expect(lost, 'aonde nenhum link leva').toEqual([])
  expect(articles.length).toBeGreaterThanOrEqual(ARTICLES_WANTED)
  expect([...previews].filter(([, print]) => print === null)).toEqual([])
})

async function fetchDocument(page: Page, request: APIRequestContext, path: string) {
  const reply = await request.get(path, { maxRedirects: 0 })
  const html = await reply.text()
  const faults = (await htmlFaults(html)).map((fault) => `${path}: ${fault}`)
  return { status: reply.status(), faults, facts: await readDocument(page, html) }
}

/** Maps each preview to its hash, or null if there is no picture. */
async function readPreviews(request: APIRequestContext, found: ReadonlyMap<string, DocumentFacts>) {
  const prints = new Map<string, string | null>()
  const pictures = new Set([...found.values()].map(({ metas }) => metas['og:image'] ?? ''))
  await eachOf([...pictures], async (picture) => {
    const reply = await request.get(picture.replace(BRAND.site, ''))
    const isPicture = reply.ok() && reply.headers()['content-type'] === 'image/jpeg'
    prints.set(
      picture,
      isPicture
        ? createHash('sha256')
            .update(await reply.body())
            .digest('hex')
        : null,
    )
  })
  return prints
}

async function sitemap(request: APIRequestContext, address: string): Promise<string[]> {
  const xml = await (await request.get(address)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

function repeated(found: ReadonlyMap<string, DocumentFacts>, what: string, read: (facts: DocumentFacts) => string) {
  const first = new Map<string, string>()
  return [...found].flatMap(([path, facts]) => {
    const other = first.get(read(facts))
    first.set(read(facts), path)
    return other === undefined ? [] : [`${path}: ${what} igual a de ${other}`]
  })
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...new Set(items)]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
