import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { DeskOrder as Order } from '#contract/admin/desk.ts'
import { PHOTO_SLOTS } from '#contract/onboarding.ts'
import { SIDE_SLOTS } from '#visagism/side/side-points.ts'
import { showToast } from '#pwa/platform/toast.ts'
import { CHAPTER_IDS } from '#visagism/knowledge/chapter-ids.ts'
import { shownOf, useInSight } from '#pwa/admin/gate/use-in-sight.ts'
import { chapterSeen, type GateKind, type LookedThing, openThings, unreadChapters } from '#contract/admin/gate.ts'
import { useChoices } from '#pwa/admin/choices/use-choices.ts'
import { GatePanel } from '#pwa/admin/gate/gate-panel.tsx'
import { useFacts } from '#pwa/admin/gate/facts-row.tsx'
import { useLooked } from '#pwa/admin/gate/use-looked.ts'
import { closedWords, DeskClosed } from './desk-closed.tsx'
import { walkOf } from './desk-parts.ts'
import { DeskPhotos } from './desk-photos.tsx'
import { DeskPreview } from './desk-preview.tsx'
import { DeskReading } from './desk-reading.tsx'
import { deskOrderQuery } from '#pwa/admin/kit/desk-query.ts'
import { PhotoRequestDialog } from './photo-request-dialog.tsx'
import { VALUE_KEYS } from './seen-fields.ts'
import { unsavedIn } from '#pwa/platform/unsaved-text.ts'
import { useDeskKeys } from '#pwa/admin/kit/use-desk-keys.ts'
import { type DeskLook, useDeskLook } from './use-desk-look.ts'
import { useDeskPreview } from './use-desk-preview.ts'
import { type Seen, useSeen } from './use-seen.ts'
import { useOnPhoto } from './use-on-photo.ts'
import { useSeason } from './use-season.ts'
import { useDeskVerbs } from './use-desk-verbs.ts'
import { ViewFailed } from '#pwa/admin/kit/view-failed.tsx'
import { ViewLoading } from '#pwa/admin/kit/view-loading.tsx'

// Loaded on demand, with the geometry code.
const DeskMarker = lazy(() => import('./desk-marker.tsx'))
const DeskOnPhoto = lazy(() => import('./desk-on-photo.tsx'))
const DeskSideMarker = lazy(() => import('./desk-side-marker.tsx'))
const OnPhotoTile = lazy(() => import('./on-photo-tile.tsx'))
const ChoosingScreen = lazy(() => import('#pwa/admin/choices/choosing-screen.tsx'))
const DeskSeen = lazy(() => import('./desk-seen.tsx'))

export interface DeskWays {
  onNext: () => void
  onPrevious: () => void
  onBack: () => void
  onApproved: (order: Order) => void
}

export function DeskOrder({ id, ways }: { id: string; ways: DeskWays }) {
  const query = useQuery(deskOrderQuery(id))
  if (query.isPending) return <ViewLoading words="Abrindo o pedido..." />
  const closed = closedWords(query.data, query.error)
  if (query.isError && !query.data)
    return (
      <div className="grow narrows">
        {closed && <DeskClosed orderId={id} words={closed} />}
        <ViewFailed title="Não conseguimos abrir este pedido." query={query} />
      </div>
    )
  return <OpenOrder order={query.data} closed={closed} ways={ways} />
}

interface OpenOrderProps {
  order: Order
  /** Why nothing can be done to the order. */
  closed: string | null
  ways: DeskWays
}

function OpenOrder({ order, closed, ways }: OpenOrderProps) {
  const look = useDeskLook(order.id)
  const season = useSeason(order.id)
  const onPhoto = useOnPhoto(order.id)
  const choices = useChoices(order.id)
  const facts = useFacts(order.id)
  const { looked, see } = useLooked(order.id)
  const open = openThings(order.gate, looked)
  const read = CHAPTER_IDS.find((chapter) => chapter === look.chapter)
  useInSight(shownOf(order.gate, look.screen === 'reading' && read ? [chapterSeen(read)] : []), see)
  const seeNow = (what: LookedThing) => shownOf(order.gate, [what]).forEach(see)
  const verbs = useDeskVerbs(
    order,
    { seasonId: season.season?.standing?.id, choiceId: choices.choices?.newest, looked },
    () => ways.onApproved(order),
  )
  const preview = useDeskPreview(order)
  const seen = useSeen(order.id)
  const whileOpen = (act: () => void) => () => (closed === null ? act() : showToast('Nada foi feito', closed, 'danger'))
  const front = order.photos.find(({ slot, purged }) => slot === 'front' && !purged)
  const sideSlot = look.together ? undefined : SIDE_SLOTS.find((slot) => slot === look.slot)
  const side = order.photos.find(({ slot, purged }) => slot === sideSlot && !purged)
  const { proposal, confirmed, editsId, chapters } = order
  const canApprove = chapters.length > 0 && order.approval === null && closed === null
  const approve = (anyway?: string) => {
    if (!canApprove || verbs.approving.busy) return
    const unsaved = unsavedIn(order.id)
    // The report would lack the unsaved text.
    if (unsaved) showToast('Ainda não foi aprovado', UNSAVED_WORDS[unsaved], 'danger')
    else if (open.length > 0 && anyway === undefined) look.openGate()
    else verbs.approving.send(anyway)
  }
  const readNext = (by: 1 | -1) => {
    const shown = walkOf(chapters, look.isInOrder)
    const at = shown.findIndex(({ id }) => id === look.chapter)
    const to = at === -1 && by === -1 ? undefined : shown[at + by]
    if (to) look.read(to.id)
  }
  const guarded = (keys: Readonly<Record<string, () => void>>) =>
    Object.fromEntries(Object.entries(keys).map(([key, act]) => [key, whileOpen(act)]))
  const seeing = {
    approve: whileOpen(() => approve()),
    ...guarded(seen.keys),
    c: look.toggleSeason,
    o: look.toggleSeeing,
    escape: look.toggleSeeing,
  }
  const reading = {
    approve: whileOpen(() => approve()),
    o: look.toggleSeeing,
    n: ways.onNext,
    p: ways.onPrevious,
    j: () => readNext(1),
    k: () => readNext(-1),
    pagedown: () => scrollReading(1),
    pageup: () => scrollReading(-1),
    d: whileOpen(() => look.chapter && choices.leaveOut(look.chapter, true)),
    e: whileOpen(openEditor),
    a: writeNote,
    m: whileOpen(() => (sideSlot ? side : front) && look.toggleMarking()),
    r: whileOpen(look.ask),
    l: look.compare,
    i: look.toggleOrder,
    v: () => chapters.length > 0 && look.togglePreview(),
    c: whileOpen(() => proposal && !confirmed && !verbs.confirming.busy && verbs.confirming.send(proposal.primary)),
    u: whileOpen(() => editsId && !verbs.undoing.busy && verbs.undoing.send(editsId)),
    f: look.toggleOnPhoto,
    // These keys resize the drawing.
    ...(look.middle === 'on-photo' ? {} : { ...zoomKeys(look), x: look.toggleChoosing }),
    ...Object.fromEntries(PHOTO_SLOTS.map((slot, at) => [String(at + 1), () => look.show(slot)])),
    s: look.toggleSeason,
  }
  // While the season is chosen, digits pick a proposal.
  const choosing = {
    ...(look.isSeeing ? { ...seeing, ...guarded(lettersOf(seen, look)), ...NO_VALUES } : { ...reading, '4': nothing }),
    ...guarded(season.keys(look.toggleSeason)),
    escape: look.toggleSeason,
  }
  const deed = (kind: GateKind) => {
    if (kind === 'answers') {
      seen.accept()
      return
    }
    look.closeScreen()
    if (kind === 'photos') openPhotos()
    else if (kind === 'awaited') look.showPhotos()
    else if (kind === 'apart' || kind === 'points') look.showOver('marking')
    else if (kind === 'on-photo') look.showOver('on-photo')
    else if (kind === 'laws') look.toggleChoosing()
    else if (kind === 'chapters') look.read(unreadChapters(order.gate, looked)[0]?.id ?? null)
    else if (kind === 'season') look.toggleSeason()
    else if (kind === 'written') {
      seeNow('written')
      look.toggleChoosing()
    } else if (kind === 'unheard') {
      seeNow('unheard')
      look.openGate()
    } else if (kind === 'note') readNote(true)
  }
  const readNote = (isOpen: boolean) => {
    look.showAsked(isOpen)
    if (isOpen) seeNow('note')
  }
  const openPhotos = () => {
    if (!look.together || look.middle !== 'photos') look.compare()
  }
  const gating = {
    approve: whileOpen(() => approve()),
    escape: look.closeScreen,
    ...guarded(Object.fromEntries(open.map(({ kind }, at) => [String(at + 1), () => deed(kind)]))),
  }
  const readingKeys = look.isChoosingSeason ? choosing : look.isSeeing ? seeing : reading
  useDeskKeys(look.screen === 'gate' ? gating : readingKeys, look.screen !== 'choosing')
  if (look.screen === 'choosing')
    return (
      <Suspense fallback={<ViewLoading words="Abrindo as trocas..." />}>
        <ChoosingScreen
          name={order.customerName ?? 'Sem nome'}
          at={choices}
          closed={closed !== null}
          approve={whileOpen(() => approve())}
          onPhoto={
            <Suspense fallback={null}>
              <OnPhotoTile onPhoto={onPhoto} look={choices.choices?.look} />
            </Suspense>
          }
          onClose={look.closeScreen}
          onRead={(chapter) => {
            look.closeScreen()
            look.read(chapter)
          }}
        />
      </Suspense>
    )
  return (
    <>
      <DeskPhotos order={order} look={look} onSeen={see} onBack={ways.onBack}>
        {look.middle === 'preview' && <DeskPreview order={order} preview={preview} chapter={look.chapter} />}
        {look.middle === 'on-photo' && (
          <DeskOnPhoto onPhoto={onPhoto} closed={closed !== null} onClose={look.showPhotos} />
        )}
        {look.middle === 'marking' && front && (
          <DeskMarker key={front.id} order={order} photo={front} onClose={look.showPhotos} />
        )}
        {look.middle === 'side' && side && sideSlot && (
          <DeskSideMarker key={side.id} order={order} photo={side} slot={sideSlot} onClose={look.showPhotos} />
        )}
      </DeskPhotos>
      {look.isSeeing && (
        <Suspense fallback={null}>
          <DeskSeen order={order} seen={seen} season={season} look={look} closed={closed} />
        </Suspense>
      )}
      {look.screen === 'gate' ? (
        <GatePanel
          order={order}
          open={open}
          looked={looked}
          onDeed={(kind) => whileOpen(() => deed(kind))()}
          onPreview={look.togglePreview}
          onClose={look.closeScreen}
          approving={verbs.approving.busy && 'Aprovando...'}
          onApprove={(anyway) => whileOpen(() => approve(anyway))()}
        />
      ) : (
        <DeskReading
          order={order}
          seen={seen}
          closed={closed}
          look={look}
          season={season}
          onPhoto={onPhoto}
          choices={choices}
          facts={facts}
          verbs={verbs}
          open={open}
          looked={looked}
          onAsked={readNote}
          canApprove={canApprove}
          onApprove={() => approve()}
        />
      )}
      <PhotoRequestDialog
        orderId={order.id}
        slot={look.slot}
        isDelivered={order.status === 'CONCLUIDO'}
        open={look.isAsking && closed === null}
        onClose={look.close}
      />
    </>
  )
}

const zoomKeys = ({ zoom }: DeskLook) => ({
  '+': () => zoom.current?.closer(),
  '=': () => zoom.current?.closer(),
  '-': () => zoom.current?.farther(),
  '0': () => zoom.current?.reset(),
})

const nothing = () => undefined

/** Digits must not set a field while the season is chosen. */
const NO_VALUES = Object.fromEntries(VALUE_KEYS.map((key) => [key, nothing]))

const lettersOf = ({ letters }: Seen, { toggleSeason }: DeskLook) =>
  Object.fromEntries(
    Object.entries(letters).map(([key, choose]) => [
      key,
      () => {
        choose()
        toggleSeason()
      },
    ]),
  )

const UNSAVED_WORDS = {
  texto: 'Há um texto por salvar. Salve ou cancele, e aprove de novo.',
  nota: 'Há uma nota por guardar. Anote ou apague, e aprove de novo.',
  pontos: 'Há pontos por guardar. Guarde ou cancele, e aprove de novo.',
} as const

function openEditor(): void {
  const typing = document.querySelector<HTMLElement>('.chapter-edit textarea')
  if (typing) typing.focus()
  else document.querySelector<HTMLElement>('[data-desk-edit]')?.click()
}

function scrollReading(by: 1 | -1): void {
  const reading = document.querySelector('.desk-scroll')
  reading?.scrollBy({ top: by * reading.clientHeight * 0.85 })
}

function writeNote(): void {
  const notes = document.querySelector<HTMLDetailsElement>('.desk-notes')
  if (!notes) return
  notes.open = true
  notes.querySelector('textarea')?.focus()
}
