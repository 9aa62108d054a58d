import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a row of choices to the pressed one. */
export function usePressedInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const choices = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = choices.current
    const pressed = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row && pressed)
      row.scrollLeft = pressed.offsetLeft - row.offsetLeft - (row.clientWidth - pressed.offsetWidth) / 2
  }, [chosen])
  return choices
}
