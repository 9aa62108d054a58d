import { SEND_TAG } from '../platform/background-sync.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by the build beside the worker (scripts/web-sender.ts). */
const SENDER = '/send-waiting.js'

/**
 * Sends in the background what the app could not, where the browser wakes us for it. What is needed for that is a file of
 * its own, brought in when it is: a worker starts before every page, and most never send anything.
 */
export function listenForSync(): void {
  if (!('sync' in self.registration)) return
  // Only what was brought in during the installation may be brought in later.
  self.addEventListener('install', () => importScripts(SENDER))
  self.addEventListener('sync', (event) => {
    // Not in the types: ExtendableEvent is what it is at least.
    if (event instanceof ExtendableEvent && Reflect.get(event, 'tag') === SEND_TAG) event.waitUntil(send())
  })
}

async function send(): Promise<void> {
  importScripts(SENDER)
  await globalThis.sendWaiting?.()
}
