/** What the worker is woken under when there is a network. */
export const SEND_TAG = 'enviar'

/** What the worker asks of an open app before it sends anything itself: to go first, where its progress can be seen. */
export const GO_FIRST = 'GO_FIRST'

/** Not in the types of every browser's library, because not every browser has it. */
interface Syncing {
  readonly sync: { readonly register: (tag: string) => Promise<void> }
}

const canSync = (registration: object): registration is Syncing => 'sync' in registration

/** Whether this browser wakes the worker when there is a network. iPhones and Firefox do not: what waits leaves once the app is open. */
export const sendsWhenClosed = () =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'SyncManager' in globalThis

/** Asks the browser, where it can, to wake the worker when there is a network, even if the app is closed by then. */
export async function sendInBackground(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration && canSync(registration)) await registration.sync.register(SEND_TAG)
  } catch {
    // Forbidden in this browser's settings: what waits leaves when the app is open.
  }
}

/**
 * The worker is about to send: `go` takes the lock, and the worker comes after it.
 * @returns what ends the listening
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
