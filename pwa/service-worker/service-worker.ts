import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { APP_PATHS, paths } from '../paths.ts'
import { FACE_CACHE, FACE_FILES } from '#pwa/face/finder/face-cache.ts'
import { KEEP_SITE } from '#pwa/frame/site-list.ts'
import { keepSite } from './stored-site.ts'
import { keepVisited, markPagesOld, NOT_PAGES, pages, PICTURE_PATHS, pictures } from './visited-pages.ts'
import { reportFailure } from '#pwa/failures/report-failure.ts'
import { reportUncaught } from '#pwa/failures/report-uncaught.ts'
import { listenForPushes } from './push.ts'
import { listenForSync } from './sync.ts'

declare const self: ServiceWorkerGlobalScope

const OFFLINE_CACHE = 'sem-rede'

// Hashed files and the app's shell, never personal data: another person may use this phone.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { allowlist: [APP_PATHS] }))

registerRoute(new NavigationRoute(pages, { denylist: NOT_PAGES }))
registerRoute(({ url, sameOrigin }) => sameOrigin && PICTURE_PATHS.test(url.pathname), pictures)

// Named by their content, so cached copies are right; needed offline during the photos.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && FACE_FILES.test(url.pathname),
  new CacheFirst({ cacheName: FACE_CACHE }),
)

// The page shown offline for public pages that are not cached.
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

// Controls the installing page too, so that screens it has not opened work offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  // The first page of a visit is loaded before this worker.
  if (event.data?.type === 'VISITED' && Array.isArray(event.data.addresses))
    event.waitUntil(keepVisited(event.data.addresses, event))
  if (event.data?.type === KEEP_SITE) event.waitUntil(keepSite())
})

reportUncaught(self, reportFailure)
listenForPushes()
listenForSync()
