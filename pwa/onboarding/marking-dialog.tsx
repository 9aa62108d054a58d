import { useEffect, useRef, useState } from 'react'
import type { FaceMarking } from '#contract/onboarding.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { Button } from '#pwa/ui/button.tsx'
import { OwnMarker } from '#pwa/marking/guided-marker.tsx'
import type { Marking } from '#pwa/marking/handles.ts'
import { usePhotoSize } from '#pwa/marking/use-photo-size.ts'
import type { Propose } from '#pwa/marking/use-proposal.ts'
import './marking-dialog.css'

interface MarkingDialogProps {
  /** The front photo. */
  src: string
  saved: FaceMarking | null
  begun: Marking | null
  onStep: (marking: Marking) => void
  /** Asks a program for a first guess at this photo; absent or answering null, the hand marks. */
  propose?: Propose | undefined
  /** Keeps a marking. A proposal is also kept when nobody looked at it: then it counts for less, and says so. */
  onKeep: (marking: FaceMarking) => void
  onRetake?: (() => void) | undefined
  onClose: () => void
}

const PROMISE =
  'Os pontos ficam guardados com a sua foto e só entram na análise com a sua autorização, no último passo. A forma é uma leitura, não um veredito: todo rosto mistura mais de uma.'

/** The marking, over everything, as the camera is. */
export default function MarkingDialog(props: MarkingDialogProps) {
  const { src, saved, begun, onStep, propose, onKeep, onRetake, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  // The proposal as it would be kept, and as it was kept last: closing keeps what changed, once.
  const proposed = useRef<FaceMarking | null>(null)
  const kept = useRef<FaceMarking | null>(null)
  const keep = (marking: FaceMarking | null) => {
    if (!marking || JSON.stringify(marking) === JSON.stringify(kept.current)) return
    kept.current = marking
    onKeep(marking)
  }
  const close = () => {
    keep(proposed.current)
    onClose()
  }
  useBackStep(true, close)
  // The picture as it was when this opened: once it is sent its address changes, and the points on the screen must stay.
  const [shown] = useState(src)
  const look = usePhotoSize(shown)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="marking-dialog" aria-label="Medir meu rosto" onClose={close} onCancel={close}>
      {look.state === 'ready' ? (
        <OwnMarker
          src={shown}
          photo={look.size}
          saved={saved}
          begun={begun}
          onStep={onStep}
          propose={propose}
          onProposed={(marking) => {
            // What was kept in an earlier sitting and opens again is no change.
            if (proposed.current === null && saved?.proposed && !begun) kept.current = marking
            proposed.current = marking
            // With the last question answered it is kept at once: nobody needs to look at the result for it.
            if (marking?.proposed?.reviewed && !kept.current?.proposed?.reviewed) keep(marking)
          }}
          onRetake={onRetake}
          promise={PROMISE}
          onSave={(marking) => {
            keep(marking)
            onClose()
          }}
          onClose={close}
        />
      ) : (
        <div className="marking-dialog-wait" role="status">
          <p>
            {look.state === 'failed'
              ? 'Não conseguimos abrir a foto. Confira a conexão e tente de novo.'
              : 'Abrindo a foto…'}
          </p>
          <Button kind="secondary" size="medium" onClick={onClose}>
            Voltar
          </Button>
        </div>
      )}
    </dialog>
  )
}
