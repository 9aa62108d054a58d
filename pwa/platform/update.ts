import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** A newer edition is downloaded: whoever shows it is told. */
export function updateIsWaiting(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** Whether a newer edition is downloaded and waits for a yes. */
export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  )
}

/** Lets the newer edition take over and opens it. */
export function applyUpdate(): void {
  if (!waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
