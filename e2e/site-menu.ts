import type { Page } from '@playwright/test'

/** A button on phones, a summary on desktops. */
export const menuOpener = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('button', { name: 'Abrir o menu' })
    : page.getByRole('navigation', { name: 'Principal' }).getByText('Visagismo Online')
