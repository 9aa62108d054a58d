import { useRef } from 'react'
import type { SideMarking } from '#contract/face/side.ts'
import type { SideSlot } from '#visagism/side/side-points.ts'
import { MarkerDialog } from '#pwa/face/marking/marker-dialog.tsx'
import type { SideDraft } from './side-draft.ts'
import { SideMarker } from './side-marker.tsx'
import type { ProposeSideHere } from './use-side-proposal.ts'

interface SideDialogProps {
  src: string
  slot: SideSlot
  saved: SideMarking | null
  begun: SideDraft | null
  onStep: (draft: SideDraft) => void
  propose: ProposeSideHere | undefined
  onKeep: (marking: SideMarking) => void
  onOtherSide: (() => void) | undefined
  onClose: () => void
}

export default function SideDialog(props: SideDialogProps) {
  const { src, slot, saved, begun, onStep, propose, onKeep, onOtherSide, onClose } = props
  // Closing keeps changes, once.
  const marked = useRef<SideMarking | null>(null)
  const kept = useRef<SideMarking | null>(null)
  const keep = () => {
    const { current } = marked
    if (!current || JSON.stringify(current) === JSON.stringify(kept.current)) return
    kept.current = current
    onKeep(current)
  }
  const close = () => {
    keep()
    onClose()
  }
  return (
    <MarkerDialog label="Marcar o perfil" src={src} onClose={close}>
      {(photo) => (
        <SideMarker
          src={photo.src}
          photo={photo.size}
          slot={slot}
          saved={saved}
          begun={begun}
          onStep={onStep}
          propose={propose}
          onMarked={(marking) => {
            // A reopened marking is no change.
            if (marking && saved && !begun) kept.current ??= marking
            marked.current = marking
            // Keep at once, before the result screen.
            if (marking && !kept.current) keep()
          }}
          onOtherSide={onOtherSide}
          onClose={close}
        />
      )}
    </MarkerDialog>
  )
}
