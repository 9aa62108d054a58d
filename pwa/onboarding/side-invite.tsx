import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import { lazy, Suspense, useRef, useState } from 'react'
import type { SideMarking } from '#contract/face/side.ts'
import { SIDE_SLOTS, type SideSlot } from '#visagism/side/side-points.ts'
import type { SideDraft } from '#pwa/face/side/side-draft.ts'
import type { ProposeSide } from '#pwa/face/side/use-side-proposal.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Icon } from '#pwa/ui/icon.tsx'
import type { MarkingView } from './sending/marking-record.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import './onboarding.css'

// Loaded on demand.
const SideDialog = lazy(() => import('#pwa/face/side/side-dialog.tsx'))

interface SideInviteProps {
  outbox: OrderOutbox
  /** Absent: all four points are marked by hand. */
  findSide?: ProposeSide | undefined
}

/** Optional: the form can be sent without it. */
export function SideInvite({ outbox, findSide }: SideInviteProps) {
  const [open, setOpen] = useState<{ slot: SideSlot; src: string; begun: SideDraft | null } | null>(null)
  // Escape loses nothing while the photo is the same.
  const begun = useRef<{ src: string; draft: SideDraft } | null>(null)
  const view = outbox.records.side.view()
  const photos = SIDE_SLOTS.flatMap((slot) => {
    const { preview, state } = outbox.photos.view(slot)
    return preview && state !== 'refused' ? [{ slot, src: preview }] : []
  })
  const chosen = photos.find(({ slot }) => slot === view.marking?.slot) ?? photos[0]
  if (!chosen) return null
  const begin = ({ slot, src }: typeof chosen) =>
    setOpen({ slot, src, begun: begun.current?.src === src ? begun.current.draft : null })
  const other = open && photos.find(({ slot }) => slot !== open.slot)
  const propose = async (slot: SideSlot) => {
    const photo = await outbox.photos.picture(slot)
    return photo && findSide ? findSide(photo) : null
  }
  const isMarked = view.state !== 'none'
  return (
    <section className="measure-invite stack middle mt-28" aria-labelledby="side-invite-title">
      <h2 id="side-invite-title">
        {isMarked ? 'Perfil marcado' : 'Marcar meu perfil'}
        {view.state === 'sent' && <Icon svg={checkCircle} size={20} />}
      </h2>
      <p className="t-label t-soft t-pretty" role="status">
        {wordsOfSide(view)}
      </p>
      <Button kind="secondary" size="medium" onClick={() => begin(chosen)}>
        {isMarked ? 'Ver o perfil' : 'Marcar agora'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SideDialog
            key={open.slot}
            src={open.src}
            slot={open.slot}
            saved={view.marking?.slot === open.slot ? view.marking : null}
            begun={open.begun}
            onStep={(draft) => {
              begun.current = { src: open.src, draft }
            }}
            propose={findSide && (() => propose(open.slot))}
            onKeep={(marking: SideMarking) => {
              void outbox.records.side.mark(marking)
              begun.current = null
            }}
            onOtherSide={other ? () => begin(other) : undefined}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

function wordsOfSide({ state, reason }: MarkingView<SideMarking>): string {
  if (state === 'sent')
    return 'Os pontos estão guardados com a sua foto de lado. Se trocar a foto, é preciso marcar de novo.'
  if (state === 'waiting') return 'Guardado neste aparelho. Os pontos seguem assim que a foto for recebida.'
  if (state === 'refused') return reason ?? 'Os pontos não foram aceitos. Abra e confira.'
  return 'Opcional. Quatro pontos na foto de lado, e o guia fala do seu perfil, e não só da forma do rosto.'
}
