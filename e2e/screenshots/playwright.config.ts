import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** `npm run screenshots`: the README's pictures. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'readme.shot.ts',
  globalSetup: '../product.ts',
  outputDir: '../../test-results',
  retries: 0,
  workers: 1,
  projects: [{ name: 'screenshots' }],
})
