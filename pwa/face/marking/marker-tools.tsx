import undoIcon from '@phosphor-icons/core/assets/regular/arrow-u-up-left.svg?raw'
import redoIcon from '@phosphor-icons/core/assets/regular/arrow-u-up-right.svg?raw'
import resetIcon from '@phosphor-icons/core/assets/regular/arrows-counter-clockwise.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import type { FaceMarker } from './use-face-marker.ts'
import type { LastStep } from './use-last-step.ts'
import './marker-tools.css'

interface MarkerToolsProps {
  marker: FaceMarker
  last?: LastStep | null | undefined
  undoOnly?: boolean
  onReset?: () => void
}

/** Even a reset can be undone. */
export function MarkerTools({ marker, last, undoOnly = false, onReset }: MarkerToolsProps) {
  const reset = () => {
    marker.reset()
    onReset?.()
  }
  const isFresh = last?.isUndone === false
  return (
    <div className="marker-tools" data-fresh={isFresh ? '' : undefined}>
      {(!undoOnly || marker.canUndo) && (
        <IconButton
          svg={undoIcon}
          label="Desfazer"
          aria-disabled={!marker.canUndo}
          badge={isFresh && <span aria-hidden="true">Desfazer</span>}
          onClick={marker.undo}
        />
      )}
      {last !== undefined && <p role="status">{last?.words}</p>}
      {!undoOnly && !isFresh && (
        <>
          <IconButton svg={redoIcon} label="Refazer" aria-disabled={!marker.canRedo} onClick={marker.redo} />
          <IconButton svg={resetIcon} label="Recomeçar" onClick={reset} />
        </>
      )}
    </div>
  )
}
