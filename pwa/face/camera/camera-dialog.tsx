import { useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { encodeFrame } from './camera-frame.ts'
import { CameraBlocked, type CameraTrouble } from './camera-blocked.tsx'
import { CameraReview, type Shot } from './camera-review.tsx'
import { CameraView } from './camera-view.tsx'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import type { Suggestion } from './review-words.ts'
import { useCameraDialog } from './use-camera-dialog.ts'
import './camera.css'
import './camera-live.css'

interface CameraDialogProps {
  slot: PhotoSlot
  /** A helper holds the phone. */
  byOther?: boolean
  suggest?: (slot: PhotoSlot, doubts: readonly SeenDoubt[]) => Suggestion | null
  /** Undefined doubts: not examined yet. */
  onPhoto: (
    slot: PhotoSlot,
    photo: Blob,
    doubts: readonly SeenDoubt[] | undefined,
    suggestion: Suggestion | null,
  ) => void
  /** Has a helper take this photo. */
  onAsk?: ((slot: PhotoSlot) => void) | undefined
  onClose: () => void
  /** When the opener no longer exists. */
  onFocusLost?: () => void
}

export function CameraDialog({
  slot,
  byOther = false,
  suggest,
  onPhoto,
  onAsk,
  onClose,
  onFocusLost,
}: CameraDialogProps) {
  const dialog = useCameraDialog(onClose, onFocusLost)
  const [shot, setShot] = useState<Shot | null>(null)
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)

  const choose = (file: Blob) => setShot({ photos: [file], sharpest: 0, isChosen: true })

  /** Encoding blocks the screen: show the frame first. */
  const show = (frame: HTMLCanvasElement) => {
    setShot({ frame, photos: [], sharpest: 0 })
    const encode = async () => {
      const photo = await encodeFrame(frame)
      // Another photo may have replaced it.
      setShot((now) => (now?.frame !== frame ? now : photo && { frame, photos: [photo], sharpest: 0 }))
    }
    requestAnimationFrame(() => setTimeout(() => void encode()))
  }

  return (
    <dialog ref={dialog} className="camera" aria-label="Câmera" onClose={onClose} onCancel={onClose}>
      {shot ? (
        <CameraReview
          slot={slot}
          shot={shot}
          byOther={byOther}
          suggest={suggest && ((doubts) => suggest(slot, doubts))}
          onUse={(photo, doubts, suggestion) => {
            setShot(null)
            onPhoto(slot, photo, doubts, suggestion)
          }}
          onAgain={() => setShot(null)}
          onFile={choose}
          onClose={onClose}
        />
      ) : trouble ? (
        <CameraBlocked
          slot={slot}
          trouble={trouble}
          onPhoto={choose}
          onRetry={() => setTrouble(null)}
          onClose={onClose}
        />
      ) : (
        <CameraView
          key={slot}
          slot={slot}
          byOther={byOther}
          onFrame={show}
          onPhoto={setShot}
          onFile={choose}
          onTrouble={setTrouble}
          onAsk={onAsk && (() => onAsk(slot))}
          onClose={onClose}
        />
      )}
    </dialog>
  )
}
