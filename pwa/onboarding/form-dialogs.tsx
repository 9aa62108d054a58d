import type { PhotoSlot } from '#contract/onboarding.ts'
import { CameraDialog } from '#pwa/face/camera/camera-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { ConsentScreen } from './consent-screen.tsx'
import { GalleryReview } from './gallery-review.tsx'
import { focusNext } from './onboarding-bar.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'
import type { FormDialogsState } from './use-form-dialogs.ts'

interface FormDialogsProps {
  orderId: string
  outbox: OrderOutbox
  state: FormDialogsState
  /** Whether the photos' step is the one behind. */
  isAtPhotos: boolean
  missing: readonly PhotoSlot[]
  /** Of the missing ones, those nothing is being prepared for. */
  toTake: readonly PhotoSlot[]
}

/** What lies over the form: consent, review, camera, the way to ask somebody. */
export function FormDialogs({ orderId, outbox, state, isAtPhotos, missing, toTake }: FormDialogsProps) {
  const { dialog, show, close, reviewed, suggest } = state
  /** One after another while slots are empty; a single replaced photo goes back to where it was asked for. */
  const showNext = (slot: PhotoSlot, taken: PhotoSlot) => {
    const left = toTake.filter((one) => one !== taken)
    const next = missing.includes(slot) ? (left.includes(slot) ? slot : left[0]) : undefined
    show(next ? { kind: 'camera', slot: next } : null)
  }
  return (
    <>
      {dialog?.kind === 'consent' && <ConsentScreen opens={dialog.opens} onAgree={state.agree} onClose={close} />}
      {reviewed && isAtPhotos && dialog?.kind !== 'camera' && (
        <GalleryReview
          slot={reviewed}
          outbox={outbox}
          suggest={suggest}
          onFile={(file) => void state.takeFile(reviewed, file)}
          onClose={state.endReview}
        />
      )}
      {dialog?.kind === 'camera' && (
        <CameraDialog
          slot={dialog.slot}
          suggest={suggest}
          onPhoto={(slot, photo, doubts, suggestion) => {
            void state.takePhoto(slot, photo, doubts, suggestion)
            showNext(slot, suggestion?.kind === 'move' ? suggestion.to : slot)
          }}
          onAsk={missing.includes(dialog.slot) ? (slot) => show({ kind: 'help', slot }) : undefined}
          onClose={close}
          onFocusLost={focusNext}
        />
      )}
      {dialog?.kind === 'help' && (
        <AskDialog orderId={orderId} outbox={outbox} missing={[dialog.slot]} onClose={close} />
      )}
    </>
  )
}
