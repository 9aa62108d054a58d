import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { compressOutput } from '../build/compress.ts'

/** Built like our app: same Vite, all compressed and precached. */
export default defineConfig({
  root: fileURLToPath(new URL('rivals/ionic-starter', import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL('../.cache/ionic-starter', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: fileURLToPath(new URL('rivals/ionic-starter/app.html', import.meta.url)) },
  },
  plugins: [
    VitePWA({
      injectRegister: false,
      workbox: { navigateFallback: '/app.html', globPatterns: ['**/*.{js,css,html}'] },
      manifest: { name: 'Ionic App', short_name: 'Ionic', start_url: '/dashboard' },
    }),
    compressOutput(),
  ],
})
