import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import heardMark from '@phosphor-icons/core/assets/regular/check-circle.svg?raw'
import person from '@phosphor-icons/core/assets/regular/user-circle.svg?raw'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FormFact } from '#contract/facts.ts'
import { quotesForPerson, withHeard } from '#visagism/facts/echo.ts'
import { FACTS } from '#visagism/facts/facts.ts'
import type { SettledFact } from '#visagism/facts/settle.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { asFacts, factWords, READ_FOR, today } from './fact-words.ts'

interface FactEchoProps {
  /** As it stood at the last pause. */
  note: string
  facts: readonly FormFact[]
  /** Shown as a chip above. */
  isChip: (fact: SettledFact) => boolean
  onChange: (facts: FormFact[]) => void
}

/** Says what was understood of the note, row by row, and quotes what a person will read. Rules on this device: nothing leaves it. */
export default function FactEcho({ note, facts, isChip, onChange }: FactEchoProps) {
  const said = asFacts(facts)
  const heard = withHeard(note, today(), said)
  const next = JSON.stringify(heard)
  const isNews = next !== JSON.stringify(said)
  const keep = useEffectEvent(() => onChange(heard.filter(isOfForm)))
  useEffect(() => {
    if (isNews) keep()
  }, [isNews, next])
  const quotes = quotesForPerson(note, today(), heard)
  const rows = heard.filter((fact) => isRow(fact) && !isChip(fact))
  const list = useRef<HTMLUListElement>(null)
  const takeAway = (row: SettledFact) => {
    const at = rows.indexOf(row)
    onChange(heard.map((fact) => (fact === row ? { ...fact, kept: false } : fact)).filter(isOfForm))
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    ;(
      buttons[at + 1] ??
      buttons[at - 1] ??
      list.current?.closest('.what-stays-note')?.querySelector('textarea')
    )?.focus()
  }
  return (
    <div className="fact-echo" aria-live="polite">
      {rows.length > 0 && (
        <>
          <h3 className="t-h3">Entendi:</h3>
          <ul ref={list}>
            {rows.map((row) => (
              <li key={`${row.key} ${row.value ?? ''} ${row.words ?? ''}`}>
                <Icon svg={heardMark} />
                <div>
                  <strong>{factWords(row)}</strong>
                  <p>{FACTS[row.key].does}</p>
                </div>
                <IconButton svg={close} label={`Tirar: ${factWords(row)}`} onClick={() => takeAway(row)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {quotes.length > 0 && (
        <div className="fact-person">
          <Icon svg={person} />
          <div>
            <h3>Isto uma pessoa vai ler:</h3>
            {READ_FOR.map(({ kind, why }) => {
              const ofKind = quotes.filter((quote) => quote.kind === kind)
              return (
                ofKind.length > 0 && (
                  <div key={kind} className="fact-why">
                    {why && <p>{why}</p>}
                    {ofKind.map(({ words }) => (
                      <q key={words}>{words}</q>
                    ))}
                  </div>
                )
              )
            })}
            <p>Quem lê é a visagista, antes do guia.</p>
          </div>
        </div>
      )}
    </div>
  )
}

/** What only a person answers is quoted below, unless it names something that the salon is told. */
const isRow = ({ key, value, source, kept }: SettledFact): boolean =>
  (source === 'note' || source === 'model') && kept && (!('byPerson' in FACTS[key]) || value !== undefined)

const isOfForm = (fact: SettledFact): fact is SettledFact & FormFact => fact.source !== 'visagist'
