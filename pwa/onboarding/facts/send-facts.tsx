import { useState } from 'react'
import type { DraftFormData } from '#contract/onboarding.ts'
import { FACTS } from '#visagism/facts/facts.ts'
import { asFacts, factWords, today } from './fact-words.ts'
import { useHearing } from './hearing.ts'

interface SendFactsProps {
  formData: DraftFormData
  edit: (change: DraftFormData) => void
  /** To where it was said. */
  onChange: () => void
}

/** Rows of the last step: what the guide keeps to, and what a person reads before it leaves. */
export function SendFacts({ formData, edit, onChange }: SendFactsProps) {
  const { observations: note = '', facts = [] } = formData
  const [before, setBefore] = useState<string | null>(null)
  // What a model read was shown above, and counts as it is sent.
  const said = asFacts(facts).map((fact) => (fact.source === 'model' ? ({ ...fact, source: 'note' } as const) : fact))
  const hearing = useHearing()
  const settled = hearing?.settleFacts(note, today(), said) ?? said.filter(({ kept }) => kept)
  // What only a person answers is quoted below.
  const understood = [
    ...new Set(settled.filter(({ key, value }) => !('byPerson' in FACTS[key]) || value !== undefined).map(factWords)),
  ]
  // An allergy that was tapped stands in no note.
  const tapped = settled.filter(({ key, source }) => source === 'chip' && 'byPerson' in FACTS[key]).map(factWords)
  const quotes = hearing?.quotesForPerson(note, today(), said) ?? []
  const left = quotes.filter(({ mayBeLeftOut }) => mayBeLeftOut)
  return (
    <>
      {understood.length > 0 && (
        <li>
          <p>O que você disse</p>
          <ul className="send-chips" aria-label="O que você disse">
            {understood.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <button type="button" className="send-edit" onClick={onChange} aria-label="Mudar o que você disse">
            Mudar
          </button>
        </li>
      )}
      {quotes.length + tapped.length > 0 && (
        <li>
          <p>Uma pessoa lê antes</p>
          <p>{[...tapped, ...quotes.map(({ words }) => `“${words}”`)].join(' · ')}</p>
          {left.length > 0 && (
            <button
              type="button"
              className="send-without"
              onClick={() => {
                setBefore(note)
                const words = left.map((quote) => quote.words)
                edit({ observations: hearing?.withoutClauses(note, words) ?? note })
              }}
            >
              {left.length === quotes.length && tapped.length === 0
                ? 'Enviar sem isso'
                : `Enviar sem “${left.map(({ words }) => words).join('”, “')}”`}
            </button>
          )}
        </li>
      )}
      {before !== null && before !== note && (
        <li role="status">
          <p>Tirado do recado</p>
          <p>O guia sai sem esperar por essas palavras.</p>
          <button
            type="button"
            className="send-edit"
            onClick={() => {
              edit({ observations: before })
              setBefore(null)
            }}
          >
            Desfazer
          </button>
        </li>
      )}
    </>
  )
}
