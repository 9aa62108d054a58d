import type { Page } from '@playwright/test'

/** What opens the public pages' menu: on phones a button, at a desk the summary of a list. */
export const menuOpener = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('button', { name: 'Abrir o menu' })
    : page.getByRole('navigation', { name: 'Principal' }).getByText('Visagismo Online')
