export const SEND_TAG = 'enviar'

/** Lets an open app send before the worker, with visible progress. */
export const GO_FIRST = 'GO_FIRST'

/** Missing from the standard types. */
interface Syncing {
  readonly sync: { readonly register: (tag: string) => Promise<void> }
}

const canSync = (registration: object): registration is Syncing => 'sync' in registration

/** False on iPhones and Firefox: there, sending waits for an open app. */
export const sendsWhenClosed = () =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'SyncManager' in globalThis

/** Wakes the worker once online, where supported. */
export async function sendInBackground(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration && canSync(registration)) await registration.sync.register(SEND_TAG)
  } catch {
    // Forbidden by settings: sending waits for an open app.
  }
}

/**
 * Lets the page take the lock before the worker sends.
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
