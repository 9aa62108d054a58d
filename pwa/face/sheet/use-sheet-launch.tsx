import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SheetMeasure } from '#contract/face/sheet.ts'
import { type Face, openFace } from '#pwa/face/finder/face.ts'

const SheetDialog = lazy(() => import('./sheet-dialog.tsx'))

interface SheetLaunch {
  /** 'opening': the finder loads; 'absent': it cannot run here. */
  readonly state: 'closed' | 'opening' | 'open' | 'absent'
  readonly open: () => void
  readonly dialog: ReactNode
}

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
