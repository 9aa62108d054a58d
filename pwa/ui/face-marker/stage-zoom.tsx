import minus from '@phosphor-icons/core/assets/regular/minus.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/plus.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'

/** For who cannot pinch: buttons, at the stage's corner. */
export function StageZoom({ onIn, onOut }: { onIn: () => void; onOut: () => void }) {
  return (
    <div className="stage-zoom">
      <IconButton svg={plus} label="Aproximar" onClick={onIn} />
      <IconButton svg={minus} label="Afastar" onClick={onOut} />
    </div>
  )
}
