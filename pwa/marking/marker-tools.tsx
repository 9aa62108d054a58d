import undoIcon from '@phosphor-icons/core/assets/regular/arrow-u-up-left.svg?raw'
import redoIcon from '@phosphor-icons/core/assets/regular/arrow-u-up-right.svg?raw'
import resetIcon from '@phosphor-icons/core/assets/regular/arrows-counter-clockwise.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import type { FaceMarker } from './use-face-marker.ts'
import './marker-tools.css'

/** Take back, do again, begin again: the last can be taken back too. */
export function MarkerTools({ marker, onReset }: { marker: FaceMarker; onReset?: () => void }) {
  const reset = () => {
    marker.reset()
    onReset?.()
  }
  return (
    <div className="marker-tools">
      <IconButton svg={undoIcon} label="Desfazer" aria-disabled={!marker.canUndo} onClick={marker.undo} />
      <IconButton svg={redoIcon} label="Refazer" aria-disabled={!marker.canRedo} onClick={marker.redo} />
      <IconButton svg={resetIcon} label="Recomeçar" onClick={reset} />
    </div>
  )
}
