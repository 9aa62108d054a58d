import type { Plugin } from 'vite'
import { isAppPath } from '#pwa/paths.ts'

/** On the first screen; the italic may wait. */
const FIRST_FACES = [/fraunces-latin-opsz-normal.*\.woff2$/, /inter-latin-wght-normal.*\.woff2$/]

/** Starts loading before the style sheet names the fonts. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FACES.some((face) => face.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** Serves the right document in development, as the product's server does. */
export function twoDocuments(): Plugin {
  return {
    name: 'two-documents',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const pathname = (request.url ?? '/').split('?')[0] ?? '/'
        // Source folders share addresses: `/auth/auth-page.tsx` is a module, not a screen.
        if (isAppPath(pathname) && !/\.\w+$/.test(pathname)) request.url = '/app.html'
        next()
      })
    },
  }
}
