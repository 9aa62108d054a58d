import { useState } from 'react'
import { readLocal, writeLocal } from '#pwa/platform/local-store.ts'

const KEY = 'rosto-ideal:letra'

/** Factors of the text size. */
export const TEXT_SIZES = { Normal: 1, Grande: 1.15, Maior: 1.35, Enorme: 1.6 } as const
export const TEXT_SIZE_NAMES = ['Normal', 'Grande', 'Maior', 'Enorme'] as const
export type TextSize = (typeof TEXT_SIZE_NAMES)[number]

/** A preference, not personal data: it outlives the session. */
export function useTextSize(): [size: TextSize, setSize: (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>(() => TEXT_SIZE_NAMES.find((name) => name === readLocal(KEY)) ?? 'Normal')
  return [
    size,
    (next) => {
      setSize(next)
      writeLocal(KEY, next)
    },
  ]
}
