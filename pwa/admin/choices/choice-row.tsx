import { useState } from 'react'
import type { DeskChoices } from '#contract/admin/choices.ts'
import { optionsTrying } from '#visagism/looks/portrait-of.ts'
import type { ViewBox } from '#visagism/portrait/views/portrait.ts'
import type { ChoicePart } from '#visagism/knowledge/choice-parts.ts'
import { useDrawing } from '#pwa/face/observed/use-drawing.ts'
import { type ChoosingRow as Row, WORN } from './use-choices.ts'

/** What each part is looked at by; all of one shape. */
const CROPS: Readonly<Record<(typeof WORN)[ChoicePart], ViewBox>> = {
  cut: [-136, -176, 272, 230],
  glasses: [-88, -72, 176, 149],
  brow: [-74, -76, 148, 125],
  beard: [-92, -22, 184, 156],
}
/** Those in sight; the others are drawn once the row is moved. */
const IN_SIGHT = 8
const DIGITS = 9

interface ChoiceRowProps {
  row: Row
  name: string
  choices: DeskChoices
  isOn: boolean
  onOn: () => void
  onChoose: (id: string) => void
}

/** The engine's is marked, what is refused stays, dim and with its reason. */
export function ChoiceRow({ row, name, choices, isOn, onOn, onChoose }: ChoiceRowProps) {
  const [isMoved, setMoved] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const { options, stands, engine } = row
  const free = options.filter(({ refused }) => refused === null).length
  const dim = options.find(({ id, refused }) => refused !== null && id === asked) ?? options[free]
  return (
    <section className="choice-row" aria-label={name} data-on={isOn ? '' : undefined}>
      <div className="choice-row-head flex wrap baseline">
        <button type="button" className="choice-row-name t-left" aria-pressed={isOn} onClick={onOn}>
          {name}
        </button>
        <p className="t-caption t-soft">
          {free === 1 ? 'só uma serve' : `${free} servem`}
          {dim && `. Apagado: ${dim.name}. ${dim.refused}`}
        </p>
      </div>
      <ul className="choice-tiles flex gap-10" onScroll={() => setMoved(true)}>
        {options.map((option, at) => (
          <li key={option.id}>
            <button
              type="button"
              className="choice-tile stack gap-4 t-left"
              aria-pressed={option.id === stands}
              aria-disabled={option.refused !== null}
              title={option.refused ?? option.name}
              onMouseEnter={() => option.refused && setAsked(option.id)}
              onFocus={() => option.refused && setAsked(option.id)}
              onClick={() => {
                onOn()
                onChoose(option.id)
              }}
            >
              <Drawing part={row.part} drawn={option.drawn} choices={choices} isWanted={isMoved || at < IN_SIGHT} />
              {at < DIGITS && <kbd className="admin-kbd">{at + 1}</kbd>}
              {option.id === engine && <i className="choice-engine">motor</i>}
              <span className="choice-name t-caption">{option.name}</span>
              {option.refused && <span className="visually-hidden">{option.refused}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DrawingProps {
  part: ChoicePart
  drawn: string
  choices: DeskChoices
  isWanted: boolean
}

function Drawing({ part, drawn, choices: { look, subject }, isWanted }: DrawingProps) {
  const worn = WORN[part]
  const tried = optionsTrying(subject, { shape: look?.shape ?? 'oval', ...look, [worn]: drawn, together: true })
  const src = useDrawing(tried, CROPS[worn], isWanted)
  return <span className="choice-drawing block">{src && <img className="block full" src={src} alt="" />}</span>
}
