import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { useState } from 'react'
import type { FormFact } from '#contract/facts.ts'
import type { DraftFormData } from '#contract/onboarding.ts'
import { FACTS } from '#visagism/facts/facts.ts'
import type { SettledFact } from '#visagism/facts/settle.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { withoutFact } from './fact-chips.ts'
import { asFacts, factWords, READ_FOR, today } from './fact-words.ts'
import { useHearing } from './hearing.ts'

interface SendFactsProps {
  formData: DraftFormData
  edit: (change: DraftFormData) => void
  /** To where it was said. */
  onChange: () => void
}

type Said = Required<Pick<DraftFormData, 'observations' | 'facts'>>

/** Rows of the last step: what the guide keeps to, what a person reads before it leaves, and what binds nothing. */
export function SendFacts({ formData, edit, onChange }: SendFactsProps) {
  const { observations: note = '', facts = [] } = formData
  const [undo, setUndo] = useState<{ what: string; before: Said } | null>(null)
  // What a model read was shown above, and counts as it is sent.
  const said = asFacts(facts).map((fact) => (fact.source === 'model' ? ({ ...fact, source: 'note' } as const) : fact))
  const found = useHearing()
  const hearing = found === 'missing' ? null : found
  const settled = hearing?.settleFacts(note, today(), said) ?? said.filter(({ kept }) => kept)
  // What only a person answers is quoted below.
  const understood = settled.filter(({ key, value }) => !('byPerson' in FACTS[key]) || value !== undefined)
  // An allergy that was tapped stands in no note.
  const tapped = settled.filter(({ key, source }) => source === 'chip' && 'byPerson' in FACTS[key]).map(factWords)
  const quotes = hearing?.quotesForPerson(note, today(), said) ?? []
  const left = quotes.filter(({ mayBeLeftOut }) => mayBeLeftOut)
  const rest = hearing?.bindsNothing(note, today(), said) ?? []
  const change = (what: string, after: Partial<Said>) => {
    setUndo({ what, before: { observations: note, facts } })
    edit(after)
  }
  return (
    <>
      {understood.length > 0 && (
        <li>
          <p>O que você disse</p>
          <ul className="send-chips" aria-label="O que você disse">
            {[...new Set(understood.map(factWords))].map((words) => (
              <li key={words}>
                <button
                  type="button"
                  aria-label={`Não vale: ${words}`}
                  onClick={() => {
                    const same = understood.filter((fact) => factWords(fact) === words).flatMap(ofForm)
                    change(words, {
                      facts: same.reduce<FormFact[]>((all, fact) => withoutFact(fact, all), [...facts]),
                    })
                  }}
                >
                  {words}
                  <Icon svg={close} size={16} />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="send-edit" onClick={onChange} aria-label="Mudar o que você disse">
            Mudar
          </button>
        </li>
      )}
      {undo !== null && (
        <li role="status">
          <p>Tirado: {undo.what}</p>
          <button
            type="button"
            className="send-edit"
            onClick={() => {
              edit(undo.before)
              setUndo(null)
            }}
          >
            Desfazer
          </button>
        </li>
      )}
      {quotes.length + tapped.length > 0 && (
        <li>
          <p>Isto uma pessoa vai ler</p>
          <div className="send-quotes">
            {tapped.length > 0 && <p>{tapped.join(' · ')}</p>}
            {READ_FOR.map(({ kind, why }) => {
              const ofKind = quotes.filter((quote) => quote.kind === kind)
              return (
                ofKind.length > 0 && (
                  <p key={kind}>
                    {why && <>{why} </>}
                    <span>{quoted(ofKind.map(({ words }) => words))}</span>
                  </p>
                )
              )
            })}
          </div>
          {left.length > 0 && (
            <button
              type="button"
              className="send-without"
              onClick={() => {
                const words = left.map((quote) => quote.words)
                change(quoted(words), { observations: hearing?.withoutClauses(note, words) ?? note })
              }}
            >
              {left.length === quotes.length && tapped.length === 0
                ? 'Enviar sem isso'
                : `Enviar sem “${left.map(({ words }) => words).join('”, “')}”`}
            </button>
          )}
        </li>
      )}
      {rest.length > 0 && (
        <li>
          <p>O resto do recado</p>
          <div className="send-quotes">
            <p>
              {quoted(rest.slice(0, MOST_QUOTED))}
              {rest.length > MOST_QUOTED && '…'}
            </p>
            <p>Vai junto, e não muda nenhuma página.</p>
          </div>
        </li>
      )}
      {found === 'missing' && note.trim() !== '' && (
        <li>
          <p>O seu recado</p>
          <p>Ele é ouvido quando você enviar. O que pedir uma pessoa, uma pessoa lê antes do guia.</p>
        </li>
      )}
    </>
  )
}

const MOST_QUOTED = 4

const quoted = (words: readonly string[]): string => words.map((one) => `“${one}”`).join(' · ')

/** A visagist's word is none of the form. */
const ofForm = ({ source, key, value, words }: SettledFact): FormFact[] =>
  source === 'visagist'
    ? []
    : [
        {
          key,
          source,
          kept: true,
          ...(value === undefined ? {} : { value }),
          ...(words === undefined ? {} : { words }),
        },
      ]
