import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/**
 * `COMPS_DIR=… npm run screens:comps` puts each funnel design beside the real page, and photographs result and sales page in the three
 * settings, into `.cache/comps`. For viewing only.
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
