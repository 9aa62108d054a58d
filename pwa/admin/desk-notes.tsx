import { type FormEvent, useState } from 'react'
import { adminDeskApi, type DeskNote } from '#contract/admin-desk.ts'
import { formatDayTime } from '#contract/format.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { DESK_KEY } from './desk-query.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved } from './unsaved-text.ts'
import { useSave } from './use-save.ts'

/** Read by the team alone. */
export function DeskNotes({ orderId, notes }: { orderId: string; notes: readonly DeskNote[] }) {
  const key = `${orderId}/nota`
  const [text, setText] = useState(() => readUnsaved(key, 1)?.fields[0] ?? '')
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
  return (
    <section className="panel-section">
      <h3>Notas da equipe</h3>
      <form className="form-rows" onSubmit={submit}>
        <TextArea
          label="Nova nota"
          help="O cliente nunca a vê."
          rows={2}
          maxLength={2000}
          value={text}
          error={writing.fields['text']}
          onChange={(event) => type(event.target.value)}
        />
        <Button
          type="submit"
          kind="secondary"
          size="small"
          disabled={!text.trim()}
          busy={writing.busy && 'Guardando...'}
        >
          Anotar
        </Button>
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
    </section>
  )
}
