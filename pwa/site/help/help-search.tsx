import { useEffect, useId, useRef, useState } from 'react'
import glass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { HELP_SEARCH } from '../content/help.ts'
import { showMatches } from './show-matches.ts'
import '#pwa/ui/field.css'

/** Hides articles already in the page. */
export function HelpSearch() {
  const [found, setFound] = useState<number | null>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Search for what was typed before hydration.
  useEffect(() => {
    if (field.current?.value) setFound(showMatches(field.current.value))
  }, [])
  return (
    <div className="help-search block mt-24" role="search">
      <label className="field-label t-ink" htmlFor={id}>
        {HELP_SEARCH.label}
      </label>
      <div className="relative">
        <Icon svg={glass} />
        <input
          ref={field}
          id={id}
          type="search"
          className="help-input"
          placeholder={HELP_SEARCH.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setFound(showMatches(target.value))}
        />
      </div>
      <p role="status">
        {found !== null && (found === 0 ? HELP_SEARCH.none : `${found} ${found === 1 ? 'resposta' : 'respostas'}`)}
      </p>
    </div>
  )
}
