import { useState } from 'react'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { applyUpdate, useUpdateWaiting } from '#pwa/platform/update.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import './toaster.css'

/** Never reloads by itself; a refusal holds for the visit. */
export function UpdateBar() {
  const isWaiting = useUpdateWaiting()
  const [isRefused, setRefused] = useState(false)
  return (
    <div role="status">
      {isWaiting && !isRefused && (
        <div className="update-bar row gap-12 t-medium t-label">
          <p>Nova versão disponível</p>
          <Button kind="text" size="medium" onClick={applyUpdate}>
            Atualizar
          </Button>
          <IconButton svg={close} label="Agora não" onClick={() => setRefused(true)} />
        </div>
      )}
    </div>
  )
}
