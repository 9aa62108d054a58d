import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadFonts, twoDocuments } from './build/documents.ts'
import { cutFaceModels } from './build/face-models.ts'
import { tellOldBrowsers } from './build/old-browser.ts'
import { plainValues } from './build/plain-values.ts'
import { pngTwins } from './build/png-twins.ts'
import { prerenderSite } from './build/prerender.ts'
import { oneCommonFile, shared } from './build/shared.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

cutFaceModels()

/** Public pages and development server. `vite.app.config.ts` builds the app afterwards. */
export default defineConfig({
  ...shared,
  publicDir: '../public',
  build: {
    ...shared.build,
    emptyOutDir: true,
    manifest: true,
    license: { fileName: 'licencas-site.md' },
    rolldownOptions: { input: 'pwa/index.html', output: oneCommonFile(10) },
  },
  server: {
    proxy: { '/api': api, '/dev': api, '/ws': { target: api, ws: true } },
  },
  plugins: [react(), plainValues(), preloadFonts(), tellOldBrowsers(), twoDocuments(), prerenderSite(), pngTwins()],
})
