import { useState } from 'react'

const KEY = 'rosto-ideal:depois:'
const LIFE_MS = 30 * 24 * 60 * 60 * 1000

/** "Not now" counts for thirty days on this device. */
export function isPutOff(name: string): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY + name)) < LIFE_MS
  } catch {
    return false
  }
}

/** Private windows forget it. */
export function usePutOff(name: string): [isPutOff: boolean, putOff: () => void] {
  const [isOff, setOff] = useState(() => isPutOff(name))
  return [
    isOff,
    () => {
      setOff(true)
      try {
        localStorage.setItem(KEY + name, String(Date.now()))
      } catch {
        // Refused in private windows.
      }
    },
  ]
}
