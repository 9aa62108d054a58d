import { BRAND } from '#contract/brand.ts'
import { SITE_CACHE } from '#pwa/frame/site-list.ts'

export interface StoredPage {
  readonly path: string
  readonly title: string
}

/** Recently visited first, then those cached ahead. */
export async function readStoredPages(except: readonly string[]): Promise<StoredPage[]> {
  const pages = [...[...(await pagesOf('paginas'))].reverse(), ...(await pagesOf(SITE_CACHE))]
  const byPath = new Map([...pages].reverse().map((page) => [page.path, page]))
  return pages.filter((page) => page.title && byPath.get(page.path) === page && !except.includes(page.path))
}

async function pagesOf(name: string): Promise<StoredPage[]> {
  const cache = await caches.open(name)
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !/\.\w+$/.test(path))
  return Promise.all(
    addresses.map(async (path) => ({
      path,
      title: titleOf((await (await cache.match(path, { ignoreSearch: true }))?.text()) ?? ''),
    })),
  )
}

function titleOf(html: string): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title
  return title.replace(` | ${BRAND.name}`, '')
}
