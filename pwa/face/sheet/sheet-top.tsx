import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import type { ReactNode } from 'react'
import { IconButton } from '#pwa/ui/icon-button.tsx'

export function SheetTop({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
  return (
    <div className="camera-top sheet-top">
      <IconButton svg={x} label="Fechar câmera" onClick={onClose} />
      <h2>Folha branca</h2>
      {children ?? <span />}
    </div>
  )
}
