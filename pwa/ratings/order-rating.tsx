import { useState } from 'react'
import { RatingDialog } from './rating-dialog.tsx'
import { VoiceDialog } from './voice-dialog.tsx'

interface OrderRatingProps {
  /** The order that is rated; null while none is. */
  orderId: string | null
  isRated: boolean
  onClose: () => void
  onRated: () => void
}

/** The rating of an order and, after one with words, the question whether they may be shown. */
export function OrderRating({ orderId, isRated, onClose, onRated }: OrderRatingProps) {
  const [voicedId, setVoicedId] = useState<string | null>(null)
  return (
    <>
      <RatingDialog
        orderId={orderId}
        isRated={isRated}
        onClose={onClose}
        onRated={(ratedId, hasWords) => {
          onRated()
          if (hasWords) setVoicedId(ratedId)
        }}
      />
      <VoiceDialog orderId={voicedId} onClose={() => setVoicedId(null)} />
    </>
  )
}
