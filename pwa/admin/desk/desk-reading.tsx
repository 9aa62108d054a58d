import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import type { DeskOrder } from '#contract/admin/desk.ts'
import { formatDay, formatDayTime } from '#contract/format.ts'
import { useQuery } from '@tanstack/react-query'
import { habitWords } from '#contract/admin/habits.ts'
import { deskHabitsQuery } from '#pwa/admin/kit/desk-query.ts'
import type { FaceShape } from '#visagism/knowledge/axes.ts'
import { useViewer } from '#pwa/auth/use-viewer.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import type { Looked, OpenThing } from '#contract/admin/gate.ts'
import { WhyThis } from '#pwa/admin/choices/why-this.tsx'
import { ChoicesStrip } from '#pwa/admin/choices/choices-strip.tsx'
import type { ChoicesAtDesk } from '#pwa/admin/choices/use-choices.ts'
import { FactsRow, type FactsAtDesk } from '#pwa/admin/gate/facts-row.tsx'
import { QuestionRows } from '#pwa/admin/gate/question-rows.tsx'
import { TodayRow } from '#pwa/admin/gate/today-row.tsx'
import { VisitsRow } from '#pwa/admin/gate/visits-row.tsx'
import { openWords } from '#pwa/admin/gate/gate-panel.tsx'
import { DeskAsked } from './desk-asked.tsx'
import { DeskChapters } from './desk-chapters.tsx'
import { DeskClosed } from './desk-closed.tsx'
import { DeskNotes } from './desk-notes.tsx'
import { DeskNotices } from './desk-notices.tsx'
import { DeskProposal } from './desk-proposal.tsx'
import { DeskSeason } from './desk-season.tsx'
import { seenWords } from './seen-fields.ts'
import type { DeskLook } from './use-desk-look.ts'
import { OnPhotoPanel } from './on-photo-panel.tsx'
import type { OnPhotoAtDesk } from './use-on-photo.ts'
import type { Seen } from './use-seen.ts'
import type { SeasonAtDesk } from './use-season.ts'
import type { DeskVerbs } from './use-desk-verbs.ts'
import './desk-seen.css'

interface DeskReadingProps {
  order: DeskOrder
  /** Why nothing can be done to the order. */
  closed: string | null
  look: DeskLook
  seen: Seen
  season: SeasonAtDesk
  onPhoto: OnPhotoAtDesk
  verbs: DeskVerbs
  choices: ChoicesAtDesk
  facts: FactsAtDesk
  /** What nobody looked at yet. */
  open: readonly OpenThing[]
  looked: Looked
  onAsked: (isOpen: boolean) => void
  canApprove: boolean
  onApprove: () => void
}

const KEYS = [
  ['N', 'próximo'],
  ['O', 'o que se vê'],
  ['S', 'estação'],
  ['X', 'trocar'],
  ['J', 'ler'],
  ['E', 'editar'],
  ['A', 'anotar'],
  ['V', 'prévia'],
] as const

export function DeskReading({
  order,
  closed,
  look,
  seen,
  season,
  onPhoto,
  verbs,
  choices,
  facts,
  open,
  looked,
  onAsked,
  canApprove,
  onApprove,
}: DeskReadingProps) {
  return (
    <section className="desk-reading" aria-label="Leitura">
      <div className="desk-head">
        <div>
          <h2>Leitura</h2>
          <p className="num" title={whoSaved(order)}>
            {stateWords(order)}
          </p>
        </div>
        <Button
          kind="secondary"
          size="small"
          aria-pressed={look.middle === 'preview'}
          disabled={order.chapters.length === 0}
          onClick={look.togglePreview}
        >
          {look.middle === 'preview' ? 'Ver as fotos' : 'Pré-ver PDF'}
        </Button>
        <Button
          size="small"
          kind={open.length > 0 && canApprove ? 'secondary' : 'primary'}
          busy={verbs.approving.busy && 'Aprovando...'}
          disabled={!canApprove}
          title={order.chapters.length === 0 ? 'Confirme antes o formato do rosto' : undefined}
          onClick={onApprove}
        >
          {open.length > 0 && canApprove ? openWords(open) : 'Aprovar e entregar'}
        </Button>
      </div>
      {closed && <DeskClosed orderId={order.id} words={closed} />}
      <div className="desk-scroll">
        <FactsRow at={facts} note={order.form.observations} closed={closed !== null} />
        <QuestionRows orderId={order.id} closed={closed !== null} />
        <TodayRow orderId={order.id} closed={closed !== null} />
        {!look.isSeeing && <SeenStrip seen={seen} onOpen={look.toggleSeeing} />}
        <DeskNotices order={order} />
        <DeskProposal order={order} closed={closed !== null} confirming={verbs.confirming} />
        {!look.isSeeing && (
          <DeskSeason
            season={season}
            letter="S"
            isOn={look.isChoosingSeason}
            onToggle={look.toggleSeason}
            closed={closed !== null}
          />
        )}
        <ChoicesStrip at={choices} onOpen={look.toggleChoosing} />
        <OwnHabit shape={order.confirmed?.shape ?? order.proposal?.primary} />
        <WhyThis why={choices.choices?.why ?? null} />
        <OnPhotoPanel onPhoto={onPhoto} isOpen={look.middle === 'on-photo'} onToggle={look.toggleOnPhoto} />
        <VisitsRow orderId={order.id} closed={closed !== null} />
        <DeskAsked order={order} isOpen={look.isAskedOpen} onToggle={onAsked} />
        <DeskNotes order={order} taking={verbs.taking} />
        <DeskChapters
          order={order}
          closed={closed}
          look={look}
          undoing={verbs.undoing}
          choices={choices}
          looked={looked}
        />
      </div>
      <p className="admin-keys">
        <span className="desk-keys flex wrap">
          {KEYS.map(([key, what]) => (
            <span key={key}>
              <kbd className="admin-kbd">{key}</kbd> {what}
            </span>
          ))}
        </span>
        <span>
          <kbd className="admin-kbd">Ctrl ↵</kbd> aprovar
        </span>
      </p>
    </section>
  )
}

/** Quiet: what this visagist changes often on faces of this shape. */
function OwnHabit({ shape }: { shape: FaceShape | undefined }) {
  const { data } = useQuery(deskHabitsQuery)
  const habit = data?.find((one) => one.shape === shape)
  return habit ? <p className="desk-hint desk-habit">{habitWords(habit)}</p> : null
}

function SeenStrip({ seen: { seen, toAccept }, onOpen }: { seen: Seen; onOpen: () => void }) {
  const { user } = useViewer()
  return (
    <button type="button" className="desk-seen-strip row gap-10 rule-bottom t-caption t-left" onClick={onOpen}>
      <kbd className="admin-kbd">O</kbd>
      <b>O que se vê</b>
      <span>
        {seen ? seenWords(seen, user?.fullName ?? null) : ''}
        {toAccept > 0 && `, ${toAccept} por aceitar`}
      </span>
      <Icon svg={caretRight} size={16} />
    </button>
  )
}

const whoSaved = ({ editedAt, editedBy, dueAt, isStopped }: DeskOrder) =>
  [
    ...(editedAt ? [`Salvo em ${formatDayTime(editedAt)} por ${editedBy}`] : []),
    ...(isStopped ? ['O prazo está parado até a foto chegar'] : dueAt ? [`Entrega até ${formatDayTime(dueAt)}`] : []),
  ].join('. ')

function stateWords({ editedAt, dueAt, isStopped }: DeskOrder): string {
  if (isStopped) return 'Prazo parado'
  if (editedAt) return `Salvo às ${formatDayTime(editedAt).slice(-5)}`
  return dueAt ? `Até ${formatDay(dueAt)}` : 'Sem prazo'
}
