import { SEND_TAG } from '../platform/background-sync.ts'
import { sendWaiting } from './send-waiting.ts'

declare const self: ServiceWorkerGlobalScope

export function listenForSync(): void {
  self.addEventListener('sync', (event) => {
    // SyncEvent is missing in the types.
    if (event instanceof ExtendableEvent && Reflect.get(event, 'tag') === SEND_TAG) event.waitUntil(sendWaiting())
  })
}
