/** Tag of the background sync event. */
export const SEND_TAG = 'enviar'

/** Message by which the worker lets an open app send first, where progress is visible. */
export const GO_FIRST = 'GO_FIRST'

/** Missing from the standard types, because not all browsers have it. */
interface Syncing {
  readonly sync: { readonly register: (tag: string) => Promise<void> }
}

const canSync = (registration: object): registration is Syncing => 'sync' in registration

/** True where the browser wakes the worker once online. iPhones and Firefox do not: there, sending waits for an open app. */
export const sendsWhenClosed = () =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'SyncManager' in globalThis

/** Asks the browser, where it can, to wake the worker once online, even if the app is closed. */
export async function sendInBackground(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration && canSync(registration)) await registration.sync.register(SEND_TAG)
  } catch {
    // Forbidden in the browser's settings: sending waits for an open app.
  }
}

/**
 * Called when the worker is about to send: `go` takes the lock first.
 * @returns the unsubscriber
 */
export function whenWorkerSends(go: () => void): () => void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return () => undefined
  const listen = ({ data, ports: [answer] }: MessageEvent) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== GO_FIRST) return
    go()
    answer?.postMessage(null)
  }
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', listen)
  return () => serviceWorker.removeEventListener('message', listen)
}
