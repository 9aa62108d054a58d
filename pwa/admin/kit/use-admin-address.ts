import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#pwa/paths.ts'

interface Step {
  /** The back button should undo this. Otherwise the history entry is replaced. */
  push?: boolean
  state?: unknown
}

interface AdminAddress {
  params: URLSearchParams
  /** History state, not in the address. */
  state: unknown
  /** Changes these parameters only. `undefined` removes one. */
  change: (changes: Readonly<Record<string, string | undefined>>, step?: Step) => void
}

/** View, filters, search and page are in the URL. */
export function useAdminAddress(): AdminAddress {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [mine, setMine] = useState({ search, state })
  // Ionic keeps this page mounted behind the next one, whose address is not ours.
  const isHere = pathname === paths.admin
  if (isHere && (mine.search !== search || mine.state !== state)) setMine({ search, state })
  const held = isHere ? { search, state } : mine
  return {
    params: new URLSearchParams(held.search),
    state: held.state,
    change(changes, step = {}) {
      const next = new URLSearchParams(held.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      navigate(addressOf(next), { replace: !step.push, state: step.state })
    },
  }
}

const addressOf = (params: URLSearchParams) => (params.size > 0 ? `${paths.admin}?${params}` : paths.admin)
