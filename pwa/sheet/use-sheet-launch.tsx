import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SheetMeasure } from '#contract/colours/sheet.ts'
import { type Face, openFace } from '#pwa/face/face.ts'

const SheetDialog = lazy(() => import('./sheet-dialog.tsx'))

interface SheetLaunch {
  /** Waiting for the finder, or it cannot run here after all. */
  readonly state: 'closed' | 'opening' | 'open' | 'absent'
  readonly open: () => void
  /** The camera, while it is open. */
  readonly dialog: ReactNode
}

/** Opens the camera for the sheet once the finder is there. */
export function useSheetLaunch(onMeasure: (measure: SheetMeasure) => void): SheetLaunch {
  const [state, setState] = useState<SheetLaunch['state']>('closed')
  const [face, setFace] = useState<Face | null>(null)
  const open = async () => {
    setState('opening')
    const found = await openFace()
    setFace(found)
    setState(found ? 'open' : 'absent')
  }
  return {
    state,
    open: () => void open(),
    dialog: state === 'open' && face && (
      <Suspense fallback={null}>
        <SheetDialog face={face} onMeasure={onMeasure} onClose={() => setState('closed')} />
      </Suspense>
    ),
  }
}

export const FINDER_ABSENT = 'Neste aparelho a medida não abriu. O tom você escolhe nos desenhos.'
