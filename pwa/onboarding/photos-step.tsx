import { useEffect, useRef } from 'react'
import { PHOTO_SLOTS, type PhotoSlot } from '#contract/onboarding.ts'
import type { FieldMessages } from '#contract/problem.ts'
import { openFace } from '#pwa/face/finder/face.ts'
import { savesData } from '#pwa/frame/keep-page.ts'
import { useOnline } from '#pwa/platform/online.ts'
import type { OrderOutbox } from './sending/order-outbox.ts'
import { AskSomebody } from './ask-somebody.tsx'
import type { Consented } from './consent-screen.tsx'
import { findPoints, findSide } from './find-points.ts'
import { MeasureInvite } from './measure-invite.tsx'
import { PhotoCard } from './photo-card.tsx'
import { SideInvite } from './side-invite.tsx'
import './photos-step.css'

/** Render the screen first. */
const FINDER_AFTER_MS = 1500

interface PhotosStepProps {
  orderId: string
  missing: readonly PhotoSlot[]
  outbox: OrderOutbox
  errors: FieldMessages
  onCamera: (slot: PhotoSlot) => void
  onFile: (slot: PhotoSlot, file: File) => void
  /** Acts after consent. */
  whenAgreed: (opens: Consented, go: () => void) => void
}

/** Step 2. Before consent, no slot opens, no link is made and nothing is measured. */
export function PhotosStep({ orderId, missing, outbox, errors, onCamera, onFile, whenAgreed }: PhotosStepProps) {
  const consent = outbox.records.consent.view().state
  const isOnline = useOnline()
  const mayLook = consent !== 'none'
  useEffect(() => {
    // Preloaded, unless the browser saves data.
    if (!mayLook || savesData('connection' in navigator ? navigator.connection : null)) return
    const timer = setTimeout(() => void openFace(), FINDER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [mayLook])
  const grid = useRef<HTMLUListElement>(null)
  const chooseFile = (slot: PhotoSlot) =>
    grid.current?.querySelector<HTMLInputElement>(`[data-slot=${slot}] input[type=file]`)?.click()
  return (
    <>
      {consent === 'waiting' && !isOnline && (
        <p className="photos-consent t-small t-soft" role="status">
          Sem internet: o seu sim vai junto com as fotos.
        </p>
      )}
      <ul className="photo-grid" ref={grid}>
        {PHOTO_SLOTS.map((slot) => (
          <PhotoCard
            key={slot}
            slot={slot}
            view={outbox.photos.view(slot)}
            intake={outbox.photos.intake(slot)}
            error={errors[slot]}
            onCamera={() => onCamera(slot)}
            onFile={(file) => onFile(slot, file)}
            onGallery={consent === 'none' ? () => whenAgreed('gallery', () => chooseFile(slot)) : undefined}
            onRemove={() => void outbox.photos.remove(slot)}
            onRetry={() => whenAgreed('photos', () => void outbox.photos.retry(slot))}
          />
        ))}
      </ul>
      <AskSomebody orderId={orderId} outbox={outbox} missing={missing} whenAgreed={whenAgreed} />
      {consent !== 'none' && (
        <>
          <MeasureInvite outbox={outbox} findPoints={findPoints} onRetake={() => onCamera('front')} />
          <SideInvite outbox={outbox} findSide={findSide} />
        </>
      )}
    </>
  )
}
