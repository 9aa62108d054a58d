import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function barriers(page: Page, where: string): Promise<string[]> {
  return found(axeOn(page), where)
}

/** Waits until nothing moves. Only contrast differs in dark. With a dialog open, only the dialog is checked. */
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

/** Two screens overlap during a transition. */
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

const showOnlyDialog = (page: Page, only: boolean) =>
  page.evaluate((isOnly) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    for (let on: Element | null = dialog ?? null; on && on !== document.body; on = on.parentElement)
      for (const sibling of on.parentElement?.children ?? [])
        if (sibling !== on && sibling instanceof HTMLElement) sibling.style.display = isOnly ? 'none' : ''
  }, only)
