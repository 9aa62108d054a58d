import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/**
 * `npm run look -- --project camera`: pictures to look at; nothing is compared. `camera`, each of its states, in `.cache/camera`;
 * `visitors`, every screen of three visitors from an advert to the checkout at four sizes, in `.cache/visitors`; `readme`, the
 * README's own, in `docs/pictures`.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../product.ts',
  outputDir: '../../test-results',
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 1,
  projects: ['camera', 'visitors', 'readme'].map((name) => ({ name, testMatch: `${name}.shot.ts` })),
})
