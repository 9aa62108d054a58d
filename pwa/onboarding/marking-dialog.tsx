import { useRef } from 'react'
import type { FaceMarking } from '#contract/face/marking.ts'
import { OwnMarker } from '#pwa/face/marking/guided-marker.tsx'
import type { Marking } from '#pwa/face/marking/handles.ts'
import { MarkerDialog } from '#pwa/face/marking/marker-dialog.tsx'
import type { Propose } from '#pwa/face/marking/use-proposal.ts'

interface MarkingDialogProps {
  src: string
  saved: FaceMarking | null
  begun: Marking | null
  onStep: (marking: Marking) => void
  /** First guess. Absent or null: mark by hand. */
  propose?: Propose | undefined
  /** Keeps unreviewed proposals too, marked as such. */
  onKeep: (marking: FaceMarking) => void
  onRetake?: (() => void) | undefined
  onClose: () => void
}

const PROMISE =
  'Os pontos ficam guardados com a sua foto e só entram na análise com a sua autorização, no último passo. A forma é uma leitura, não um veredito: todo rosto mistura mais de uma.'

export default function MarkingDialog(props: MarkingDialogProps) {
  const { src, saved, begun, onStep, propose, onKeep, onRetake, onClose } = props
  // Closing keeps changes, once.
  const proposed = useRef<FaceMarking | null>(null)
  const kept = useRef<FaceMarking | null>(null)
  const keep = (marking: FaceMarking | null) => {
    if (!marking || JSON.stringify(marking) === JSON.stringify(kept.current)) return
    kept.current = marking
    onKeep(marking)
  }
  const close = () => {
    keep(proposed.current)
    onClose()
  }
  return (
    <MarkerDialog label="Medir meu rosto" src={src} onClose={close}>
      {(photo) => (
        <OwnMarker
          src={photo.src}
          photo={photo.size}
          saved={saved}
          begun={begun}
          onStep={onStep}
          propose={propose}
          onProposed={(marking) => {
            // A reopened marking is no change.
            if (proposed.current === null && saved?.proposed && !begun) kept.current = marking
            proposed.current = marking
            // Keep at once, before the result screen.
            if (marking?.proposed?.reviewed && !kept.current?.proposed?.reviewed) keep(marking)
          }}
          onRetake={onRetake}
          promise={PROMISE}
          onSave={(marking) => {
            keep(marking)
            onClose()
          }}
          onClose={close}
        />
      )}
    </MarkerDialog>
  )
}
