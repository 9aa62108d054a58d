import { useState } from 'react'
import type { PhotoSlot } from '#contract/onboarding.ts'

/** What of an order one looks at: a photo or all of them, and which dialog is open over it. */
export function useDeskLook() {
  const [slot, setSlot] = useState<PhotoSlot>('front')
  const [together, setTogether] = useState(false)
  const [dialog, setDialog] = useState<'marking' | 'asking' | null>(null)
  const [preview, setPreview] = useState(false)
  return {
    slot,
    together,
    dialog,
    preview,
    show(next: PhotoSlot) {
      setSlot(next)
      setTogether(false)
      setPreview(false)
    },
    compare: () => setTogether(!together),
    mark: () => setDialog('marking'),
    ask: () => setDialog('asking'),
    close: () => setDialog(null),
    togglePreview: () => setPreview(!preview),
  }
}
export type DeskLook = ReturnType<typeof useDeskLook>
