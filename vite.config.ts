import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { BRAND } from './contract/brand.ts'
import { START_PATH } from './pwa/paths.ts'
import { buildApp } from './scripts/web-app-build.ts'
import { preloadFonts, twoDocuments } from './scripts/web-documents.ts'
import { adminFiles } from './scripts/web-precache.ts'
import { prerenderSite } from './scripts/web-prerender.ts'
import { buildSender } from './scripts/web-sender.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { plugin: findAdminFiles, isAdminFile } = adminFiles()
const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** What public pages act with before React is there. */
const FIRST =
  /(pwa\/paths|pwa\/platform\/(alive-event|held-presses|checkout-click|first-search|install-event|random-id|kept-lead|local-store)|contract\/(offer|checkout-link|first-name))\.ts$|vite\/preload-helper/
/** What the result page's document has before its first paint, as one file. Nothing here knows React. */
const RESULT_FIRST =
  /visagism\/quiz-(questions|scoring)|pwa\/quiz\/(quiz-(result|flow)|result\/(shown-result|result-top|mail-token)|content\/result)\.ts$/
const PARTS =
  /(pwa\/(platform\/(toast|consent|service-worker|update|touched|track)|ui\/(button|icon|icon-button|logo|picture-image|tape)|site\/(still|site-list|frame\/checkout-link))|contract\/brand)\.(tsx?|css)$|phosphor-icons.*\/(caret-down-bold|x)\.svg/

/** What both documents are built with. */
const both = {
  root: here('pwa'),
  cacheDir: here('.cache/vite'),
  build: {
    outDir: here('dist/web'),
    target: 'es2023',
    // A font inlined as data: would be fetched by everybody and break `font-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that runs our scripts at all preloads modules by itself.
      polyfill: false,
      // Documents ask for their modules early (public ones for `boot.ts` alone). Later pages ask for their styles only: the
      // lists would weigh more than they save.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      treeshake: {
        // Ionic registers its elements as a side effect of every module; said otherwise, only those used stay (319 → 163 kB gz).
        moduleSideEffects: [
          { test: /node_modules\/@ionic\/(core\/components|react)\/.*\.js$/, sideEffects: false },
          // Words and graphs are values: a page that uses none of them in the browser sends none.
          { test: /\/pwa\/site\/(content\/|structured-data|faq\/faq-graph)/, sideEffects: false },
        ],
      },
    },
  },
} satisfies UserConfig

export default defineConfig({
  ...both,
  publicDir: here('public'),
  build: {
    ...both.build,
    emptyOutDir: true,
    rolldownOptions: {
      ...both.build.rolldownOptions,
      // `boot.ts` finds `main.tsx` by the address that stands in the document.
      input: { index: here('pwa/index.html'), main: here('pwa/main.tsx') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST },
            // Without what it imports: formats and names of shapes are other pages' too.
            { name: 'result-first', test: RESULT_FIRST, includeDependenciesRecursively: false },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
            // Small parts that every public page has: one request, not one each. Nothing here acts by being imported.
            { name: 'parts', test: PARTS },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/dev': api, '/ws': { target: api, ws: true } },
  },
  plugins: [
    react(),
    preloadFonts(),
    twoDocuments(),
    buildApp(both, () => [react(), findAdminFiles]),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      // They are among the patterns below.
      includeManifestIcons: false,
      injectManifest: {
        // Public pages are left out: they are written after the list is made. The administration and the model of the face
        // (which few installations have) come when asked for.
        globPatterns: ['app.html', 'assets/**/*.{js,css,woff2}', 'icons/*', 'drawings/*.svg'],
        globIgnores: ['assets/vision_*'],
        manifestTransforms: [(entries) => ({ manifest: entries.filter(({ url }) => !isAdminFile(url)), warnings: [] })],
      },
      manifest: {
        id: '/',
        name: BRAND.name,
        short_name: BRAND.name,
        description: 'Seu guia de corte, cor e estilo, a partir do seu rosto.',
        lang: 'pt-BR',
        dir: 'ltr',
        start_url: START_PATH,
        scope: '/',
        display: 'standalone',
        background_color: '#fcf8f3',
        theme_color: '#fcf8f3',
        categories: ['lifestyle', 'beauty'],
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    buildSender(),
    prerenderSite(),
  ],
})
