import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { APP_PATHS, paths } from '../paths.ts'
import { FACE_CACHE, FACE_FILES } from '#pwa/face/face-cache.ts'
import { KEEP_SITE } from '#pwa/frame/site-list.ts'
import { keepSite } from './stored-site.ts'
import { keepVisited, markPagesOld, NOT_PAGES, pages, PICTURE_PATHS, pictures } from './visited-pages.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'
import { reportUncaught } from '#pwa/failures/report-uncaught.ts'
import { listenForPushes } from './push.ts'
import { listenForSync } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

const OFFLINE_CACHE = 'sem-rede'

// Hashed files and the app's shell. Nobody's data is ever kept here: another person may hold this phone tomorrow.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { allowlist: [APP_PATHS] }))

registerRoute(new NavigationRoute(pages, { denylist: NOT_PAGES }))
registerRoute(({ url, sameOrigin }) => sameOrigin && PICTURE_PATHS.test(url.pathname), pictures)

// Named by their content: what is there is right. A buyer in the middle of the photos needs them without a network too.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && FACE_FILES.test(url.pathname),
  new CacheFirst({ cacheName: FACE_CACHE }),
)

// A public page that is not kept, without a network: an honest page in its place, kept since the installation.
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(OFFLINE_CACHE).then((cache) => cache.add(new Request(paths.offline, { cache: 'reload' }))),
  )
})
self.addEventListener('activate', (event) => event.waitUntil(markPagesOld()))
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await caches.match(paths.offline) : undefined
  return page ?? Response.error()
})

// The page that brought this worker in is its own from now on: without a network, the screens it has not opened yet are here.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  // The first page of a visit came before this worker did.
  if (event.data?.type === 'VISITED' && Array.isArray(event.data.addresses))
    event.waitUntil(keepVisited(event.data.addresses, event))
  if (event.data?.type === KEEP_SITE) event.waitUntil(keepSite())
})

reportUncaught(self, reportFailure)
listenForPushes()
listenForSync()
