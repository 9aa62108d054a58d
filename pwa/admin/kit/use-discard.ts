import { useState } from 'react'

/** Unsaved changes are discarded only at the second press, so that one Escape loses nothing. */
export function useDiscard(isChanged: boolean, discard: () => void) {
  const [isAsked, setAsked] = useState(false)
  return {
    /** Pressed once: the button says what the next press does. */
    isAsked: isAsked && isChanged,
    leave: () => {
      if (isChanged && !isAsked) setAsked(true)
      else discard()
    },
    stay: () => setAsked(false),
  }
}
