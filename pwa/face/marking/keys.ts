import { useState } from 'react'
import type { Point } from '#visagism/face/measure.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const LONG_STEP = 10

/** Photo pixels that a key moves a handle, or null for other keys. */
export function keyStep({ key, shiftKey }: { key: string; shiftKey: boolean }): Point | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const by = shiftKey ? LONG_STEP : 1
  return { x: arrow.x * by, y: arrow.y * by }
}

export interface StepTag {
  get: () => string
  renew: () => void
}

let tags = 0

/** Changes on `renew`, or after `restMs` unused (0: never). */
export function useStepTag(restMs: number): StepTag {
  const [tag] = useState(() => stepTag(restMs, () => performance.now()))
  return tag
}

/** @param now milliseconds of a monotonic clock */
export function stepTag(restMs: number, now: () => number): StepTag {
  let name = `step-${(tags += 1)}`
  let asked = now()
  const renew = () => {
    name = `step-${(tags += 1)}`
  }
  return {
    renew,
    get() {
      const at = now()
      if (restMs > 0 && at - asked > restMs) renew()
      asked = at
      return name
    },
  }
}
