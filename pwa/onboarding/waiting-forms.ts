import { useSyncExternalStore } from 'react'

/*
 * Which pressed forms still lie on this device. The outbox that knows comes after the first screen; what it knows is left here,
 * so that a screen can show it without bringing all of it along.
 */
const listeners = new Set<() => void>()
let waiting: readonly string[] = []

/** The orders whose form was pressed and has not arrived yet. */
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

/** Whether this order's form lies on this device, pressed, and goes when there is a network. */
export function useWaitingForm(orderId: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => orderId !== undefined && waiting.includes(orderId))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
