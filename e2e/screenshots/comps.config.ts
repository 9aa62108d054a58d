import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/**
 * `COMPS_DIR=… npm run screens:comps` lays every drawn page of the funnel beside the page as it is, and photographs result and
 * sales page in the three settings. The pictures go to `.cache/comps`, to be looked at; nothing is compared.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'comps.shot.ts',
  globalSetup: '../product.ts',
  outputDir: '../../test-results',
  retries: 0,
  projects: [{ name: 'comps' }],
})
