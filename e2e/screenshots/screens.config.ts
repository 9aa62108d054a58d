import { defineConfig } from '@playwright/test'
import base, { phone } from '../../playwright.config.ts'

process.env['E2E_DATA_DIR'] ??= new URL('../../.cache/screens', import.meta.url).pathname

const desktop = { viewport: { width: 1440, height: 900 } }
const narrow = { ...phone, deviceScaleFactor: 1 }
/** The public pages have no dark scheme. */
const grepInvert = /public pages/
const shots = { testMatch: 'screens.shot.ts', dependencies: ['scene'] }

/**
 * `npm run screens -- --update-snapshots` photographs the screens; `npm run screens` lists those that changed. Pictures and data stay in
 * `.cache/screens` (or `E2E_DATA_DIR`). Four always differ: blog list, sales page, integrations, access links.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../product.ts',
  snapshotPathTemplate: `${process.env['E2E_DATA_DIR']}/pictures/{projectName}/{arg}{ext}`,
  outputDir: '../../test-results',
  retries: 0,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'scene', testMatch: 'scene.setup.ts' },
    { ...shots, name: 'phone', use: narrow },
    { ...shots, name: 'small', grepInvert, use: { ...narrow, viewport: { width: 320, height: 568 } } },
    { ...shots, name: 'phone-dark', grepInvert, use: { ...narrow, colorScheme: 'dark' } },
    { ...shots, name: 'desktop', use: desktop },
    { ...shots, name: 'desktop-dark', grepInvert, use: { ...desktop, colorScheme: 'dark' } },
  ],
})
