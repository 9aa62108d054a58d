import { type FormEvent, type KeyboardEvent, useState } from 'react'
import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import { adminDeskApi, type DeskOrder } from '#contract/admin/desk.ts'
import { formatDayTime } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { DESK_KEY, deskQueueQuery } from '#pwa/admin/kit/desk-query.ts'
import { forgetUnsaved, keepUnsaved, noteKey, readUnsaved } from '#pwa/platform/unsaved-text.ts'
import type { DeskVerbs } from './use-desk-verbs.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { SelectField } from '#pwa/admin/kit/select-field.tsx'
import { greetingName } from '#visagism/names/person-name.ts'

/** Notes between colleagues. The newest is visible. */
export function DeskNotes({ order, taking }: { order: DeskOrder; taking: DeskVerbs['taking'] }) {
  const { id: orderId, notes } = order
  const key = noteKey(orderId)
  const [text, setText] = useState(() => readUnsaved(key, 1)?.fields[0] ?? '')
  const [isOpen, setOpen] = useState(text !== '')
  const type = (next: string) => {
    setText(next)
    if (next) keepUnsaved(key, { editsId: null, fields: [next] })
    else forgetUnsaved(key)
  }
  const writing = useSave({
    save: () => call(adminDeskApi.note, { params: { id: orderId }, body: { text } }),
    done: 'Nota guardada',
    failed: 'Erro',
    stale: [DESK_KEY],
    onDone: () => type(''),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !writing.busy) writing.send(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') submit(event)
    else if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const [newest] = notes
  return (
    <details
      className="desk-row rule-top desk-notes"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          <b>Notas da equipe</b>
          {newest && !isOpen && <span className="desk-asked-words">{newest.text}</span>}
        </span>
        <small className="num">{stateWords(order)}</small>
        <Icon svg={caretDown} size={16} />
      </summary>
      {/* Catches the keys of the field inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form className="form-rows" onSubmit={submit} onKeyDown={press}>
        <TextArea
          label="Nova nota"
          help="O cliente nunca a vê."
          rows={2}
          maxLength={2000}
          value={text}
          error={writing.fields['text']}
          onChange={(event) => type(event.target.value)}
        />
        <div className="split wrap gap-8">
          <Button
            type="submit"
            kind="secondary"
            size="small"
            disabled={!text.trim()}
            busy={writing.busy && 'Guardando...'}
          >
            Anotar
          </Button>
          <DeskOwner order={order} taking={taking} />
        </div>
      </form>
      <ul className="panel-rows">
        {notes.map((note) => (
          <li key={note.id}>
            <span>
              {note.text}
              <small className="num">
                {note.author ?? 'Equipe'}, {formatDayTime(note.createdAt)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function stateWords({ notes, assigneeName }: DeskOrder): string {
  const count = notes.length === 0 ? 'nenhuma' : notes.length === 1 ? '1 nota' : `${notes.length} notas`
  return assigneeName ? `${count}, com ${greetingName(assigneeName) ?? assigneeName}` : count
}

function DeskOwner({ order, taking }: { order: DeskOrder; taking: DeskVerbs['taking'] }) {
  const { user } = useViewer()
  const { data } = useQuery(deskQueueQuery)
  const team = data?.team ?? []
  return (
    <div className="desk-owner">
      <SelectField
        label="Quem cuida deste pedido"
        value={order.assigneeId ?? undefined}
        all="De ninguém"
        options={team.map(({ id, name }) => [id, id === user?.id ? 'Comigo' : `Com ${greetingName(name) ?? name}`])}
        onChange={(userId) => taking.send(userId ?? null)}
      />
    </div>
  )
}
