import { useEffect, useState } from 'react'
import type * as echo from '#visagism/facts/echo.ts'
import type * as settle from '#visagism/facts/settle.ts'

export type Hearing = Pick<typeof echo, 'quotesForPerson' | 'withoutClauses'> & Pick<typeof settle, 'settleFacts'>

let loaded: Hearing | null = null

/**
 * What hears a note on the device. Its patterns look behind, which Safari understands from 16.4 on: where it does not load, the server
 * hears alone.
 */
export async function loadHearing(): Promise<Hearing | null> {
  try {
    const [{ quotesForPerson, withoutClauses }, { settleFacts }] = await Promise.all([
      import('#visagism/facts/echo.ts'),
      import('#visagism/facts/settle.ts'),
    ])
    loaded = { quotesForPerson, withoutClauses, settleFacts }
  } catch {
    // The guide keeps what was tapped, and what is written is heard later.
  }
  return loaded
}

export function useHearing(): Hearing | null {
  const [hearing, setHearing] = useState(loaded)
  useEffect(() => void loadHearing().then(setHearing), [])
  return hearing
}
