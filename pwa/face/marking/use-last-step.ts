import { useEffect, useRef, useState } from 'react'
import { HANDLES, type Marking } from './handles.ts'
import { LOOK_HANDLES, LOOKS, type PointLook } from './proposed-points.ts'
import type { FaceMarker } from './use-face-marker.ts'

/** Duration of the message. The button stays. */
export const SAID_MS = 5000
const REST_MS = 300

export interface LastStep {
  readonly words: string
  readonly isUndone: boolean
}

/** For a few seconds. Null when marking by hand. */
export function useLastStep({ marking, steps }: Pick<FaceMarker, 'marking' | 'steps'>): LastStep | null {
  const [last, setLast] = useState<LastStep | null>(null)
  const rested = useRef({ marking, steps })
  useEffect(() => {
    const before = rested.current
    if (marking === before.marking) return
    // The proposal arrived: nothing to undo.
    if (steps === 0 && before.steps === 0) {
      rested.current = { marking, steps }
      return
    }
    const timer = setTimeout(() => {
      rested.current = { marking, steps }
      const words = steps < before.steps ? 'Desfeito' : stepWords(before.marking, marking)
      setLast(words === null ? null : { words, isUndone: steps < before.steps })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [marking, steps])
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [last])
  return last
}

const CHECKED_WORDS: Readonly<Record<PointLook, string>> = {
  temples: 'Têmporas conferidas',
  jaw: 'Mandíbula conferida',
  hairline: 'Raiz conferida',
}

/** Null if unclear or without a proposal. */
export function stepWords(
  { points: from, proposed: before }: Marking,
  { points, proposed: now }: Marking,
): string | null {
  if (!before) return null
  if (!now) return 'Proposta posta de lado'
  if (now.isHairlineUnknown && !before.isHairlineUnknown) return 'Raiz estimada'
  const isChecked = (look: PointLook, { checked }: typeof now) =>
    LOOK_HANDLES[look].every((name) => checked.includes(name))
  // Of quick answers, the last is undone first.
  for (const look of [...LOOKS].reverse())
    if (isChecked(look, now) && !isChecked(look, before)) return CHECKED_WORDS[look]
  if (now.checked.length > before.checked.length) return 'Ponto conferido'
  return HANDLES.some((name) => from[name] !== points[name]) ? 'Ponto movido' : null
}
