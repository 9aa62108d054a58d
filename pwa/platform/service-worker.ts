import type { Workbox } from 'workbox-window'

/** Interval of update checks in apps left open for days. */
const ASK_AGAIN_MS = 60 * 60 * 1000

/** Registers the worker once the page has loaded. Reports updates that wait for consent; the first installation needs none. */
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

/** Browsers check for updates only when they please. */
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
