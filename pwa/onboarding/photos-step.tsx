import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import type { FieldMessages } from '#contract/problem.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { AskSomebody } from './ask-somebody.tsx'
import { findPoints } from './find-points.ts'
import { MeasureInvite } from './measure-invite.tsx'
import { PhotoCard } from './photo-card.tsx'
import './photos-step.css'

interface PhotosStepProps {
  orderId: string
  missing: readonly PhotoSlot[]
  outbox: OrderOutbox
  errors: FieldMessages
  onCamera: (slot: PhotoSlot) => void
  onFile: (slot: PhotoSlot, file: File) => void
}

/** Step 2: the four slots, and the offer to measure the face. Each photo leaves as soon as it is there. */
export function PhotosStep({ orderId, missing, outbox, errors, onCamera, onFile }: PhotosStepProps) {
  return (
    <>
      <ul className="photo-grid">
        {PHOTO_SLOTS.map((slot) => (
          <PhotoCard
            key={slot}
            slot={slot}
            view={outbox.slot(slot)}
            intake={outbox.intake(slot)}
            error={errors[slot]}
            onCamera={() => onCamera(slot)}
            onFile={(file) => onFile(slot, file)}
            onRemove={() => void outbox.removePhoto(slot)}
            onRetry={() => void outbox.retryPhoto(slot)}
          />
        ))}
      </ul>
      <AskSomebody orderId={orderId} outbox={outbox} missing={missing} />
      <MeasureInvite outbox={outbox} findPoints={findPoints} onRetake={() => onCamera('front')} />
    </>
  )
}
