import { defineConfig } from '@playwright/test'
import comps from './comps.config.ts'

/** `npm run screens:visitors`: three visitors' screens from advert to checkout, at four sizes, in `.cache/visitors`. */
export default defineConfig({
  ...comps,
  testMatch: 'visitors.shot.ts',
  timeout: 180_000,
  projects: [{ name: 'visitors' }],
})
