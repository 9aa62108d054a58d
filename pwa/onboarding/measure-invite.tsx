import checkCircle from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?raw'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import type { Marking } from '#pwa/face/marking/handles.ts'
import type { ProposePoints } from '#pwa/face/marking/use-proposal.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import type { MarkingView } from './sending/marking-record.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import './onboarding.css'

// Loaded on demand, with the geometry code.
const MarkingDialog = lazy(() => import('./marking-dialog.tsx'))

interface MeasureInviteProps {
  outbox: OrderOutbox
  /** Absent: points are marked by hand. */
  findPoints?: ProposePoints | undefined
  onRetake?: (() => void) | undefined
}

/** Optional: the form can be sent without it. */
export function MeasureInvite({ outbox, findPoints, onRetake }: MeasureInviteProps) {
  const front = outbox.photos.view('front')
  const [open, setOpen] = useState<{ begun: Marking | null } | null>(null)
  // Escape must not lose two minutes of work. Kept until the photo changes.
  const begun = useRef<{ src: string | null; marking: Marking } | null>(null)
  const onStep = useCallback(
    (marking: Marking) => {
      begun.current = { src: front.preview, marking }
    },
    [front.preview],
  )
  const begin = () => setOpen({ begun: begun.current?.src === front.preview ? begun.current.marking : null })
  const marking = outbox.records.marking.view()
  if (!front.preview || front.state === 'refused') return null
  const isMarked = marking.state !== 'none'
  const isOpen = marking.marking?.proposed?.reviewed === false
  const propose = async () => {
    const photo = await outbox.photos.picture('front')
    return photo && findPoints ? findPoints(photo) : null
  }
  return (
    <section className="measure-invite stack middle mt-28" aria-labelledby="measure-invite-title">
      <h2 id="measure-invite-title">
        {isOpen ? 'Falta um olhar seu' : isMarked ? 'Rosto medido' : 'Medir meu rosto'}
        {marking.state === 'sent' && !isOpen && <Icon svg={checkCircle} size={20} />}
      </h2>
      <p className="t-label t-soft t-pretty" role="status">
        {isOpen && marking.state !== 'refused' ? UNREVIEWED : wordsOf(marking)}
      </p>
      <Button kind="secondary" size="medium" onClick={begin}>
        {isOpen ? 'Conferir os pontos' : isMarked ? 'Ver medidas' : 'Medir agora'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MarkingDialog
            src={front.preview}
            saved={marking.marking}
            begun={open.begun}
            onStep={onStep}
            propose={findPoints && propose}
            onKeep={(kept) => {
              void outbox.records.marking.mark(kept)
              begun.current = null
            }}
            onRetake={
              onRetake &&
              (() => {
                setOpen(null)
                onRetake()
              })
            }
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

const UNREVIEWED =
  'O aparelho achou os pontos, e ninguém conferiu. Dois ou três toques bastam; sem eles, a leitura do rosto sai com reserva.'

function wordsOf({ state, reason }: MarkingView): string {
  if (state === 'sent') return 'As medidas estão guardadas com a sua foto. Se trocar a foto, é preciso medir de novo.'
  if (state === 'waiting') return 'Guardado neste aparelho. As medidas seguem assim que a foto for recebida.'
  if (state === 'refused') return reason ?? 'As medidas não foram aceitas. Abra e confira os pontos.'
  return 'Opcional. Em 2 minutos, você marca alguns pontos na foto da frente e o guia fica mais exato.'
}
