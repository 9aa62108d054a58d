import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds, a line each, with the first element it finds it on. */
export async function barriers(page: Page, where: string): Promise<string[]> {
  // "Legacy" asks no second page to sum up the frames: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => `${where}: ${id}, ${help} (${nodes[0]?.target.join(' ')})`)
}
