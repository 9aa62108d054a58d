import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react'
import arrows from '@phosphor-icons/core/assets/regular/arrows-clockwise.svg?raw'
import type { DeskChoices } from '#contract/admin/choices.ts'
import { count, list } from '#visagism/knowledge/pt.ts'
import { partName } from '#visagism/knowledge/choice-parts.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { ViewLoading } from '#pwa/admin/kit/view-loading.tsx'
import { type DeskKeys, useDeskKeys } from '#pwa/admin/kit/use-desk-keys.ts'
import DrawnLook from '#pwa/reader/drawn-look.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { ChoiceRow } from './choice-row.tsx'
import type { ChoicesAtDesk } from './use-choices.ts'
import './choices.css'
import './why-this.css'

interface ChoosingScreenProps {
  name: string
  at: ChoicesAtDesk
  closed: boolean
  /** What is chosen, on the buyer's photo. */
  onPhoto: ReactNode
  approve: () => void
  onClose: () => void
  /** A chapter written by hand that speaks of what was replaced. */
  onRead: (chapter: string) => void
}

/** The portrait at the left, a row a part at the right: text, card and photo follow what is pressed. */
export default function ChoosingScreen({ at, ...props }: ChoosingScreenProps) {
  const { choices, query } = at
  if (!choices && query.isError) return <ViewFailed title="Não conseguimos abrir as trocas." query={query} />
  if (!choices) return <ViewLoading words="Abrindo as trocas..." />
  return <Choosing at={at} choices={choices} {...props} />
}

function Choosing({
  name,
  at,
  choices,
  closed,
  onPhoto,
  approve,
  onClose,
  onRead,
}: ChoosingScreenProps & { choices: DeskChoices }) {
  const { rows, standing, look, engineLook, subject, card } = choices
  // By its part: a row moves when its cut is nearer to today than another's.
  const [on, setOn] = useState<Row['part'] | null>(null)
  const why = useRef<HTMLInputElement>(null)
  const row = rows.find(({ part }) => part === on) ?? rows[0]
  const choose = (part: typeof row, id: string | undefined) => {
    if (part && id !== undefined && !closed) at.choose(part, id)
  }
  const walk = (by: 1 | -1) => {
    const next = row && rows[rows.indexOf(row) + by]
    if (next) setOn(next.part)
  }
  const keys: DeskKeys = {
    approve,
    arrowup: () => walk(-1),
    arrowdown: () => walk(1),
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [String(index + 1), () => choose(row, row?.options[index]?.id)]),
    ),
    z: () => !closed && at.undo(),
    t: () => why.current?.focus(),
    x: onClose,
    escape: onClose,
  }
  useDeskKeys(keys)
  const isChanged = standing.length > 0
  return (
    <div className="choosing">
      <section className="choosing-portrait" aria-label="O retrato com o que foi escolhido">
        {look && <DrawnLook subject={subject} look={look} aspect={0.74} />}
        {isChanged && engineLook && (
          <figure className="choosing-engine">
            <DrawnLook subject={subject} look={engineLook} aspect={0.74} />
            <figcaption className="t-caption">o motor propôs</figcaption>
          </figure>
        )}
        <div className="choosing-follow-tiles flex gap-10">
          {onPhoto}
          {card && <CardTile card={card} />}
        </div>
      </section>
      <section className="choosing-panel column narrows shortens" aria-label="Trocar">
        <div className="desk-head">
          <div>
            <h2>{name}, do seu jeito</h2>
            <p>{headWords(choices)}</p>
          </div>
          <Button kind="secondary" size="small" disabled={!isChanged || closed || at.busy} onClick={at.restore}>
            Voltar ao motor
          </Button>
          <Button size="small" onClick={onClose}>
            Fica assim
          </Button>
        </div>
        <div className="choosing-rows grow shortens">
          {rows.length === 0 && (
            <p className="t-body">Antes de trocar, confirme o formato do rosto: sem ele o motor não propôs nada.</p>
          )}
          {rows.map((one) => (
            <Fragment key={one.part}>
              <ChoiceRow
                row={one}
                name={rowName(one, choices)}
                choices={choices}
                isOn={one === row}
                onOn={() => setOn(one.part)}
                onChoose={(id) => choose(one, id)}
              />
              {one === row && <RowWhy row={row} name={rowName(row, choices)} />}
            </Fragment>
          ))}
          {row && <Why key={row.part} row={row} choices={choices} at={at} field={why} closed={closed} />}
          <Follows choices={choices} onRead={onRead} />
        </div>
        <p className="admin-keys">
          <span className="desk-keys flex wrap">
            <span>
              <kbd className="admin-kbd">↑</kbd> <kbd className="admin-kbd">↓</kbd> linha
            </span>
            <span>
              <kbd className="admin-kbd">1</kbd> … <kbd className="admin-kbd">9</kbd> escolher
            </span>
            <span>
              <kbd className="admin-kbd">Z</kbd> desfazer
            </span>
            <span>
              <kbd className="admin-kbd">T</kbd> por quê
            </span>
          </span>
          <span>
            <kbd className="admin-kbd">Esc</kbd> voltar
          </span>
        </p>
      </section>
    </div>
  )
}

type Row = DeskChoices['rows'][number]

const rowName = ({ place }: Row, { recommended }: DeskChoices): string =>
  place === recommended ? `${partName(place)}, o recomendado` : partName(place)

function headWords({ standing }: DeskChoices): string {
  const follow = 'O desenho, o cartão do salão e “na sua foto” acompanham'
  return standing.length === 0 ? follow : `${count(standing.length, 'troca sua', 'trocas suas')}. ${follow}`
}

function CardTile({ card: { title, ask, avoid, after } }: { card: NonNullable<DeskChoices['card']> }) {
  return (
    <section className="choosing-card t-caption" aria-label="O cartão do salão">
      <b>{title}</b>
      <p>“{ask}”</p>
      {avoid.length > 0 && <p>Evite: {avoid.join('; ')}.</p>}
      {after.length > 0 && <p>Depois: {after.join('; ')}.</p>}
    </section>
  )
}

/** Of the row that is on: what weighed for it, against it, and what was left out. */
function RowWhy({ row: { why }, name }: { row: DeskChoices['rows'][number]; name: string }) {
  if (why.length === 0) return null
  return (
    <section className="why-part choosing-reasons" aria-label={`Por quê: ${name}`}>
      <h3>Por quê</h3>
      <dl>
        {why.map((line) => (
          <div key={`${line.name}${line.words}`}>
            <dt>{line.name}</dt>
            <dd>{line.words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface WhyProps {
  row: DeskChoices['rows'][number]
  choices: DeskChoices
  at: ChoicesAtDesk
  field: RefObject<HTMLInputElement | null>
  closed: boolean
}

/** Kept with the choice of the row that is on. */
function Why({ row, choices, at, field, closed }: WhyProps) {
  const standing = choices.standing.find(({ part }) => part === row.part)
  const [text, setText] = useState(standing?.why ?? '')
  if (!standing) return null
  return (
    <form
      className="choosing-why row gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !closed) at.sayWhy(row, text.trim())
        field.current?.blur()
      }}
    >
      <label className="t-caption t-soft" htmlFor={`why-${row.part}`}>
        {partName(row.part)}: por que você trocou?
      </label>
      <input
        ref={field}
        id={`why-${row.part}`}
        className="grow"
        maxLength={400}
        value={text}
        placeholder="Só a equipe lê"
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}

function Follows({
  choices: { follows, written, standing },
  onRead,
}: {
  choices: DeskChoices
  onRead: (chapter: string) => void
}) {
  const refused = standing.filter((choice) => choice.refused !== null)
  if (standing.length === 0 && written.length === 0) return null
  const what = [...follows.chapters, ...(follows.card ? ['o cartão do salão'] : [])]
  return (
    <div className="choosing-follows flex gap-14" role="status">
      <Icon svg={arrows} size={20} />
      <p className="t-caption">
        {refused.map(({ part, refused: reason }) => (
          <b key={part} className="t-danger">
            {partName(part)}: a sua troca não vale mais. {reason}{' '}
          </b>
        ))}
        {what.length > 0 &&
          `Muda sozinho: ${list(what)}, com ${count(follows.paragraphs, 'parágrafo', 'parágrafos')}. `}
        {written.map(({ chapter, title, says, isDropped }) => (
          <span key={`${chapter}${says}`} className="choosing-written">
            {isDropped
              ? `A sua linha “${says}” saiu de ${title}: a do motor mudou. `
              : says
                ? `Um texto seu em ${title} fala de “${says}”: `
                : `O que você escreveu em ${title} fica como está: `}
            <button type="button" onClick={() => onRead(chapter)}>
              rever
            </button>{' '}
          </span>
        ))}
      </p>
    </div>
  )
}
