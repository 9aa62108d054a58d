import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run screens:camera`: the camera's states in `.cache/camera`, for viewing only. */
export default defineConfig({
  ...base,
  testMatch: 'camera.shot.ts',
  expect: { timeout: 20_000 },
  projects: [{ name: 'camera' }],
})
