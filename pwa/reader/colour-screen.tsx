import caretLeft from '@phosphor-icons/core/assets/regular/caret-left.svg?raw'
import caretRight from '@phosphor-icons/core/assets/regular/caret-right.svg?raw'
import copy from '@phosphor-icons/core/assets/regular/copy.svg?raw'
import close from '@phosphor-icons/core/assets/regular/x.svg?raw'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Swatch } from '#contract/reader/reading.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { inkOn } from './ink-on.ts'
import './palette.css'

interface ColourScreenProps {
  swatches: readonly Swatch[]
  from: number
  onClose: () => void
}

export default function ColourScreen({ swatches, from, onClose }: ColourScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(from)
  const [said, setSaid] = useState('')
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const swatch = swatches[at]
  if (!swatch) return null
  const step = (by: number) => {
    setSaid('')
    setAt((now) => (now + by + swatches.length) % swatches.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }
  const copyHex = async () => {
    try {
      await navigator.clipboard.writeText(swatch.hex)
      setSaid('Código copiado')
    } catch {
      setSaid(`Copie à mão: ${swatch.hex}`)
    }
  }
  return (
    // A shortcut for the two buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="colour-screen"
      aria-labelledby="colour-name"
      style={{ backgroundColor: swatch.hex, color: inkOn(swatch.hex) }}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="colour-screen-top split t-medium t-label">
        <span className="num">
          {at + 1} de {swatches.length}
        </span>
        <IconButton svg={close} label="Fechar" onClick={() => dialog.current?.close()} />
      </div>
      <div className="colour-screen-words" aria-live="polite">
        <h2 id="colour-name">{swatch.name}</h2>
        <p className="num">{swatch.hex}</p>
      </div>
      <div className="colour-screen-bottom split t-medium t-label">
        <IconButton svg={caretLeft} label="Cor anterior" onClick={() => step(-1)} />
        <button
          type="button"
          className="colour-screen-copy inline-row gap-10 t-strong t-body"
          onClick={() => void copyHex()}
        >
          <Icon svg={copy} size={20} />
          {said || 'Copiar código'}
        </button>
        <IconButton svg={caretRight} label="Próxima cor" onClick={() => step(1)} />
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </dialog>
  )
}
