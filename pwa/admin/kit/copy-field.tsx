import { useId, useState } from 'react'
import copy from '@phosphor-icons/core/assets/regular/copy.svg?raw'
import eye from '@phosphor-icons/core/assets/regular/eye.svg?raw'
import eyeSlash from '@phosphor-icons/core/assets/regular/eye-slash.svg?raw'
import { showToast } from '#pwa/platform/toast.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** Message after copying. */
  copied: string
  secret?: boolean
}

export function CopyField({ label, value, copied, secret = false }: CopyFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(!secret)
  const take = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast('Copiado', copied)
    } catch {
      setShown(true)
      showToast('Não conseguimos copiar', 'Selecione o texto e copie você.', 'danger')
    }
  }
  return (
    <div className="copy-field">
      <label className="t-caption t-soft" htmlFor={id}>
        {label}
      </label>
      <div className="row gap-4">
        <input
          id={id}
          readOnly
          type={shown ? 'text' : 'password'}
          value={value}
          onFocus={(event) => event.target.select()}
        />
        {secret && (
          <IconButton
            svg={shown ? eyeSlash : eye}
            className="admin-action"
            label={shown ? `Esconder: ${label}` : `Mostrar: ${label}`}
            onClick={() => setShown(!shown)}
          />
        )}
        <IconButton svg={copy} className="admin-action" label={`Copiar: ${label}`} onClick={() => void take()} />
      </div>
    </div>
  )
}
