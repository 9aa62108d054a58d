import { useState } from 'react'
import { ROOMY, useMedia } from '#pwa/admin/kit/use-media.ts'

const KEY = 'rosto-ideal:menu-admin'
const WHOLE_KEY = 'rosto-ideal:menu-mesa'

/** The user's last choice, else by window width. Views that need the whole window start folded and keep their own choice. */
export function useMenuFold(isWhole: boolean): [folded: boolean, toggle: () => void] {
  const isRoomy = useMedia(ROOMY)
  const [chosen, setChosen] = useState(() => ({ [KEY]: readChoice(KEY), [WHOLE_KEY]: readChoice(WHOLE_KEY) }))
  const key = isWhole ? WHOLE_KEY : KEY
  const folded = chosen[key] ?? (isWhole || !isRoomy)
  return [
    folded,
    () => {
      setChosen({ ...chosen, [key]: !folded })
      keepChoice(key, !folded)
    },
  ]
}

function readChoice(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? undefined : kept === 'folded'
  } catch {
    return undefined
  }
}

function keepChoice(key: string, folded: boolean): void {
  try {
    localStorage.setItem(key, folded ? 'folded' : 'open')
  } catch {
    // Private windows forget the choice.
  }
}
