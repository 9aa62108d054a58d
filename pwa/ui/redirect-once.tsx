import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Leads to `to` in place of the page it stands on, once. `<Navigate>` would lead there again with every later address: Ionic
 * leaves a page under the next one for a moment, and what was pressed there by then would be taken back.
 */
export function RedirectOnce({ to }: { to: string }) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => navigate(to, { replace: true }))
  useEffect(() => {
    leave()
  }, [])
  return null
}
