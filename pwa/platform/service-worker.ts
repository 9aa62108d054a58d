/** An app left open for days asks again when it is taken up, at most this often. */
const ASK_AGAIN_MS = 60 * 60 * 1000

/**
 * Registers the worker of production builds once the page has settled, so that it competes with nothing, and tells of a newer
 * edition that is downloaded and waits for a yes: one that came just now, or that waited since an earlier visit.
 */
export function registerServiceWorker(onWaiting: (worker: ServiceWorker) => void, onReady = () => {}): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    void navigator.serviceWorker
      .register('/service-worker.js')
      .then((registration) => {
        onReady()
        const look = () => {
          // The very first edition waits for nobody.
          if (registration.active && registration.waiting) onWaiting(registration.waiting)
        }
        look()
        registration.addEventListener('updatefound', () =>
          registration.installing?.addEventListener('statechange', look),
        )
        keepAsking(registration)
      })
      .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
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
