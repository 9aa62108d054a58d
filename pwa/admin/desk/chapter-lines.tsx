import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { adminDeskApi, type DeskChapter, LONGEST_LINE } from '#contract/admin/desk.ts'
import { count } from '#visagism/knowledge/pt.ts'
import { call } from '#pwa/platform/api.ts'
import { randomId } from '#pwa/platform/random-id.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface ChapterLinesProps {
  orderId: string
  chapter: DeskChapter
  closed: boolean
}

type Line = DeskChapter['lines'][number]
type Place = DeskChapter['places'][number]

interface Change {
  readonly path: string
  readonly engine: string
  /** Null: out. Left out: the engine's, or an added line away. */
  readonly words?: string | null
  /** The id of an added line; `path` and `engine` are those of its place. */
  readonly added?: string
}

/** Lists, tables, captions, sections and the lines of the salon card: each reworded or taken out by itself, and lines of one's own added. */
export function ChapterLines({ orderId, chapter: { id, lines, places, dropped }, closed }: ChapterLinesProps) {
  /** The path of a line, or the id of an added one. */
  const [openAt, setOpenAt] = useState<string | null>(null)
  /** The same, or the path of a place: whose button has the focus once its form is gone. */
  const [backTo, setBackTo] = useState<string | null>(null)
  const saving = useSave({
    save: (change: Change) => call(adminDeskApi.editLine, { params: { id: orderId, chapter: id }, body: change }),
    done: 'Linha',
    say: ({ message }) => message,
    failed: 'Não foi salvo',
    stale: [DESK_KEY],
    onDone: () => setOpenAt(null),
  })
  if (lines.length + places.length + dropped.length === 0) return null
  const isOff = closed || saving.busy
  const own = lines.filter((line) => line.own !== null).length
  const added = places.reduce((sum, place) => sum + place.added.length, 0)
  const open = (at: string) => {
    setBackTo(null)
    setOpenAt(at)
  }
  const send = (change: Change) => {
    const isAway = change.added !== undefined && change.words === undefined
    setBackTo(isAway ? change.path : (change.added ?? change.path))
    saving.send(change)
  }
  const cancel = () => {
    setBackTo(openAt)
    setOpenAt(null)
  }
  const form = { busy: saving.busy, onCancel: cancel }
  return (
    <>
      {dropped.map(({ path, engine, words, added: mine }) => (
        <p key={mine ?? path} className="desk-notice" data-tone="warning">
          {mine !== undefined
            ? `A sua linha “${words}” não está no guia: “${engine}” já não existe.`
            : `${words === null ? `“${engine}” tinha saído` : `A sua linha “${words}” não está no guia`}: a do motor mudou.`}{' '}
          <Button
            kind="text"
            size="small"
            disabled={isOff}
            onClick={() => saving.send({ path, engine, ...(mine !== undefined && { added: mine }) })}
          >
            Entendi
          </Button>
        </p>
      ))}
      {lines.length + places.length > 0 && (
        <details className="chapter-lines">
          <summary>
            {id === 'cartao' ? 'Linhas do cartão' : 'Linha por linha'}
            <small>
              {lines.length > 0 ? count(lines.length, 'linha', 'linhas') : 'só texto corrido'}
              {own > 0 && `, ${count(own, 'mudada', 'mudadas')}`}
              {added > 0 && `, ${count(added, 'acrescentada', 'acrescentadas')}`}
            </small>
          </summary>
          {groupsOf(lines, places).map(({ where, lines: those, place }) => (
            <div key={those[0]?.path ?? place?.path}>
              <h4>{where}</h4>
              {those.map((line) => (
                <div key={line.path} className="chapter-line">
                  {openAt === line.path && !closed ? (
                    <LineForm {...form} label={where} words={line.own?.words ?? line.engine} {...waysOf(line, send)} />
                  ) : (
                    <LineRow
                      isOff={isOff}
                      closed={closed}
                      name={line.engine}
                      isBack={backTo === line.path}
                      onChange={() => open(line.path)}
                    >
                      <LineWords line={line} />
                    </LineRow>
                  )}
                </div>
              ))}
              {place && (
                <AddedLines
                  place={place}
                  openAt={openAt}
                  backTo={backTo}
                  closed={closed}
                  isOff={isOff}
                  onOpen={open}
                  form={form}
                  onSend={send}
                />
              )}
            </div>
          ))}
        </details>
      )}
    </>
  )
}

interface Group {
  readonly where: string
  readonly lines: Line[]
  readonly place: Place | undefined
}

/** Under each title its lines, as in the guide, and its place; places without lines of their own come last. */
function groupsOf(lines: readonly Line[], places: readonly Place[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.where === line.where) last.lines.push(line)
    else groups.push({ where: line.where, lines: [line], place: placeUnder(line, places) })
  }
  const taken = groups.map(({ place }) => place)
  const others = places.filter((place) => !taken.includes(place))
  return [...groups, ...others.map((place) => ({ where: place.where, lines: [], place }))]
}

/** `lists.1` is that of `lists.1.items.0.what`. */
const placeUnder = ({ path }: Line, places: readonly Place[]) =>
  places.find((place) => path.startsWith(`${place.path}.`))

interface LineRowProps {
  name: string
  isOff: boolean
  closed: boolean
  /** Its form was just closed. */
  isBack: boolean
  onChange: () => void
  children: ReactNode
}

interface OpeningButtonProps extends Pick<LineRowProps, 'isOff' | 'isBack'> {
  name: string
  onPress: () => void
  children: ReactNode
}

/** Takes back the focus that its form had. */
function OpeningButton({ name, isOff, isBack, onPress, children }: OpeningButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack && !isOff) button.current?.focus()
  }, [isBack, isOff])
  return (
    <Button ref={button} kind="text" size="small" aria-label={name} disabled={isOff} onClick={onPress}>
      {children}
    </Button>
  )
}

function LineRow({ name, isOff, closed, isBack, onChange, children }: LineRowProps) {
  return (
    <p className="split gap-10">
      {children}
      {!closed && (
        <OpeningButton name={`Mudar “${name}”`} isOff={isOff} isBack={isBack} onPress={onChange}>
          Mudar
        </OpeningButton>
      )}
    </p>
  )
}

interface AddedLinesProps {
  place: Place
  openAt: string | null
  backTo: string | null
  closed: boolean
  isOff: boolean
  onOpen: (at: string) => void
  form: Pick<LineFormProps, 'busy' | 'onCancel'>
  onSend: (change: Change) => void
}

/** Marked as a person's. A new one has its id before it is sent. */
function AddedLines({
  place: { path, where, added },
  openAt,
  backTo,
  closed,
  isOff,
  onOpen,
  form,
  onSend,
}: AddedLinesProps) {
  const [fresh, setFresh] = useState(randomId)
  const send = (id: string, words?: string) =>
    onSend({ path, engine: where, added: id, ...(words !== undefined && { words }) })
  const isFree = !added.some(({ id }) => id === fresh)
  const isNew = openAt === fresh && isFree
  return (
    <>
      {added.map(({ id, words }) => (
        <div key={id} className="chapter-line">
          {openAt === id && !closed ? (
            <LineForm
              {...form}
              label={`${where}, linha acrescentada`}
              words={words}
              onSave={(now) => send(id, now)}
              onTakeOut={() => send(id)}
            />
          ) : (
            <LineRow isOff={isOff} closed={closed} name={words} isBack={backTo === id} onChange={() => onOpen(id)}>
              <span>
                <ins>{words}</ins> <small className="t-faint t-caption">acrescentada à mão</small>
              </span>
            </LineRow>
          )}
        </div>
      ))}
      {!closed &&
        (isNew ? (
          <LineForm {...form} label={`${where}, linha nova`} words="" onSave={(now) => send(fresh, now)} />
        ) : (
          <OpeningButton
            name={`Acrescentar em “${where}”`}
            isOff={isOff}
            isBack={backTo === path || (backTo === fresh && isFree)}
            onPress={() => {
              const id = isFree ? fresh : randomId()
              setFresh(id)
              onOpen(id)
            }}
          >
            Acrescentar
          </OpeningButton>
        ))}
    </>
  )
}

function LineWords({ line: { engine, own } }: { line: Line }) {
  if (own === null) return <span>{engine}</span>
  return (
    <span>
      <del>{engine}</del> {own.words !== null && <ins>{own.words}</ins>}
    </span>
  )
}

type Ways = Pick<LineFormProps, 'onSave' | 'onTakeOut' | 'onRestore'>

const waysOf = ({ path, engine, canLeave, own }: Line, send: (change: Change) => void): Ways => ({
  onSave: (words) => send({ path, engine, words }),
  ...(canLeave && own?.words !== null && { onTakeOut: () => send({ path, engine, words: null }) }),
  ...(own !== null && { onRestore: () => send({ path, engine }) }),
})

interface LineFormProps {
  label: string
  words: string
  busy: boolean
  onSave: (words: string) => void
  /** Absent where it must stay, or is out. */
  onTakeOut?: () => void
  /** To the engine's. */
  onRestore?: () => void
  onCancel: () => void
}

function LineForm({ label, words: before, busy, onSave, onTakeOut, onRestore, onCancel }: LineFormProps) {
  const [words, setWords] = useState(before)
  const field = useRef<HTMLTextAreaElement>(null)
  // The button that opened it is gone.
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && words.trim() !== '') onSave(words.trim())
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') event.currentTarget.requestSubmit?.()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // Catches the keys of the field inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="form-rows" onSubmit={submit} onKeyDown={press}>
      <TextArea
        ref={field}
        label={label}
        rows={2}
        maxLength={LONGEST_LINE}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="integration-actions row wrap">
        <Button type="submit" size="small" disabled={words.trim() === ''} busy={busy && 'Salvando...'}>
          Salvar a linha
        </Button>
        {onTakeOut && (
          <Button kind="text" size="small" disabled={busy} onClick={onTakeOut}>
            Tirar do guia
          </Button>
        )}
        {onRestore && (
          <Button kind="text" size="small" disabled={busy} onClick={onRestore}>
            A do motor
          </Button>
        )}
        <Button kind="text" size="small" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
