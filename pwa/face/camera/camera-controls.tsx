import cameraRotate from '@phosphor-icons/core/assets/regular/camera-rotate.svg?raw'
import images from '@phosphor-icons/core/assets/regular/images.svg?raw'
import timerIcon from '@phosphor-icons/core/assets/regular/timer.svg?raw'
import users from '@phosphor-icons/core/assets/regular/users.svg?raw'
import type { PhotoSlot } from '#contract/onboarding.ts'
import { Icon } from '#pwa/ui/icon.tsx'
import { useFocusOnMount } from '#pwa/ui/use-focus-on-mount.ts'
import { GalleryButton } from './gallery-button.tsx'
import { ShutterRing } from './shutter-ring.tsx'
import { type Timer, TIMERS } from './use-self-timer.ts'

interface CameraControlsProps {
  slot: PhotoSlot
  isReady: boolean
  timer: Timer
  /** Null: manual shutter only. */
  ring: { filled: number; isAuto: boolean; onAuto: (isAuto: boolean) => void } | null
  /** Replaces the switch under the shutter. */
  caption: string | null
  onTimer: (timer: Timer) => void
  onTurn: () => void
  onShoot: () => void
  onFile: (file: File) => void
  onAsk: (() => void) | undefined
}

/** Within a thumb's reach. */
export function CameraControls(props: CameraControlsProps) {
  const { slot, isReady, timer, ring, caption, onTimer, onTurn, onShoot, onFile, onAsk } = props
  const shutter = useFocusOnMount<HTMLButtonElement>()
  const next = TIMERS[(TIMERS.indexOf(timer) + 1) % TIMERS.length] ?? 0
  const turnAround = { svg: cameraRotate, words: 'Virar', label: 'Virar câmera', onClick: onTurn }
  const count = {
    svg: timerIcon,
    words: timer === 0 ? 'Na hora' : `${timer} s`,
    label: `Temporizador: ${timerWords(timer)}. Mudar para ${timerWords(next)}`,
    onClick: () => onTimer(next),
  }
  // From behind the timer matters, otherwise the camera switch.
  const [main, second] = slot === 'back' ? [count, turnAround] : [turnAround, count]
  const asksFirst = slot === 'back' && onAsk !== undefined
  return (
    <div className="camera-controls">
      {asksFirst ? (
        <button type="button" className="camera-control" onClick={onAsk}>
          <Icon svg={users} />
          Pedir a alguém
        </button>
      ) : (
        <GalleryButton className="camera-control" label="Escolher da galeria" onFile={onFile}>
          <Icon svg={images} />
          Galeria
        </GalleryButton>
      )}
      <div className="camera-release">
        <ShutterRing filled={ring?.isAuto ? ring.filled : 0} />
        <button
          ref={shutter}
          type="button"
          className="camera-shutter"
          onClick={() => isReady && onShoot()}
          // Not `disabled`: it could not have the focus.
          aria-disabled={!isReady}
          aria-label="Tirar foto"
        >
          <i />
        </button>
      </div>
      <button type="button" className="camera-control" aria-label={main.label} onClick={main.onClick}>
        <Icon svg={main.svg} />
        {main.words}
      </button>
      {caption ? (
        <p className="camera-caption stack centred t-medium t-small nowrap">{caption}</p>
      ) : (
        ring && (
          <button
            type="button"
            role="switch"
            aria-checked={ring.isAuto}
            aria-label="Dispara sozinha"
            className="camera-caption stack centred t-medium t-small nowrap"
            onClick={() => ring.onAuto(!ring.isAuto)}
          >
            {ring.isAuto ? 'Dispara sozinha' : 'Só no botão'}
          </button>
        )
      )}
      {asksFirst && (
        <GalleryButton className="camera-second camera-second-left" label="Escolher da galeria" onFile={onFile}>
          <Icon svg={images} size={20} />
          Galeria
        </GalleryButton>
      )}
      {onAsk && !asksFirst && (
        <button type="button" className="camera-second camera-second-left" onClick={onAsk}>
          Pedir a alguém
        </button>
      )}
      <button type="button" className="camera-second" aria-label={second.label} onClick={second.onClick}>
        <Icon svg={second.svg} size={20} />
        {second.words}
      </button>
    </div>
  )
}

const timerWords = (timer: Timer) => (timer === 0 ? 'na hora' : `${timer} segundos`)
