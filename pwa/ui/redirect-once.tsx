import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Redirects once. Ionic keeps the left page mounted briefly, where `<Navigate>` would undo the next press. */
export function RedirectOnce({ to }: { to: string }) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => navigate(to, { replace: true }))
  useEffect(() => {
    leave()
  }, [])
  return null
}
