import { useDeferredValue, useId } from 'react'
import type { Reading } from '#contract/reader/reading.ts'
import { findInReading, type Hit } from './find-in-reading.ts'

interface SearchPanelProps {
  reading: Reading
  query: string
  onQuery: (query: string) => void
  onPick: (hit: Hit) => void
}

/** Ignores accents. */
export function SearchPanel({ reading, query, onQuery, onPick }: SearchPanelProps) {
  const id = useId()
  const wanted = useDeferredValue(query)
  const hits = findInReading(reading, wanted)
  const isAsking = wanted.trim().length >= 2
  return (
    <div className="search-panel">
      <label className="field-label" htmlFor={id}>
        O que você procura
      </label>
      <input
        id={id}
        className="input mt-8"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        // Opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <p className="search-count t-small t-soft" role="status">
        {isAsking &&
          (hits.length === 0 ? 'Nada com essas palavras. Tente outra: franja, testa, azul.' : countOf(hits.length))}
      </p>
      <ul className="search-hits">
        {hits.map((hit) => (
          <li key={`${hit.anchor}${hit.before}${hit.match}${hit.after}`}>
            <button className="block rule-top t-body t-left" type="button" onClick={() => onPick(hit)}>
              <small className="block t-wine">{hit.chapter}</small>
              {hit.before}
              <mark>{hit.match}</mark>
              {hit.after}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const countOf = (count: number) => (count === 1 ? '1 trecho' : count === 60 ? '60 trechos ou mais' : `${count} trechos`)
