import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface FieldFocus {
  focusField: (field: string) => void
  focusHeading: () => void
}

/** Moves the focus after React has rendered. */
export function useFieldFocus(body: RefObject<HTMLElement | null>): FieldFocus {
  const wanted = useRef<string | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const selector = wanted.current
    wanted.current = null
    if (!selector) return
    const target = body.current?.querySelector<HTMLElement>(selector)
    if (!target) return
    target.scrollIntoView({ block: selector === 'h1' ? 'end' : 'center' })
    target.focus({ preventScroll: true })
  }, [asked, body])
  const ask = useCallback((selector: string) => {
    wanted.current = selector
    setAsked((times) => times + 1)
  }, [])
  return {
    focusField: useCallback((field: string) => ask(`[data-field="${CSS.escape(field)}"]`), [ask]),
    focusHeading: useCallback(() => ask('h1'), [ask]),
  }
}
