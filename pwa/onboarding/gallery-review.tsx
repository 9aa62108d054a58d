import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'
import type { SeenDoubt } from '#contract/photo-doubts.ts'
import { useBackStep } from '#pwa/platform/back-step.ts'
import { CameraReview } from '#pwa/face/camera/camera-review.tsx'
import type { Suggestion } from '#pwa/face/camera/review-words.ts'
import { SamePicture } from './same-picture.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'
import type { SlotView } from './sending/photo-slots.ts'
import '#pwa/face/camera/camera.css'
import '#pwa/face/camera/camera-live.css'

export const isDoubtful = ({ doubts, twin }: SlotView): boolean => doubts.length > 0 || twin !== null

interface GalleryReviewProps {
  slot: PhotoSlot
  outbox: OrderOutbox
  suggest: (slot: PhotoSlot, doubts: readonly SeenDoubt[]) => Suggestion | null
  onFile: (file: File) => void
  onClose: () => void
}

/** A doubtful gallery photo, already stored and uploading. Leaving keeps it. */
export function GalleryReview(props: GalleryReviewProps) {
  const { slot, outbox, onFile, onClose } = props
  const { twin } = outbox.photos.view(slot)
  if (twin) return <SamePicture slot={slot} twin={twin} outbox={outbox} onFile={onFile} onClose={onClose} />
  return <Review {...props} />
}

function Review({ slot, outbox, suggest, onFile, onClose }: GalleryReviewProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [photo, setPhoto] = useState<Blob | null>(null)
  useBackStep(true, onClose)
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    let left = false
    const show = async () => {
      const here = await outbox.photos.picture(slot).catch(() => null)
      if (left) return
      if (here) setPhoto(here)
      else close()
    }
    void show()
    return () => {
      left = true
    }
  }, [outbox, slot])
  const use = async (used: Blob, doubts: readonly SeenDoubt[] | undefined, suggestion: Suggestion | null) => {
    onClose()
    // Rotated by hand, it replaces the uploading one.
    if (used !== photo && !(await outbox.photos.take(slot, used, doubts))) return
    if (suggestion) await outbox.photos.move(slot, suggestion.to)
  }
  return (
    <dialog ref={dialog} className="camera" aria-label="Conferir a foto" onClose={onClose} onCancel={onClose}>
      {photo && (
        <CameraReview
          slot={slot}
          shot={{ photos: [photo], sharpest: 0, isChosen: true }}
          isKnownDoubted={outbox.photos.view(slot).doubts.some((doubt) => doubt !== 'no-face')}
          suggest={(doubts) => suggest(slot, doubts)}
          onUse={(...used) => void use(...used)}
          onAgain={onClose}
          onFile={onFile}
          onClose={onClose}
        />
      )}
    </dialog>
  )
}
