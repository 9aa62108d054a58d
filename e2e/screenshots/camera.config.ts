import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screens:camera`: the camera in each of its states, as pictures in `.cache/camera`, to look at. No test of anything. */
export default defineConfig({
  ...base,
  testMatch: 'camera.shot.ts',
  expect: { timeout: 20_000 },
  projects: [{ name: 'camera' }],
})
