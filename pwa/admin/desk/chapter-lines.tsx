import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { adminDeskApi, type DeskChapter } from '#contract/admin/desk.ts'
import { count } from '#visagism/knowledge/pt.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface ChapterLinesProps {
  orderId: string
  chapter: DeskChapter
  closed: boolean
}

interface Change {
  readonly path: string
  readonly engine: string
  /** Null: out. Left out: the engine's. */
  readonly words?: string | null
}

/** Lists, tables, captions, and the lines of the salon card: each reworded or taken out by itself. */
export function ChapterLines({ orderId, chapter: { id, lines, dropped }, closed }: ChapterLinesProps) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const saving = useSave({
    save: (change: Change) => call(adminDeskApi.editLine, { params: { id: orderId, chapter: id }, body: change }),
    done: 'Linha',
    say: ({ message }) => message,
    failed: 'Não foi salvo',
    stale: [DESK_KEY],
    onDone: () => setOpenAt(null),
  })
  if (lines.length === 0 && dropped.length === 0) return null
  const isOff = closed || saving.busy
  const own = lines.filter((line) => line.own !== null).length
  return (
    <>
      {dropped.map(({ path, engine, words }) => (
        <p key={path} className="desk-notice" data-tone="warning">
          {words === null ? `“${engine}” tinha saído` : `A sua linha “${words}” não está no guia`}: a do motor mudou.{' '}
          <Button kind="text" size="small" disabled={isOff} onClick={() => saving.send({ path, engine })}>
            Entendi
          </Button>
        </p>
      ))}
      {lines.length > 0 && (
        <details className="chapter-lines">
          <summary>
            {id === 'cartao' ? 'Linhas do cartão' : 'Listas e tabelas'}
            <small>
              {count(lines.length, 'linha', 'linhas')}
              {own > 0 && `, ${count(own, 'mudada', 'mudadas')}`}
            </small>
          </summary>
          {lines.map((line, at) => (
            <div key={line.path} className="chapter-line">
              {line.where !== lines[at - 1]?.where && <h4>{line.where}</h4>}
              {openAt === line.path && !closed ? (
                <LineForm line={line} busy={saving.busy} onSend={saving.send} onCancel={() => setOpenAt(null)} />
              ) : (
                <p className="split gap-10">
                  <LineWords line={line} />
                  {!closed && (
                    <Button
                      kind="text"
                      size="small"
                      aria-label={`Mudar “${line.engine}”`}
                      disabled={isOff}
                      onClick={() => setOpenAt(line.path)}
                    >
                      Mudar
                    </Button>
                  )}
                </p>
              )}
            </div>
          ))}
        </details>
      )}
    </>
  )
}

type Line = DeskChapter['lines'][number]

function LineWords({ line: { engine, own } }: { line: Line }) {
  if (own === null) return <span>{engine}</span>
  return (
    <span>
      <del>{engine}</del> {own.words !== null && <ins>{own.words}</ins>}
    </span>
  )
}

interface LineFormProps {
  line: Line
  busy: boolean
  onSend: (change: Change) => void
  onCancel: () => void
}

const LONGEST = 500

function LineForm({ line: { path, where, engine, canLeave, own }, busy, onSend, onCancel }: LineFormProps) {
  const [words, setWords] = useState(own?.words ?? engine)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && words.trim() !== '') onSend({ path, engine, words: words.trim() })
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
        label={where}
        rows={2}
        maxLength={LONGEST}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="integration-actions row wrap">
        <Button type="submit" size="small" disabled={words.trim() === ''} busy={busy && 'Salvando...'}>
          Salvar a linha
        </Button>
        {canLeave && own?.words !== null && (
          <Button kind="text" size="small" disabled={busy} onClick={() => onSend({ path, engine, words: null })}>
            Tirar do guia
          </Button>
        )}
        {own !== null && (
          <Button kind="text" size="small" disabled={busy} onClick={() => onSend({ path, engine })}>
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
