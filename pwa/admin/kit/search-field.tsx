import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import magnifyingGlass from '@phosphor-icons/core/assets/regular/magnifying-glass.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'

const DEBOUNCE_MS = 300

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  placeholder: string
  /** The current search. */
  value: string
  onSearch: (text: string) => void
}

/** Searches after a pause in typing. `/` focuses it. */
export function SearchField({ ref, label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // Changed from outside (back button, cleared filters): replaces the typed text.
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      search(wanted)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, sent])
  return (
    <label className="admin-search row gap-10 t-faint">
      <span className="visually-hidden">{label}</span>
      <Icon svg={magnifyingGlass} size={18} />
      <input
        ref={ref}
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={(event) => setText(event.target.value)}
      />
      <kbd className="admin-kbd" aria-hidden="true">
        /
      </kbd>
    </label>
  )
}
