import { useState } from 'react'
import { RatingDialog } from './rating-dialog.tsx'
import { VoiceDialog } from './voice-dialog.tsx'

interface OrderRatingProps {
  orderId: string | null
  isRated: boolean
  onClose: () => void
  onRated: () => void
}

/** After a rating with words, asks whether they may be published. */
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
