import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PhotoSize } from '#visagism/face/measure.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { Button } from '#pwa/ui/button.tsx'
import { usePhotoSize } from './use-photo-size.ts'
import './marker-dialog.css'

interface MarkerDialogProps {
  label: string
  src: string
  onClose: () => void
  children: (photo: { readonly src: string; readonly size: PhotoSize }) => ReactNode
}

/** Full-screen. */
export function MarkerDialog({ label, src, onClose, children }: MarkerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useBackStep(true, onClose)
  // Fixed: uploading changes the photo's address, but the points must stay.
  const [shown] = useState(src)
  const look = usePhotoSize(shown)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="marker-dialog" aria-label={label} onClose={onClose} onCancel={onClose}>
      {look.state === 'ready' ? (
        children({ src: shown, size: look.size })
      ) : (
        <div className="marker-dialog-wait" role="status">
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
