import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import { adminChoicesApi, type DeskChoices } from '#contract/admin/choices.ts'
import { count, dayAndMonth, list, WEEKDAY_NAMES } from '#visagism/knowledge/pt.ts'
import { DESK_KEY, deskChoicesQuery } from '#pwa/admin/kit/desk-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextField } from '#pwa/ui/field.tsx'
import { Icon } from '#pwa/ui/icon.tsx'

type Visit = DeskChoices['visits'][number]
interface Move extends Pick<Visit, 'care' | 'at'> {
  /** Null: out of the year. Left out: the engine's day. */
  readonly to?: string | null
}

const keyOf = ({ care, at }: Pick<Visit, 'care' | 'at'>): string => `${care}/${at}`
const isMoved = ({ by, day, refused }: Visit): boolean => by !== null && day !== null && refused === null
const isOut = ({ day, refused }: Visit): boolean => day === null && refused === null

/** All visits of the year, one line each: moved to another day, taken out, or given back. */
export function VisitsRow({ orderId, closed }: { orderId: string; closed: boolean }) {
  const { data } = useQuery(deskChoicesQuery(orderId))
  const [openAt, setOpenAt] = useState<string | null>(null)
  /** Whose button has the focus once its form is gone. */
  const [backTo, setBackTo] = useState<string | null>(null)
  const saving = useSave({
    save: (move: Move) =>
      call(adminChoicesApi.moveVisit, { params: { id: orderId }, body: { ...move, seen: data?.newest ?? null } }),
    done: 'Visita guardada',
    say: ({ message }) => message,
    failed: 'A visita ficou onde estava',
    stale: [DESK_KEY],
    onRefused: ({ fields }) => fields['to'] !== undefined && openAt !== null,
    onDone() {
      setBackTo(openAt)
      setOpenAt(null)
    },
  })
  if (!data || data.visits.length === 0) return null
  const { visits } = data
  const show = (at: string | null) => {
    saving.reset()
    setBackTo(at === null ? openAt : null)
    setOpenAt(at)
  }
  return (
    <details className="desk-row rule-top" open={visits.some(({ refused }) => refused !== null) || undefined}>
      <summary>
        <span>
          <b>Visitas do ano</b>
          <span className="desk-asked-words">{summaryOf(visits)}</span>
        </span>
        <Icon svg={caretDown} size={16} />
      </summary>
      <ul className="visit-lines">
        {visits.map((visit) => {
          const key = keyOf(visit)
          return (
            <li key={key}>
              {openAt === key && !closed ? (
                <VisitForm
                  visit={visit}
                  error={saving.fields['to']}
                  busy={saving.busy}
                  onSend={(move) => saving.send({ care: visit.care, at: visit.at, ...move })}
                  onCancel={() => show(null)}
                />
              ) : (
                <VisitLine
                  visit={visit}
                  isOff={closed || saving.busy}
                  isBack={backTo === key}
                  onOpen={() => show(key)}
                  onGiveBack={() => saving.send({ care: visit.care, at: visit.at })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function summaryOf(visits: readonly Visit[]): string {
  const gone = visits.filter(({ refused }) => refused !== null).length
  const [moved, out] = [visits.filter(isMoved).length, visits.filter(isOut).length]
  return list([
    count(visits.length - gone - out, 'visita', 'visitas'),
    ...(moved > 0 ? [count(moved, 'mudada', 'mudadas')] : []),
    ...(out > 0 ? [count(out, 'tirada', 'tiradas')] : []),
    ...(gone > 0 ? [gone === 1 ? '1 mudança não vale mais' : `${gone} mudanças não valem mais`] : []),
  ])
}

/** `sáb, 12 de dezembro`: no day stands twice in the twelve months. */
const dated = (iso: string): string =>
  `${(WEEKDAY_NAMES[new Date(iso).getUTCDay()] ?? '').slice(0, 3)}, ${dayAndMonth(iso)}`

interface VisitLineProps {
  visit: Visit
  isOff: boolean
  /** Its form was just closed. */
  isBack: boolean
  onOpen: () => void
  onGiveBack: () => void
}

function VisitLine({ visit, isOff, isBack, onOpen, onGiveBack }: VisitLineProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack && !isOff) button.current?.focus()
  }, [isBack, isOff])
  const { what, day, at, by, refused } = visit
  const name = `${what}, ${dated(day ?? at)}`
  const isGivenBack = isOut(visit) || refused !== null
  return (
    <p className="split gap-10" data-gone={refused === null ? undefined : ''}>
      <span>
        <VisitDays visit={visit} /> {what}
        {by !== null && <small className="t-faint t-caption"> {wordsOf(visit, by)}</small>}
      </span>
      <Button
        ref={button}
        kind="text"
        size="small"
        disabled={isOff}
        aria-label={`${isGivenBack ? (refused === null ? 'Devolver' : 'Entendi') : 'Mudar'}: ${name}`}
        onClick={isGivenBack ? onGiveBack : onOpen}
      >
        {isGivenBack ? (refused === null ? 'Devolver' : 'Entendi') : 'Mudar'}
      </Button>
    </p>
  )
}

function VisitDays({ visit: { day, at, by, refused } }: { visit: Visit }) {
  if (by === null || day === at) return <b className="num">{dated(day ?? at)}</b>
  return (
    <>
      <del className="num">{dated(refused === null ? at : (day ?? at))}</del>{' '}
      {day !== null && refused === null && <b className="num">{dated(day)}</b>}
    </>
  )
}

function wordsOf({ day, refused }: Visit, by: string): string {
  if (refused !== null) return `não vale mais: ${refused.charAt(0).toLowerCase()}${refused.slice(1)}`
  return `${day === null ? 'tirada' : 'mudada'} por ${by}`
}

interface VisitFormProps {
  visit: Visit
  error: string | undefined
  busy: boolean
  onSend: (move: Pick<Move, 'to'>) => void
  onCancel: () => void
}

function VisitForm({ visit: { what, day, by }, error, busy, onSend, onCancel }: VisitFormProps) {
  const [to, setTo] = useState(day ?? '')
  const field = useRef<HTMLInputElement>(null)
  // The button that opened it is gone.
  useEffect(() => {
    field.current?.focus()
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && to !== '') onSend({ to })
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape') return
    onCancel()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // Catches the keys of the field inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="form-rows" noValidate onSubmit={submit} onKeyDown={press}>
      <TextField
        ref={field}
        type="date"
        label={`${what}, no dia`}
        error={error}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <div className="row wrap gap-8">
        <Button type="submit" size="small" disabled={to === '' || to === day} busy={busy && 'Guardando...'}>
          Mudar o dia
        </Button>
        <Button kind="text" size="small" disabled={busy} onClick={() => onSend({ to: null })}>
          Tirar do ano
        </Button>
        {by !== null && (
          <Button kind="text" size="small" disabled={busy} onClick={() => onSend({})}>
            O dia do motor
          </Button>
        )}
        <Button kind="text" size="small" disabled={busy} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
