import { useEffect, useRef, useState } from 'react'
import caretDown from '@phosphor-icons/core/assets/regular/caret-down.svg?raw'
import check from '@phosphor-icons/core/assets/regular/check.svg?raw'
import { adminDeskApi, type DeskChapter, type DeskOrder } from '#contract/admin/desk.ts'
import { isLooked, type Looked } from '#contract/admin/gate.ts'
import { count } from '#visagism/knowledge/pt.ts'
import { call } from '#pwa/platform/api.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import { type ChoicesAtDesk, leavableOf } from '#pwa/admin/choices/use-choices.ts'
import { ChapterEditor } from './chapter-editor.tsx'
import { ChapterLines } from './chapter-lines.tsx'
import { decides, inGuideOrder, partsOf } from './desk-parts.ts'
import { DESK_KEY } from '#pwa/admin/kit/desk-query.ts'
import { diffWords } from './text-diff.ts'
import { hasUnsaved } from '#pwa/platform/unsaved-text.ts'
import type { DeskLook } from './use-desk-look.ts'
import type { DeskVerbs } from './use-desk-verbs.ts'
import { bringIntoSight } from '#pwa/admin/kit/into-sight.ts'
import { useSave } from '#pwa/admin/kit/use-save.ts'

interface DeskChaptersProps {
  order: DeskOrder
  /** Why nothing can be changed any more. */
  closed: string | null
  look: DeskLook
  undoing: DeskVerbs['undoing']
  choices: ChoicesAtDesk
  looked: Looked
}

export function DeskChapters({ order, closed, look, undoing, choices, looked }: DeskChaptersProps) {
  const { editsId, chapters, leftOut, gate } = order
  // After an expired session a text may be open in there.
  const [isUnfolded, setUnfolded] = useState(() => chapters.some(({ id }) => hasUnsaved(`${order.id}/${id}`)))
  if (chapters.length === 0)
    return <p className="desk-hint">Os capítulos aparecem quando o formato do rosto for conhecido.</p>
  // E opens the chapter being read, else an edited one, else the most often changed one.
  const toEdit =
    chapters.find(({ id }) => id === look.chapter) ??
    chapters.find(({ edited }) => edited) ??
    chapters.find(({ id }) => id === 'cabelo-agora') ??
    chapters[0]
  const { first, common } = partsOf(chapters)
  const rare = first.chapters
  const commons = common.flatMap((part) => part.chapters)
  const rowOf = (chapter: DeskChapter) => (
    <Chapter
      key={chapter.id}
      order={order}
      closed={closed}
      chapter={chapter}
      isOpen={chapter.id === look.chapter}
      wasRead={gate.shows.some((one) => one.what === `chapter:${chapter.id}` && isLooked(one, looked))}
      onOpen={(isOpen) => {
        if (isOpen) look.read(chapter.id)
        else if (chapter.id === look.chapter) look.read(null)
      }}
      isToEdit={chapter === toEdit}
      onLeaveOut={() => choices.leaveOut(chapter.id, true)}
      busy={choices.busy}
    />
  )
  const groupOf = (part: (typeof common)[number]) => (
    <section key={part.title} className="desk-part" aria-label={part.title}>
      <h3>{part.title}</h3>
      {part.chapters.map(rowOf)}
    </section>
  )
  return (
    <div className="rule-bottom">
      {order.staleEdits && (
        <p className="desk-notice" data-tone="warning" role="status">
          Havia textos editados para outro formato. Eles ficam guardados e não entram no relatório.
        </p>
      )}
      {rare.length > 0 && (
        <p className="desk-order">
          <Button kind="text" size="small" onClick={look.toggleOrder}>
            {look.isInOrder ? 'Primeiro o que foge do comum' : 'Na ordem do guia'} (I)
          </Button>
        </p>
      )}
      {look.isInOrder ? (
        <section className="desk-part" aria-label="Na ordem do guia">
          {inGuideOrder(chapters).map(rowOf)}
        </section>
      ) : (
        <>
          {rare.length > 0 && (
            <section className="desk-part" aria-label={first.title}>
              <h3>{first.title}</h3>
              {rare.map(rowOf)}
            </section>
          )}
          {rare.length > 0 ? (
            <details
              className="desk-row rule-top"
              open={isUnfolded || commons.some(({ id }) => id === look.chapter)}
              onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
            >
              <summary>
                <span>{count(commons.length, 'capítulo', 'capítulos')} como os de outros rostos assim</span>
                <Icon svg={caretDown} size={16} />
              </summary>
              {common.map(groupOf)}
            </details>
          ) : (
            common.map(groupOf)
          )}
        </>
      )}
      {leftOut.length > 0 && (
        <section className="desk-part" aria-label="Fora deste guia">
          <h3>Fora deste guia</h3>
          {leftOut.map(({ id, title, by }) => (
            <p key={id} className="desk-left-out split gap-10 rule-top">
              <span className="narrows">
                {title}
                <small className="block t-caption t-faint">por {by}</small>
              </span>
              {!closed && (
                <Button kind="text" size="small" disabled={choices.busy} onClick={() => choices.leaveOut(id, false)}>
                  Trazer de volta
                </Button>
              )}
            </p>
          ))}
        </section>
      )}
      {editsId && !closed && (
        <div className="desk-undo">
          <Button kind="text" size="small" busy={undoing.busy && 'Desfazendo...'} onClick={() => undoing.send(editsId)}>
            Desfazer a última edição
          </Button>
        </div>
      )}
    </div>
  )
}

interface ChapterProps {
  order: DeskOrder
  closed: string | null
  chapter: DeskChapter
  isOpen: boolean
  /** As the gate counts it. */
  wasRead: boolean
  onOpen: (isOpen: boolean) => void
  /** E opens this one. */
  isToEdit: boolean
  onLeaveOut: () => void
  busy: boolean
}

function Chapter({
  order,
  closed,
  chapter,
  isOpen: isShown,
  wasRead,
  onOpen,
  isToEdit,
  onLeaveOut,
  busy,
}: ChapterProps) {
  // After an expired session, reopen the unsaved text.
  const [isEditing, setEditing] = useState(() => hasUnsaved(`${order.id}/${chapter.id}`))
  const isOpen = isShown || isEditing
  const row = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isShown) bringIntoSight(row.current)
  }, [isShown])
  const restoring = useSave({
    save: () => call(adminDeskApi.restoreChapter, { params: { id: order.id, chapter: chapter.id } }),
    done: 'Texto do motor de volta',
    failed: 'Erro',
    stale: [DESK_KEY],
  })
  const [focusAt, setFocusAt] = useState(0)
  const leaveEditor = () => {
    setEditing(false)
    onOpen(true)
  }
  const edit = (field = 0) => {
    if (closed) return
    onOpen(true)
    setFocusAt(field)
    setEditing(true)
  }
  return (
    <details
      ref={row}
      className="desk-chapter rule-top"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // An open editor cannot be folded.
        if (isEditing) currentTarget.open = true
        else if (currentTarget.open !== isOpen) onOpen(currentTarget.open)
      }}
    >
      <summary>
        <span>{chapter.title}</span>
        <small>
          {wasRead && !isEditing && <Icon svg={check} size={16} />}
          {isEditing ? (closed ? 'não salvo' : 'editando') : stateOf(chapter, wasRead)}
        </small>
        <Icon svg={caretDown} size={16} />
        {chapter.unusual && <span className="desk-chapter-why">{chapter.unusual}</span>}
        {!isOpen && decides(chapter.id) && (
          <span className="desk-chapter-lead">{(chapter.edited ?? chapter.model?.retold ?? chapter.engine).lead}</span>
        )}
      </summary>
      {isOpen &&
        (isEditing ? (
          <ChapterEditor order={order} closed={closed} chapter={chapter} focusAt={focusAt} onDone={leaveEditor} />
        ) : (
          <div className="chapter-read">
            <ChapterTexts chapter={chapter} onEdit={edit} />
            <ChapterLines orderId={order.id} chapter={chapter} closed={closed !== null} />
            {!closed && (
              <div className="integration-actions">
                <Button kind="secondary" size="small" onClick={() => edit()}>
                  Editar
                </Button>
                {isChanged(chapter) && (
                  <Button
                    kind="text"
                    size="small"
                    busy={restoring.busy && 'Devolvendo...'}
                    onClick={() => restoring.send(undefined)}
                  >
                    Voltar ao motor
                  </Button>
                )}
                {leavableOf(chapter.id) && (
                  <Button kind="text" size="small" disabled={busy} onClick={onLeaveOut}>
                    Deixar fora do guia
                  </Button>
                )}
              </div>
            )}
          </div>
        ))}
      {isToEdit && !isEditing && !closed && (
        <button type="button" hidden aria-label="Editar" data-desk-edit onClick={() => edit()} />
      )}
    </details>
  )
}

const isChanged = ({ edited, lines, places }: DeskChapter): boolean =>
  edited !== null || lines.some(({ own }) => own !== null) || places.some(({ added }) => added.length > 0)

function stateOf(chapter: DeskChapter, wasRead: boolean): string {
  const { model } = chapter
  if (isChanged(chapter)) return wasRead ? 'editado, lido' : 'editado'
  if (model?.refused) return 'IA recusada'
  return wasRead ? 'lido' : model ? 'da IA' : 'do motor'
}

interface ChapterTextsProps {
  chapter: DeskChapter
  /** Double-clicking edits a text. 0 is the opening, then the sections. */
  onEdit: (field: number) => void
}

/** The current text, compared with the engine's if it was changed. */
function ChapterTexts({ chapter: { engine, edited, model }, onEdit }: ChapterTextsProps) {
  const standing = edited ?? model?.retold ?? engine
  return (
    <>
      {!edited && model && (
        <p className="desk-hint">
          {model.refused
            ? `O texto da IA foi recusado (${model.refused}). Fica o do motor.`
            : 'A IA reescreveu este capítulo: é este texto que sai.'}
        </p>
      )}
      <div className="chapter-lead t-soft t-pretty" onDoubleClick={() => onEdit(0)}>
        <Diff before={engine.lead} after={standing.lead} />
      </div>
      {engine.sections.map((section, at) => (
        <div key={section.heading} onDoubleClick={() => onEdit(at + 1)}>
          <h4>{section.heading}</h4>
          <p>
            <Diff
              before={section.paragraphs.join('\n\n')}
              after={(standing.sections[at] ?? section).paragraphs.join('\n\n')}
            />
          </p>
        </div>
      ))}
    </>
  )
}

function Diff({ before, after }: { before: string; after: string }) {
  let at = 0
  return diffWords(before, after).map(({ kind, text }) => {
    const key = `${at}${kind}`
    at += text.length
    if (kind === 'added') return <ins key={key}>{text}</ins>
    if (kind === 'removed') return <del key={key}>{text}</del>
    return <span key={key}>{text}</span>
  })
}
