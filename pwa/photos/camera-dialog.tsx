import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { encodeFrame } from './camera-frame.ts'
import { CameraBlocked, type CameraTrouble } from './camera-blocked.tsx'
import { CameraReview, type Shot } from './camera-review.tsx'
import { CameraView } from './camera-view.tsx'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import type { Suggestion } from './review-words.ts'
import './camera.css'
import './camera-live.css'

interface CameraDialogProps {
  slot: PhotoSlot
  /** Somebody else holds the phone. */
  byOther?: boolean
  /** Another slot that a photo seems to belong to. */
  suggest?: (slot: PhotoSlot, doubts: readonly SeenDoubt[]) => Suggestion | null
  /** The photo, and what was found doubtful about it; undefined when nobody has looked yet. */
  onPhoto: (
    slot: PhotoSlot,
    photo: Blob,
    doubts: readonly SeenDoubt[] | undefined,
    suggestion: Suggestion | null,
  ) => void
  /** Has somebody else take this photo, in place of the camera. */
  onAsk?: ((slot: PhotoSlot) => void) | undefined
  onClose: () => void
  /** Puts the focus somewhere when what opened the camera is gone by the time it closes. */
  onFocusLost?: () => void
}

/** The camera, over everything: viewfinder, then a calm review; or, without a camera, the ways around it. */
export function CameraDialog({
  slot,
  byOther = false,
  suggest,
  onPhoto,
  onAsk,
  onClose,
  onFocusLost,
}: CameraDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shot, setShot] = useState<Shot | null>(null)
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)

  const opener = useRef<Element>(null)
  useBackStep(true, onClose)

  // Never closed by hand: leaving the page takes it off, and its `close` event means that the person closed it.
  // Before the effects inside: it takes the focus for its first button, they give it to the one that is wanted.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    opener.current = document.activeElement
    element.showModal()
  }, [])
  const giveFocusBack = useEffectEvent(() => {
    const before = opener.current
    if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
    else onFocusLost?.()
  })
  // The browser does so only for a dialog that is closed, not for one taken off the page.
  useEffect(() => giveFocusBack, [])

  const choose = (file: Blob) => setShot({ photos: [file], sharpest: 0, isChosen: true })

  /** Looked at as it is; the file of it is made once it stands there, because making it holds the screen up. */
  const show = (frame: HTMLCanvasElement) => {
    setShot({ frame, photos: [], sharpest: 0 })
    const encode = async () => {
      const photo = await encodeFrame(frame)
      // Whoever has meanwhile gone on to another gets nothing of this one.
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
