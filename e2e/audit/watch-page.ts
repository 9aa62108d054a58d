import type { Page } from '@playwright/test'

export function watchPage(page: Page): { taken: () => string[] } {
  let said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))
  page.on('requestfailed', (request) => {
    // Aborted by the next navigation.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      said.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      said.push(`${response.url()}: ${response.status()}`)
  })
  return {
    taken: () => {
      const taken = said
      said = []
      return taken
    },
  }
}

/** Hydrated: the root then has React's own property. */
export const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  )
