import { defineConfig, devices } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/chromium.ts'

const isContinuous = process.env['CI'] !== undefined

const whole = findChromium()
const light = findHeadlessShell() ?? whole

/** Chromium with a moving test picture as camera and all permissions granted. */
const launch = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
  ],
})

export const browser = launch(light)

export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
/** Tests of Background Sync, push, and a profile that survives a kill. */
const INSTALLED = '**/{background-sync,killed-tab,leaving,main-path,push}.phone.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/product.ts',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try is reported as flaky by scripts/test/run.ts.
  retries: 1,
  forbidOnly: isContinuous,
  // Only stops hanging tests: several times what a slow machine needs.
  timeout: 300_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: browser,
    permissions: ['camera'],
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', testIgnore: ['**/*.desktop.spec.ts', INSTALLED], use: phone },
    { name: 'installed', testMatch: INSTALLED, use: { ...phone, launchOptions: launch(whole) } },
    // Buyers use phones: their actions are not tested on desktops. Documents are the same for both.
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', '**/crawl.spec.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
})
