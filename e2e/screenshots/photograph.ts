import type { Page } from '@playwright/test'

/** Scrolls first, to load everything. */
export async function photograph(page: Page, isWhole = true): Promise<Buffer> {
  await page.mouse.move(200, 300)
  if (isWhole) {
    for (let i = 0; i < 30; i += 1) await page.mouse.wheel(0, 700)
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
    })
    await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))
    // A loaded picture is painted a moment later.
    await page.evaluate(
      async () => void (await Promise.allSettled([...document.images].map((image) => image.decode()))),
    )
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return await page.screenshot({ fullPage: isWhole, animations: 'disabled' })
}
