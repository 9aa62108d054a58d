import { useSyncExternalStore } from 'react'

export const TOAST_MS = 5000

export interface Toast {
  readonly id: number
  readonly title: string
  readonly text: string | undefined
  readonly tone: 'plain' | 'danger'
}

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** Replaces any toast. For screens, never the transport. */
export function showToast(title: string, text?: string, tone: Toast['tone'] = 'plain'): void {
  set({ id: ++lastId, title, text, tone })
}

/** Unless another has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null)
}

export const clearToast = () => set(null)

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function set(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
