import { useState } from 'react'

/**
 * Leaving something begun: at once when nothing was changed, else at the second press. What was typed for minutes is not
 * lost to one Escape.
 */
export function useDiscard(isChanged: boolean, discard: () => void) {
  const [isAsked, setAsked] = useState(false)
  return {
    /** Pressed once already: the button says what the next press does. */
    isAsked: isAsked && isChanged,
    leave: () => {
      if (isChanged && !isAsked) setAsked(true)
      else discard()
    },
    stay: () => setAsked(false),
  }
}
