import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { APP_PATHS, paths } from '../paths.ts'
import { quizNeeds } from '../quiz/offline-needs.ts'
import { markSiteOld, siteMatch, smallMatch } from './stored-site.ts'

const PAGES_CACHE = 'paginas'
const PAGE_WAIT_S = 3
const PAGES_STORED = 40
const PICTURES_STORED = 240
/** Marks the cached pages as of an older edition. */
const OLD_EDITION = '/edicao-anterior'
const MARKS_CACHE = 'marcas'

export const NOT_PAGES = [APP_PATHS, /^\/(api|dev|ws|healthz|readyz)(\/|$)/, /\.\w+$/]
/** Drawn pictures only. Under /api only the blog's: the rest may be personal. */
export const PICTURE_PATHS = /^\/(pictures|drawings|social|guia)\/|^\/api\/blog\/figures\/[0-9a-f]+\.(svg|webp)$/

/** Public pages: network first, else the cached copy. */
export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PAGE_WAIT_S,
  plugins: [
    new ExpirationPlugin({ maxEntries: PAGES_STORED }),
    {
      // Ignores the query: campaigns are the same page, and it may hold an address.
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).origin + new URL(request.url).pathname),
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await siteMatch(pathOf(request.url))),
    },
  ],
})

export const pictures = new StaleWhileRevalidate({
  cacheName: 'desenhos',
  plugins: [
    new ExpirationPlugin({ maxEntries: PICTURES_STORED }),
    // Pages cached ahead of a visit have only small pictures.
    {
      handlerDidError: async ({ request }) => {
        const path = pathOf(request.url)
        return (await siteMatch(path)) ?? (await smallMatch(path))
      },
    },
  ],
})

export async function keepVisited(addresses: readonly unknown[], event: ExtendableEvent): Promise<void> {
  const visited = addresses.filter((address) => typeof address === 'string').map(pathOf)
  await Promise.all(visited.map((path) => keep(path, event)))
  if (visited.includes(paths.quiz)) {
    await Promise.all(quizNeeds().map(async (path) => (await caches.match(path)) ?? (await keep(path, event))))
  }
  await renewPages(event)
}

/** Notes that cached pages ask for scripts of the edition before. */
export async function markPagesOld(): Promise<void> {
  await markSiteOld()
  await (await caches.open(MARKS_CACHE)).put(OLD_EDITION, new Response())
}

/** Fetches all cached pages again, since their old scripts will be gone. */
async function renewPages(event: ExtendableEvent): Promise<void> {
  if (!(await (await caches.open(MARKS_CACHE)).delete(OLD_EDITION))) return
  for (const { url } of await (await caches.open(PAGES_CACHE)).keys()) await keep(pathOf(url), event)
}

async function keep(path: string, event: ExtendableEvent): Promise<void> {
  const strategy = PICTURE_PATHS.test(path) ? pictures : NOT_PAGES.some((pattern) => pattern.test(path)) ? null : pages
  await strategy?.handleAll({ request: new Request(path), event })[1].catch(() => undefined)
}

const pathOf = (address: string) => new URL(address, self.location.origin).pathname
