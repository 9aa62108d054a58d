import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { adminDeskApi, type DeskChapter, type DeskOrder } from '#contract/admin/desk.ts'
import { call } from '#pwa/platform/api.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { Button } from '#pwa/ui/button.tsx'
import { TextArea } from '#pwa/ui/field.tsx'
import { copyUnsaved } from './desk-closed.tsx'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { forgetUnsaved, keepUnsaved, readUnsaved } from '#pwa/platform/unsaved-text.ts'
import { bringIntoSight } from '#pwa/admin/kit/into-sight.ts'
import { useDiscard } from '#pwa/admin/kit/use-discard.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface ChapterEditorProps {
  order: DeskOrder
  /** Why nothing can be saved. The text can still be copied. */
  closed: string | null
  chapter: DeskChapter
  /** 0 is the opening, then the sections. */
  focusAt: number
  onDone: () => void
}

const paragraphsIn = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** The draft survives an expired session. It keeps the `editsId` it began from, so a colleague's save is never overwritten unseen. */
export function ChapterEditor({ order, closed, chapter, focusAt, onDone }: ChapterEditorProps) {
  const key = `${order.id}/${chapter.id}`
  const texts = chapter.edited ?? chapter.model?.retold ?? chapter.engine
  const [draft, setDraft] = useState(
    () =>
      readUnsaved(key, texts.sections.length + 1) ?? {
        editsId: order.editsId,
        fields: [texts.lead, ...texts.sections.map(({ paragraphs }) => paragraphs.join('\n\n'))],
      },
  )
  const [conflict, setConflict] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = form.current?.querySelectorAll('textarea')[focusAt]
    field?.focus({ preventScroll: true })
    bringIntoSight(focusAt === 0 ? form.current?.closest('details') : field)
  }, [focusAt])
  const finish = () => {
    forgetUnsaved(key)
    onDone()
  }
  const { fields } = draft
  const isChanged = [texts.lead, ...texts.sections.map(({ paragraphs }) => paragraphs.join('\n\n'))].some(
    (text, at) => text !== fields[at],
  )
  const { isAsked, leave, stay } = useDiscard(isChanged, finish)
  const saving = useSave({
    save: () =>
      call(adminDeskApi.editChapter, {
        params: { id: order.id, chapter: chapter.id },
        body: {
          lead: fields[0] ?? '',
          sections: fields.slice(1).map(paragraphsIn),
          // After the conflict notice, the newer text has been seen.
          editsId: conflict ? order.editsId : draft.editsId,
        },
      }),
    done: 'Texto salvo',
    failed: 'Não foi salvo',
    stale: [DESK_KEY],
    onDone: finish,
    onRefused({ code, text }) {
      setConflict(code === 'changed-meanwhile' ? text : null)
      return code === 'changed-meanwhile'
    },
  })
  const type = (at: number, text: string) => {
    const next = { ...draft, fields: fields.map((field, i) => (i === at ? text : field)) }
    setDraft(next)
    keepUnsaved(key, next)
    stay()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (closed) showToast('Não foi salvo', `${closed} Copie o que você escreveu.`, 'danger')
    else if (!saving.busy) saving.send(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') form.current?.requestSubmit?.()
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // Catches the keys of the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className="form-rows chapter-edit" onSubmit={submit} onKeyDown={press}>
      {conflict && !closed && <Conflict text={conflict} chapter={chapter} />}
      <TextArea
        label="Abertura"
        rows={3}
        readOnly={closed !== null}
        value={fields[0] ?? ''}
        onChange={(event) => type(0, event.target.value)}
      />
      {texts.sections.map((section, at) => (
        <TextArea
          key={section.heading}
          label={section.heading}
          rows={6}
          readOnly={closed !== null}
          value={fields[at + 1] ?? ''}
          onChange={(event) => type(at + 1, event.target.value)}
        />
      ))}
      <div className="integration-actions chapter-edit-end row rule-top">
        {closed ? (
          <Button size="small" onClick={() => void copyUnsaved(fields.join('\n\n'))}>
            Copiar este texto
          </Button>
        ) : (
          <Button type="submit" size="small" busy={saving.busy && 'Salvando...'}>
            {conflict ? 'Salvar o meu assim mesmo' : 'Salvar'}
          </Button>
        )}
        <Button kind="text" size="small" onClick={leave}>
          {isAsked ? 'Descartar o que escrevi' : closed ? 'Fechar' : 'Cancelar'}
        </Button>
        <span className="visually-hidden" role="status">
          {isAsked && 'O texto mudou e não foi salvo. Cancele de novo para descartar.'}
        </span>
        {!conflict && !isAsked && !closed && (
          <span className="t-soft chapter-edit-keys ml-auto t-caption">
            <kbd className="admin-kbd">Ctrl S</kbd> salva, <kbd className="admin-kbd">Esc</kbd> cancela
          </span>
        )}
      </div>
    </form>
  )
}

function Conflict({ text, chapter: { edited, engine, model } }: { text: string; chapter: DeskChapter }) {
  const now = edited ?? model?.retold ?? engine
  const shown = useRef<HTMLDivElement>(null)
  // The notice may be out of sight.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={shown} className="desk-notice chapter-conflict" data-tone="danger" role="alert">
      <p>
        <b>Não foi salvo.</b> {text}
      </p>
      <details>
        <summary>Ver o texto que está salvo</summary>
        <div className="chapter-saved">
          <p>{now.lead}</p>
          {now.sections.map(({ heading, paragraphs }) => (
            <p key={heading}>
              <b>{heading}</b> {paragraphs.join('\n\n')}
            </p>
          ))}
        </div>
      </details>
    </div>
  )
}
