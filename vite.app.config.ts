import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { BRAND } from './contract/brand.ts'
import { START_PATH } from './pwa/paths.ts'
import { compressOutput } from './build/compress.ts'
import { cutFaceModels } from './build/face-models.ts'
import { tellOldBrowsers } from './build/old-browser.ts'
import { plainValues } from './build/plain-values.ts'
import { adminFiles } from './build/precache.ts'
import { oneCommonFile, shared } from './build/shared.ts'

cutFaceModels()
const { plugin: findAdminFiles, isAdminFile } = adminFiles()

/** The app, and the whole site's service worker. Built apart from the public pages: shared chunks would hold what only the other needs. */
export default defineConfig({
  ...shared,
  publicDir: false,
  build: {
    ...shared.build,
    emptyOutDir: false,
    license: { fileName: 'licencas-app.md' },
    rolldownOptions: {
      input: 'pwa/app.html',
      output: oneCommonFile(10),
      treeshake: {
        // Ionic's registrations are side effects; this lets the bundler drop unused elements.
        moduleSideEffects: [{ test: /node_modules\/@ionic\/(core\/components|react)\/.*\.js$/, sideEffects: false }],
      },
    },
  },
  // The face finder: loaded only for photos.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/face/[name]-[hash].js',
        chunkFileNames: 'assets/face/[name]-[hash].js',
        assetFileNames: 'assets/face/[name]-[hash][extname]',
      },
    },
  },
  plugins: [
    react(),
    plainValues(),
    findAdminFiles,
    tellOldBrowsers(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      // The patterns below include them.
      includeManifestIcons: false,
      injectManifest: {
        // Public pages are cached when visited; administration and face finder when used.
        globPatterns: ['app.html', 'assets/**/*.{js,css,woff2}', 'icons/*', 'drawings/*.svg'],
        globIgnores: ['assets/face/**'],
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
    compressOutput(),
  ],
})
