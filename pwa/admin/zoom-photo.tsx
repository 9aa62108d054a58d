import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import minus from '@phosphor-icons/core/assets/regular/magnifying-glass-minus.svg?raw'
import plus from '@phosphor-icons/core/assets/regular/magnifying-glass-plus.svg?raw'
import corners from '@phosphor-icons/core/assets/regular/corners-in.svg?raw'
import { IconButton } from '#pwa/ui/icon-button.tsx'
import './zoom-photo.css'

const ZOOM_MAX = 6
const STEP = 1.4
const MOVE_PX = 60
const PLAIN = { zoom: 1, x: 0, y: 0 }

interface ZoomPhotoProps {
  /** What is looked at. */
  children: ReactNode
  label: string
}

/** A closer look: wheel, keys or buttons zoom; dragging and arrows move; light and contrast can be lifted. */
export function ZoomPhoto({ children, label }: ZoomPhotoProps) {
  const [view, setView] = useState(PLAIN)
  const [light, setLight] = useState(100)
  const [contrast, setContrast] = useState(100)
  const grip = useRef<{ x: number; y: number } | null>(null)

  const zoomBy = (factor: number) =>
    setView(({ zoom, x, y }) => {
      const next = Math.min(ZOOM_MAX, Math.max(1, zoom * factor))
      return next === 1 ? PLAIN : { zoom: next, x: (x * next) / zoom, y: (y * next) / zoom }
    })
  const move = (dx: number, dy: number) =>
    setView((now) => (now.zoom === 1 ? now : { ...now, x: now.x + dx, y: now.y + dy }))
  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': () => setView(PLAIN),
      ArrowLeft: () => move(MOVE_PX, 0),
      ArrowRight: () => move(-MOVE_PX, 0),
      ArrowUp: () => move(0, MOVE_PX),
      ArrowDown: () => move(0, -MOVE_PX),
    }
    const act = moves[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const drag = (event: PointerEvent) => {
    if (!grip.current) return
    move(event.clientX - grip.current.x, event.clientY - grip.current.y)
    grip.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <div className="zoom">
      {/* The window takes the keys and the pointer that move what is in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className="zoom-window"
        role="application"
        aria-label={`${label}. Mais e menos aproximam, setas movem, zero volta.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoomed={view.zoom > 1 ? '' : undefined}
        onKeyDown={press}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15)}
        onPointerDown={(event) => {
          grip.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => (grip.current = null)}
        onPointerCancel={() => (grip.current = null)}
      >
        <div
          className="zoom-picture"
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
            filter: `brightness(${light}%) contrast(${contrast}%)`,
          }}
        >
          {children}
        </div>
      </div>
      <div className="zoom-tools">
        <IconButton svg={minus} label="Afastar" className="admin-action" onClick={() => zoomBy(1 / STEP)} />
        <IconButton svg={plus} label="Aproximar" className="admin-action" onClick={() => zoomBy(STEP)} />
        <IconButton
          svg={corners}
          label="Voltar ao começo"
          className="admin-action"
          onClick={() => {
            setView(PLAIN)
            setLight(100)
            setContrast(100)
          }}
        />
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
    <label className="zoom-level">
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
