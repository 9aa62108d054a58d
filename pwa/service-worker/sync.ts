import { SEND_TAG } from '../platform/background-sync.ts'
import { sendWaiting } from './send-waiting.ts'

declare const self: ServiceWorkerGlobalScope

/** Sends in the background what the app could not, where the browser wakes us for it. */
export function listenForSync(): void {
  self.addEventListener('sync', (event) => {
    // Not in the types: ExtendableEvent is what it is at least.
    if (event instanceof ExtendableEvent && Reflect.get(event, 'tag') === SEND_TAG) event.waitUntil(sendWaiting())
  })
}
