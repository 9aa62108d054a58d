import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** One line per violation, with its first element. */
export async function barriers(page: Page, where: string): Promise<string[]> {
  return found(axeOn(page), where)
}

/**
 * Violations in light, then in dark, once nothing moves. Only contrast differs in dark, so only contrast is checked twice. With a dialog
 * open, only the dialog is checked.
 */
export async function barriersInBoth(page: Page, where: string): Promise<string[]> {
  await oneScreen(page)
  await atRest(page)
  await showOnlyDialog(page, true)
  const light = await found(axeOn(page), where)
  await page.emulateMedia({ colorScheme: 'dark' })
  await atRest(page)
  const dark = await found(axeOn(page).withRules('color-contrast'), `${where}, no escuro`)
  await page.emulateMedia({ colorScheme: 'light' })
  await showOnlyDialog(page, false)
  return [...light, ...dark]
}

const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function found(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes: [first] }) => {
    const why = [...(first?.any ?? []), ...(first?.all ?? []), ...(first?.none ?? [])].map(({ message }) => message)
    return `${where}: ${id}, ${why.join(' ')} (${first?.target.join(' ')})`
  })
}

/** During a transition the router briefly keeps two screens. */
const oneScreen = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.querySelectorAll('ion-router-outlet > .ion-page')].filter((screen) => screen.checkVisibility())
        .length <= 1,
  )

const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  )

/** Hides everything but the open dialog, or shows it again. */
const showOnlyDialog = (page: Page, only: boolean) =>
  page.evaluate((isOnly) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    for (let on: Element | null = dialog ?? null; on && on !== document.body; on = on.parentElement)
      for (const sibling of on.parentElement?.children ?? [])
        if (sibling !== on && sibling instanceof HTMLElement) sibling.style.display = isOnly ? 'none' : ''
  }, only)
