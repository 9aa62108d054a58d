import { BRAND } from '#contract/brand.ts'

export interface KeptPage {
  readonly path: string
  readonly title: string
}

/** The public pages that the worker keeps on this device, by the titles in their documents; the last visited first. */
export async function readKeptPages(except: readonly string[]): Promise<KeptPage[]> {
  const cache = await caches.open('paginas')
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const pages = await Promise.all(
    addresses
      .filter((path) => !except.includes(path))
      .map(async (path) => ({ path, title: titleOf((await (await cache.match(path))?.text()) ?? '') })),
  )
  return pages.filter(({ title }) => title).toReversed()
}

function titleOf(html: string): string {
  const title = new DOMParser().parseFromString(html, 'text/html').title
  return title.replace(` | ${BRAND.name}`, '')
}
