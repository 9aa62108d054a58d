import type { Workbox } from 'workbox-window'

/** An app left open for days asks again when it is taken up, at most this often. */
const ASK_AGAIN_MS = 60 * 60 * 1000

/**
 * Registers the worker of production builds once the page has settled, so that it competes with nothing, and tells of a newer
 * edition that is downloaded and waits for a yes: one that came just now, or that waited since an earlier visit. The very
 * first edition waits for nobody.
 */
export function registerServiceWorker(onWaiting: (workbox: Workbox) => void, onReady = () => {}): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void start(onWaiting, onReady).catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

async function start(onWaiting: (workbox: Workbox) => void, onReady: () => void): Promise<void> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', () => onWaiting(workbox))
  const registration = await workbox.register({ immediate: true })
  onReady()
  if (registration) keepAsking(registration)
}

/** Registering again asks for nothing new, and browsers ask when they please. */
function keepAsking(registration: ServiceWorkerRegistration): void {
  let asked = -Infinity
  const ask = () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < ASK_AGAIN_MS) return
    asked = performance.now()
    void registration.update().catch(() => undefined)
  }
  ask()
  document.addEventListener('visibilitychange', ask)
}
