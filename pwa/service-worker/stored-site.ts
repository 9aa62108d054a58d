import * as z from 'zod/mini'
import { blogApi, type PostSummary } from '#contract/blog.ts'
import { AHEAD } from '#contract/blog-addresses.ts'
import { paths } from '../paths.ts'
import { SITE_CACHE, SITE_LIST, SITE_MARK, type SiteList } from '#pwa/frame/site-list.ts'

const ARTICLES = 6
/** How long a finished list counts; a new edition does not wait for it. */
const AGAIN_MS = 24 * 60 * 60 * 1000
/** Only an article's first drawing: the others weigh as much as all other pages. */
const OPENING = /\/api\/blog\/figures\/[0-9a-f]+\.webp/
const List = z.object({ revision: z.string(), addresses: z.array(z.string()) })

let isKeeping = false

/**
 * Caches the public site: all built pages, the blog's newest articles, small pictures. Continues where an interrupted visit stopped; ends
 * quietly without network or room.
 */
export async function keepSite(): Promise<void> {
  if (isKeeping) return
  isKeeping = true
  await keepAll().catch(() => undefined)
  isKeeping = false
}

/** A new edition has other documents. */
export const markSiteOld = () => caches.delete(SITE_MARK)

export const siteMatch = async (path: string): Promise<Response | undefined> =>
  (await caches.open(SITE_CACHE)).match(path, { ignoreSearch: true })

/** The small version of a requested picture. */
export const smallMatch = (path: string) =>
  siteMatch(path.endsWith('.svg') ? path.replace(/svg$/, 'webp') : path.replace(/(-p)?\.webp$/, '-p.webp'))

async function keepAll(): Promise<void> {
  const mark = await caches.open(SITE_MARK)
  const finished = Number(await (await mark.match(SITE_LIST))?.text())
  if (Date.now() - finished < AGAIN_MS) return
  const cache = await caches.open(SITE_CACHE)
  const { revision, addresses }: SiteList = List.parse(await (await ask(SITE_LIST)).json())
  const articles = await blogAddresses(revision)
  const wanted = new Set([...addresses, ...articles])
  for (const address of wanted) await keep(cache, address)
  for (const address of articles) {
    const [drawing] = OPENING.exec((await (await cache.match(address))?.text()) ?? '') ?? []
    if (!drawing) continue
    wanted.add(drawing)
    await keep(cache, drawing)
  }
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (!wanted.has(pathname + search)) await cache.delete(url)
  }
  await mark.put(SITE_LIST, new Response(String(Date.now())))
}

/** A document changes with the edition or the article. */
async function blogAddresses(revision: string): Promise<string[]> {
  const posts = blogApi.list.reply.parse(await (await ask(blogApi.list.path)).json())
  const changed = (some: readonly PostSummary[]) => some.map(({ updatedAt }) => Date.parse(updatedAt))
  const version = (some: readonly PostSummary[]) => `${revision}-${Math.max(0, ...changed(some))}`
  return [
    `${paths.blog}?${version(posts)}`,
    ...[...posts]
      .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
      .slice(0, ARTICLES)
      .map((post) => `${paths.blogPost(post.slug)}?${version([post])}`),
  ]
}

async function keep(cache: Cache, address: string): Promise<void> {
  if (!(await cache.match(address))) await cache.put(address, await ask(address.split('?')[0] ?? ''))
}

/** Without credentials, at low priority, and not counted as a reader. */
async function ask(path: string): Promise<Response> {
  const response = await fetch(path, { headers: AHEAD, cache: 'no-cache', credentials: 'omit', priority: 'low' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}
