import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Replaces the current page by `to`, once. Ionic keeps the left page mounted for a moment, where `<Navigate>` would redirect again at every
 * later address and undo the next press.
 */
export function RedirectOnce({ to }: { to: string }) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => navigate(to, { replace: true }))
  useEffect(() => {
    leave()
  }, [])
  return null
}
