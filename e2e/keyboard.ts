import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page has. */
const MOST_STOPS = 80

/** Every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    // Scrolling takes time.
    await expect.poll(() => page.evaluate(coveredFocus)).toBeNull()
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MOST_STOPS} Tabs não chegam a ${String(target)}`)
}

/** Null if fully visible. Runs in the page. */
export function coveredFocus(): string | null {
  const focus = document.activeElement
  if (!focus || focus === document.body) return null
  const words = `${focus.tagName.toLowerCase()} "${(focus.getAttribute('aria-label') ?? focus.textContent).trim().slice(0, 40)}"`
  const { left, right, top, bottom } = focus.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  if (x < 0 || x > innerWidth || bottom <= 0 || top >= innerHeight) return `${words} está fora da janela`
  const above = document.elementFromPoint(x, y)
  if (!above || focus.contains(above) || above.contains(focus)) return null
  return `${words} está sob ${above.tagName.toLowerCase()} "${above.textContent.trim().slice(0, 40)}"`
}
