import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { BiometricsVersion, PhotoSlot } from '#contract/onboarding.ts'
import { doubtsElsewhere, type SeenDoubt } from '#contract/photo-doubts.ts'
import { allowLevel } from '#pwa/face/camera/camera-level.ts'
import { type Suggestion, suggestionFor } from '#pwa/face/camera/review-words.ts'
import type { Consented } from './consent-screen.tsx'
import { isDoubtful } from './gallery-review.tsx'
import type { OrderOutbox } from './sending/order-outbox.ts'

/** What lies over the form. */
export type FormDialog =
  | { readonly kind: 'consent'; readonly opens: Consented; readonly go: () => void }
  | { readonly kind: 'camera' | 'help'; readonly slot: PhotoSlot }

export type FormDialogsState = ReturnType<typeof useFormDialogs>

/**
 * Which dialog is open, and what photos do that are taken in one.
 * @param cure takes the messages off these fields
 */
export function useFormDialogs(outbox: OrderOutbox, cure: (fields: readonly string[]) => void) {
  const [dialog, show] = useState<FormDialog | null>(null)
  /** A photo from the gallery to look at again; it waits behind any other dialog. */
  const [reviewed, setReviewed] = useState<PhotoSlot | null>(null)
  const { photos, records } = outbox

  const holding = (slot: PhotoSlot) => {
    if (photos.intake(slot).state !== 'none') return 'busy'
    return photos.view(slot).state === 'empty' ? 'empty' : 'filled'
  }
  const takePhoto = async (
    slot: PhotoSlot,
    photo: Blob,
    doubts: readonly SeenDoubt[] | undefined,
    suggestion: Suggestion | null,
  ) => {
    cure([slot, suggestion?.to ?? slot])
    if (suggestion?.kind === 'move') return photos.take(suggestion.to, photo, doubtsElsewhere(doubts ?? []))
    const isThere = await photos.take(slot, photo, doubts)
    if (isThere && suggestion) await photos.move(slot, suggestion.to)
    return isThere
  }
  const whenAgreed = (opens: Consented, go: () => void) => {
    if (records.consent.view().state !== 'none') go()
    else show({ kind: 'consent', opens, go })
  }

  return {
    dialog,
    show,
    close: () => show(null),
    reviewed,
    endReview: () => setReviewed(null),
    suggest: (slot: PhotoSlot, doubts: readonly SeenDoubt[]) => suggestionFor(slot, doubts, holding),
    takePhoto,
    takeFile: async (slot: PhotoSlot, file: File) => {
      setReviewed(null)
      // It is stored and on its way before anybody is asked about it.
      if ((await takePhoto(slot, file, undefined, null)) && isDoubtful(photos.view(slot))) setReviewed(slot)
    },
    /** Does it once the person has agreed to the use of their face: at once where they have. */
    whenAgreed,
    agree: (version: BiometricsVersion) => {
      if (dialog?.kind !== 'consent') return
      const { opens, go } = dialog
      // In one drawing, and still of this press: a browser opens its gallery for nothing else, and the camera takes the place of
      // this screen without a step of its own in the history. The gallery's button is there only after it.
      flushSync(() => {
        void records.consent.agree(version)
        show(null)
        if (opens !== 'gallery') go()
      })
      if (opens === 'gallery') go()
    },
    openCamera: (slot: PhotoSlot) =>
      whenAgreed('camera', () => {
        void allowLevel()
        show({ kind: 'camera', slot })
      }),
  }
}
