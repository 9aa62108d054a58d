import { useState } from 'react'
import { ROOMY, useMedia } from './use-media.ts'

const KEY = 'rosto-ideal:menu-admin'

/** Whether the side menu shows icons alone: as this person last chose, else as the window allows. */
export function useMenuFold(): [folded: boolean, toggle: () => void] {
  const isRoomy = useMedia(ROOMY)
  const [chosen, setChosen] = useState(readChoice)
  const folded = chosen ?? !isRoomy
  return [
    folded,
    () => {
      setChosen(!folded)
      keepChoice(!folded)
    },
  ]
}

function readChoice(): boolean | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === null ? undefined : kept === 'folded'
  } catch {
    return undefined
  }
}

function keepChoice(folded: boolean): void {
  try {
    localStorage.setItem(KEY, folded ? 'folded' : 'open')
  } catch {
    // A private window forgets the choice with the tab.
  }
}
