import { useEffect, useEffectEvent, useState } from 'react'

/** Handles stay hidden this long, as they would jump under a finger. Later guesses still count. */
const HELD_BACK_MS = 1200

/** Asks once for each photo on the stage. @returns whether to wait */
export function useFirstGuess<Guess>(
  src: string,
  propose: (() => Promise<Guess | null>) | undefined,
  take: (guess: Guess) => void,
): boolean {
  const [isWaiting, setWaiting] = useState(propose !== undefined)
  const ask = useEffectEvent(() => propose?.().catch(() => null))
  const receive = useEffectEvent((guess: Guess | null) => {
    if (guess) take(guess)
  })
  useEffect(() => {
    let left = false
    const patience = setTimeout(() => setWaiting(false), HELD_BACK_MS)
    void ask()?.then((guess) => {
      if (left) return
      receive(guess)
      setWaiting(false)
    })
    return () => {
      left = true
      clearTimeout(patience)
    }
  }, [src])
  return isWaiting
}
