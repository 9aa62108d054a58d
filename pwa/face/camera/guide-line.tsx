import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { guideWords } from './guide-words.ts'
import { speak } from './speech.ts'
import type { SeenFrame } from './use-face-guide.ts'

/** Lets a screen reader finish a sentence. */
const ANNOUNCE_EVERY_MS = 2500

/** Time to look before any advice. */
const SEARCHED_QUIETLY_MS = 3000

interface GuideLineProps {
  seen: SeenFrame
  slot: PhotoSlot
  byOther: boolean
  isAloud: boolean
}

export function GuideLine({ seen, slot, byOther, isAloud }: GuideLineProps) {
  const { guidance, heldBy } = seen
  const words = guideWords({ judgement: guidance.shown, slot, heldBy, byOther, notFound: guidance.notFound })
  const announced = useCalmText(words.shown)
  const say = useEffectEvent((spoken: string) => isAloud && speak(spoken))
  const isSearching = guidance.shown.state === 'none' && !guidance.notFound
  useEffect(() => {
    const timer = setTimeout(() => say(words.spoken), isSearching ? SEARCHED_QUIETLY_MS : 0)
    return () => clearTimeout(timer)
  }, [words.spoken, isSearching])
  return (
    <div className="camera-word">
      <p aria-hidden="true">{words.shown}</p>
      <p className="visually-hidden" role="status">
        {!isAloud && announced}
      </p>
    </div>
  )
}

/** Throttled, but the last text arrives. */
function useCalmText(text: string): string {
  const [calm, setCalm] = useState(text)
  const changedAt = useRef(-Infinity)
  useEffect(() => {
    const wait = Math.max(0, changedAt.current + ANNOUNCE_EVERY_MS - performance.now())
    const timer = setTimeout(() => {
      changedAt.current = performance.now()
      setCalm(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])
  return calm
}
