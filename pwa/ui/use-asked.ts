import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A query parameter, until the screen has settled it. */
export function useAsked(name: string): [asked: string | null, settle: () => void] {
  const { search } = useLocation()
  const [settled, setSettled] = useState('')
  const asked = search === settled ? null : new URLSearchParams(search).get(name)
  return [asked, useCallback(() => setSettled(search), [search])]
}
