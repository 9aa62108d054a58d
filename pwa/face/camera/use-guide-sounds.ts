import { useEffect, useEffectEvent } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { playGuideSound } from './guide-sounds.ts'
import type { SeenFrame } from './use-face-guide.ts'

/** Milliseconds between ticks. */
const TICKS = { ahead: 800, almost: 140 } as const
const QUARTERS = 4
/** Vibration on ready: three times if it is the only signal. */
const FELT = { front: 10, side: [60, 90, 60, 90, 60] }

interface Options {
  seen: SeenFrame | null
  slot: PhotoSlot
  isAuto: boolean
  byOther: boolean
}

/** From the side the screen cannot be seen: ticks speed up with the turn, a long tone ends it. In front, a tick per quarter of the ring. */
export function useGuideSounds({ seen, slot, isAuto, byOther }: Options): void {
  const isSide = slot === 'side_left' || slot === 'side_right'
  const shown = seen?.guidance.shown
  const isReady = shown?.state === 'ready' && !byOther
  const isTurning = isSide && !byOther && shown?.state === 'turned' && shown.hint !== 'other-way'
  const turn = shown?.turn ?? 0
  const quarter = slot === 'front' && isAuto && !byOther ? Math.floor((seen?.guidance.ring ?? 0) * QUARTERS) : 0

  useEffect(() => {
    if (!isReady) return
    navigator.vibrate?.(isSide ? FELT.side : FELT.front)
    if (isSide) playGuideSound('there')
  }, [isReady, isSide])

  const pause = useEffectEvent(() => TICKS.ahead + (TICKS.almost - TICKS.ahead) * Math.min(1, Math.max(0, turn)))
  useEffect(() => {
    if (!isTurning) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      playGuideSound('tick')
      timer = setTimeout(tick, pause())
    }
    timer = setTimeout(tick, pause())
    return () => clearTimeout(timer)
  }, [isTurning])

  useEffect(() => {
    // The last quarter has the shutter's sound.
    if (quarter > 0 && quarter < QUARTERS) playGuideSound('tick')
  }, [quarter])
}
