import type { Page } from '@playwright/test'

/** The limit for the whole form. */
export const MOST_TAPS = 30

/** The count survives reloads. */
export const countTouches = (page: Page) =>
  page.addInitScript(() => {
    const add = (key: string) => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1))
    document.addEventListener('click', ({ isTrusted }) => isTrusted && add('taps'), { capture: true })
    document.addEventListener('beforeinput', () => add('typed'), { capture: true })
  })

export const touches = (page: Page) =>
  page.evaluate(() => ({
    taps: Number(sessionStorage.getItem('taps') ?? 0),
    typed: Number(sessionStorage.getItem('typed') ?? 0),
  }))
