import type { BrowserContext, Page } from '@playwright/test'

/** Controls workers over CDP, from a page of another origin. */
export async function workersOf(context: BrowserContext, origin: string) {
  const blank = await context.newPage()
  const session = await context.newCDPSession(blank)
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  return {
    /** Restarts the worker and fires its sync, like a phone back online. */
    async wake() {
      await session.send('ServiceWorker.stopAllWorkers')
      await session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: 'enviar',
        lastChance: false,
      })
    },
    page: blank,
  }
}

export const waitingTags = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const sync: unknown = Reflect.get(registration, 'sync')
    if (typeof sync !== 'object' || sync === null || !('getTags' in sync) || typeof sync.getTags !== 'function')
      return []
    return [...(await sync.getTags())]
  })
