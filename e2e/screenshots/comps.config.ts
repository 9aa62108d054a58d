import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** `COMPS_DIR=… npm run screens:comps`: funnel designs beside real pages, and the three settings, in `.cache/comps`. For viewing only. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'comps.shot.ts',
  globalSetup: '../product.ts',
  outputDir: '../../test-results',
  retries: 0,
  projects: [{ name: 'comps' }],
})
