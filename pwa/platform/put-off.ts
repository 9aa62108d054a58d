import { useState } from 'react'

const KEY = 'rosto-ideal:depois:'
const LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** Whether the person said "not now" on this device in the last thirty days. */
export function isPutOff(name: string): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY + name)) < LIFE_MS
  } catch {
    return false
  }
}

/** The same for a screen, and how to note it. A private window asks again next time, no more. */
export function usePutOff(name: string): [isPutOff: boolean, putOff: () => void] {
  const [isOff, setOff] = useState(() => isPutOff(name))
  return [
    isOff,
    () => {
      setOff(true)
      try {
        localStorage.setItem(KEY + name, String(Date.now()))
      } catch {
        // Said above.
      }
    },
  ]
}
