import { defineConfig, devices } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/gate/chromium.ts'

const isContinuous = process.env['CI'] !== undefined

const whole = findChromium()
const light = findHeadlessShell() ?? whole

/** With a test picture as camera, all permissions granted. */
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
/** With all that a browser does for an installed app. */
export const installed = launch(whole)

export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
/** Background Sync, push, killed browsers. */
const INSTALLED = '**/{background-sync,killed-tab,leaving,main-path,push,unsent-sheet}.phone.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/product.ts',
  fullyParallel: true,
  workers: 2,
  // scripts/gate/run.ts reports these as flaky.
  retries: 1,
  forbidOnly: isContinuous,
  // Only stops hanging tests.
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
    // The longest journeys begin first, or one processor waits for the last of them.
    { name: 'installed', testMatch: INSTALLED, use: { ...phone, launchOptions: installed } },
    // Buyers use phones: their actions are not tested on desktops.
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', '**/crawl.spec.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    { name: 'phone', testIgnore: ['**/*.desktop.spec.ts', INSTALLED], use: phone },
  ],
})
