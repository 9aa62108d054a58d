import { useEffect, useRef, useState } from 'react'
import type { FaceMarking } from '#contract/onboarding.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { Button } from '#pwa/ui/button.tsx'
import { GuidedMarker } from '#pwa/marking/guided-marker.tsx'
import { type Marking, scaleMarked } from '#pwa/marking/handles.ts'
import { usePhotoSize } from '#pwa/marking/use-photo-size.ts'
import { proposePoints } from './propose-points.ts'
import './marking-dialog.css'

interface MarkingDialogProps {
  /** The front photo. */
  src: string
  saved: FaceMarking | null
  begun: Marking | null
  onStep: (marking: Marking) => void
  onSave: (marking: FaceMarking) => void
  onClose: () => void
}

const PROMISE =
  'Os pontos ficam guardados com a sua foto e só entram na análise com a sua autorização, no último passo. A forma é uma leitura, não um veredito: todo rosto mistura mais de uma.'

/** The marking, over everything, as the camera is. */
export default function MarkingDialog({ src, saved, begun, onStep, onSave, onClose }: MarkingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useBackStep(true, onClose)
  // The picture as it was when this opened: once it is sent its address changes, and the points on the screen must stay.
  const [shown] = useState(src)
  const look = usePhotoSize(shown)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="marking-dialog" aria-label="Medir meu rosto" onClose={onClose} onCancel={onClose}>
      {look.state === 'ready' ? (
        <GuidedMarker
          src={shown}
          photo={look.size}
          saved={saved && scaleMarked(saved.points, saved.photo, look.size)}
          begun={begun}
          onStep={onStep}
          propose={proposePoints}
          promise={PROMISE}
          onSave={(points) => onSave({ points, photo: look.size })}
          onClose={onClose}
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
