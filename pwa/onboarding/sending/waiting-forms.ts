import { useSyncExternalStore } from 'react'

/* Submitted forms still on this device. Apart from the outbox, so that a screen can read this without loading it. */
const listeners = new Set<() => void>()
let waiting: readonly string[] = []

export function setWaitingForms(orderIds: readonly string[]): void {
  if (orderIds.length === waiting.length && orderIds.every((id) => waiting.includes(id))) return
  waiting = orderIds
  for (const listener of listeners) listener()
}

let hasOutbox = false

/** An order's outbox was opened on this page. */
export function noteOutbox(): void {
  if (hasOutbox) return
  hasOutbox = true
  for (const listener of listeners) listener()
}

/** Whether one was. */
export const useHasOutbox = (): boolean => useSyncExternalStore(subscribe, () => hasOutbox)

/** Submitted, and sent once online. */
export function useWaitingForm(orderId: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => orderId !== undefined && waiting.includes(orderId))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
