import images from '@phosphor-icons/core/assets/regular/images.svg?raw'
import timerIcon from '@phosphor-icons/core/assets/regular/timer.svg?raw'
import { Icon } from '#pwa/ui/icon.tsx'
import { useFocusOnMount } from '#pwa/ui/use-focus-on-mount.ts'
import { GalleryButton } from './gallery-button.tsx'
import { ShutterRing } from './shutter-ring.tsx'
import { type Timer, TIMERS } from './use-self-timer.ts'

interface CameraControlsProps {
  isReady: boolean
  timer: Timer
  /** Fills while all holds, where the camera sees; null where only the button shoots. */
  ring: { filled: number; isAuto: boolean; onAuto: (isAuto: boolean) => void } | null
  onTimer: (timer: Timer) => void
  onShoot: () => void
  onFile: (file: File) => void
}

/** Gallery, shutter, timer: within the reach of a thumb. */
export function CameraControls({ isReady, timer, ring, onTimer, onShoot, onFile }: CameraControlsProps) {
  const shutter = useFocusOnMount<HTMLButtonElement>()
  const next = TIMERS[(TIMERS.indexOf(timer) + 1) % TIMERS.length] ?? 0
  return (
    <div className="camera-controls">
      <GalleryButton className="camera-control" label="Escolher da galeria" onFile={onFile}>
        <Icon svg={images} />
        Galeria
      </GalleryButton>
      <div className="camera-release">
        {ring && <ShutterRing filled={ring.isAuto ? ring.filled : 0} />}
        <button
          ref={shutter}
          type="button"
          className="camera-shutter"
          onClick={() => isReady && onShoot()}
          // Not `disabled`: it would lose the focus, and could not take it before the first frame is there.
          aria-disabled={!isReady}
          aria-label="Tirar foto"
        >
          <i />
        </button>
        {ring && (
          <button
            type="button"
            role="switch"
            aria-checked={ring.isAuto}
            aria-label="Dispara sozinha"
            className="camera-auto"
            onClick={() => ring.onAuto(!ring.isAuto)}
          >
            {ring.isAuto ? 'Dispara sozinha' : 'Só no botão'}
          </button>
        )}
      </div>
      <button
        type="button"
        className="camera-control"
        data-off={timer === 0 ? '' : undefined}
        aria-label={`Temporizador: ${timerWords(timer)}. Mudar para ${timerWords(next)}`}
        onClick={() => onTimer(next)}
      >
        <Icon svg={timerIcon} />
        {timer === 0 ? 'Na hora' : `${timer} s`}
      </button>
    </div>
  )
}

const timerWords = (timer: Timer) => (timer === 0 ? 'na hora' : `${timer} segundos`)
