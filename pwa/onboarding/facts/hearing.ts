import { useEffect, useState } from 'react'
import type * as echo from '#visagism/facts/echo.ts'
import type * as settle from '#visagism/facts/settle.ts'

export type Hearing = Pick<typeof echo, 'bindsNothing' | 'quotesForPerson' | 'withoutClauses'> &
  Pick<typeof settle, 'settleFacts'>

/** `missing`: it was asked for and did not come. */
let loaded: Hearing | 'missing' | null = null

/** What hears a note on the device. Without a network it may not come: then the server hears alone. */
export async function loadHearing(): Promise<Hearing | 'missing'> {
  try {
    const [{ bindsNothing, quotesForPerson, withoutClauses }, { settleFacts }] = await Promise.all([
      import('#visagism/facts/echo.ts'),
      import('#visagism/facts/settle.ts'),
    ])
    loaded = { bindsNothing, quotesForPerson, withoutClauses, settleFacts }
  } catch {
    // The guide keeps what was tapped, and what is written is heard later.
    loaded = 'missing'
  }
  return loaded
}

/** Null while it comes. */
export function useHearing(): Hearing | 'missing' | null {
  const [hearing, setHearing] = useState(loaded)
  useEffect(() => void loadHearing().then(setHearing), [])
  return hearing
}
