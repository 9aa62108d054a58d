import x from '@phosphor-icons/core/assets/regular/x.svg?raw'
import type { ReactNode } from 'react'
import { PHOTO_SLOTS, PHOTO_SLOT_WORDS, type PhotoSlot } from '#contract/onboarding.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { Tape } from '#pwa/ui/tape.tsx'

interface CameraTopProps {
  slot: PhotoSlot
  onClose: () => void
  children?: ReactNode
}

export function CameraTop({ slot, onClose, children }: CameraTopProps) {
  const position = PHOTO_SLOTS.indexOf(slot) + 1
  return (
    <div className="camera-top">
      <IconButton svg={x} label="Fechar câmera" onClick={onClose} />
      <div>
        <h2>{PHOTO_SLOT_WORDS[slot]}</h2>
        <Tape
          tone="band"
          majors={PHOTO_SLOTS.length}
          minors={1}
          filled={position * 25}
          label="Foto"
          valueText={`Foto ${position} de ${PHOTO_SLOTS.length}`}
        />
      </div>
      {children || <span />}
    </div>
  )
}
