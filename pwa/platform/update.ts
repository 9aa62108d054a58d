import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'

let waiting: Workbox | null = null
const listeners = new Set<() => void>()

export function updateIsWaiting(workbox: Workbox): void {
  waiting = workbox
  for (const listener of listeners) listener()
}

export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  )
}

export function applyUpdate(): void {
  if (!waiting) return
  waiting.addEventListener('controlling', () => window.location.reload())
  waiting.messageSkipWaiting()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
