import { useState } from 'react'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import type { StillLook } from '#visagism/finder/finder.ts'
import type { SheetState } from '#visagism/finder/judge-sheet.ts'
import type { Face } from '#pwa/face/finder/face.ts'
import type { CameraTrouble } from '#pwa/face/camera/camera-blocked.tsx'
import { useCameraDialog } from '#pwa/face/camera/use-camera-dialog.ts'
import { SheetRefused, SheetResult, SheetStop } from './sheet-result.tsx'
import { placeIn, type SheetShot, SheetView } from './sheet-view.tsx'
import '#pwa/face/camera/camera.css'
import '#pwa/face/camera/camera-live.css'
import './sheet.css'

interface SheetDialogProps {
  face: Face
  onMeasure: (measure: SheetMeasure) => void
  onClose: () => void
}

type Answer = { readonly measure: SheetMeasure } | { readonly refused: SheetState }

/** The camera for a white sheet beside the face, and its result. */
export default function SheetDialog({ face, onMeasure, onClose }: SheetDialogProps) {
  const dialog = useCameraDialog(onClose)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)
  const measure = async (shot: SheetShot) => {
    const seen = await face.study(shot.pixels, placeIn(shot)).catch(() => null)
    setAnswer(answerOf(seen))
  }
  const again = () => {
    setAnswer(null)
    setTrouble(null)
  }
  return (
    <dialog ref={dialog} className="camera sheet-camera" aria-label="Folha branca" onClose={onClose} onCancel={onClose}>
      {answer && 'measure' in answer ? (
        <SheetResult
          measure={answer.measure}
          onKeep={() => {
            onMeasure(answer.measure)
            onClose()
          }}
          onAgain={again}
          onClose={onClose}
        />
      ) : answer ? (
        <SheetRefused state={answer.refused} onAgain={again} onClose={onClose} />
      ) : trouble ? (
        <SheetStop title={TROUBLE_TITLES[trouble]} onAgain={again} onClose={onClose}>
          A folha pede a câmera ao vivo. Sem ela, o tom você escolhe nos desenhos, e nada se perde.
        </SheetStop>
      ) : (
        <SheetView face={face} onShot={(shot) => void measure(shot)} onTrouble={setTrouble} onClose={onClose} />
      )}
    </dialog>
  )
}

const TROUBLE_TITLES: Readonly<Record<CameraTrouble, string>> = {
  refused: 'A câmera está bloqueada',
  absent: 'Não encontramos uma câmera',
  busy: 'A câmera está ocupada',
  lost: 'A câmera foi desligada',
  unsupported: 'A câmera não abre aqui',
}

function answerOf(seen: StillLook | null): Answer {
  const { colours, look } = seen ?? {}
  if (!colours) return { refused: look && look.faces > 1 ? 'two' : 'none' }
  const { light, typologyAngle, hueAngle, contrast } = colours
  if (light !== 'even') return { refused: light }
  if (typologyAngle === null || hueAngle === null) return { refused: 'no-sheet' }
  return { measure: { typologyAngle, hueAngle, contrast, at: new Date().toISOString() } }
}
