import { defineConfig } from '@playwright/test'
import comps from './comps.config.ts'

/**
 * `npm run screens:visitors` photographs every screen of three visitors from an advert to the checkout, at four sizes, into
 * `.cache/visitors`.
 */
export default defineConfig({
  ...comps,
  testMatch: 'visitors.shot.ts',
  timeout: 180_000,
  projects: [{ name: 'visitors' }],
})
