import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import minus from '@phosphor-icons/core/assets/regular/magnifying-glass-minus.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/magnifying-glass-plus.svg?raw'
import corners from '@phosphor-icons/core/assets/regular/corners-in.svg?raw'
import type { PhotoSize } from '#visagism/face/measure.ts'
import { useStageGestures } from '#pwa/face/marking/use-stage-gestures.ts'
import { panBy, type View, zoomAt } from '#pwa/face/marking/view.ts'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import { useSize } from '#pwa/ui/use-size.ts'
import { firstView, type Focus, WHOLE } from './zoom-view.ts'
import './photos.css'

const STEP = 1.4
const CLOSE = 2.5
const MOVE_PX = 60

/** For keys handled by the screen. */
export interface ZoomControls {
  readonly closer: () => void
  readonly farther: () => void
  readonly reset: () => void
}

interface ZoomPhotoProps {
  children: ReactNode
  label: string
  /** Pixel size. With it the photo fills the window, without it all is shown. */
  picture?: PhotoSize | undefined
  focus?: Focus | null
  controls?: Ref<ZoomControls>
}

/** Zooms with wheel, pinch, double press, keys or buttons, and moves with dragging or arrows. */
export function ZoomPhoto({ children, label, picture, focus = null, controls }: ZoomPhotoProps) {
  const [own, setOwn] = useState<View | null>(null)
  const [light, setLight] = useState(100)
  const [contrast, setContrast] = useState(100)
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const first = picture ? firstView(picture, size, focus) : WHOLE
  // Follows the window's size until moved.
  const view = own ?? first

  const zoom = (factor: number, at = { x: size.width / 2, y: size.height / 2 }) =>
    setOwn((now) => zoomAt(now ?? first, factor, at, size, size))
  const move = (dx: number, dy: number) =>
    setOwn((now) => {
      const from = now ?? first
      return from.scale > 1 ? panBy(from, dx, dy, size, size) : from
    })
  const reset = () => {
    setOwn(null)
    setLight(100)
    setContrast(100)
  }
  useImperativeHandle(controls, () => ({ closer: () => zoom(STEP), farther: () => zoom(1 / STEP), reset }))

  const gestures = useStageGestures(frame, {
    onPan: move,
    onPinch(factor, centre, dx, dy) {
      zoom(factor, centre)
      move(dx, dy)
    },
  })

  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      '+': () => zoom(STEP),
      '=': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      '0': reset,
      ArrowLeft: () => move(MOVE_PX, 0),
      ArrowRight: () => move(-MOVE_PX, 0),
      ArrowUp: () => move(0, MOVE_PX),
      ArrowDown: () => move(0, -MOVE_PX),
    }
    const act = moves[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  return (
    <div className="zoom column shortens">
      {/* Needs the keys and the pointer, to move its content. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className="zoom-window"
        role="application"
        aria-label={`${label}. Mais e menos aproximam, setas movem, zero volta.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoomed={own && view.scale > 1 ? '' : undefined}
        onKeyDown={press}
        onDoubleClick={({ clientX, clientY, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect()
          if (own) setOwn(null)
          else zoom(CLOSE, { x: clientX - left, y: clientY - top })
        }}
        {...gestures}
      >
        <div
          className="zoom-picture"
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            filter: light === 100 && contrast === 100 ? undefined : `brightness(${light}%) contrast(${contrast}%)`,
          }}
        >
          {children}
        </div>
      </div>
      <div className="zoom-tools row wrap">
        <IconButton svg={minus} label="Afastar" className="admin-action" onClick={() => zoom(1 / STEP)} />
        <IconButton svg={plus} label="Aproximar" className="admin-action" onClick={() => zoom(STEP)} />
        <IconButton svg={corners} label="Voltar ao começo" className="admin-action" onClick={reset} />
        <Level label="Luz" value={light} onChange={setLight} />
        <Level label="Contraste" value={contrast} onChange={setContrast} />
      </div>
    </div>
  )
}

interface LevelProps {
  label: string
  value: number
  onChange: (value: number) => void
}

function Level({ label, value, onChange }: LevelProps) {
  return (
    <label className="zoom-level row gap-8 t-medium t-caption">
      {label}
      <input
        type="range"
        min={50}
        max={200}
        step={5}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}
