import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test'

/** Lighthouse's slow 4G: 150 ms latency, 1.6 Mbit/s down, a quarter of the processor. */
const LATENCY_MS = 150
const DOWN_BYTES_PER_S = (1638.4 * 1000) / 8
const UP_BYTES_PER_S = (750 * 1000) / 8
const SLOWER = 4

export interface Phone {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
}

export async function openPhone(browser: Browser, isSlow = true): Promise<Phone> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Moto G4']
  const context = await browser.newContext({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch })
  if (isSlow) return { context, ...(await openSlowPage(context)) }
  const page = await context.newPage()
  return { context, page, cdp: await context.newCDPSession(page) }
}

export async function openSlowPage(context: BrowserContext): Promise<Pick<Phone, 'page' | 'cdp'>> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES_PER_S,
    uploadThroughput: UP_BYTES_PER_S,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, cdp }
}
